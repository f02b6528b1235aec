import type { Span } from './clocks.ts';
import { type Desk, seatOf } from './desk.ts';
import { inTurn } from './in-turn.ts';
import type { MatchService, UserId } from './match.ts';
import { DAY } from './pace.ts';
import { preferencesOf, zoneOf } from './preferences.ts';
import { refuse } from './refusals.ts';
import { dayBegins } from './zones.ts';

/** How many days in a calendar year clocks stand still for one person. */
export const DAYS_A_YEAR = 30;

/** When people are away, in all their matches at once. */
export function createAbsences(desk: Desk): Pick<MatchService, 'away' | 'awayUntil'> & { heal(): Promise<void> } {
  /** What one person says is taken in one after another, so that their absences never overlap. */
  const turns = inTurn();

  /**
   * Tells every running match of a person, each once for an interaction: from then on its deadlines mind the absence. Gives
   * how many there are, or null when not all could be told.
   */
  async function spread(user: UserId, span: Span, interaction: string): Promise<number | null> {
    const records = (await desk.store.of(user)).filter(({ status }) => status === 'running');
    for (const { id } of records) {
      const done = await desk.change(id, `away:${id}:${interaction}`, (saved) => {
        const seat = seatOf(saved, user);
        return saved.status === 'running' && seat !== null ? { kind: 'away', seat, until: span.until } : refuse('refused.stale');
      });
      if ('refused' in done && done.refused.id === 'refused.busy') return null;
    }
    return (await desk.store.absenceTold(user, span)) === 'busy' ? null : records.length;
  }

  const zoneFor = async (user: UserId) => zoneOf(preferencesOf(await desk.store.preferences([user]), user));
  const spansOf = async (user: UserId) => (await desk.store.absences([user])).get(user) ?? [];

  const say: MatchService['away'] = async ({ user, until, interaction }) => {
    const now = desk.now();
    const spans = await spansOf(user);
    const current = spans.find((span) => includes(span, now));
    const end = until === null ? now : readUntil(until, now, await zoneFor(user));
    if (end === null) return refuse('refused.away-unclear');
    if (until === null ? !current : end <= now) return refuse(until === null ? 'refused.not-away' : 'refused.away-past');
    const span: Span = { from: current?.from ?? now.getTime(), until: end.getTime() };
    const others = spans.filter((other) => other !== current);
    const full = yearsOf(span).find((year) => daysIn(year, [...others, span]) > DAYS_A_YEAR);
    if (until !== null && full !== undefined)
      return refuse('refused.away-too-long', { left: Math.max(0, DAYS_A_YEAR - daysIn(full, others)), year: String(full) });
    if ((await desk.store.putAbsence(user, span, interaction)) === 'busy') return refuse('refused.busy');
    const matches = await spread(user, span, interaction);
    if (matches === null) return refuse('refused.away-not-told');
    const daysLeft = Math.max(0, DAYS_A_YEAR - daysIn(now.getUTCFullYear(), [...others, span]));
    return { until: until === null ? null : end, matches, daysLeft };
  };

  return {
    away: (request) => turns.run(request.user, () => say(request)),

    async awayUntil(user) {
      const current = (await spansOf(user)).find((span) => includes(span, desk.now()));
      return current ? new Date(current.until) : null;
    },

    async heal() {
      for (const { user, span, interaction } of await desk.store.untoldAbsences())
        await turns.run(user, () => spread(user, span, interaction));
    },
  };
}

const includes = ({ from, until }: Span, moment: Date): boolean => from <= moment.getTime() && moment.getTime() < until;

/** The calendar years (UTC) that a span touches. */
function yearsOf({ from, until }: Span): readonly number[] {
  const first = new Date(from).getUTCFullYear();
  const last = new Date(until - 1).getUTCFullYear();
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, n) => first + n);
}

/** The days of these spans that lie in a calendar year, each span rounded up. */
function daysIn(year: number, spans: readonly Span[]): number {
  const [begins, ends] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const days = spans.map(({ from, until }) => Math.ceil((Math.min(until, ends) - Math.max(from, begins)) / DAY));
  return days.reduce((sum, n) => sum + Math.max(0, n), 0);
}

/** The moment that a date such as 2031-12-24 begins in a time zone, or a number of days from now; null for anything else. */
export function readUntil(text: string, now: Date, zone: string): Date | null {
  const typed = text.trim();
  if (/^\d{1,3}$/.test(typed)) return new Date(now.getTime() + Number(typed) * DAY);
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (!year) return null;
  const begins = dayBegins(zone, Number(year), Number(month), Number(day));
  return begins === null ? null : new Date(begins);
}
