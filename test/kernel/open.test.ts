import { describe, expect, it } from 'vitest';
import { completeSettings, open, pending, upgrade } from '../../src/kernel/kernel.ts';
import type { Position } from '../../src/kernel/position.ts';
import { type OutpostState, outpost } from './toys/outpost.ts';
import { type StashState, stash } from './toys/stash.ts';
import { question, task, tiny } from './toys/tiny.ts';

describe('open', () => {
  it('sets the game up and stops at the first question', () => {
    const { position } = open(stash, 3, {}, 'seed');
    expect(position).toMatchObject({ rules: 1, seats: 3, serial: 1, answers: {}, outcome: null, agenda: [{ step: 'round/bid' }] });
    expect((position.game as StashState).hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
    expect(pending(stash, position).map((p) => [p.seat, p.key, p.serial])).toEqual([
      [0, 'now', 1],
      [1, 'now', 1],
      [2, 'now', 1],
    ]);
  });

  it('is decided by the seed alone', () => {
    expect(open(stash, 3, {}, 'seed')).toEqual(open(stash, 3, {}, 'seed'));
    expect(open(stash, 3, {}, 'seed').position.game).not.toEqual(open(stash, 3, {}, 'other').position.game);
  });

  it('tells what happened during set-up', () => {
    const def = tiny(
      { start: question([0], ['a']) },
      {
        setup: (table) => {
          table.emit({ type: 'dealt', data: 3 });
          table.then({ step: 'start' });
        },
      },
    );
    expect(open(def, 1, {}, 'seed').events).toEqual([{ type: 'dealt', data: 3 }]);
  });

  it('hands the chosen settings to the game', () => {
    expect((open(stash, 2, { rounds: '5' }, 'seed').position.game as StashState).rounds).toBe(5);
    expect((open(stash, 2, {}, 'seed').position.game as StashState).rounds).toBe(3);
  });

  it.each([1, 5, 2.5, Number.NaN])('refuses %s seats for a game of 2 to 4', (seats) => {
    expect(() => open(stash, seats, {}, 'seed')).toThrow('stash is for 2 to 4 seats');
  });

  it.each([2, 4])('takes %s seats for a game of 2 to 4', (seats) => {
    expect(open(stash, seats, {}, 'seed').position.seats).toBe(seats);
  });

  it('lets a match end in set-up', () => {
    const def = tiny({ start: task((table) => table.finish({ winners: [], reason: { id: 'at once' } })) });
    const { position } = open(def, 1, {}, 'seed');
    expect(position.outcome).toEqual({ winners: [], reason: { id: 'at once' } });
    expect(pending(def, position)).toEqual([]);
  });
});

describe('faults of a game', () => {
  it('names a step that does not exist', () => {
    expect(() => open(tiny({}), 1, {}, 'seed')).toThrow('tiny: no step start');
  });

  it('says when nothing is planned and nobody has won', () => {
    expect(() => open(tiny({ start: task(() => {}) }), 1, {}, 'seed')).toThrow('tiny: nothing planned and no outcome');
  });

  it('stops rules that plan themselves for ever', () => {
    expect(() => open(tiny({ start: task((table) => table.then({ step: 'start' })) }), 1, {}, 'seed')).toThrow('tiny: runaway agenda');
  });
});

describe('completeSettings', () => {
  const settings = { speed: ['slow', 'fast'], wrap: ['off', 'on'] } as const;

  it('fills in the first choices', () => {
    expect(completeSettings(settings, { wrap: 'on' })).toEqual({ speed: 'slow', wrap: 'on' });
    expect(completeSettings(settings, {})).toEqual({ speed: 'slow', wrap: 'off' });
  });

  it('refuses an unknown setting, an inherited name, and an unknown choice by name', () => {
    expect(() => completeSettings(settings, { colour: 'red' })).toThrow('unknown setting colour');
    expect(() => completeSettings(settings, { toString: 'red' })).toThrow('unknown setting toString');
    expect(() => completeSettings(settings, { speed: 'warp' })).toThrow('setting speed is one of slow, fast, not warp');
  });
});

describe('upgrade', () => {
  const current = open(outpost, 2, {}, 'seed').position as Position<OutpostState>;
  const { night, guarded, ...old } = current.game;
  const saved = { ...current, rules: 1, game: { ...old, round: 2 } };

  it('applies each numbered upgrade in turn', () => {
    expect(upgrade(outpost, saved)).toEqual({ ...current, rules: 3, game: { ...old, guarded: [], night: 2 } });
  });

  it('starts at the version the position was made by', () => {
    expect(upgrade(outpost, { ...saved, rules: 2, game: { ...saved.game, guarded } }).game).toEqual({ ...old, guarded, night: 2 });
  });

  it('leaves a current position alone', () => {
    expect(upgrade(outpost, current)).toBe(current);
    expect(night).toBe(1);
  });

  it('refuses a position from newer code and a gap in the upgrades', () => {
    expect(() => upgrade(outpost, { ...current, rules: 4 })).toThrow('outpost: position of rules version 4, code knows 3');
    expect(() => upgrade(outpost, { ...current, rules: 0 })).toThrow('outpost: no upgrade from rules version 0');
  });
});
