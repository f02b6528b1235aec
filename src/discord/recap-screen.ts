import type { Message } from '../kernel/message.ts';
import type { Look, Recap } from '../match/match.ts';
import { boardLines } from './board-text.ts';
import type { Context } from './context.ts';
import { fitLines, LIMITS } from './limits.ts';
import { boardPicture } from './pictures.ts';
import { type RecapLines, recapLines } from './recap-lines.ts';
import { type Picture, type Row, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** What a recap holds of the log; the rest of a message is for its headings, or for the board in words. */
const WHOLE = { most: 30, room: 2_400 } as const;
/** The same on top of a panel. */
const SHORT = { most: 5, room: 700 } as const;
const BOARD = LIMITS.text - WHOLE.room - 500;

/** What happened since somebody last answered: the board before and after side by side, then the log, of them first. */
export async function recapScreen(context: Context, recap: Recap, voices: Voices, title: Message, row: Row | null = null): Promise<Screen> {
  const { now, entries } = recap;
  const { say } = voices;
  const { own, others, left } = recapLines(context, now.match.game, entries, now.viewer, voices, WHOLE);
  if (own.length + others.length + left === 0) return screen({ text: [say(title), say({ id: 'recap.nothing' })], rows: [row] });
  const pictures = await beforeAndAfter(context, recap, voices);
  const board = pictures.length > 0 ? [] : boardLines(context, now, voices);
  return screen({
    picture: pictures,
    text: [
      say(title),
      ...headed('recap.own', own, voices),
      ...headed(own.length > 0 ? 'recap.others' : null, others, voices),
      left > 0 ? `-# ${say({ id: 'recap.more', args: { count: left } })}` : '',
      ...(board.length > 0 ? [say({ id: 'recap.after' }), fitLines(board, BOARD, 'first', '…')] : []),
    ],
    rows: [row],
  });
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
async function beforeAndAfter(context: Context, { now, before }: Recap, voices: Voices): Promise<readonly Picture[]> {
  const then = await before();
  const drawn = (look: Look, name: Picture['name'], heading: string) =>
    boardPicture(context, look, voices, { name, alt: () => [voices.plain({ id: heading })] });
  const pictures = [then && (await drawn(then, 'before.png', 'recap.before')), await drawn(now, 'board.png', 'recap.after')];
  return pictures.filter((picture) => picture !== null);
}
