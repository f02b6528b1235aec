import type { Client } from './database.ts';

const COMMITS = 500;

/**
 * Moves what was committed from the write-ahead log into the database file, every so many commits and after the answer
 * rather than within it, so that an accepted answer waits for the disk exactly once. Call the result after each commit.
 */
export function checkpointNowAndThen(client: Client): () => void {
  client.pragma('wal_autocheckpoint = 0');
  let commits = 0;
  return () => {
    if (++commits % COMMITS > 0) return;
    setImmediate(() => {
      if (client.open) client.pragma('wal_checkpoint(PASSIVE)');
    });
  };
}
