import type { Outbox, Surfaces } from '../match/match.ts';
import type { Store } from '../match/store.ts';
import { sqliteAbsences } from './absences.ts';
import { checkDatabase, lockDatabase, openDatabase } from './database.ts';
import { sqliteForgetting } from './forgetting.ts';
import { createHealth, type Health } from './health.ts';
import { sqliteKept } from './kept.ts';
import { sqliteMatches } from './matches.ts';
import { letGo, sqliteOutbox } from './outbox.ts';
import { BUSY_MS, orBusy, type Pause, patient } from './patience.ts';
import { sqlitePeople } from './people.ts';
import { sqliteResults } from './results.ts';
import { sqliteServers } from './servers.ts';
import { sqliteSurfaces } from './surfaces.ts';

export type OpenStore = Store & {
  readonly health: () => Promise<Health>;
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
  /** Waits between tries while another program holds the file. */
  readonly pause?: Pause;
};

const sleep: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Opens the store in a database file, which is made when missing and brought up to date.
 * Throws DatabaseInUse when another process serves the file and DatabaseTooNew when a newer version did, each with a sentence
 * for whoever starts the program, and SQLite's own errors.
 */
export function openStore(file: string, { besideOthers = false, now = () => new Date(), pause = sleep }: StoreOptions = {}): OpenStore {
  const unlock = besideOthers ? () => {} : lockDatabase(file);
  try {
    const { client, db } = openDatabase(file);
    if (!besideOthers) letGo(db);
    const matches = patient(sqliteMatches(client, db), pause);
    const absences = patient(sqliteAbsences(db), pause);
    const people = patient(sqlitePeople(db), pause);
    const servers = patient(sqliteServers(client, db), pause);
    const forgetting = patient(sqliteForgetting(client, db), pause);
    if (!besideOthers) {
      checkDatabase(client);
      client.pragma(`busy_timeout = ${BUSY_MS}`);
    }
    return {
      ...matches,
      ...absences,
      ...people,
      ...patient(sqliteResults(db), pause),
      ...servers,
      ...patient(sqliteKept(db), pause),
      ...forgetting,
      health: createHealth(client),
      create: (match, entry, also) => orBusy(matches.create(match, entry, also)),
      commit: (change) => orBusy(matches.commit(change)),
      putOff: (match, until) => orBusy(matches.putOff(match, until)),
      putAbsence: (user, span, interaction) => orBusy(absences.putAbsence(user, span, interaction)),
      putPreferences: (user, preferences) => orBusy(people.putPreferences(user, preferences)),
      putServer: (guild, change, otherwise) => orBusy(servers.putServer(guild, change, otherwise)),
      presentOn: (guilds, at, otherwise) => orBusy(servers.presentOn(guilds, at, otherwise)),
      forget: (user, as) => orBusy(forgetting.forget(user, as)),
      absenceTold: (user, span) => orBusy(absences.absenceTold(user, span)),
      outbox: patient(sqliteOutbox(db, now), pause),
      surfaces: patient(sqliteSurfaces(db), pause),
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
