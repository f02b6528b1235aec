import type { Arg } from '../kernel/message.ts';
import type { Seat } from '../kernel/position.ts';
import type { LogEntry } from '../match/match.ts';
import { eventLines, overtakenLines, ownLine, speakerOf } from './board-text.ts';
import type { Context } from './context.ts';
import { clip } from './limits.ts';
import type { Voices } from './voices.ts';

/** Lines of the log for one seat, oldest first, and how many more there are. */
export type RecapLines = {
  /** Those that name the seat, or tell what it alone may know. */
  readonly own: readonly string[];
  readonly others: readonly string[];
  readonly left: number;
};

/** Characters of one line. */
const LINE = 400;

/** What entries tell a seat in at most `most` lines and `room` characters: what concerns it first, and of both the newest. */
export function recapLines(
  context: Pick<Context, 'games'>,
  game: string,
  entries: readonly LogEntry[],
  seat: Seat,
  voices: Voices,
  { most, room }: { readonly most: number; readonly room: number },
): RecapLines {
  const all = entries.flatMap((entry) => told(context, game, entry, seat, voices));
  const linesThat = (concern: boolean) => all.flatMap(({ line, concerns }) => (concerns === concern ? [line] : []));
  const own = newest(linesThat(true), most, room);
  const others = newest(linesThat(false), most - own.length, room - lengthOf(own));
  return { own, others, left: all.length - own.length - others.length };
}

function told(context: Pick<Context, 'games'>, game: string, entry: LogEntry, seat: Seat, voices: Voices) {
  const say = speakerOf(entry, voices);
  const said = ownLine(entry);
  return [
    ...(said ? [{ line: clip(say(said), LINE), concerns: names(said, seat) }] : []),
    ...entry.events.flatMap((event) =>
      eventLines(context, game, [event]).map((line) => ({
        line: clip(say(line), LINE),
        concerns: event.secret !== undefined || names(line, seat),
      })),
    ),
    ...overtakenLines(entry, voices).map((line) => ({ line, concerns: entry.overtook?.by === seat })),
  ];
}

/** Whether a message, or what it is filled with, names the seat. */
function names(part: Arg, seat: Seat): boolean {
  if (typeof part !== 'object') return false;
  if ('seat' in part) return part.seat === seat;
  return ('id' in part ? Object.values(part.args ?? {}) : part).some((inner) => names(inner, seat));
}

/** The last lines that keep to a number and, with what parts them, to so many characters. */
function newest(lines: readonly string[], most: number, room: number): readonly string[] {
  let kept = lines.slice(Math.max(lines.length - Math.max(most, 0), 0));
  while (lengthOf(kept) > room) kept = kept.slice(1);
  return kept;
}

/** Each line is quoted, and ends. */
const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 3, 0);
