import { setImmediate } from 'node:timers/promises';
import type { MatchService } from './match.ts';
import type { Store } from './store.ts';

/** Matches that are deleted at once; between two such lots other work is let in. */
const LOT = 20;

/** Deletes what is not to be kept any longer, however long nobody looked. */
export const createPurging = (store: Pick<Store, 'purge' | 'tidy'>, now: () => Date): Pick<MatchService, 'purge'> => ({
  async purge() {
    const gone = await inLots((most) => store.purge(now(), most));
    await inLots((most) => store.tidy(now(), most));
    return gone;
  },
});

async function inLots(work: (most: number) => Promise<number>): Promise<number> {
  let done = 0;
  for (let lot = LOT; lot === LOT; done += lot) {
    lot = await work(LOT);
    await setImmediate();
  }
  return done;
}
