import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { type Calendar, calendar, said } from './calendar.ts';
import { buttonOf, wordsOf } from './rig.ts';

const GONE = 'There is no such match here.';
/** The choice of a search in the toy's turn. */
const SEARCH = 2;

/** A match of the toy that Ann and Bob have played to its end. */
async function played({ house }: Calendar): Promise<string> {
  const { id, post } = await house.table('toy', 'Ann', 'Bob');
  for (let fuse = 0; fuse < 40 && (await house.service.lookAtTable(id))!.match.status === 'running'; fuse++)
    await house.move((await house.awaited(id))[0]!, post, SEARCH);
  expect((await house.service.lookAtTable(id))!.match.status).toBe('over');
  return id;
}

/** A server that lets matches be deleted thirty days after their end, with one that ended, one that ends later, and one that goes on. */
async function thirtyDaysLater() {
  const days = await calendar();
  const { house, pass } = days;
  const [ann] = house.hands as [(typeof house.hands)[0]];
  await said(days, ann, 'server', { purge: '30' });
  expect((await house.service.servers.of(house.local.guildId)).purge).toBe('30');
  const running = (await house.table('toy', 'Ann', 'Bob')).id;
  const old = await played(days);
  const table = await house.tablePost(old);
  const card = ann.sees(table.channel_id).findLast((message) => buttonOf(message, 'Replay'))!;
  await pass(DAY);
  const later = await played(days);
  await pass(29 * DAY - 1);
  expect(await house.service.purge()).toBe(0);
  await pass(1);
  expect(await house.service.purge()).toBe(1);
  return { days, house, ann, running, old, later, table, card };
}

describe('a match that the server keeps no longer', () => {
  it('is deleted with all that belongs to it but what it counted for its people, and no other is', async () => {
    const { days, house, ann, running, old, later } = await thirtyDaysLater();
    expect(await house.service.lookAtTable(old)).toBeNull();
    expect(await house.store.entries(old)).toEqual([]);
    expect(await house.store.surfaces.get(old, 'table')).toBeNull();
    expect((await house.service.lookAtTable(later))!.match.status).toBe('over');
    expect((await house.service.lookAtTable(running))!.match.status).toBe('running');
    expect(await said(days, ann, 'stats')).toContain('2 matches among people');
  });

  it('is none to any command', async () => {
    const { days, ann, old } = await thirtyDaysLater();
    for (const command of ['board', 'log', 'act', 'replay', 'chronicle', 'export', 'verify', 'rematch', 'recap'])
      expect([command, await said(days, ann, command, { match: old })]).toEqual([command, expect.stringContaining(GONE)]);
  });

  it('is none to the buttons of the posts that still stand, either, also after a restart', async () => {
    const { days, house, ann, table, card } = await thirtyDaysLater();
    await days.down(0);
    for (const [post, button] of [
      [table, 'Log'],
      [table, 'More'],
      [table, 'Rematch'],
      [card, 'Replay'],
    ] as const)
      expect([button, wordsOf((await house.press(ann, post, button)).message)]).toEqual([button, expect.stringContaining(GONE)]);
    expect(house.violations()).toEqual([]);
  });
});
