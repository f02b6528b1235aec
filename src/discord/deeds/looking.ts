import type { Look, MatchId } from '../../match/match.ts';
import { boardLines, handLines, logLines, seated } from '../board-text.ts';
import { type Context, gameOf, isLive } from '../context.ts';
import type { Verb } from '../custom-id.ts';
import { type Page, paged } from '../pages.ts';
import { boardPicture, closeupPicture, closeupsOf, handPicture } from '../pictures.ts';
import { rulesScreen, sectionFor } from '../rules-screen.ts';
import { button, buttonRows, buttons, screen } from '../screen.ts';
import { waitLine } from '../seat-panel.ts';
import { stateLine } from '../table-post.ts';
import type { Voices } from '../voices.ts';
import { type Asked, type Deed, type Show, showing, showPanel, tell } from './deed.ts';
import { isModerator } from './departing.ts';
import { moveOffer } from './moving.ts';

/** More entries than a match has. */
const ALL = 100_000;

/** Leads back to the asker's panel. */
export const backRow = (match: MatchId, { plain }: Voices) =>
  buttons(button({ do: 'verb', verb: 'act', match }, plain({ id: 'button.back' })));

export const act: Deed = async (context, asked) => showPanel(context, asked);

export const hand: Deed = async (context, asked) =>
  showing(context, asked, async (look, voices) => {
    const lines = handLines(context, look, voices.say);
    const rows = [backRow(look.match.id, voices)];
    if (lines.length === 0) return screen({ text: [voices.say({ id: look.sight ? 'panel.hand.none' : 'refused.not-started' })], rows });
    const sealed = look.sealed ? [voices.say(waitLine(look))] : [];
    return screen({
      picture: await handPicture(context, look, voices),
      text: [voices.say({ id: 'panel.hand' }), ...sealed, ...lines],
      rows,
    });
  });

/** The board in words under a heading, after other lines, a page of it. */
const wordsOf = (context: Context, look: Look, voices: Voices, before: readonly string[], wanted: number): Page =>
  paged(
    [...before, voices.say({ id: 'panel.text' }), ...boardLines(context, look, voices), boldState(look, voices)],
    wanted,
    (page) => ({ do: 'textpage', match: look.match.id, page }),
    voices,
  );

const boldState = (look: Look, { say }: Voices): string => `**${say(stateLine(look))}**`;

/** The board as the asker may see it: drawn, or in words, of which that page. */
const boardAs = (context: Context, asked: Asked, words: number | null): Show =>
  showing(context, asked, async (look, voices) => {
    const offer = await moveOffer(context, asked, look, voices);
    const rows = [backRow(look.match.id, voices), offer.row];
    if (!look.sight) return screen({ text: [...offer.text, voices.say({ id: 'refused.not-started' })], rows });
    const picture = words === null ? await boardPicture(context, look, voices) : null;
    if (picture) return screen({ picture, text: [...offer.text, boldState(look, voices)], rows });
    const { text, row } = wordsOf(context, look, voices, offer.text, words ?? 0);
    return screen({ text, rows: [row, ...rows] });
  });

export const board: Deed = async (context, asked) => boardAs(context, asked, null);
export const text: Deed = async (context, asked) => textPage(context, asked, 0);

/** A page of the board in words; one beyond the last is the last. */
export const textPage = (context: Context, asked: Asked, wanted: number): Show => boardAs(context, asked, wanted);

/** A part of the board in large; the whole board for a part that it does not have, and in words where it cannot be drawn. */
export const closeup = (context: Context, asked: Asked, index: number): Show =>
  showing(context, asked, async (look, voices) => {
    const picture = (await closeupPicture(context, look, voices, index)) ?? (await boardPicture(context, look, voices));
    const { text, row } = picture ? { text: [boldState(look, voices)], row: null } : wordsOf(context, look, voices, [], 0);
    return screen({ picture, text, rows: [row, ...closeupRows(context, look, voices), backRow(look.match.id, voices)] });
  });

/** A button for each part of the board that can be shown in large; none for games without such parts. */
const closeupRows = (context: Context, look: Look, { plain }: Voices) =>
  buttonRows(closeupsOf(context, look).map(({ label }, index) => button({ do: 'closeup', match: look.match.id, index }, plain(label))));

/** The newest page of the log. */
export const log: Deed = async (context, asked) => logPage(context, asked, Number.MAX_SAFE_INTEGER);

/** A page of the log, counted from its beginning; one beyond the last is the last, which ends with how the match came out. */
export const logPage = (context: Context, asked: Asked, wanted: number): Show =>
  showing(context, asked, async (look, voices) => {
    const { say } = voices;
    const entries = await context.service.log(asked.match, asked.user, ALL);
    const lines = [
      ...logLines(context, look.match.game, entries, voices, seated(look)),
      look.sight?.outcome ? boldState(look, voices) : '',
    ];
    const { text, row } = paged(lines, wanted, (page) => ({ do: 'logpage', match: look.match.id, page }), voices);
    const told = text.length > 0 ? text : [say({ id: 'log.empty' })];
    return screen({ text: [say({ id: 'log.title' }), ...told], rows: [row, backRow(look.match.id, voices)] });
  });

export const more: Deed = async (context, asked) =>
  showing(context, asked, async (look, voices) => {
    const { match } = look;
    const press = (verb: Verb, style: 'quiet' | 'danger' = 'quiet') =>
      button({ do: 'verb', verb, match: match.id }, voices.plain({ id: `button.${verb === 'end' ? 'call-off' : verb}` }), style);
    return screen({
      text: [voices.say({ id: 'panel.more' })],
      rows: [
        ...closeupRows(context, look, voices),
        buttons(press('text'), press('rules'), press('verify'), press('help')),
        isLive(match) ? null : buttons(press('replay'), press('chronicle'), press('export')),
        match.status === 'running' ? buttons(press('undo'), press(match.pause ? 'resume' : 'pause')) : null,
        isLive(match)
          ? buttons(
              look.viewer !== 'table' && press('leave'),
              (match.host === asked.user || isModerator(context, asked, match)) && press('end', 'danger'),
            )
          : null,
      ],
    });
  });

export const rules: Deed = async (context, asked) =>
  showing(context, asked, async (look, voices) => {
    const game = gameOf(context, look.match.game);
    return rulesScreen(game, sectionFor(game, look.sight?.step ?? null), voices.say, voices.plain);
  });

export const verify: Deed = async (context, asked) => {
  const proof = await context.service.verify(asked.match);
  if (!proof) return tell(asked, { id: 'refused.no-match' });
  const hash = `\`${proof.seedHash}\``;
  if (proof.seed === null) return tell(asked, { id: 'verify.sealed', args: { id: asked.match, hash } });
  return tell(asked, {
    id: proof.matches ? 'verify.good' : 'verify.bad',
    args: { id: asked.match, hash, seed: `\`${proof.seed}\``, answers: proof.answers },
  });
};

export const help: Deed = async (_context, asked) => tell(asked, { id: 'help.text' });
