import type { Span } from './clocks.ts';
import { type Desk, seatOf } from './desk.ts';
import type { MatchService, UserId } from './match.ts';
import { DAY } from './pace.ts';
import { refuse } from './refusals.ts';

/** How many days in a calendar year clocks stand still for one person. */
export const DAYS_A_YEAR = 30;
/** How far back absences are looked at when the program starts, for matches that were not told before it stopped. */
const HEALED_MS = 30 * DAY;

/** When people are away, in all their matches at once. */
export function createAbsences(desk: Desk): Pick<MatchService, 'away'> & { heal(): Promise<void> } {
  /** Tells every running match of a person, each once. Gives how many there are, or null when not all could be told. */
  async function spread(user: UserId, span: Span): Promise<number | null> {
    const records = (await desk.store.of(user)).filter(({ status }) => status === 'running');
    let told = true;
    for (const { id } of records) {
      const done = await desk.change(id, `away:${id}:${user}:${span.from}:${span.until}`, (saved) => {
        const seat = seatOf(saved, user);
        const clock = saved.clocks[seat ?? -1];
        if (saved.status !== 'running' || seat === null || !clock) return refuse('refused.stale');
        return { kind: 'away', seat, clocks: saved.clocks.with(seat, { ...clock, away: span }) };
      });
      if ('refused' in done && done.refused.id === 'refused.busy') told = false;
    }
    return told ? records.length : null;
  }

  return {
    async away({ user, until }) {
      const now = desk.now();
      const spans = await desk.store.absences(user);
      const current = spans.find((span) => includes(span, now));
      const end = until === null ? now : readUntil(until, now);
      if (end === null) return refuse('refused.away-unclear');
      if (until === null ? !current : end <= now) return refuse(until === null ? 'refused.not-away' : 'refused.away-past');
      const span: Span = { from: current?.from ?? now.getTime(), until: end.getTime() };
      const left = DAYS_A_YEAR - daysOf(spans.filter((other) => other !== current && yearOf(other) === yearOf(span)));
      if (until !== null && daysOf([span]) > left) return refuse('refused.away-too-long', { left: Math.max(0, left) });
      if ((await desk.store.putAbsence(user, span)) === 'busy') return refuse('refused.busy');
      const matches = await spread(user, span);
      if (matches === null) return refuse('refused.away-not-told');
      return { until: until === null ? null : end, matches, daysLeft: left - daysOf([span]) };
    },

    async heal() {
      for (const { user, span } of await desk.store.absencesSince(new Date(desk.now().getTime() - HEALED_MS))) await spread(user, span);
    },
  };
}

export const includes = ({ from, until }: Span, moment: Date): boolean => from <= moment.getTime() && moment.getTime() < until;

const daysOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, until }) => sum + Math.ceil((until - from) / DAY), 0);

const yearOf = ({ from }: Span): number => new Date(from).getUTCFullYear();

/** The moment that a date such as 2031-12-24 begins (UTC), or a number of days from now; null for anything else. */
export function readUntil(text: string, now: Date): Date | null {
  const typed = text.trim();
  if (/^\d{1,3}$/.test(typed)) return new Date(now.getTime() + Number(typed) * DAY);
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (!year) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date : null;
}
