import type { Outcome } from '../kernel/position.ts';
import type { Ending, Result } from './after.ts';
import type { SavedMatch } from './store.ts';

/** What the end of a match is for everybody who ever held a seat in it. */
export function resultsOf(match: Omit<SavedMatch, 'nextDue'>, { winners }: Outcome): readonly Result[] {
  const { id, game, holders, tenures, place, updatedAt: at } = match;
  const withBots = holders.some((_, seat) => tenures.find((tenure) => tenure.seat === seat)?.user === null);
  const people = new Map(tenures.flatMap(({ seat, user }) => (user === null ? [] : [[user, seat] as const])));
  return [...people].map(([user, seat]) => {
    const holder = holders[seat];
    const stayed = holder?.kind === 'user' && holder.user === user;
    const ending: Ending = !stayed ? 'left' : winners.includes(seat) ? 'won' : 'lost';
    return { match: id, user, guild: place.guild, game, at, ending, withBots };
  });
}
