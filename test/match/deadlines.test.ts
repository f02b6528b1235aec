import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/kernel/steps.ts';
import { GRACE_MS } from '../../src/match/deadlines.ts';
import type { Match, MatchService } from '../../src/match/match.ts';
import { DAY } from '../../src/match/pace.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { HOUR, MINUTE, movedClock } from './moved-clock.ts';
import { toy, toyRules } from './toy.ts';
import { accepted, act, choice, click, games, lobby, refusalOf, tempFile, type World, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });

/** A world whose clock the test moves. */
function slowWorld(file = tempFile(), clock = movedClock(), parts = {}): World & { clock: typeof clock } {
  return { ...world({ now: clock.now, ...parts }, file), clock };
}

async function hurried(service: MatchService, pace = 'day', users = ['ann', 'bob']): Promise<Match> {
  const { id } = await lobby(service, users, { goal: '60' });
  accepted(await service.configure({ ...by(id, users[0]!), timing: { pace } }));
  return accepted(await service.start(by(id, users[0]!))).match;
}

/** As `hurried`, after all have hidden their food: seat 0 is to scavenge. */
async function scavengingAt(service: MatchService, pace = 'day', users = ['ann', 'bob']): Promise<Match> {
  const { id } = await hurried(service, pace, users);
  for (const user of users) accepted(await act(service, id, user, 'cell:2'));
  return (await service.lookAtTable(id))!.match;
}

const last = async (service: MatchService, id: string, count = 1) =>
  (await service.log(id, 'ann', count)).map(({ kind, seat, how, byBot }) => ({ kind, seat, how, byBot }));

describe('the pace of a match', () => {
  it('is none unless the host chooses one before the start', async () => {
    const { service } = slowWorld();
    const { id } = await lobby(service);
    expect((await service.lookAtTable(id))!.match.timing).toEqual({ pace: 'none', weekends: 'play' });
    expect(refusalOf(await service.configure({ ...by(id, 'bob'), timing: { pace: 'day' } }))).toBe('refused.not-host');
    expect(refusalOf(await service.configure({ ...by(id, 'ann'), timing: { pace: 'hasty' } }))).toBe('refused.bad-setting');
    expect(refusalOf(await service.configure({ ...by(id, 'ann'), timing: { toString: 'day' } }))).toBe('refused.bad-setting');
    accepted(await service.configure({ ...by(id, 'ann'), timing: { weekends: 'rest' } }));
    const { match } = accepted(await service.configure({ ...by(id, 'ann'), timing: { pace: 'slow' } }));
    expect(match).toMatchObject({ timing: { pace: 'slow', weekends: 'rest' }, settings: { goal: '6' } });
    accepted(await service.start(by(id, 'ann')));
    expect(refusalOf(await service.configure({ ...by(id, 'ann'), timing: { pace: 'none' } }))).toBe('refused.started');
  });

  it('says until when each seat has time', async () => {
    const { service, clock } = slowWorld();
    const { awaited } = await hurried(service);
    expect(awaited.map(({ due }) => due)).toEqual([new Date(clock.now().getTime() + DAY), new Date(clock.now().getTime() + DAY)]);
  });

  it('that is none lets a match wait for ever', async () => {
    const { service, clock } = slowWorld();
    const { id, version, awaited } = await hurried(service, 'none');
    expect(awaited.map(({ due }) => due)).toEqual([null, null]);
    clock.pass(1000 * DAY);
    await service.passDue();
    expect((await service.lookAtTable(id))!.match.version).toBe(version);
  });
});

describe('at a deadline', () => {
  it('the answer that the game lays down is given, by whoever is late and nobody else', async () => {
    const hide = toyRules.steps.hide as Question<object, { step: 'hide' }>;
    const absent = { ...hide, ask: () => ({ ...hide.ask({}, { step: 'hide' }, 0), ifAbsent: ['cell:3'] }) };
    const rules = { ...toyRules, steps: { ...toyRules.steps, hide: absent } } as typeof toyRules;
    const { service, clock } = slowWorld(tempFile(), movedClock(), { games: { toy: { ...toy, rules } } });
    const { id } = await hurried(service);
    accepted(await act(service, id, 'ann', 'cell:1'));
    clock.pass(DAY - 1);
    await service.passDue();
    expect(await last(service, id)).toMatchObject([{ seat: 0, how: null }]);
    clock.pass(1);
    await service.passDue();
    expect(await last(service, id)).toEqual([{ kind: 'answer', seat: 1, how: 'deadline', byBot: false }]);
    expect((await service.look(id, 'ann'))!.sight!.view).toMatchObject({ hidden: [1, null] });
    expect((await service.look(id, 'bob'))!.sight!.view).toMatchObject({ hidden: [null, 3] });
  });

  it('chance answers where the game lays nothing down or what is not offered', async () => {
    const { service, clock } = slowWorld();
    const { id } = await hurried(service);
    clock.pass(DAY);
    await service.passDue();
    expect(await last(service, id, 2)).toMatchObject([
      { seat: 0, how: 'deadline' },
      { seat: 1, how: 'deadline' },
    ]);
    expect((await service.look(id, 'bob'))!.sight!.view).toMatchObject({ hidden: [null, 2] });
  });

  it('the table is told who was late', async () => {
    const { service, clock } = slowWorld();
    const { id } = await scavengingAt(service);
    const latest = async () => (await service.lookAtTable(id))!.lately.at(-1);
    expect(await latest()).toMatchObject({ how: null });
    clock.pass(36 * HOUR);
    await service.passDue();
    expect(await latest()).toMatchObject({ seat: 0, how: 'deadline' });
    accepted(await act(service, id, (await service.lookAtTable(id))!.sight!.awaited[0] === 0 ? 'ann' : 'bob', 'rest'));
    expect(await latest()).toMatchObject({ how: null });
  });

  it('what was answered cannot be taken back', async () => {
    const { service, clock } = slowWorld();
    const { id } = await scavengingAt(service, 'day', ['ann', 'bob']);
    clock.pass(36 * HOUR);
    await service.passDue();
    expect((await service.look(id, 'ann'))!.undoable).toBe(false);
    expect(refusalOf(await service.undo(by(id, 'ann')))).toBe('refused.undo-automatic');
  });

  it('the increment is the next time of whoever was late', async () => {
    const { service, clock } = slowWorld();
    const { id } = await hurried(service);
    accepted(await act(service, id, 'bob', 'cell:1'));
    clock.pass(DAY);
    await service.passDue();
    const { awaited } = (await service.lookAtTable(id))!.match;
    expect(awaited).toEqual([{ seat: 0, since: clock.now(), due: new Date(clock.now().getTime() + 8 * HOUR) }]);
  });

  it('an answer that comes late but first counts, and one that comes second is refused', async () => {
    const { service, clock } = slowWorld();
    const { id } = await scavengingAt(service);
    const request = await choice(service, id, 'ann', 'rest');
    clock.pass(36 * HOUR);
    const [done] = await Promise.all([service.answer(request), service.passDue()]);
    accepted(done);
    expect(await last(service, id)).toMatchObject([{ seat: 0, how: null }]);

    const { awaited } = (await service.lookAtTable(id))!.match;
    const late = await choice(service, id, 'bob', 'rest');
    clock.pass(awaited[0]!.due!.getTime() - clock.now().getTime());
    const [, refused] = await Promise.all([service.passDue(), service.passDue().then(() => service.answer(late))]);
    expect(refusalOf(refused)).toBe('refused.stale');
    expect((await service.log(id, 'ann', 20)).filter(({ how }) => how !== null)).toHaveLength(1);
  });

  it('two programs on one database answer once', async () => {
    const file = tempFile();
    const { service, clock } = slowWorld(file);
    const { id, version } = await scavengingAt(service);
    const other = world({ now: clock.now }, file, true);
    clock.pass(36 * HOUR);
    await Promise.all([service.passDue(), other.service.passDue()]);
    expect((await service.lookAtTable(id))!.match.version).toBe(version + 1);
  });

  it('a hundred matches are all answered in one go, a broken one notwithstanding', async () => {
    const errors: object[] = [];
    const log = { warn() {}, error: (facts: object) => void errors.push(facts) };
    const { service, store, clock } = slowWorld(tempFile(), movedClock(), { log, randomId: undefined });
    const ids: string[] = [];
    for (let n = 0; n < 100; n++) ids.push((await hurried(service)).id);
    const broken = (await store.load(ids[50]!))!;
    const unanswerable = {
      ...broken,
      version: broken.version + 1,
      position: '{"rules":2,"game":null,"agenda":[],"answers":{},"serial":1,"seats":2}',
    };
    const entry = {
      ...(await store.entries(ids[50]!)).at(-1)!,
      version: unanswerable.version,
      interaction: 'break',
      before: null,
      undoes: null,
      overtook: null,
    };
    const { undoable: _, undoneBy: __, ...fresh } = entry;
    expect(await store.commit({ match: unanswerable, holders: null, entry: fresh, notices: [], later: [] })).toBe('done');
    clock.pass(DAY);
    await service.passDue();
    expect(errors).toMatchObject([{ match: ids[50] }]);
    for (const id of ids.filter((id) => id !== ids[50]))
      expect((await service.log(id, 'ann', 20)).filter(({ how }) => how)).toHaveLength(2);
  });

  it('weekends off leave the players their weekend', async () => {
    const clock = movedClock(Date.UTC(2030, 0, 4, 18));
    const { service } = slowWorld(tempFile(), clock);
    const { id } = await lobby(service);
    accepted(await service.configure({ ...by(id, 'ann'), timing: { pace: 'day', weekends: 'rest' } }));
    const { match } = accepted(await service.start(by(id, 'ann')));
    expect(match.awaited[0]!.due).toEqual(new Date(Date.UTC(2030, 0, 7, 18)));
  });
});

describe('after a stop of the program', () => {
  /** A match that somebody has kept waiting, and the program that starts a week later. */
  async function weekLater(pace: string) {
    const file = tempFile();
    const clock = movedClock();
    const before = slowWorld(file, clock);
    const { id, version } = await scavengingAt(before.service, pace);
    before.store.close();
    clock.pass(7 * DAY);
    return { ...slowWorld(file, clock), id, version, clock };
  }

  it.each([
    ['slow', 6 * HOUR],
    ['day', 2 * HOUR],
    ['evening', GRACE_MS],
    ['blitz', GRACE_MS],
  ])('those who were late meanwhile at the pace %s have a grace period, once', async (pace, grace) => {
    const { service, store, id, version, clock } = await weekLater(pace);
    await service.passDue();
    expect(await store.due(clock.now())).toEqual([]);
    clock.pass(grace - 1);
    await service.passDue();
    expect((await service.lookAtTable(id))!.match.version).toBe(version);
    clock.pass(1);
    await service.passDue();
    expect((await service.lookAtTable(id))!.match.version).toBe(version + 1);
    expect(await last(service, id)).toMatchObject([{ seat: 0, how: 'deadline' }]);
  });

  it('a deadline that passed meanwhile is no miss', async () => {
    const { service, store, id, clock } = await weekLater('day');
    clock.pass(2 * HOUR);
    await service.passDue();
    expect((await store.load(id))!.clocks[0]!.missed).toBe(0);
    const { match } = (await service.lookAtTable(id))!;
    clock.pass(match.awaited[0]!.due!.getTime() - clock.now().getTime());
    await service.passDue();
    expect((await store.load(id))!.clocks[match.awaited[0]!.seat]!.missed).toBe(1);
    expect((await service.lookAtTable(id))!.match.holders.every((holder) => !('asleep' in holder))).toBe(true);
  });

  it('whoever answers within the grace period is not late', async () => {
    const file = tempFile();
    const clock = movedClock();
    const before = slowWorld(file, clock);
    const { id } = await scavengingAt(before.service);
    before.store.close();
    clock.pass(7 * DAY);

    const { service } = slowWorld(file, clock);
    accepted(await act(service, id, 'ann', 'rest'));
    clock.pass(2 * HOUR);
    await service.passDue();
    expect((await service.log(id, 'ann', 20)).every(({ how }) => how === null)).toBe(true);
  });

  it('time that began after the start knows no grace', async () => {
    const { service, clock } = slowWorld();
    clock.pass(1);
    const { id } = await hurried(service, 'blitz');
    clock.pass(3 * MINUTE);
    await service.passDue();
    expect(await last(service, id, 2)).toMatchObject([{ how: 'deadline' }, { how: 'deadline' }]);
  });
});

describe('a match in which nobody ever answers', () => {
  it.each(['slow', 'day', 'evening', 'blitz'])('comes to its end at the pace %s, and can be played again', async (pace) => {
    const { service, store, clock } = slowWorld();
    clock.pass(1);
    const { id } = await hurried(service, pace, ['ann', 'bob', 'cem']);
    for (let fuse = 0; fuse < 1000; fuse++) {
      const { match } = (await service.lookAtTable(id))!;
      if (match.status === 'over') break;
      const due = match.awaited.flatMap((waits) => (waits.due ? [waits.due.getTime()] : []));
      if (due.length > 0) clock.pass(Math.max(0, Math.min(...due) - clock.now().getTime()));
      await service.passDue();
      await service.idle();
    }
    expect((await service.lookAtTable(id))!.match.status).toBe('over');
    const exported = (await exportMatch(store, id))!;
    expect(replayMatch(games, exported)).toMatchObject({ differs: null, otherRules: null });
  });
});

describe('undo', () => {
  it('wins no time', async () => {
    const { service, clock } = slowWorld();
    const { id } = await scavengingAt(service);
    const due = async () => (await service.lookAtTable(id))!.match.awaited[0]!.due!.getTime() - clock.now().getTime();
    const before = await due();
    clock.pass(30 * HOUR);
    for (let n = 0; n < 3; n++) {
      accepted(await act(service, id, 'ann', 'walk'));
      clock.pass(MINUTE);
      accepted(await service.undo(by(id, 'ann')));
    }
    expect(await due()).toBe(before - 30 * HOUR - 3 * MINUTE);
  });
});

describe('what may be done at any time', () => {
  const shout = (service: MatchService, id: string, user: string) => act(service, id, user, 'hey');

  it('wins no time for a seat that is awaited, nor does taking it back cost any', async () => {
    const { service, store, clock } = slowWorld();
    const { id, awaited } = await scavengingAt(service);
    clock.pass(30 * HOUR);
    for (let n = 0; n < 5; n++) accepted(await shout(service, id, 'ann'));
    expect((await service.lookAtTable(id))!.match.awaited).toEqual(awaited);
    if ((await service.look(id, 'ann'))!.undoable) accepted(await service.undo(by(id, 'ann')));
    expect((await service.lookAtTable(id))!.match.awaited).toEqual(awaited);
    expect((await store.load(id))!.clocks[0]!.bank).toBe(32 * HOUR);
  });

  it('uses up the time of a wait that it ends', async () => {
    const ends = {
      ...toyRules.anytime!.shout!,
      resolve: (table: Parameters<NonNullable<typeof toyRules.anytime>[string]['resolve']>[0]) => {
        table.game.turn = 1;
      },
    };
    const rules = { ...toyRules, anytime: { shout: ends } } as typeof toyRules;
    const { service, store, clock } = slowWorld(tempFile(), movedClock(), { games: { toy: { ...toy, rules } } });
    const { id } = await scavengingAt(service);
    const { bank } = (await store.load(id))!.clocks[0]!;
    clock.pass(5 * HOUR);
    accepted(await shout(service, id, 'ann'));
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([1]);
    expect((await store.load(id))!.clocks[0]!.bank).toBe(bank - 5 * HOUR);
  });
});

describe('a match that began before there were clocks', () => {
  it('is played on without one', async () => {
    const file = tempFile();
    const before = slowWorld(file);
    const { id, version } = await scavengingAt(before.service, 'none');
    before.store.close();
    const client = new Database(file);
    client.exec(`UPDATE matches SET clocks = '[]', awaited = '[{"seat":0,"since":1}]'`);
    client.close();

    const { service, clock } = slowWorld(file);
    clock.pass(1000 * DAY);
    await service.passDue();
    expect((await service.lookAtTable(id))!.match).toMatchObject({ version, awaited: [{ seat: 0, due: null }] });
    accepted(await service.away({ user: 'ann', until: '3', interaction: click() }));
    accepted(await act(service, id, 'ann', 'rest'));
    expect((await service.lookAtTable(id))!.match.awaited).toMatchObject([{ seat: 1, due: null }]);
  });
});
