import type { Later } from './match.ts';
import { DAY } from './pace.ts';
import type { MatchRecord } from './store.ts';

/** Discord lets a thread fall asleep after seven days without a word. */
const KEEP_THREAD_MS = 6 * DAY;
/** How long the result of a match stands before its thread goes into the archive. */
const ARCHIVE_MS = DAY;

/** What is to be done for the thread of a match that begins or ends, and from when on. */
export function threadChores(before: MatchRecord, after: MatchRecord, at: Date): readonly Later[] {
  const later = (kind: 'keep-thread' | 'archive-thread', ms: number) => [{ notice: { kind }, due: new Date(at.getTime() + ms) }];
  if (before.status === 'lobby' && after.status === 'running') return later('keep-thread', KEEP_THREAD_MS);
  return before.status === 'running' && after.status !== 'running' ? later('archive-thread', ARCHIVE_MS) : [];
}
