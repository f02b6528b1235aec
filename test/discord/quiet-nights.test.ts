import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { HOUR } from '../match/moved-clock.ts';
import { begun, type Calendar, calendar, said } from './calendar.ts';

/** Nine in the evening in Berlin, in winter. */
const EVENING = Date.UTC(2030, 0, 2, 20);
/** Eight in the morning there. */
const MORNING = Date.UTC(2030, 0, 3, 7);

const people = ({ house }: Calendar) => ['Ann', 'Bob', 'Cem'].map((name) => house.local.hand(name)) as [Hand, Hand, Hand];

/** A match of three at Ann's turn, all of whom are called as they want to be. */
async function turnOfAnn(pace: string, wants: { readonly [name: string]: { readonly [id: string]: string } } = {}) {
  const days = await calendar(EVENING);
  const { house } = days;
  for (const [name, given] of Object.entries(wants)) await said(days, house.local.hand(name), 'settings', given);
  const { id, thread } = await begun(days, 'toy', ['Ann', 'Bob', 'Cem'], { pace }, { goal: '60' });
  const [ann, bob, cem] = people(days);
  for (const hand of [ann, bob, cem]) await house.move(hand, await house.tablePost(id));
  const before = days.pings().length;
  const fresh = () => days.pings().slice(before);
  const rest = (hand: Hand) => said(days, hand, 'act', { choice: 'Rest', confirm: true }, thread);
  return { days, ...days, id, thread, ann, bob, cem, rest, fresh };
}

describe('quiet hours', () => {
  const night = { zone: 'Europe/Berlin', quiet: '22-8', reminders: 'off' };

  it('hold a call until the morning, and let it go then, once and with a sound', async () => {
    const { rest, ann, bob, house, pass, hours, fresh } = await turnOfAnn('slow', { Bob: night });
    await pass(2 * HOUR);
    await rest(ann);
    await hours(8);
    expect(fresh()).toEqual([]);
    await house.restart();
    await hours(1);
    const words = expect.stringContaining(`<@${bob.id}>: you are asked in Toy`);
    expect(fresh()).toMatchObject([{ at: MORNING, names: ['Bob'], silent: false, words }]);
    await hours(24);
    expect(fresh()).toHaveLength(1);
    expect(house.violations()).toEqual([]);
  });

  it('call nobody in the morning who has answered in the night', async () => {
    const { rest, ann, bob, cem, house, pass, hours, fresh } = await turnOfAnn('slow', { Bob: night, Cem: { reminders: 'off' } });
    await pass(2 * HOUR);
    await rest(ann);
    await pass(HOUR);
    await rest(bob);
    await hours(12);
    expect(fresh()).toMatchObject([{ names: ['Cem'], words: expect.stringContaining(`<@${cem.id}>: you are asked in Toy`) }]);
    expect(house.violations()).toEqual([]);
  });

  it('let a call through without a sound that cannot wait', async () => {
    const { rest, ann, fresh, pass } = await turnOfAnn('evening', { Bob: { ...night, quiet: '20-8' } });
    await pass(1);
    await rest(ann);
    expect(fresh()).toMatchObject([{ names: ['Bob'], silent: true }]);
  });
});

describe('who wants to hear that their turn is near', () => {
  it('is called together with whoever sits before them, and only then', async () => {
    const { rest, ann, bob, cem, fresh, house } = await turnOfAnn('slow', { Cem: { nearly: 'on' } });
    await rest(ann);
    expect(fresh()).toMatchObject([
      { names: ['Bob', 'Cem'], words: expect.stringContaining(`<@${cem.id}>: you sit next after <@${bob.id}>, who is asked now in Toy.`) },
    ]);
    await rest(bob);
    expect(fresh().slice(1)).toMatchObject([{ names: ['Cem'], words: expect.not.stringContaining('you sit next') }]);
    await rest(cem);
    expect(fresh().slice(2)).toMatchObject([{ names: ['Ann'] }]);
    expect(house.violations()).toEqual([]);
  });
});

describe('how loudly a server lets people be called', () => {
  it.each([
    ['mention', [{ names: ['Bob'], silent: false }]],
    ['silent', [{ names: ['Bob'], silent: true }]],
    ['none', []],
  ])('is at most %s, by /server, also for the reminders', async (pings, expected) => {
    const { days, rest, ann, hours, fresh, house } = await turnOfAnn('day');
    await said(days, ann, 'server', { pings });
    await rest(ann);
    expect(fresh()).toMatchObject(expected);
    await hours(20);
    expect(fresh().slice(expected.length)).toMatchObject(expected);
    expect(fresh().filter(({ silent }) => silent !== (pings === 'silent'))).toEqual([]);
    expect(house.violations()).toEqual([]);
  });

  it('makes nobody louder than they want to be called themselves', async () => {
    const { days, rest, ann, fresh } = await turnOfAnn('day', { Bob: { pings: 'none' } });
    await said(days, ann, 'server', { pings: 'silent' });
    await rest(ann);
    expect(fresh()).toEqual([]);
  });
});
