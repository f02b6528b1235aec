import type { Holder } from '../match/match.ts';
import type { Entry, MatchRecord, NewEntry, SavedMatch } from '../match/store.ts';
import type { entries, matches, seats } from './schema.ts';

type MatchRow = typeof matches.$inferSelect;
type SeatRow = typeof seats.$inferSelect;
type EntryRow = typeof entries.$inferSelect;

/** A match from its row and the rows of its seats in order. */
export function recordOf(row: Omit<MatchRow, 'position'>, seatRows: readonly SeatRow[]): MatchRecord {
  const { guild, channel, awaited, ...same } = row;
  return {
    ...same,
    place: { guild, channel },
    holders: seatRows.map(holderOf),
    awaited: awaited.map(({ seat, since }) => ({ seat, since: new Date(since) })),
  };
}

export const rowOf = ({ place, awaited, holders: _, ...same }: SavedMatch): MatchRow => ({
  ...same,
  ...place,
  awaited: awaited.map(({ seat, since }) => ({ seat, since: since.getTime() })),
});

const holderOf = ({ user, formerly }: SeatRow): Holder =>
  user !== null ? { kind: 'user', user } : { kind: 'bot', ...(formerly === null ? {} : { formerly }) };

export const seatRowOf = (match: string, seat: number, holder: Holder): SeatRow =>
  holder.kind === 'user'
    ? { match, seat, user: holder.user, formerly: null }
    : { match, seat, user: null, formerly: holder.formerly ?? null };

export const entryRowOf = (match: string, { undoes: _, ...entry }: NewEntry): EntryRow => ({ match, undoneBy: null, ...entry });

export const entryOf = ({ match: _, ...row }: Omit<EntryRow, 'before'> & { undoable: boolean }): Entry => row;
