import { CALL_OFF_MS, REMIND_MS } from './idle-lobbies.ts';
import type { Notice } from './match.ts';
import type { Plan } from './next.ts';
import type { MatchRecord } from './store.ts';

/** What is said of a lobby of so many seats when it changes. */
export function lobbyNotices(seats: number, before: MatchRecord, after: MatchRecord, { idle }: Plan, at: Date): readonly Notice[] {
  if (before.status !== 'lobby' || after.status === 'running') return [];
  if (after.status !== 'lobby') return [{ kind: 'closed', idle: idle === 'end' }];
  if (idle === 'reminder') return [{ kind: 'idle', until: at.getTime() + CALL_OFF_MS }];
  const isFull = ({ holders }: MatchRecord) => holders.length >= seats;
  const wasReminded = at.getTime() - before.updatedAt.getTime() >= REMIND_MS;
  const notices: Notice[] = wasReminded || (isFull(before) && !isFull(after)) ? [{ kind: 'lobby-changed' }] : [];
  // Who adds a computer player sees for themselves that all seats are taken: it is the host.
  return !isFull(before) && isFull(after) && peopleIn(after) > peopleIn(before) ? [...notices, { kind: 'full' }] : notices;
}

const peopleIn = ({ holders }: MatchRecord): number => holders.filter(({ kind }) => kind === 'user').length;
