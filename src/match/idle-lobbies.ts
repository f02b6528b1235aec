import { type Desk, refuseUnlessLobby } from './desk.ts';
import type { Duties, Planned } from './due.ts';
import type { Plan } from './next.ts';
import { DAY } from './pace.ts';
import { refuse } from './refusals.ts';
import type { Store } from './store.ts';

/** After so long without any change of a lobby its host is reminded. */
export const REMIND_MS = 5 * DAY;
/** So long after the reminder, if there was no change either, it is called off. */
export const CALL_OFF_MS = 2 * DAY;

/** How soon a lobby is looked at again that could not be changed. */
const RETRY_MS = 60_000;

/** What the entry of a reminder says of itself. */
const REMINDER = { idle: 'reminder' } as const;

/** When somebody has to look at a lobby in which nothing happens. The reminder is no change, so it does not move this moment. */
export const idleAt = ({ status, updatedAt }: Planned): Date | null =>
  status === 'lobby' ? new Date(updatedAt.getTime() + REMIND_MS) : null;

/** Reminds the host of a lobby in which nothing happens, and later calls it off: never without a reminder that was up for long enough. */
export function createIdleLobbies(desk: Desk): Duties['idle'] {
  return async ({ id, updatedAt, version }) => {
    const callOff = (await remindedAt(desk.store, id))?.getTime() ?? Number.NaN;
    const now = desk.now().getTime();
    if (now < callOff + CALL_OFF_MS) return new Date(callOff + CALL_OFF_MS);
    const plan: Plan = Number.isNaN(callOff)
      ? { kind: 'lobby', move: REMINDER, idle: 'reminder' }
      : { kind: 'lobby', status: 'called-off', idle: 'end' };
    await desk.change(
      id,
      `idle:${id}:${version}`,
      (saved) => refuseUnlessLobby(saved) ?? (saved.updatedAt.getTime() === updatedAt.getTime() ? plan : refuse('refused.stale')),
    );
    return new Date(now + RETRY_MS);
  };
}

/** When the host was reminded of the lobby, if nothing has changed since. */
async function remindedAt(store: Store, match: string): Promise<Date | null> {
  const last = (await store.entries(match)).at(-1);
  return last && (last.move as Partial<typeof REMINDER> | null)?.idle === REMINDER.idle ? last.at : null;
}
