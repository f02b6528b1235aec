import { time } from 'discord.js';
import type { Message } from '../kernel/message.ts';
import type { Look, Match, Story } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import type { Voices } from './voices.ts';

const MINUTES = { hour: 60, day: 24 * 60 } as const;

/** Which match something is about that has ended: its game, who played it, and when it ended. To be said with all who held the seats. */
export const whichMatch = (context: Pick<Context, 'games'>, match: Match): Message => ({
  id: 'match.which',
  args: {
    game: gameOf(context, match.game).face.title,
    players: match.holders.map((_, seat) => ({ seat })),
    date: time(match.updatedAt, 'D'),
  },
});

/** Every seat as it came out, a line each; none where the game knows only winners, or nobody has won. */
export function standingLines(context: Pick<Context, 'games'>, { match, sight }: Look, { whole }: Voices): readonly string[] {
  const standings = (sight?.outcome && gameOf(context, match.game).face.standings?.(sight)) ?? [];
  return standings.map(({ seat, place, note }) =>
    whole({ id: note ? 'result.standing.with' : 'result.standing', args: { place, who: { seat }, ...(note ? { note } : {}) } }),
  );
}

/** How long a match took, from its start to its end, and how many answers that stand. */
export function tookLine({ match, entries }: Story): Message {
  const minutes = Math.round((match.updatedAt.getTime() - (entries[0]?.at ?? match.createdAt).getTime()) / 60_000);
  const args = {
    days: Math.floor(minutes / MINUTES.day),
    hours: Math.floor((minutes % MINUTES.day) / MINUTES.hour),
    minutes: minutes % MINUTES.hour,
    answers: entries.filter(({ kind, undone }) => kind === 'answer' && !undone).length,
  };
  return { id: minutes >= MINUTES.day ? 'result.took.days' : minutes >= MINUTES.hour ? 'result.took.hours' : 'result.took.minutes', args };
}
