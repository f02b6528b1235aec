import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { HOUR, movedClock } from '../match/moved-clock.ts';
import { accepted, click } from '../match/world.ts';
import { type Rig, rig, wordsOf } from './rig.ts';

/** Discord's flag of a message that makes no sound. */
const SILENT = 1 << 12;

/** A match of the toy at a slow pace in which everybody was just asked, and a lobby beside it. */
async function slowly() {
  const clock = movedClock();
  const house = await rig({ luck: { now: clock.now, random: () => 0.5 } });
  const { id, post } = await house.lobby('toy', 'Ann', 'Bob');
  const ann = house.local.hand('Ann');
  accepted(await house.service.configure({ match: id, user: ann.id, interaction: click(), timing: { pace: 'slow' } }));
  await house.press(ann, post, 'Start');
  const { id: beside } = await house.lobby('toy', 'Cem');
  const cem = house.local.hand('Cem');
  /** Lets time pass; any change anywhere makes the bot look what is due, as it does every two seconds. */
  const pass = async (ms: number) => {
    clock.pass(ms);
    await house.service.passDue();
    accepted(await house.service.configure({ match: beside, user: cem.id, interaction: click(), timing: { weekends: 'play' } }));
    await house.settled();
  };
  return { house, clock, id, pass };
}

/** The pings that stand under the table. */
async function pings(house: Rig, id: string): Promise<readonly APIMessage[]> {
  const { channel_id } = await house.tablePost(id);
  const seen = house.local.hand('Ann').sees(channel_id);
  return seen.filter((message) => /you are asked in|still waits for you/.test(wordsOf(message)));
}

describe('reminders on Discord', () => {
  it('take the place of the ping under the table, as loudly as each person wants', async () => {
    const { house, id, pass } = await slowly();
    const [ann, bob] = [house.local.hand('Ann'), house.local.hand('Bob')];
    expect((await pings(house, id)).map(wordsOf)).toEqual([expect.stringContaining('you are asked in Toy')]);
    await pass(36 * HOUR);
    const [half, ...others] = await pings(house, id);
    expect(others).toEqual([]);
    expect(wordsOf(half!)).toContain('Toy still waits for you.');
    expect(half!.mentions.map((user) => user.id).sort()).toEqual([ann.id, bob.id].sort());
    expect(half!.flags! & SILENT).toBe(0);
    await ann.slash('settings', { pings: 'silent' });
    await bob.slash('settings', { pings: 'none' });
    await pass(27 * HOUR);
    const [last, ...more] = await pings(house, id);
    expect(more).toEqual([]);
    expect(last!.id).not.toBe(half!.id);
    expect(last!.mentions.map((user) => user.id)).toEqual([ann.id]);
    expect(wordsOf(last!)).not.toContain(bob.id);
    expect(last!.flags! & SILENT).toBe(SILENT);
    expect(house.violations()).toEqual([]);
  });

  it('of a month in which nobody came are few, and one stands at a time', async () => {
    const { house, id, pass } = await slowly();
    const texts = new Set<string>();
    for (let days = 0; days < 30; days++) {
      await pass(DAY);
      const standing = await pings(house, id);
      expect(standing.length).toBeLessThanOrEqual(1);
      for (const message of standing) texts.add(message.id);
    }
    // Both are asleep after two deadlines, and from then on nobody is called.
    expect(texts.size).toBeGreaterThan(1);
    expect(texts.size).toBeLessThanOrEqual(6);
    expect(house.violations()).toEqual([]);
  });

  it('that came due in a week in which the program was down are not made up for', async () => {
    const { house, clock, id, pass } = await slowly();
    await house.stop();
    clock.pass(7 * DAY);
    await house.start();
    await pass(0);
    expect((await pings(house, id)).map(wordsOf)).toEqual([expect.stringContaining('you are asked in Toy')]);
    expect(house.violations()).toEqual([]);
  });

  it('do not come in a pause', async () => {
    const { house, id, pass } = await slowly();
    const [ann, bob] = [house.local.hand('Ann'), house.local.hand('Bob')];
    accepted(await house.service.propose({ match: id, user: ann.id, interaction: click(), wish: 'pause' }));
    accepted(await house.service.vote({ match: id, user: bob.id, interaction: click(), proposal: null, agrees: true }));
    await pass(0);
    await pass(36 * HOUR);
    expect(await pings(house, id)).toEqual([]);
    accepted(await house.service.endPause({ match: id, user: ann.id, interaction: click() }));
    await pass(0);
    expect((await pings(house, id)).map(wordsOf)).toEqual([expect.stringContaining('you are asked in Toy')]);
    await pass(36 * HOUR);
    expect((await pings(house, id)).map(wordsOf)).toEqual([expect.stringContaining('still waits for you')]);
    expect(house.violations()).toEqual([]);
  });
});
