import { setImmediate } from 'node:timers/promises';
import { asksToUndo, settledAt } from './consent.ts';
import type { Log } from './desk.ts';
import { idleAt } from './idle-lobbies.ts';
import type { MatchService } from './match.ts';
import type { MatchRecord, Store } from './store.ts';

/** What moments are worked out from: the match as it will be. */
export type Planned = Omit<MatchRecord, 'id' | 'nextDue'>;

/**
 * When each kind of thing that happens in a match without anybody doing anything is due, worked out from the match alone;
 * null when it is not. A new kind is a line here and one in the service, which says what happens then.
 */
const MOMENTS = {
  automatic: (match) => (asksToUndo(match) ? null : earliest(match.automatic.map(({ at }) => at))),
  idle: idleAt,
  // What all have agreed to comes before a deadline that it moves or does away with.
  proposal: settledAt,
  pause: ({ pause }) => pause && new Date(pause.until),
  deadline: ({ awaited }) => earliest(awaited.map(({ due }) => due)),
} as const satisfies { readonly [kind: string]: (match: Planned) => Date | null };

export type DueKind = keyof typeof MOMENTS;

/**
 * What happens when the moment of a kind has come. Whatever it does moves the moment, or it gives another one at which it
 * is to be asked again.
 */
export type Duties = { readonly [kind in DueKind]: (match: MatchRecord) => Promise<Date | null> };

/** The first moment at which something is due in a match, whatever it is. */
export const nextDue = (match: Planned): Date | null => earliest(Object.values(MOMENTS).map((at) => at(match)));

/** The least and the most time, in milliseconds, until another try of what could not be done. */
const RETRY = { least: 60_000, most: 60 * 60_000 } as const;

/**
 * Does what is due. Moments are looked for in the database now and then, never kept in timers, so that they outlive the
 * process. What goes wrong in one match is logged and tried again later, and holds no other up.
 */
export function createPassing(
  store: Pick<Store, 'due' | 'putOff'>,
  now: () => Date,
  duties: Duties,
  log: Log,
): Pick<MatchService, 'passDue'> {
  let passing: Promise<void> | null = null;

  /** Does one thing if it is due. Gives the moment at which it must be looked at again, unless the match has changed by then. */
  async function pass(match: MatchRecord, kind: DueKind): Promise<Date | null> {
    const due = MOMENTS[kind](match);
    if (due === null || due > now()) return due;
    try {
      return await duties[kind](match);
    } catch (error) {
      log.error({ match: match.id, kind, err: error }, 'what was due could not be done');
      const late = now().getTime() - due.getTime();
      return new Date(now().getTime() + Math.min(RETRY.most, Math.max(RETRY.least, late)));
    }
  }

  /** Lets other work in between two matches. */
  async function passAll(): Promise<void> {
    for (const match of await store.due(now())) {
      const moments: (Date | null)[] = [];
      for (const kind of Object.keys(MOMENTS) as DueKind[]) moments.push(await pass(match, kind));
      const next = earliest(moments);
      if (next === null || next > now()) await store.putOff(match, next);
      await setImmediate();
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
