import { CALL_OFF_MS, REMIND_MS } from './idle-lobbies.ts';
import type { Notice } from './match.ts';
import type { Plan } from './next.ts';
import { DAY } from './pace.ts';
import type { Change, MatchRecord } from './store.ts';

/** Discord lets a thread fall asleep after seven days without a word. */
const KEEP_THREAD_MS = 6 * DAY;
/** How long the result of a match stands before its thread goes into the archive. */
const ARCHIVE_MS = DAY;

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

/** What is to be done for the thread of a match that begins or ends, and from when on. */
export function threadChores(before: MatchRecord, after: MatchRecord, at: Date): Change['later'] {
  const later = (kind: 'keep-thread' | 'archive-thread', ms: number) => [{ notice: { kind }, due: new Date(at.getTime() + ms) }];
  if (before.status === 'lobby' && after.status === 'running') return later('keep-thread', KEEP_THREAD_MS);
  return before.status === 'running' && after.status !== 'running' ? later('archive-thread', ARCHIVE_MS) : [];
}

const peopleIn = ({ holders }: MatchRecord): number => holders.filter(({ kind }) => kind === 'user').length;
