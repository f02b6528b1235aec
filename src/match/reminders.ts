import { partOf, type Wait } from './clocks.ts';
import { pausesOf } from './consent.ts';
import type { Later, UserId, Waiting } from './match.ts';
import { DAY, paceOf } from './pace.ts';
import type { Preferences } from './preferences.ts';
import { mayWait, quietOf } from './quiet.ts';
import { playerOf } from './seats.ts';
import type { MatchRecord } from './store.ts';
import type { People } from './waiting.ts';

/** What of somebody's time is over when they are reminded: at half of it, and near its end. */
const PARTS = [1 / 2, 7 / 8] as const;
/** Where nobody is hurried: after so many milliseconds. */
const GENTLE = [DAY, 3 * DAY] as const;
/** How long before quiet hours a call comes that cannot wait until these are over, in milliseconds: in them it would not sound. */
const BEFOREHAND = 5 * 60_000;
/** Whoever has less time than this, in milliseconds, has only just been called. */
const SHORT = 10 * 60_000;

/** The reminders of everybody who waits since a change, or has another time to do so; those with the same moment share one. */
export function remindersAfter(
  before: Pick<MatchRecord, 'awaited' | 'holders'>,
  after: MatchRecord,
  { restOf, preferencesOf }: People,
): readonly Later[] {
  const found = new Map<string, Later & { notice: { kind: 'reminder'; users: UserId[] } }>();
  for (const waits of after.awaited) {
    const user = playerOf(after.holders[waits.seat]);
    if (user === null || goesOn(before, waits, user)) continue;
    const [since, due] = [waits.since.getTime(), waits.due?.getTime() ?? null];
    for (const at of momentsOf(after, waits, preferencesOf(user), {
      since: waits.since,
      ...restOf(after.holders[waits.seat]),
      pauses: pausesOf(after),
    })) {
      const key = `${at}/${since}/${due}`;
      const shared = found.get(key);
      if (shared) shared.notice.users.push(user);
      else found.set(key, { notice: { kind: 'reminder', users: [user], since, due, at }, due: new Date(at) });
    }
  }
  return [...found.values()];
}

/** Whether somebody had the same time to answer already. */
const goesOn = (before: Pick<MatchRecord, 'awaited' | 'holders'>, { seat, since, due }: Waiting, user: UserId): boolean => {
  const same = before.awaited.find((waits) => waits.seat === seat);
  return playerOf(before.holders[seat]) === user && same?.since.getTime() === since.getTime() && same.due?.getTime() === due?.getTime();
};

/**
 * When somebody is reminded, in milliseconds. What falls in their quiet hours moves to the end of these, or before them where
 * there would be no time left then; what would come before they are called at all is left out.
 */
function momentsOf({ timing, updatedAt }: MatchRecord, { since, due }: Waiting, preferences: Preferences, wait: Wait): ReadonlySet<number> {
  if (preferences.reminders === 'off' || preferences.pings === 'none') return new Set();
  const hushed = quietOf(preferences, updatedAt);
  const called = hushed && mayWait(hushed, due) ? hushed.until : updatedAt.getTime();
  const moments = due
    ? due.getTime() - called < SHORT
      ? []
      : PARTS.map((part) => partOf(timing, due, wait, part).getTime())
    : paceOf(timing)
      ? []
      : GENTLE.map((time) => since.getTime() + time);
  const loud = moments.map((at) => {
    const quiet = quietOf(preferences, new Date(at));
    return quiet ? (mayWait(quiet, due) ? quiet.until : quiet.from - BEFOREHAND) : at;
  });
  return new Set(loud.filter((at) => at > called));
}
