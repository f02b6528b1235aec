import { existsSync } from 'node:fs';
import { using } from '../complaints.ts';
import { databaseFile, environment, readConfig } from '../config.ts';
import type { Game } from '../games/face.ts';
import type { SavedMatch } from '../match/store.ts';
import { type OpenStore, openStore } from '../store/store.ts';
import { BadArguments, knownGame } from './tool.ts';

/** The database file that tools read unless told otherwise: that of `npm start`. */
export const usualDatabase = (): string => databaseFile(readConfig(environment()));

export type KeptMatch = { readonly store: OpenStore; readonly saved: SavedMatch; readonly game: Game };

/**
 * Looks a match up in a database file, which a running program may be serving meanwhile, and hands it to `act`.
 * Throws BadArguments when the file or the match does not exist.
 */
export async function withMatch<T>(file: string, match: string, act: (kept: KeptMatch) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new BadArguments(`There is no database ${file}; name one with --database.`);
  const store = using(file, () => openStore(file, { besideOthers: true }));
  try {
    const saved = await store.load(match);
    if (!saved) throw new BadArguments(`There is no match "${match}" in ${file}.`);
    return await act({ store, saved, game: knownGame(saved.game) });
  } finally {
    store.close();
  }
}
