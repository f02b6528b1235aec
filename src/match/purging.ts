import { setImmediate } from 'node:timers/promises';
import type { MatchService } from './match.ts';
import type { Store } from './store.ts';

/** Matches that are deleted at once; between two such lots other work is let in. */
const LOT = 20;

/** Deletes what servers do not want kept any longer, however long nobody looked. */
export const createPurging = (store: Pick<Store, 'purge'>, now: () => Date): Pick<MatchService, 'purge'> => ({
  async purge() {
    let gone = 0;
    for (let lot = LOT; lot === LOT; gone += lot) {
      lot = await store.purge(now(), LOT);
      await setImmediate();
    }
    return gone;
  },
});
