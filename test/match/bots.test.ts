import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RETRY_MS } from '../../src/match/bot-turns.ts';
import type { PlayableGame } from '../../src/match/desk.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { toy, toyRules } from './toy.ts';
import { accepted, act, click, games, lobby, scavenging, viewOf, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });

describe('computer players', () => {
  it('answer after the commit of a person, never inside it', async () => {
    const { service } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await service.leave(by(id, 'bob')));
    const done = accepted(await act(service, id, 'ann', 'rest'));
    expect((await service.lookAtTable(id))!.match.version).toBe(done.match.version);
    await service.idle();
    const [answer] = await service.log(id, 'ann', 1);
    expect(answer).toMatchObject({ version: done.match.version + 1, kind: 'answer', seat: 1, byBot: true });
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([2]);
  });

  it('try again when their answer could not be kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store } = world();
    let busy = true;
    const commit: typeof store.commit = async (change) => {
      if (busy && change.entry?.byBot) throw new Error('the database is busy');
      return store.commit(change);
    };
    const { service } = world({ store: { ...store, commit } });
    const { id } = await lobby(service, ['ann'], { goal: '60' });
    accepted(await service.addBot(by(id, 'ann')));
    accepted(await service.start(by(id, 'ann')));
    await service.idle();
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([0, 1]);
    busy = false;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await service.idle();
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
  });

  it('answer one after another, sealed answers included, until a person is awaited', async () => {
    const { service } = world();
    const { id } = await lobby(service, ['ann'], { goal: '60' });
    accepted(await service.addBot(by(id, 'ann')));
    accepted(await service.addBot(by(id, 'ann')));
    accepted(await service.start(by(id, 'ann')));
    await service.idle();
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
    accepted(await act(service, id, 'ann', 'cell:3'));
    accepted(await act(service, id, 'ann', 'rest'));
    await service.idle();
    expect((await service.log(id, 'ann', 4)).map(({ seat, byBot }) => [seat, byBot])).toEqual([
      [0, false],
      [0, false],
      [1, true],
      [2, true],
    ]);
    expect((await service.look(id, 'ann'))!.sight!.awaited).toEqual([0]);
  });

  it('see their own sight only', async () => {
    const seen: unknown[] = [];
    const noted = (given: Parameters<PlayableGame['bot']>) => {
      seen.push(given[0]);
      return given;
    };
    const spying: PlayableGame = { ...toy, bot: (...given) => toy.bot(...noted(given)) };
    const { service } = world({ games: { toy: spying } });
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await service.leave(by(id, 'bob')));
    accepted(await act(service, id, 'ann', 'rest'));
    await service.idle();
    expect(seen).toEqual([expect.objectContaining({ viewer: 1, view: expect.objectContaining({ hidden: [null, 2, null] }) })]);
  });

  it.each([
    ['picks what is not offered', () => ['fly']],
    ['picks too much', () => ['walk', 'rest']],
    [
      'fails',
      () => {
        throw new Error('out of ideas');
      },
    ],
  ])('that %s gives a random legal answer, and the log tells', async (_, bot) => {
    const warnings: object[] = [];
    const log = { warn: (facts: object) => void warnings.push(facts), error: (facts: object) => void warnings.push(facts) };
    const { service } = world({ games: { toy: { rules: toyRules, bot: bot as PlayableGame['bot'] } }, random: () => 0.4, log });
    const { id } = await scavenging(service, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await service.leave(by(id, 'bob')));
    accepted(await act(service, id, 'ann', 'rest'));
    await service.idle();
    expect((await service.log(id, 'ann', 1))[0]).toMatchObject({ seat: 1, byBot: true, events: [{ type: 'rest' }] });
    expect(warnings).toEqual([expect.objectContaining({ match: id, seat: 1 })]);
  });

  it('that are awaited when the program starts play on after resume', async () => {
    const errors: object[] = [];
    const log = { warn() {}, error: (facts: object) => void errors.push(facts) };
    const { service: stopped, store, file } = world({ log });
    const { id } = await scavenging(stopped, ['ann', 'bob', 'cem'], { goal: '60' });
    accepted(await stopped.leave(by(id, 'bob')));
    accepted(await act(stopped, id, 'ann', 'rest'));
    store.close();
    await stopped.idle();
    expect(errors).toEqual([expect.objectContaining({ match: id })]);

    const { service } = world({}, file);
    await service.idle();
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([1]);
    await service.resume();
    await service.idle();
    expect((await service.lookAtTable(id))!.sight!.awaited).toEqual([2]);
  });

  it('play a whole match to its end that can be played again to the same positions', async () => {
    const { service, store } = world();
    const { id } = await lobby(service, ['ann'], { goal: '12' });
    accepted(await service.addBot(by(id, 'ann')));
    accepted(await service.addBot(by(id, 'ann')));
    accepted(await service.start(by(id, 'ann')));
    for (let fuse = 0; fuse < 50 && (await service.lookAtTable(id))!.match.status === 'running'; fuse++) {
      await service.idle();
      const look = (await service.look(id, 'ann'))!;
      if (look.match.status === 'running') accepted(await act(service, id, 'ann', viewOf(look).hidden[0] ? 'rest' : 'cell:1'));
    }
    expect((await service.lookAtTable(id))!.match.status).toBe('over');
    const exported = (await exportMatch(store, id))!;
    expect(replayMatch(games, exported)).toEqual({ positions: exported.entries.length, differs: null, otherRules: null });
  });
});
