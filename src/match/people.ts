import type { Desk } from './desk.ts';
import { inTurn } from './in-turn.ts';
import type { UserId } from './match.ts';
import type { Personal } from './personal.ts';
import { PREFERENCES, preferencesOf, preferring } from './preferences.ts';
import { refuse } from './refusals.ts';

/** What people chose for themselves. */
export function createPeople({ store }: Pick<Desk, 'store'>): Pick<Personal, 'preferable' | 'preferences' | 'prefer'> {
  const turns = inTurn();
  const preferences = async (user: UserId) => preferencesOf(await store.preferences([user]), user);

  return {
    preferable: PREFERENCES,
    preferences,
    prefer: ({ user, given }) =>
      turns.run(user, async () => {
        const read = preferring(await preferences(user), given);
        if ('unclear' in read) return refuse(read.unclear);
        if ((await store.putPreferences(user, read.preferences)) === 'busy') return refuse('refused.busy');
        return read.preferences;
      }),
  };
}
