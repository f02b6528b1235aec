import { ActionRowBuilder, ChannelSelectMenuBuilder, ChannelType, RoleSelectMenuBuilder, StringSelectMenuBuilder } from 'discord.js';
import type { Arg, Message } from '../kernel/message.ts';
import type { ServerSettings } from '../match/match.ts';
import type { Context } from './context.ts';
import { encode, type ServerSetting } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { playedGames } from './may-open.ts';
import { type Screen, screen } from './screen.ts';
import { commonVoice, gameVoice } from './voices.ts';

/** Where a match can be opened. */
export const PLACES = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum, ChannelType.GuildVoice] as const;

/** What a server's settings are, in a line of words and a select for each. Discord would refuse channels and roles that are gone. */
export function serverPanel(
  context: Pick<Context, 'games' | 'service' | 'client'>,
  guild: string,
  settings: ServerSettings,
  locale: string,
  note: Message | null = null,
): Screen {
  const say = commonVoice(locale);
  const { choices } = context.service.servers;
  const server = context.client.guilds.cache.get(guild);
  const rolesHere = server?.roles.cache;
  const custom = (setting: ServerSetting) => encode({ do: 'server', setting });
  const hint = (setting: ServerSetting) => clip(say({ id: `server.choose.${setting}` }), LIMITS.selectPlaceholder);
  const choiceOf = (setting: keyof typeof choices, choice: string): Message =>
    setting === 'pace' ? { id: `pace.${choice}` } : { id: `server.${setting}.${choice}` };

  const oneOf = (setting: keyof typeof choices) =>
    row(
      new StringSelectMenuBuilder()
        .setCustomId(custom(setting))
        .setPlaceholder(hint(setting))
        .addOptions(
          choices[setting].map((choice) => ({
            value: choice,
            label: clip(
              say({ id: 'lobby.settings.choice', args: { setting: { id: `server.${setting}` }, choice: choiceOf(setting, choice) } }),
              LIMITS.selectLabel,
            ),
            default: settings[setting] === choice,
          })),
        ),
    );

  const channels = new ChannelSelectMenuBuilder()
    .setCustomId(custom('channels'))
    .setPlaceholder(hint('channels'))
    .setChannelTypes(...PLACES)
    .setMinValues(0)
    .setMaxValues(LIMITS.selectOptions)
    .setDefaultChannels(settings.channels.filter((id) => server?.channels.cache.has(id)));
  const games = new StringSelectMenuBuilder()
    .setCustomId(custom('games'))
    .setPlaceholder(hint('games'))
    .setMinValues(0)
    .setMaxValues(context.games.length)
    .addOptions(
      context.games.map((game) => ({
        value: game.rules.id,
        label: clip(gameVoice(game, locale)(game.face.title), LIMITS.selectLabel),
        default: settings.games.includes(game.rules.id),
      })),
    );
  const role = new RoleSelectMenuBuilder()
    .setCustomId(custom('role'))
    .setPlaceholder(hint('role'))
    .setMinValues(0)
    .setMaxValues(1)
    .setDefaultRoles(rolesHere?.has(settings.creators) ? [settings.creators] : []);

  const line = (setting: ServerSetting, choice: Arg) => say({ id: 'server.line', args: { setting: { id: `server.${setting}` }, choice } });
  const listed = (what: 'channels' | 'games', names: readonly string[]) => (names.length > 0 ? names : { id: `server.${what}.all` });
  const titles =
    settings.games.length === 0 ? [] : playedGames(settings, context.games).map((game) => gameVoice(game, locale)(game.face.title));
  const isRole = !choices.creators.some((who) => who === settings.creators);
  return screen({
    text: [
      note ? say(note) : '',
      say({ id: 'server.title' }),
      line(
        'channels',
        listed(
          'channels',
          settings.channels.map((id) => `<#${id}>`),
        ),
      ),
      line('games', listed('games', titles)),
      // The selects show the rest themselves, but for a role among those who may open a match.
      isRole ? line('creators', [`<@&${settings.creators}>`]) : '',
    ],
    rows: [row(channels), row(games), oneOf('pace'), oneOf('pings'), oneOf('creators'), row(role), oneOf('purge')],
  });
}

const row = <S extends ChannelSelectMenuBuilder | RoleSelectMenuBuilder | StringSelectMenuBuilder>(select: S) =>
  new ActionRowBuilder<S>().addComponents(select);
