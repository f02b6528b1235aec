import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { HOUR, MINUTE } from '../match/moved-clock.ts';
import { begun, calendar, readIn, said, shown } from './calendar.ts';

const utc = (text: string) => Date.parse(`${text}:00Z`);

/** Weekends in which the clocks in Berlin are put back, and put forward: each begins on a Friday noon in UTC. */
const WEEKENDS = [
  // Monday 14:00 in Berlin, which is a day after Friday 14:00 if Saturday and Sunday are left out.
  { what: 'put back', friday: utc('2030-10-25T12:00'), monday: utc('2030-10-27T23:00'), due: utc('2030-10-28T13:00') },
  // Monday 13:00, a day after Friday 13:00.
  { what: 'put forward', friday: utc('2030-03-29T12:00'), monday: utc('2030-03-31T22:00'), due: utc('2030-04-01T11:00') },
];

/** A match at a day's pace with weekends off, begun on a Friday by Ann, who lives in Berlin, and Bob, who has not said where. */
async function onFriday(friday: number) {
  const days = await calendar(friday);
  const [ann, bob] = ['Ann', 'Bob'].map((name) => days.house.local.hand(name)) as [Hand, Hand];
  expect(await said(days, ann, 'settings', { zone: 'Europe/Berlin' })).toContain('Time zone: **Europe/Berlin**');
  const { id, thread } = await begun(days, 'toy', ['Ann', 'Bob'], { pace: 'day', weekends: 'rest' }, { goal: '60' });
  const table = async () => readIn(days, thread);
  return { days, ...days, id, thread, ann, bob, table };
}

describe.each(WEEKENDS)('a weekend off in which clocks in Berlin are $what', ({ friday, monday, due }) => {
  it('moves the moment to the same time of Monday on the wall there, which is shown and kept', async () => {
    const { house, id, bob, ann, table, until } = await onFriday(friday);
    await house.move(bob, await house.tablePost(id));
    expect(await table()).toContain(`Time is up ${shown(due)}.`);
    await until(due - 1);
    expect(await table()).not.toContain('Time was up');
    expect((await house.service.lookAtTable(id))!.match.awaited).toMatchObject([{ seat: 0, due: new Date(due) }]);
    await until(due);
    expect(await table()).toContain(`Time was up for <@${ann.id}>: an answer was made automatically.`);
    expect(house.violations()).toEqual([]);
  });

  it('is as long as it is for whoever lives elsewhere', async () => {
    const { house, id, ann, table } = await onFriday(friday);
    await house.move(ann, await house.tablePost(id));
    // For Bob a day of UTC is a day: Monday noon.
    expect(await table()).toContain(`Time is up ${shown(utc(`${new Date(due).toISOString().slice(0, 10)}T12:00`))}.`);
  });

  it('has no reminder in it: that of half the time comes on Monday', async () => {
    const { house, id, bob, hours, pings } = await onFriday(friday);
    await house.move(bob, await house.tablePost(id));
    const before = pings().length;
    await hours((due - friday) / HOUR - 1);
    // Three eighths of a day, that is nine hours, lie between half the time and what is nearly all of it.
    expect(pings().slice(before)).toMatchObject([
      { at: due - 12 * HOUR, names: ['Ann'], words: expect.stringContaining('Toy still waits for you') },
      { at: due - 3 * HOUR, names: ['Ann'], words: expect.stringContaining(`Time is up ${shown(due)}`) },
    ]);
    expect(pings().at(-1)!.at).toBeGreaterThan(monday);
  });

  it('is what /away until Monday means there', async () => {
    const { days, ann } = await onFriday(friday);
    const until = new Date(due).toISOString().slice(0, 10);
    expect(await said(days, ann, 'away', { until })).toContain(`You are away until ${shown(monday, 'F')}.`);
  });
});

describe('quiet hours in the night in which clocks in Berlin are put forward', () => {
  it('end when the clock on the wall says so', async () => {
    // 23:30 on Saturday in Berlin: nine hours on the wall before 8:30, and eight by any other clock.
    const days = await calendar(utc('2030-03-30T22:30'));
    const { house, pings, pass, until } = days;
    const [ann, bob] = ['Ann', 'Bob'].map((name) => house.local.hand(name)) as [Hand, Hand];
    await said(days, bob, 'settings', { zone: 'Europe/Berlin', quiet: '22-8', reminders: 'off' });
    await said(days, ann, 'settings', { reminders: 'off' });
    await begun(days, 'toy', ['Ann', 'Bob'], { pace: 'slow' });
    expect(pings()).toMatchObject([{ names: ['Ann'] }]);
    await until(utc('2030-03-31T06:00') - MINUTE);
    expect(pings()).toHaveLength(1);
    await pass(MINUTE);
    expect(pings().slice(1)).toMatchObject([{ at: utc('2030-03-31T06:00'), names: ['Bob'], silent: false }]);
    expect(house.violations()).toEqual([]);
  });
});
