import { describe, expect, it } from 'vitest';
import { type AnyGame, answer, open, pending, sight } from '../../src/kernel/kernel.ts';
import type { Frame, Position } from '../../src/kernel/position.ts';
import { stash } from './toys/stash.ts';
import { aside, askFor, begin, question, reply, type Tiny, tiny } from './toys/tiny.ts';

const two = tiny({ start: question([0], ['a', 'b'], (table) => table.then({ step: 'next' })), next: question([1], ['c']) });
const given = { serial: 1, key: 'now', seat: 0, picks: ['a'] };

describe('answer', () => {
  it('hands the value to the rules, moves on, and puts the next question under a new serial', () => {
    const { position } = reply(two, begin(two), 0, ['b']);
    expect(position.game.log).toEqual(['0:b']);
    expect(pending(two, position).map(({ seat, serial }) => ({ seat, serial }))).toEqual([{ seat: 1, serial: 2 }]);
  });

  it('leaves the position it started from untouched', () => {
    const before = begin(two);
    const copy = structuredClone(before);
    reply(two, before, 0, ['a']);
    expect(before).toEqual(copy);
  });

  it('refuses an old serial and one that is yet to come as stale', () => {
    const later = reply(two, begin(two), 0, ['a']).position;
    expect(answer(two, later, given)).toEqual({ refused: 'stale' });
    expect(answer(two, later, { ...given, serial: 3 })).toEqual({ refused: 'stale' });
  });

  it('refuses a seat that is not asked, a key nobody is asked under, and a seat that does not exist', () => {
    expect(answer(two, begin(two), { ...given, seat: 1 })).toEqual({ refused: 'not-yours' });
    expect(answer(two, begin(two), { ...given, key: 'pack' })).toEqual({ refused: 'not-yours' });
    expect(answer(two, begin(two), { ...given, key: 'constructor' })).toEqual({ refused: 'not-yours' });
    expect(answer(two, begin(two), { ...given, seat: -1 })).toEqual({ refused: 'not-yours' });
  });

  it('refuses what is not offered, too few and too many picks', () => {
    for (const picks of [['c'], [], ['a', 'b'], ['a', 'c']])
      expect(answer(two, begin(two), { ...given, picks })).toEqual({ refused: 'illegal' });
  });

  it('refuses everything once the match is over', () => {
    const end = reply(two, reply(two, begin(two), 0, ['a']).position, 1, ['c']).position;
    expect(end.outcome).toEqual({ winners: [0], reason: { id: 'tiny.over' } });
    expect(answer(two, end, { ...given, serial: end.serial })).toEqual({ refused: 'over' });
    expect(pending(two, end)).toEqual([]);
  });

  it('puts the flow before anytime options and leaves out empty ones', () => {
    const def = tiny({ start: question([1], ['a']) }, { anytime: { pack: aside([0, 1], () => {}), idle: aside([0], () => {}, []) } });
    expect(pending(def, begin(def)).map(({ seat, key }) => `${seat} ${key}`)).toEqual(['1 now', '0 pack', '1 pack']);
  });
});

describe('several picks', () => {
  const some = tiny({ start: question([0], ['a', 'b', 'c'], undefined, { min: 0, max: 2 }) });
  const all = tiny({ start: question([0], ['a', 'b', 'c'], undefined, { min: 2, max: 3 }) });

  it('takes none where none is allowed and gives them in the order picked', () => {
    expect(reply(some, begin(some), 0, []).position.game.log).toEqual(['0:']);
    expect(reply(some, begin(some), 0, ['c', 'a']).position.game.log).toEqual(['0:c+a']);
  });

  it('refuses one more than max, one less than min, and the same twice', () => {
    expect(answer(some, begin(some), { ...given, picks: ['a', 'b', 'c'] })).toEqual({ refused: 'illegal' });
    expect(answer(all, begin(all), { ...given, picks: ['a'] })).toEqual({ refused: 'illegal' });
    expect(answer(all, begin(all), { ...given, picks: ['a', 'a'] })).toEqual({ refused: 'illegal' });
  });
});

describe('a question of all seats', () => {
  it('waits under seal until the last answer, without making prompts of others stale', () => {
    const start = open(stash, 3, {}, 'seed').position;
    const bids = pending(stash, start).map((p) => p.ask.options[0]!.id);
    const one = reply(stash, start, 2, [bids[2]!]);
    expect(one.events).toEqual([]);
    expect(one.position.serial).toBe(start.serial);
    expect(one.position.game).toBe(start.game);
    expect(pending(stash, one.position).map((p) => p.seat)).toEqual([0, 1]);
    const done = reply(stash, reply(stash, one.position, 0, [bids[0]!]).position, 1, [bids[1]!]);
    expect(done.position).toMatchObject({ serial: 2, answers: {}, agenda: [{ step: 'round/end' }, { step: 'round/loot' }] });
    expect(done.events.map((e) => e.type)).toEqual(['bids']);
  });

  it('refuses a second answer of the same seat', () => {
    const def = tiny({ start: question([0, 1], ['a', 'b']) });
    const { position } = reply(def, begin(def), 0, ['a']);
    expect(answer(def, position, { ...given, picks: ['b'] })).toEqual({ refused: 'not-yours' });
  });

  it('gives the answers in the order of the seats asked, not of their coming', () => {
    const def = tiny({ start: question([1, 0], ['a', 'b']) });
    expect(reply(def, reply(def, begin(def), 0, ['a']).position, 1, ['b']).position.game.log).toEqual(['1:b 0:a']);
  });

  it('resolves at once with no picks when nobody is asked', () => {
    const def = tiny({ start: question([], ['a'], (table) => table.then({ step: 'next' })), next: question([0], ['b']) });
    expect(begin(def).game.log).toEqual(['']);
    expect(begin(def).agenda).toEqual([{ step: 'next' }]);
  });
});

describe('a question for whoever speaks first', () => {
  const def = tiny({
    start: question([0, 1, 2], ['a', 'b'], (table) => table.then({ step: 'next' }), { quorum: 'first' }),
    next: question([0], ['c']),
  });

  it('is decided by one answer, after which the others are too late', () => {
    const start = begin(def, 3);
    const { position } = reply(def, start, 1, ['b']);
    expect(position.game.log).toEqual(['1:b']);
    expect(answer(def, position, { serial: start.serial, key: 'now', seat: 0, picks: ['a'] })).toEqual({ refused: 'stale' });
  });

  it('resolves at once when nobody is asked', () => {
    const none = tiny({ start: question([], ['a'], undefined, { quorum: 'first' }) });
    expect(begin(none).outcome).not.toBeNull();
  });
});

describe('the options of a position', () => {
  it('are worked out once for listing, checking, carrying out and showing', () => {
    let count = 0;
    const base = question([0], ['a', 'b'], (table) => table.then({ step: 'next' }));
    const start = {
      ...base,
      ask: (...args: Parameters<typeof base.ask>) => {
        count++;
        return base.ask(...args);
      },
    };
    const def = tiny({ start, next: question([1], ['c']) });
    const position = begin(def);
    const shown = [sight(def, position, 0), sight(def, position, 0)].map(({ prompts }) => prompts[0]?.ask);
    expect(pending(def, position)[0]?.ask).toBe(shown[0]);
    expect(shown[1]).toBe(shown[0]);
    reply(def, position, 0, ['a']);
    expect(count).toBe(1);
  });

  it('are worked out afresh for another state, seat or game', () => {
    const def = tiny({ start: question([0, 1], ['a'], (table) => table.then({ step: 'start' })) });
    const offered = (game: AnyGame, at: Position, seat: number) => sight(game, at, seat).prompts[0]?.ask.options.map((o) => o.id);
    const start = {
      ...question([0, 1], []),
      ask: (game: Tiny, _frame: Frame, seat: number) => askFor([`${seat} of ${game.pile.length}`]),
    };
    const other = tiny({ start });
    const position = begin(def);
    expect(offered(def, position, 0)).toEqual(['a']);
    expect(offered(other, position, 0)).toEqual(['0 of 3']);
    expect(offered(other, position, 1)).toEqual(['1 of 3']);
    expect(offered(other, { ...position, game: { ...position.game, pile: [] } }, 1)).toEqual(['1 of 0']);
  });
});
