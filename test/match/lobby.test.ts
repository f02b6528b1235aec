import { describe, expect, it } from 'vitest';
import { seedHash } from '../../src/kernel/chance.ts';
import { createMatchService } from '../../src/match/service.ts';
import { accepted, click, games, lobby, place, refusalOf, started, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });
const user = (name: string) => ({ kind: 'user', user: name });
const bot = { kind: 'bot' };

describe('opening a match', () => {
  it('seats the host, fills in the settings, and publishes the hash of the seed but not the seed', async () => {
    const { service } = world({ randomSeed: () => 'seed', randomId: () => 'match1' });
    const { match } = accepted(await service.create({ game: 'toy', host: 'ann', place, settings: { goal: '12' }, interaction: click() }));
    expect(match).toMatchObject({ id: 'match1', status: 'lobby', host: 'ann', version: 1, place, seed: null, seedHash: seedHash('seed') });
    expect(match.settings).toEqual({ goal: '12', leaver: 'bot' });
    expect(match.holders).toEqual([user('ann')]);
    expect(await service.look('match1', 'ann')).toMatchObject({ viewer: 0, sight: null, recent: [], undoable: false });
  });

  it('draws ids and seeds that nobody else has', async () => {
    const { store } = world();
    const service = createMatchService({ store, games });
    const one = await lobby(service);
    const two = await lobby(service);
    expect(one.id).toMatch(/^[a-z0-9]{6,10}$/);
    expect(two.id).not.toBe(one.id);
    expect((await store.load(one.id))!.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(two.seedHash).not.toBe(one.seedHash);
  });

  it('opens one match for a doubled interaction', async () => {
    const { service } = world();
    const request = { game: 'toy', host: 'ann', place, settings: {}, interaction: click() };
    const [one, two] = await Promise.all([service.create(request), service.create(request)]);
    expect(accepted(two!)).toEqual(accepted(one!));
    expect(await service.at('c')).toHaveLength(1);
  });

  it('draws another id when one is taken', async () => {
    const ids = ['same', 'same', 'other'];
    const { service } = world({ randomId: () => ids.shift()! });
    await lobby(service, ['ann']);
    expect((await lobby(service, ['bob'])).id).toBe('other');
    expect((await service.look('same', 'ann'))!.match.host).toBe('ann');
  });

  it('refuses a game that is not installed and settings that the game does not have', async () => {
    const { service } = world();
    const request = { game: 'toy', host: 'ann', place, settings: {}, interaction: click() };
    expect(refusalOf(await service.create({ ...request, game: 'chess' }))).toBe('refused.unknown-game');
    expect(refusalOf(await service.create({ ...request, game: 'constructor' }))).toBe('refused.unknown-game');
    expect(refusalOf(await service.create({ ...request, settings: { goal: '7' } }))).toBe('refused.bad-setting');
    expect(refusalOf(await service.create({ ...request, settings: { colour: 'red' } }))).toBe('refused.bad-setting');
    expect(refusalOf(await service.create({ ...request, timing: { pace: 'warp' } }))).toBe('refused.bad-setting');
    expect(await service.at('c')).toEqual([]);
  });

  it('seats the bots that are wished, as many as the game has room for beside the host, and keeps time as is wished', async () => {
    const { service } = world();
    const request = { game: 'toy', host: 'ann', place, settings: {}, timing: { weekends: 'rest' } };
    const { match } = accepted(await service.create({ ...request, bots: 2, interaction: click() }));
    expect(match.holders).toEqual([user('ann'), bot, bot]);
    expect(match.timing).toEqual({ pace: 'none', weekends: 'rest' });
    const refused = await service.create({ ...request, bots: 3, interaction: click() });
    expect(refused).toEqual({ refused: { id: 'refused.too-many-bots', args: { bots: 2 } } });
    expect(await service.at('c')).toHaveLength(1);
  });
});

describe('joining and leaving', () => {
  it('seats people in the order of joining until every chair is taken', async () => {
    const { service } = world();
    const { id } = await lobby(service, ['ann', 'bob', 'cem']);
    const before = (await service.look(id, 'ann'))!.match;
    expect(before.holders).toEqual([user('ann'), user('bob'), user('cem')]);
    expect(before.version).toBe(3);
    const full = await service.join(by(id, 'dee'));
    expect(full).toEqual({ refused: { id: 'refused.full', args: { seats: 3 } } });
    expect((await service.look(id, 'ann'))!.match).toEqual(before);
  });

  it('takes only one of two people who want the last chair at once', async () => {
    const { service } = world();
    const { id } = await lobby(service, ['ann', 'bob']);
    const results = await Promise.all([service.join(by(id, 'cem')), service.join(by(id, 'dee'))]);
    expect(results.map(refusalOf)).toEqual([null, 'refused.full']);
  });

  it('refuses who is in already, who is not in, and a match that is not there', async () => {
    const { service } = world();
    const { id } = await lobby(service);
    expect(refusalOf(await service.join(by(id, 'ann')))).toBe('refused.already-in');
    expect(refusalOf(await service.leave(by(id, 'zoe')))).toBe('refused.not-in');
    expect(refusalOf(await service.join(by('nomatch', 'zoe')))).toBe('refused.no-match');
  });

  it('answers a doubled join with the lobby as it is', async () => {
    const { service } = world();
    const { id } = await lobby(service, ['ann']);
    const request = by(id, 'bob');
    const first = accepted(await service.join(request));
    expect(accepted(await service.join(request))).toEqual(first);
    expect(first.match.holders).toEqual([user('ann'), user('bob')]);
  });

  it('hands the host role to the next person, and calls the match off when the last one goes', async () => {
    const { service } = world();
    const { id } = await lobby(service, ['ann']);
    accepted(await service.addBot(by(id, 'ann')));
    accepted(await service.join(by(id, 'bob')));
    const handed = accepted(await service.leave(by(id, 'ann'))).match;
    expect(handed).toMatchObject({ host: 'bob', status: 'lobby', holders: [bot, user('bob')] });
    const off = accepted(await service.leave(by(id, 'bob'))).match;
    expect(off.status).toBe('called-off');
    expect(refusalOf(await service.join(by(id, 'ann')))).toBe('refused.called-off');
    expect(await service.at('c')).toEqual([]);
    expect(await service.mine('bob')).toEqual([]);
  });

  it('keeps the host when somebody else leaves', async () => {
    const { service } = world();
    const { id } = await lobby(service, ['ann', 'bob', 'cem']);
    expect(accepted(await service.leave(by(id, 'bob'))).match).toMatchObject({ host: 'ann', holders: [user('ann'), user('cem')] });
  });
});

describe('what the host may do', () => {
  it('changes settings one by one', async () => {
    const { service } = world();
    const { id } = await lobby(service);
    accepted(await service.configure({ ...by(id, 'ann'), settings: { goal: '60' } }));
    const { match } = accepted(await service.configure({ ...by(id, 'ann'), settings: { leaver: 'out' } }));
    expect(match.settings).toEqual({ goal: '60', leaver: 'out' });
    expect(refusalOf(await service.configure({ ...by(id, 'ann'), settings: { goal: '7' } }))).toBe('refused.bad-setting');
    expect((await service.look(id, 'ann'))!.match.settings).toEqual(match.settings);
  });

  it('adds and sends away computer players', async () => {
    const { service } = world();
    const { id } = await lobby(service);
    expect(refusalOf(await service.removeBot(by(id, 'ann')))).toBe('refused.no-bot');
    expect(accepted(await service.addBot(by(id, 'ann'))).match.holders).toEqual([user('ann'), user('bob'), bot]);
    expect(refusalOf(await service.addBot(by(id, 'ann')))).toBe('refused.full');
    expect(accepted(await service.removeBot(by(id, 'ann'))).match.holders).toEqual([user('ann'), user('bob')]);
  });

  it('starts with enough seats only', async () => {
    const { service } = world();
    const { id } = await lobby(service, ['ann']);
    expect(await service.start(by(id, 'ann'))).toEqual({ refused: { id: 'refused.too-few', args: { min: 2, have: 1 } } });
    accepted(await service.addBot(by(id, 'ann')));
    expect(accepted(await service.start(by(id, 'ann'))).match.status).toBe('running');
  });

  it('is refused to everybody else', async () => {
    const { service } = world();
    const { id } = await lobby(service);
    const before = (await service.look(id, 'bob'))!.match;
    for (const request of [service.addBot, service.removeBot, service.start])
      expect(refusalOf(await request(by(id, 'bob')))).toBe('refused.not-host');
    expect(refusalOf(await service.configure({ ...by(id, 'bob'), settings: {} }))).toBe('refused.not-host');
    expect((await service.look(id, 'bob'))!.match).toEqual(before);
  });
});

describe('after the start', () => {
  it('refuses every request that belongs to the lobby', async () => {
    const { service } = world();
    const { id } = await started(service);
    expect(refusalOf(await service.join(by(id, 'zoe')))).toBe('refused.started');
    expect(refusalOf(await service.configure({ ...by(id, 'ann'), settings: {} }))).toBe('refused.started');
    for (const request of [service.addBot, service.removeBot, service.start])
      expect(refusalOf(await request(by(id, 'ann')))).toBe('refused.started');
  });

  it('asks the seats in the order of joining; before it nothing can be played', async () => {
    const { service } = world();
    const { id } = await lobby(service);
    const early = { ...by(id, 'ann'), serial: 1, key: 'now', picks: ['cell:1'] };
    expect(refusalOf(await service.answer(early))).toBe('refused.not-started');
    expect(refusalOf((await service.preview(early))!)).toBe('refused.not-started');
    expect(refusalOf(await service.undo(by(id, 'ann')))).toBe('refused.not-started');
    accepted(await service.start(by(id, 'ann')));
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([0, 1]);
    expect((await service.look(id, 'bob'))!.viewer).toBe(1);
  });
});
