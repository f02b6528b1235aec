import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/match/canonical.ts';
import type { Match, MatchService } from '../../src/match/match.ts';
import { refusals } from '../../src/match/refusals.ts';
import { en } from '../../src/words/en.ts';
import { accepted, act, click, lobby, scavenging, started, world } from './world.ts';

describe('the log', () => {
  it('tells what happened since the start, newest last, with own secrets only', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    accepted(await act(service, id, 'ann', 'rest'));
    const log = await service.log(id, 'ann', 50);
    expect(log.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['start', null],
      ['answer', 0],
      ['answer', 1],
      ['answer', 0],
    ]);
    expect(log[2]!.events).toEqual([
      { type: 'hid', data: { seat: 0 }, secret: { cell: 2 } },
      { type: 'hid', data: { seat: 1 } },
    ]);
    expect(JSON.stringify(await service.log(id, 'zoe', 50))).not.toContain('secret');
    expect((await service.log(id, 'ann', 1)).map(({ events }) => events)).toEqual([[{ type: 'rest', data: { seat: 0 } }]]);
    expect(await service.log('nomatch', 'ann', 50)).toEqual([]);
  });

  it('shows as recent the events of the last twelve entries that stand', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    for (let n = 0; n < 14; n++) accepted(await act(service, id, 'ann', 'walk'));
    accepted(await service.undo({ match: id, user: 'ann', interaction: click() }));
    const { recent } = (await service.look(id, 'bob'))!;
    expect(recent.map(({ type }) => type)).toEqual(Array(12).fill('walk'));
  });
});

describe('what happened lately', () => {
  const seen = async (service: MatchService, id: string) =>
    (await service.lookAtTable(id))!.lately.map(({ kind, seat, byBot }) => `${kind} ${seat}${byBot ? ' by a bot' : ''}`);

  it('goes back to the last answer that a person gave, past bots and those who left', async () => {
    const { service } = world();
    const { id } = await scavenging(service, ['ann', 'bob', 'cem']);
    accepted(await act(service, id, 'ann', 'walk'));
    accepted(await act(service, id, 'ann', 'rest'));
    for (const user of ['bob', 'cem']) accepted(await service.leave({ match: id, user, interaction: click() }));
    await service.idle();
    expect(await seen(service, id)).toEqual(['answer 0', 'handover 1', 'handover 2', 'answer 1 by a bot', 'answer 2 by a bot']);
  });

  it('holds at least three entries, and none that was taken back', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    for (let n = 0; n < 2; n++) accepted(await act(service, id, 'ann', 'walk'));
    expect(await seen(service, id)).toEqual(['answer 1', 'answer 0', 'answer 0']);
    accepted(await service.undo({ match: id, user: 'ann', interaction: click() }));
    expect(await seen(service, id)).toEqual(['answer 0', 'answer 1', 'answer 0']);
  });

  it('keeps what was secret from the table', async () => {
    const { service } = world();
    const { id } = await scavenging(service);
    expect(JSON.stringify((await service.lookAtTable(id))!.lately)).not.toContain('secret');
    expect((await service.look(id, 'ann'))!.lately.at(-1)!.events[0]).toMatchObject({ secret: { cell: 2 } });
  });
});

describe('an answer under seal', () => {
  it('is shown to its owner until all have answered, and to nobody else', async () => {
    const { service } = world();
    const { id } = await started(service);
    expect((await service.look(id, 'ann'))!.sealed).toBeNull();
    accepted(await act(service, id, 'ann', 'cell:3'));
    expect((await service.look(id, 'ann'))!.sealed).toEqual([{ id: 'toy.cell:3' }]);
    for (const user of ['bob', 'zoe']) expect((await service.look(id, user))!.sealed).toBeNull();
    expect((await service.lookAtTable(id))!.sealed).toBeNull();
    accepted(await act(service, id, 'bob', 'cell:1'));
    expect((await service.look(id, 'ann'))!.sealed).toBeNull();
  });
});

describe('lists of matches', () => {
  it('shows those of a channel, newest first, also after a move to a thread', async () => {
    const { service } = world();
    const one = await lobby(service);
    const two = await started(service);
    expect((await service.at('c')).map(({ id }) => id)).toEqual([two.id, one.id]);
    await service.relocate(two.id, { guild: 'g', channel: 'thread' });
    expect((await service.at('c')).map(({ id }) => id)).toEqual([one.id]);
    const [moved] = await service.at('thread');
    expect(moved).toEqual({ ...two, place: { guild: 'g', channel: 'thread' } });
    accepted(await act(service, two.id, 'ann', 'cell:1'));
    expect((await service.lookAtTable(two.id))!.match.place.channel).toBe('thread');
  });

  it('shows a person’s matches: first those that wait, of these the one that has waited longest', async () => {
    const { service } = world();
    const open = await lobby(service, ['ann']);
    const early = await scavenging(service);
    const late = await scavenging(service);
    const others = await scavenging(service, ['bob', 'cem']);
    accepted(await act(service, early.id, 'bob', 'hey'));
    const ids = async (user: string) => (await service.mine(user)).map(({ match, seat, awaited }) => [match.id, seat, awaited]);
    expect(await ids('ann')).toEqual([
      [early.id, 0, true],
      [late.id, 0, true],
      [open.id, 0, false],
    ]);
    accepted(await act(service, early.id, 'ann', 'walk'));
    expect((await ids('ann')).slice(0, 2)).toEqual([
      [late.id, 0, true],
      [early.id, 0, true],
    ]);
    expect((await ids('bob')).map(([id, , awaited]) => [id, awaited])).toEqual([
      [others.id, true],
      [late.id, false],
      [early.id, false],
    ]);
    expect(await ids('zoe')).toEqual([]);
  });

  it('knows nothing of matches that are not there', async () => {
    const { service } = world();
    expect(await service.verify('nomatch')).toBeNull();
    expect(await service.lookAtTable('nomatch')).toBeNull();
  });
});

describe('listeners', () => {
  it('hear of every commit in order, refusals and repeats not, and cannot break an answer', async () => {
    const errors: string[] = [];
    const { service } = world({ log: { warn() {}, error: (_, message) => void errors.push(message) } });
    const heard: Match[] = [];
    service.onCommit(() => {
      throw new Error('deaf');
    });
    service.onCommit((match) => void heard.push(match));
    service.onCommit((async () => Promise.reject(new Error('late'))) as never);
    const match = await lobby(service, ['ann']);
    const join = { match: match.id, user: 'bob', interaction: click() };
    const joined = accepted(await service.join(join));
    accepted(await service.join(join));
    await service.join({ ...join, interaction: click() });
    expect(heard).toEqual([match, joined.match]);
    expect(errors).toEqual(Array(4).fill('a listener failed'));
  });
});

describe('words', () => {
  it.each(Object.entries(refusals))('%s has a sentence that uses its arguments', (id, args) => {
    const sentence = (en as { readonly [id: string]: string })[id];
    expect(sentence).toBeTypeOf('string');
    for (const arg of args) expect(sentence).toContain(`{${arg}`);
  });
});

describe('canonical JSON', () => {
  it('is the same for equal values of any history and reads back as the value', () => {
    const one = { b: [1, { d: 'x', c: null }], a: 'é"' };
    const two = { a: 'é"', gone: undefined, b: [1, { c: null, d: 'x' }] };
    expect(canonical(one)).toBe('{"a":"é\\"","b":[1,{"c":null,"d":"x"}]}');
    expect(canonical(two)).toBe(canonical(one));
    expect(JSON.parse(canonical(one))).toEqual(one);
    expect(canonical({ ...one, a: 'e' })).not.toBe(canonical(one));
  });
});
