import type { Seat } from '../kernel/position.ts';
import { runsOutAt } from './clocks.ts';
import { pausesOf } from './consent.ts';
import type { UserId } from './match.ts';
import { DAY } from './pace.ts';
import { playerOf } from './seats.ts';
import type { MatchRecord, Store } from './store.ts';

/** How long a person is awaited, at whatever pace, before others may offer their seat. */
const PATIENCE_MS = 7 * DAY;

/** From when on the seats of people who are awaited can be offered: no day counts on which they are away or the match is paused. */
export async function offerableFrom({ absences }: Pick<Store, 'absences'>, record: MatchRecord): Promise<ReadonlyMap<Seat, Date>> {
  const waiting = record.awaited.flatMap(({ seat, since }) => {
    const user = playerOf(record.holders[seat]);
    return user === null ? [] : [{ seat, since, user }];
  });
  const away = await absences(waiting.map(({ user }): UserId => user));
  return new Map(
    waiting.map(({ seat, since, user }) => [seat, runsOutAt(since, PATIENCE_MS, [...(away.get(user) ?? []), ...pausesOf(record)])]),
  );
}
