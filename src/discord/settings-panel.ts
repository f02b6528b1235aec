import { ActionRowBuilder, StringSelectMenuBuilder } from 'discord.js';
import type { Match } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import { encode } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { lobbyChoices } from './lobby-choices.ts';
import { button, buttons, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** Selects on one page. */
export const SETTINGS_ON_PAGE = 5;

/** The host's private panel: a select for each setting and each part of how the time is kept, and the seats of bots. */
export function settingsPanel(
  context: Pick<Context, 'games' | 'service'>,
  match: Match,
  { say, plain }: Voices,
  wanted = 0,
  note: readonly string[] = [],
): Screen {
  const settings = lobbyChoices(context, match);
  const pages = Math.max(1, Math.ceil(settings.length / SETTINGS_ON_PAGE));
  const page = Math.min(wanted, pages - 1);
  const from = page * SETTINGS_ON_PAGE;
  const selects = settings.slice(from, from + SETTINGS_ON_PAGE).map(({ choices, chosen, name, nameOf }, place) =>
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder().setCustomId(encode({ do: 'set', match: match.id, setting: from + place })).addOptions(
        choices.map((choice) => ({
          value: choice,
          label: clip(plain({ id: 'lobby.settings.choice', args: { setting: name, choice: nameOf(choice) } }), LIMITS.selectLabel),
          default: choice === chosen,
        })),
      ),
    ),
  );
  const { seats } = gameOf(context, match.game).rules;
  const press = (change: 'more' | 'fewer', id: string, off: boolean) =>
    button({ do: 'bots', match: match.id, change, page }, plain({ id }), 'quiet', off);
  const next = (page + 1) % pages;
  return screen({
    text: [...note, say({ id: 'lobby.settings' })],
    rows: [
      ...selects,
      buttons(
        pages > 1 &&
          button({ do: 'setpage', match: match.id, page: next }, plain({ id: 'lobby.settings.page', args: { page: next + 1, pages } })),
        press('more', 'button.add-bot', match.holders.length >= seats.max),
        press('fewer', 'button.remove-bot', !match.holders.some(({ kind }) => kind === 'bot')),
        button({ do: 'verb', verb: 'end', match: match.id }, plain({ id: 'button.call-off' }), 'danger'),
      ),
    ],
  });
}
