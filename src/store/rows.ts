import type { Holder } from '../match/match.ts';
import type { Entry, MatchRecord, NewEntry, SavedMatch } from '../match/store.ts';
import type { entries, matches, seats } from './schema.ts';

type MatchRow = typeof matches.$inferSelect;
type SeatRow = typeof seats.$inferSelect;
type EntryRow = typeof entries.$inferSelect;

/** A match from its row and the rows of its seats in order. */
export function recordOf(row: Omit<MatchRow, 'position'>, seatRows: readonly SeatRow[]): MatchRecord {
  const { guild, channel, awaited, automatic, nextDue, ...same } = row;
  return {
    ...same,
    place: { guild, channel },
    holders: seatRows.map(holderOf),
    awaited: awaited.map(({ seat, since, due }) => ({ seat, since: new Date(since), due: due ? new Date(due) : null })),
    automatic: automatic.map(({ seat, at }) => ({ seat, at: new Date(at) })),
    nextDue: nextDue === null ? null : new Date(nextDue),
  };
}

export const rowOf = ({ place, awaited, automatic, nextDue, holders: _, ...same }: SavedMatch): MatchRow => ({
  ...same,
  ...place,
  awaited: awaited.map(({ seat, since, due }) => ({ seat, since: since.getTime(), due: due?.getTime() ?? null })),
  automatic: automatic.map(({ seat, at }) => ({ seat, at: at.getTime() })),
  nextDue: nextDue?.getTime() ?? null,
});

const holderOf = ({ user, formerly, asleep }: SeatRow): Holder =>
  user !== null
    ? { kind: 'user', user, ...(asleep === null ? {} : { asleep }) }
    : { kind: 'bot', ...(formerly === null ? {} : { formerly }) };

export const seatRowOf = (match: string, seat: number, holder: Holder): SeatRow =>
  holder.kind === 'user'
    ? { match, seat, user: holder.user, formerly: null, asleep: holder.asleep ?? null }
    : { match, seat, user: null, formerly: holder.formerly ?? null, asleep: null };

export const entryRowOf = (match: string, { undoes: _, ...entry }: NewEntry): EntryRow => ({ match, undoneBy: null, ...entry });

export const entryOf = ({ match: _, ...row }: Omit<EntryRow, 'before'> & { undoable: boolean }): Entry => row;
