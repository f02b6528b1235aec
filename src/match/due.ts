import type { Log } from './desk.ts';
import type { MatchService } from './match.ts';
import type { MatchRecord, Store } from './store.ts';

/** What moments are worked out from: the match as it will be. */
export type Planned = Omit<MatchRecord, 'id' | 'nextDue'>;

/**
 * When each kind of thing that happens in a match without anybody doing anything is due, worked out from the match alone;
 * null when it is not. A new kind is a line here and one in the service, which says what happens then.
 */
const MOMENTS = {
  deadline: ({ awaited }) => earliest(awaited.map(({ due }) => due)),
} as const satisfies { readonly [kind: string]: (match: Planned) => Date | null };

export type DueKind = keyof typeof MOMENTS;

/**
 * What happens when the moment of a kind has come. May find that it is too early after all, and is then asked again;
 * whatever it does must move the moment, or it is asked for ever.
 */
export type Duties = { readonly [kind in DueKind]: (match: MatchRecord) => Promise<void> };

/** The first moment at which something is due in a match, whatever it is. */
export const nextDue = (match: Planned): Date | null => earliest(Object.values(MOMENTS).map((at) => at(match)));

/**
 * Does what is due. Moments are looked for in the database now and then, never kept in timers, so that they outlive the
 * process. What goes wrong in one match is logged, and holds no other up.
 */
export function createPassing(store: Pick<Store, 'due'>, now: () => Date, duties: Duties, log: Log): Pick<MatchService, 'passDue'> {
  let passing: Promise<void> | null = null;

  async function passAll(): Promise<void> {
    for (const match of await store.due(now()))
      for (const [kind, at] of Object.entries(MOMENTS) as [DueKind, (typeof MOMENTS)[DueKind]][]) {
        const due = at(match);
        if (due !== null && due <= now())
          await duties[kind](match).catch((error) => log.error({ match: match.id, kind, err: error }, 'what was due could not be done'));
      }
  }

  return {
    passDue() {
      passing ??= passAll().finally(() => {
        passing = null;
      });
      return passing;
    },
  };
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => moment ?? []).map((moment) => moment.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
