import { describe, expect, it } from 'vitest';
import type { MatchService } from '../../src/match/match.ts';
import { DAY } from '../../src/match/pace.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { movedClock } from './moved-clock.ts';
import { accepted, act, click, games, lobby, notices, tempFile, type World, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });

/** Bob misses his first turn and then his next one. Ann plays when she is asked. */
async function asleep(clock = movedClock(), file = tempFile()): Promise<World & { id: string }> {
  const all = world({ now: clock.now }, file);
  clock.pass(1);
  const { id } = await lobby(all.service, ['ann', 'bob', 'cem'], { goal: '60' });
  accepted(await all.service.configure({ ...by(id, 'ann'), timing: { pace: 'slow' } }));
  accepted(await all.service.start(by(id, 'ann')));
  for (let fuse = 0; fuse < 20 && (await holder(all.service, id)).asleep === undefined; fuse++) {
    for (const user of ['ann', 'cem']) {
      const look = (await all.service.look(id, user))!;
      if (look.sight!.awaited.includes(look.viewer as number))
        accepted(await act(all.service, id, user, look.sight!.step === 'hide' ? 'cell:1' : 'rest'));
    }
    const bob = (await all.service.lookAtTable(id))!.match.awaited.find(({ seat }) => seat === 1);
    if (bob?.due) clock.pass(bob.due.getTime() - clock.now().getTime());
    await all.service.passDue();
  }
  await all.service.idle();
  return { ...all, id };
}

const holder = async (service: MatchService, id: string) =>
  (await service.lookAtTable(id))!.match.holders[1] as { user: string; asleep?: number };

describe('a seat that missed two deadlines in a row', () => {
  it('is asleep from the second one on: a computer player answers, the log and a notice say so', async () => {
    const all = await asleep();
    const { service, id } = all;
    const late = (await service.log(id, 'ann', 50)).filter(({ how }) => how !== null);
    expect(late.map(({ seat, how }) => [seat, how])).toEqual([
      [1, 'deadline'],
      [1, 'asleep'],
    ]);
    expect(await holder(service, id)).toEqual({ kind: 'user', user: 'bob', asleep: late[1]!.version });
    expect((await notices(all)).filter(({ kind }) => kind === 'asleep')).toEqual([{ kind: 'asleep', user: 'bob' }]);
    const { match } = (await service.lookAtTable(id))!;
    expect(match.awaited.map(({ seat }) => seat)).not.toContain(1);
    accepted(await act(service, id, match.awaited[0]!.seat === 0 ? 'ann' : 'cem', 'rest'));
    await service.idle();
    expect((await service.lookAtTable(id))!.match.awaited.some(({ seat }) => seat === 1)).toBe(false);
  });

  it('is not asleep when an answer came between', async () => {
    const clock = movedClock();
    const { service } = world({ now: clock.now });
    clock.pass(1);
    const { id } = await lobby(service, ['ann', 'bob'], { goal: '60' });
    accepted(await service.configure({ ...by(id, 'ann'), timing: { pace: 'day' } }));
    accepted(await service.start(by(id, 'ann')));
    accepted(await act(service, id, 'bob', 'cell:1'));
    const miss = async () => {
      const [waits] = (await service.lookAtTable(id))!.match.awaited;
      clock.pass(waits!.due!.getTime() - clock.now().getTime());
      await service.passDue();
    };
    await miss();
    accepted(await act(service, id, 'ann', 'walk'));
    await miss();
    expect((await service.log(id, 'ann', 50)).filter(({ how }) => how !== null).map(({ seat, how }) => [seat, how])).toEqual([
      [0, 'deadline'],
      [0, 'deadline'],
    ]);
  });

  it('is given back at the first word of its owner, with what happened meanwhile and fresh time', async () => {
    const clock = movedClock();
    const { service, store, id } = await asleep(clock);
    const { entries } = (await service.wake(by(id, 'bob')))!;
    expect(entries.flatMap(({ seat, how }) => (seat === 1 ? [how] : []))).toEqual(['deadline', 'asleep']);
    expect(entries.every(({ kind }) => kind === 'answer')).toBe(true);
    expect(await holder(service, id)).toEqual({ kind: 'user', user: 'bob' });
    expect((await store.load(id))!.clocks[1]).toEqual({ bank: 3 * DAY, missed: 0 });
    expect(await service.log(id, 'ann', 1)).toMatchObject([{ kind: 'wake', seat: 1 }]);
    const { awaited } = (await service.lookAtTable(id))!.match;
    accepted(await act(service, id, awaited[0]!.seat === 0 ? 'ann' : 'cem', 'rest'));
    if (awaited[0]!.seat === 2) accepted(await act(service, id, 'ann', 'rest'));
    await service.idle();
    expect((await service.lookAtTable(id))!.match.awaited).toEqual([
      { seat: 1, since: clock.now(), due: new Date(clock.now().getTime() + 3 * DAY) },
    ]);
    const exported = (await exportMatch(store, id))!;
    expect(replayMatch(games, exported)).toMatchObject({ differs: null });
  });

  it('is given back once, to its owner only, and only where it is asleep', async () => {
    const { service, id } = await asleep();
    expect(await service.wake(by(id, 'ann'))).toBeNull();
    expect(await service.wake(by(id, 'dee'))).toBeNull();
    expect(await service.wake(by('nowhere', 'bob'))).toBeNull();
    const [one, two] = await Promise.all([service.wake(by(id, 'bob')), service.wake(by(id, 'bob'))]);
    expect([one, two].filter((report) => report !== null)).toHaveLength(1);
    expect(await service.wake(by(id, 'bob'))).toBeNull();
  });

  it('is listed as asleep among its owner’s matches, and not as one that waits for them', async () => {
    const { service, id } = await asleep();
    expect(await service.mine('bob')).toMatchObject([{ match: { id }, asleep: true, awaited: false }]);
    expect(await service.mine('ann')).toMatchObject([{ match: { id }, asleep: false }]);
  });

  it('stays asleep over a restart, and its computer player goes on', async () => {
    const clock = movedClock();
    const file = tempFile();
    const before = await asleep(clock, file);
    before.store.close();
    const { service } = world({ now: clock.now }, file);
    expect((await holder(service, before.id)).asleep).toBeGreaterThan(0);
    const { awaited } = (await service.lookAtTable(before.id))!.match;
    accepted(await act(service, before.id, awaited[0]!.seat === 0 ? 'ann' : 'cem', 'rest'));
    if (awaited[0]!.seat === 2) accepted(await act(service, before.id, 'ann', 'rest'));
    await service.idle();
    expect((await service.lookAtTable(before.id))!.match.awaited.map(({ seat }) => seat)).not.toContain(1);
  });
});

describe('a match of which everybody sleeps', () => {
  /** Ann and Bob never come; bots play to the end. */
  async function sleptThrough(): Promise<World & { id: string }> {
    const clock = movedClock();
    const all = world({ now: clock.now });
    clock.pass(1);
    const { id } = await lobby(all.service, ['ann', 'bob'], { goal: '12' });
    accepted(await all.service.configure({ ...by(id, 'ann'), timing: { pace: 'day' } }));
    accepted(await all.service.start(by(id, 'ann')));
    for (let fuse = 0; fuse < 20; fuse++) {
      const { match } = (await all.service.lookAtTable(id))!;
      const due = match.awaited.find((waits) => waits.due)?.due;
      if (due) clock.pass(Math.max(0, due.getTime() - clock.now().getTime()));
      await all.service.passDue();
      await all.service.idle();
    }
    return { ...all, id };
  }

  it('says so once, and tells its owners what happened even after the end', async () => {
    const all = await sleptThrough();
    const { service, store, id } = all;
    expect((await service.lookAtTable(id))!.match.status).toBe('over');
    expect((await notices(all)).filter(({ kind }) => kind === 'all-asleep')).toHaveLength(1);
    const { entries } = (await service.wake(by(id, 'bob')))!;
    expect(entries.at(-1)!.events.map(({ type }) => type)).toContain('search');
    expect(await service.wake(by(id, 'bob'))).toBeNull();
    expect((await service.lookAtTable(id))!.match).toMatchObject({ status: 'over', awaited: [] });
    expect(await notices(all)).toEqual([]);
    expect(replayMatch(games, (await exportMatch(store, id))!)).toMatchObject({ differs: null });
  });
});

describe('the host of a match with sleepers', () => {
  it('is followed by somebody who is awake', async () => {
    const { service, id } = await asleep();
    accepted(await service.kick({ ...by(id, 'mod'), seat: 0, asModerator: true }));
    expect((await service.lookAtTable(id))!.match.host).toBe('cem');
    accepted(await service.leave(by(id, 'cem')));
    expect((await service.lookAtTable(id))!.match.host).toBe('bob');
  });
});

describe('the seat of a sleeper that is offered', () => {
  it('is its owner’s again at their first word, and the offer is over', async () => {
    const all = await asleep();
    const { service, id } = all;
    accepted(await service.offer({ ...by(id, 'ann'), seat: 1 }));
    await notices(all);
    expect(await service.wake(by(id, 'bob'))).not.toBeNull();
    expect((await service.lookAtTable(id))!.match.offers).toEqual([]);
    expect((await notices(all)).filter(({ kind }) => kind === 'taken')).toEqual([{ kind: 'taken', seat: 1, user: 'bob' }]);
    expect(await service.take({ ...by(id, 'dee'), seat: 1 })).toMatchObject({ refused: { id: 'refused.not-offered' } });
  });

  it('is lost to whoever takes it first; one of the two gets it', async () => {
    const { service, id } = await asleep();
    accepted(await service.offer({ ...by(id, 'ann'), seat: 1 }));
    await Promise.all([service.take({ ...by(id, 'dee'), seat: 1 }), service.wake(by(id, 'bob'))]);
    expect(await holder(service, id)).toEqual({ kind: 'user', user: 'dee' });
    expect((await service.look(id, 'bob'))!.viewer).toBe('table');
    accepted(await service.leave(by(id, 'cem')));
    accepted(await service.offer({ ...by(id, 'ann'), seat: 2 }));
    expect(await service.take({ ...by(id, 'bob'), seat: 2 })).toMatchObject({ refused: { id: 'refused.given-up' } });
  });
});
