import type { Message } from '../kernel/message.ts';
import type { SeenEvent } from '../kernel/sight.ts';
import type { LogEntry, Look } from '../match/match.ts';
import type { Speaker } from '../words/words.ts';
import { type Context, gameOf } from './context.ts';
import { fitLines, LIMITS } from './limits.ts';
import type { Voices } from './voices.ts';

type Games = Pick<Context, 'games'>;

/** The board in words as the look's viewer sees it, a line each; empty in the lobby. */
export const boardLines = (context: Games, { match, sight }: Look, { say }: Pick<Voices, 'say'>): readonly string[] =>
  sight ? gameOf(context, match.game).face.text(sight).map(say) : [];

/** The board in words where it cannot be drawn, beside other lines of a message: cut where it is too long, and then says where all of it is. */
export function boardBeside(context: Games, look: Look, voices: Voices, beside: readonly string[]): string {
  const room = LIMITS.text - beside.reduce((sum, line) => sum + line.length + 1, 0);
  const lines = boardLines(context, look, voices);
  return lines.length > 0 && room > 0 ? fitLines(lines, room, 'first', voices.say({ id: 'table.text.cut' })) : '';
}

/** What only this seat may see, in words; empty for a viewer without a seat. */
export const handLines = (context: Games, { match, sight, viewer }: Look, say: Speaker): readonly string[] =>
  sight && viewer !== 'table'
    ? gameOf(context, match.game)
        .face.hand(sight as never)
        .text.map(say)
    : [];

/** What happened since a person last answered, oldest first, in at most `most` lines; the first says so where that is cut. */
export function latelyLines(context: Games, { match, lately }: Look, voices: Voices, most: number): readonly string[] {
  const lines = logLines(context, match.game, lately, voices);
  const cut = lines.length - most + 1;
  return cut <= 1 ? lines : [voices.say({ id: 'log.more', args: { count: cut } }), ...lines.slice(cut)];
}

/** What events tell, those that are worth a line. */
export const eventLines = (context: Games, game: string, events: readonly SeenEvent[]): readonly Message[] => {
  const { face } = gameOf(context, game);
  return events.flatMap((event) => face.line(event) ?? []);
};

/** The viewer's seat, and from which version on they have had it; null for the table. */
export const seated = ({ match, viewer }: Pick<Look, 'match' | 'viewer'>) =>
  viewer === 'table' ? null : { seat: viewer, since: match.tenures.findLast(({ seat }) => seat === viewer)?.since ?? 0 };

/**
 * Lines of the log, oldest first; what was taken back stays, struck through, since everybody saw it. What was said in private
 * before the viewer was `seated` was said to whoever had the seat then, and is quoted as such.
 */
export function logLines(
  context: Games,
  game: string,
  entries: readonly LogEntry[],
  voices: Voices,
  viewer: ReturnType<typeof seated> = null,
): readonly string[] {
  return entries.flatMap((entry) => {
    const say = speakerOf(entry, voices);
    const quoted = (event: SeenEvent): readonly Message[] =>
      eventLines(context, game, [event]).map((line) =>
        viewer && event.secret !== undefined ? { id: 'log.line.theirs', args: { who: { seat: viewer.seat }, line } } : line,
      );
    const lines = viewer && entry.version < viewer.since ? entry.events.flatMap(quoted) : eventLines(context, game, entry.events);
    const own = ownLine(entry);
    return [
      ...(own ? [say(own)] : []),
      ...lines.map((line) => (entry.undone ? say({ id: 'log.line.undone', args: { line } }) : say(line))),
      ...overtakenLines(entry, voices),
    ];
  });
}

/** Speaks of seats as they were held when an entry was made; whoever goes is spoken of as the one who was there. */
export const speakerOf = ({ kind, version }: LogEntry, voices: Voices): Speaker =>
  voices.at(kind === 'leave' || kind === 'handover' ? version - 1 : version);

/** What an entry put off the table, said of whoever had asked it. */
export const overtakenLines = ({ overtook, version }: LogEntry, voices: Voices): readonly string[] =>
  overtook ? [voices.at(version - 1)({ id: `log.overtaken.${overtook.wish}`, args: { seat: { seat: overtook.by } } })] : [];

/** What an entry tells beside its events. */
export function ownLine({ kind, seat, how }: LogEntry): Message | null {
  if (how !== null && seat !== null) return { id: `log.how.${how}`, args: { seat: { seat } } };
  if (kind === 'end' && seat !== null) return { id: 'log.end.by', args: { seat: { seat } } };
  if (kind === 'start' || kind === 'end' || kind === 'pause') return { id: `log.${kind}` };
  if (kind === 'resume' && seat === null) return { id: 'log.resume.by-itself' };
  return kind !== 'answer' && seat !== null ? { id: `log.${kind}`, args: { seat: { seat } } } : null;
}
