import type { Seat } from '../kernel/position.ts';
import type { Holder, Match, Tenure, UserId } from './match.ts';

/** Whether a computer player answers there: it has the seat, or keeps it for a sleeping owner. */
export const isPlayedByBot = (holder: Holder | undefined): boolean => holder?.kind === 'bot' || holder?.asleep !== undefined;

/** The person who answers there themselves; null where a computer player does. */
export const playerOf = (holder: Holder | undefined): UserId | null =>
  holder?.kind === 'user' && !isPlayedByBot(holder) ? holder.user : null;

/** The version since which the seat has had its holder; 0 for one from the beginning. */
export const heldSince = ({ tenures }: Pick<Match, 'tenures'>, seat: Seat): number =>
  tenures.findLast((tenure) => tenure.seat === seat)?.since ?? 0;

/** Whether the person has, or had, a seat in the running match. */
export const everHeld = ({ tenures }: Pick<Match, 'tenures'>, user: UserId): boolean => tenures.some((tenure) => tenure.user === user);

/** Who has held the seats, once they have new holders from a version on. */
export const tenuresWith = ({ tenures }: Pick<Match, 'tenures'>, holders: readonly Holder[], since: number): readonly Tenure[] => [
  ...tenures,
  ...holders.flatMap((holder, seat): Tenure[] => {
    const user = holder.kind === 'user' ? holder.user : null;
    const before = tenures.findLast((tenure) => tenure.seat === seat);
    return before?.user === user ? [] : [{ seat, user, since }];
  }),
];

/**
 * The person who sits next after the only one who is awaited, computer players left out; null where several are awaited, or
 * of two people one always comes after the other. Whether they really come next, only the game knows.
 */
export function nextInLine({ status, awaited, holders }: Pick<Match, 'status' | 'awaited' | 'holders'>): UserId | null {
  const [only, ...others] = status === 'running' ? awaited : [];
  if (!only || others.length > 0) return null;
  const round = [...holders.slice(only.seat), ...holders.slice(0, only.seat)];
  const [first, next, third] = round.flatMap((holder) => playerOf(holder) ?? []);
  return next && third && first === playerOf(holders[only.seat]) ? next : null;
}
