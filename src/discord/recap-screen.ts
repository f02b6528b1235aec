import type { Message } from '../kernel/message.ts';
import type { Look, Recap } from '../match/match.ts';
import type { Speaker } from '../words/words.ts';
import { boardLines, handLines } from './board-text.ts';
import type { Context } from './context.ts';
import { paged } from './pages.ts';
import { boardPicture } from './pictures.ts';
import { type RecapLines, recapLines } from './recap-lines.ts';
import { type Pictures, type Row, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** What a recap holds of the log. */
const WHOLE = { most: 30, room: 2_400 } as const;
/** The same on top of a panel. */
const SHORT = { most: 5, room: 700 } as const;

/** What a recap is headed with, where it leads back to, and which page of its text is shown, counted from 0. */
type Shown = { readonly title: Message; readonly row?: Row | null; readonly page?: number };

/**
 * What happened since somebody last answered: the board before and after side by side, or in words where it cannot be drawn,
 * the log, of them first, and what they alone know, then and now.
 */
export async function recapScreen(context: Context, recap: Recap, voices: Voices, { title, row = null, page = 0 }: Shown): Promise<Screen> {
  const { now, entries } = recap;
  const { say } = voices;
  const { own, others, left } = recapLines(context, now.match.game, entries, now.viewer, voices, WHOLE);
  if (own.length + others.length + left === 0) return screen({ text: [say(title), say({ id: 'recap.nothing' })], rows: [row] });
  const then = await recap.before();
  const pictures = await beforeAndAfter(context, now, then, voices);
  const lines = [
    say(title),
    ...headed('recap.own', own, voices),
    ...headed(own.length > 0 ? 'recap.others' : null, others, voices),
    left > 0 ? `-# ${say({ id: 'recap.more', args: { count: left } })}` : '',
    ...(pictures.length > 0 ? [] : beforeAndAfterInWords(context, now, then, voices)),
    ...handsThenAndNow(context, now, then, voices),
  ];
  const { text, row: turn } = paged(lines, page, (to) => ({ do: 'recappage', match: now.match.id, page: to }), voices);
  return screen({ picture: pictures, beside: true, text, rows: [turn, row] });
}

/** The same on top of a panel, in a few lines; none where nothing happened. */
export function recapOnTop(context: Pick<Context, 'games'>, { match, viewer, since }: Look, voices: Voices): readonly string[] {
  if (viewer === 'table') return [];
  const lines: RecapLines = recapLines(context, match.game, since, viewer, voices, SHORT);
  const shown = [...lines.own, ...lines.others];
  if (shown.length + lines.left === 0) return [];
  return [
    `-# ${voices.say({ id: 'recap.on-top' })}`,
    ...shown.map(quoted),
    lines.left > 0 ? `-# ${voices.say({ id: 'recap.more.on-top', args: { count: lines.left } })}` : '',
  ];
}

const quoted = (line: string) => `> ${line}`;

const headed = (heading: string | null, lines: readonly string[], { say }: Voices): readonly string[] =>
  lines.length === 0 ? [] : [...(heading ? [say({ id: heading })] : []), ...lines.map(quoted)];

/** Both pictures, or what of them can be drawn. */
async function beforeAndAfter(context: Context, now: Look, then: Look | null, voices: Voices): Promise<Pictures> {
  const drawn = async (look: Look, beside: 'before' | 'board', heading: string) =>
    (await boardPicture(context, look, voices, { beside, alt: () => [voices.plain({ id: heading })] })) ?? [];
  return [...(then ? await drawn(then, 'before', 'recap.before') : []), ...(await drawn(now, 'board', 'recap.after'))];
}

const beforeAndAfterInWords = (context: Context, now: Look, then: Look | null, voices: Voices): readonly string[] => [
  ...(then ? [voices.say({ id: 'recap.before' }), ...boardLines(context, then, voices)] : []),
  voices.say({ id: 'recap.after' }),
  ...boardLines(context, now, voices),
];

/** What the seat alone knows, once where it knew the same before; nothing in a game without anything of the kind. */
function handsThenAndNow(context: Context, now: Look, then: Look | null, { say }: Voices): readonly string[] {
  const before = then ? handLines(context, then, say) : [];
  const after = handLines(context, now, say);
  if (before.join('\n') === after.join('\n')) return listed('recap.hand.same', after, say);
  return [...listed('recap.hand.before', before, say), ...listed('recap.hand.after', after, say)];
}

const listed = (heading: string, lines: readonly string[], say: Speaker): readonly string[] =>
  lines.length > 0 ? [say({ id: heading }), ...lines] : [];
