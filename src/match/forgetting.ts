import { randomInt } from 'node:crypto';
import type { Desk } from './desk.ts';
import type { MatchService, Refused, UserId } from './match.ts';
import { MOST_FORGOTTEN, type Privacy } from './privacy.ts';
import { refuse } from './refusals.ts';

/** How often somebody who has meanwhile sat down again is taken out of their seats. */
const ATTEMPTS = 5;

/** What is kept of people, and its end. */
export function createForgetting(desk: Desk, departures: Pick<MatchService, 'leave'>): Privacy {
  const { store } = desk;

  /** Leaves every lobby and running match; gives how many. */
  async function leaveAll(user: UserId, interaction: string): Promise<number | Refused> {
    const live = await store.of(user);
    for (const { id } of live) {
      const done = await departures.leave({ match: id, user, interaction: `forget:${id}:${interaction}` });
      if ('refused' in done && done.refused.id === 'refused.busy') return done;
    }
    return live.length;
  }

  return {
    kept: (user) => store.kept(user),

    async forget({ user, interaction }) {
      let left = 0;
      for (let n = 0; n < ATTEMPTS; n++) {
        const gone = await leaveAll(user, `${interaction}:${n}`);
        if (typeof gone !== 'number') return gone;
        left += gone;
        const matches = await store.naming(user);
        // A change that was decided before must not bring the id back after.
        const outcome = await desk.still(matches, () => store.forget(user, String(randomInt(1, MOST_FORGOTTEN))));
        if (outcome === 'seated') continue;
        if (outcome === 'busy') break;
        for (const id of matches) {
          const saved = await store.load(id);
          if (saved) desk.announce(saved);
        }
        return { left, rewritten: matches.length };
      }
      return refuse('refused.busy');
    },
  };
}
