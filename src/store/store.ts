import type { Outbox, Surfaces } from '../match/match.ts';
import type { Store } from '../match/store.ts';
import { sqliteAbsences } from './absences.ts';
import { lockDatabase, openDatabase } from './database.ts';
import { sqliteMatches } from './matches.ts';
import { sqliteOutbox } from './outbox.ts';
import { sqliteSurfaces } from './surfaces.ts';

export type OpenStore = Store & {
  readonly outbox: Outbox;
  readonly surfaces: Surfaces;
  /** Gives the file back, everything in its one file. */
  close(): void;
};

export type StoreOptions = {
  /** For tools that look into the file of a running program: opens it without claiming it. */
  readonly besideOthers?: boolean;
  /** The clock of the outbox. */
  readonly now?: () => Date;
};

/**
 * Opens the store in a database file, which is made when missing and brought up to date.
 * Throws DatabaseInUse, with a sentence for whoever starts the program, when another process serves the file.
 */
export function openStore(file: string, { besideOthers = false, now = () => new Date() }: StoreOptions = {}): OpenStore {
  const unlock = besideOthers ? () => {} : lockDatabase(file);
  try {
    const { client, db } = openDatabase(file);
    return {
      ...sqliteMatches(client, db),
      ...sqliteAbsences(db),
      outbox: sqliteOutbox(db, now),
      surfaces: sqliteSurfaces(db),
      close() {
        client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
