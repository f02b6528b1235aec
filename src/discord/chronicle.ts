import type { Game } from '../games/face.ts';
import type { SeenEvent } from '../kernel/sight.ts';
import type { LogEntry, Story } from '../match/match.ts';
import { logLines } from './board-text.ts';
import { type Context, gameOf } from './context.ts';
import { standingLines, tookLine, whichMatch } from './result-lines.ts';
import type { KeepFile } from './screen.ts';
import { stateLine } from './table-post.ts';
import type { Voices } from './voices.ts';

/** A round of turns, of which 0 is what comes before the first. */
type Round = { readonly number: number; readonly entries: LogEntry[] };

/** The whole match as a story in Markdown, a paragraph a line: how it began, each round, how it ended. Of what was taken back it tells only that all agreed to that. */
export async function chronicle(context: Context, story: Story, voices: Voices): Promise<readonly string[]> {
  const { say } = voices;
  const { match, entries } = story;
  const game = gameOf(context, match.game);
  const look = (await context.service.lookAtTable(match.id))!;
  const rounds = roundsOf(
    entries.filter(({ undone, kind, how }) => !undone && (kind !== 'undo' || how === 'consent')),
    game,
  );
  return [
    `# ${voices.whole(whichMatch(context, match))}`,
    ...rounds.flatMap((round) => [
      ...(round.number > 0 ? [`## ${say({ id: 'chronicle.round', args: { number: round.number } })}`] : []),
      ...logLines(context, match.game, round.entries, voices),
    ]),
    `## ${say({ id: 'chronicle.end' })}`,
    say(stateLine(look)),
    ...standingLines(context, look, voices),
    say(tookLine(story)),
  ];
}

/** Cuts a story where its rounds begin, which may be in the midst of an entry. A round ends when somebody has a turn again after others. */
function roundsOf(entries: readonly LogEntry[], { face }: Game): readonly Round[] {
  const rounds: Round[] = [{ number: 0, entries: [] }];
  const been = new Set<number>();
  let latest: number | null = null;
  const begins = (event: SeenEvent): boolean => {
    const seat = face.turn?.(event) ?? null;
    if (seat === null || seat === latest) return false;
    const isNew = been.size === 0 || been.has(seat);
    if (isNew) been.clear();
    been.add(seat);
    latest = seat;
    return isNew;
  };
  for (const entry of entries) {
    let part: SeenEvent[] = [];
    let rest: LogEntry = entry;
    for (const event of entry.events) {
      if (begins(event)) {
        rounds.at(-1)!.entries.push({ ...rest, events: part });
        // What is said of the entry itself has been said by its first part.
        rest = { ...entry, kind: 'answer', how: null, overtook: null };
        part = [];
        rounds.push({ number: rounds.length, entries: [] });
      }
      part.push(event);
    }
    rounds.at(-1)!.entries.push({ ...rest, events: part });
  }
  return rounds;
}

const MENTION = /<@(\d+)>/g;
const DATE = /<t:(\d+):D>/g;

/** The story as a file, with the names of people in place of their mentions and the day as it is written everywhere. */
export async function chronicleFile(context: Context, { match }: Story, lines: readonly string[], { plain }: Voices): Promise<KeepFile> {
  const text = lines.join('\n\n');
  const users = [...new Set([...text.matchAll(MENTION)].map(([, user]) => user!))];
  const names = new Map(
    await Promise.all(
      users.map(async (user) => {
        const number = match.tenures.find((tenure) => tenure.user === user)?.seat ?? 0;
        const name = await context.names.of(match.place.guild, user);
        return [user, name ?? plain({ id: 'seat.nameless', args: { number: number + 1 } })] as const;
      }),
    ),
  );
  const named = text
    .replace(MENTION, (_, user: string) => names.get(user)!)
    .replace(DATE, (_, seconds: string) => new Date(Number(seconds) * 1_000).toISOString().slice(0, 10));
  return { name: `chronicle-${match.id}.md`, data: Buffer.from(`${named}\n`) };
}
