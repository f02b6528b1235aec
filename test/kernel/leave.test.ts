import { describe, expect, it } from 'vitest';
import { leave, open, pending } from '../../src/kernel/kernel.ts';
import { outpost } from './toys/outpost.ts';
import { type StashState, stash } from './toys/stash.ts';
import { begin, question, reply, type TinyTable, tiny } from './toys/tiny.ts';

describe('leave', () => {
  it('lets a seat go, tells it, and asks the others on', () => {
    const start = open(stash, 3, {}, 'seed').position;
    const left = leave(stash, start, 1)!;
    expect((left.position.game as StashState).gone).toEqual([false, true, false]);
    expect(left.events).toEqual([{ type: 'left', data: { seat: 1 } }]);
    expect(pending(stash, left.position).map((p) => p.seat)).toEqual([0, 2]);
  });

  it('makes older prompts of those who stay stale, for their options may have changed', () => {
    const start = open(stash, 3, {}, 'seed').position;
    expect(leave(stash, start, 1)!.position.serial).toBe(start.serial + 1);
  });

  it('forgets the sealed answer of the one who goes and keeps those of the others', () => {
    const start = open(stash, 4, {}, 'seed').position;
    const bid = (seat: number) => pending(stash, start).find((p) => p.seat === seat)!.ask.options[0]!.id;
    const sealed = reply(stash, reply(stash, start, 0, [bid(0)]).position, 1, [bid(1)]).position;
    expect(leave(stash, sealed, 1)!.position.answers).toEqual({ 0: [bid(0)] });
  });

  it('resolves the question when the one who goes was the last one waited for', () => {
    const start = open(stash, 3, {}, 'seed').position;
    const sealed = [0, 1].reduce(
      (at, seat) => reply(stash, at, seat, [pending(stash, at).find((p) => p.seat === seat)!.ask.options[0]!.id]).position,
      start,
    );
    const left = leave(stash, sealed, 2)!;
    expect(left.events.map((e) => e.type)).toEqual(['left', 'bids']);
    expect(left.position.agenda.at(-1)?.step).toBe('round/loot');
  });

  it('ends the match when too few are left', () => {
    const left = leave(stash, open(stash, 2, {}, 'seed').position, 0)!;
    expect(left.position.outcome?.winners).toEqual([1]);
    expect(leave(stash, left.position, 1)).toBeNull();
  });

  it('asks for a bot, changing nothing, when the game knows no leaving or wants none now', () => {
    const start = open(outpost, 2, {}, 'seed').position;
    expect(leave(outpost, start, 0)).toBeNull();
    const stubborn = tiny(
      { start: question([0], ['a']) },
      {
        leave: (table: TinyTable) => {
          table.game.log.push('tried');
          return 'needs-bot' as const;
        },
      },
    );
    const before = begin(stubborn);
    expect(leave(stubborn, before, 0)).toBeNull();
    expect(before.game.log).toEqual([]);
  });

  it('may cut a turn short; answers to the question cut off do not answer the next', () => {
    const def = tiny(
      {
        start: question([0], ['a'], (table) => table.then({ step: 'vote' }, { step: 'count' })),
        vote: question([0, 1], ['a']),
        count: question([0, 1], ['a']),
      },
      {
        leave: (table: TinyTable) => {
          table.skipTo('count');
          return 'left' as const;
        },
      },
    );
    const voting = reply(def, reply(def, begin(def), 0, ['a']).position, 0, ['a']).position;
    expect(leave(def, voting, 1)!.position).toMatchObject({ agenda: [{ step: 'count' }], answers: {} });
  });
});
