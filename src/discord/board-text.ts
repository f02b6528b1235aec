import type { Message } from '../kernel/message.ts';
import type { LogEntry, Look } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import type { Voices } from './voices.ts';

type Games = Pick<Context, 'games'>;

/** The board in words as the look's viewer sees it, a line each; empty in the lobby. */
export const boardLines = (context: Games, { match, sight }: Look, { say }: Voices): readonly string[] =>
  sight ? gameOf(context, match.game).face.text(sight).map(say) : [];

/** What only this seat may see, in words; empty for a viewer without a seat. */
export const handLines = (context: Games, { match, sight, viewer }: Look, { say }: Voices): readonly string[] =>
  sight && viewer !== 'table'
    ? gameOf(context, match.game)
        .face.hand(sight as never)
        .text.map(say)
    : [];

/** The newest `count` things that happened, oldest first. */
export function recentLines(context: Games, { match, recent }: Look, { say }: Voices, count: number): readonly string[] {
  const { face } = gameOf(context, match.game);
  return recent
    .map((event) => face.line(event))
    .filter((line) => line !== null)
    .slice(-count)
    .map(say);
}

/** Lines of the log, oldest first; what was taken back stays, struck through, since everybody saw it. */
export function logLines(context: Games, game: string, entries: readonly LogEntry[], { say }: Voices): readonly string[] {
  const { face } = gameOf(context, game);
  return entries.flatMap((entry) => {
    const lines = entry.events.map((event) => face.line(event)).filter((line) => line !== null);
    const own = ownLine(entry);
    return [
      ...(own ? [say(own)] : []),
      ...lines.map((line) => (entry.undone ? say({ id: 'log.line.undone', args: { line } }) : say(line))),
    ];
  });
}

function ownLine({ kind, seat, how }: LogEntry): Message | null {
  if (how !== null && seat !== null) return howLine({ seat, how });
  if (kind === 'start' || kind === 'end') return { id: `log.${kind}` };
  return kind !== 'answer' && seat !== null ? { id: `log.${kind}`, args: { seat: { seat } } } : null;
}

/** Says what others did for or to a seat, such as an answer that was made when its time was up. */
export const howLine = ({ seat, how }: NonNullable<Look['timeUp']>): Message => ({ id: `log.how.${how}`, args: { seat: { seat } } });
