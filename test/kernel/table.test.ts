import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/kernel/chance.ts';
import { begin, question, reply, type TinyTable, task, tiny } from './toys/tiny.ts';

const wait = question([0], ['a']);
/** The position after `act` ran and the flow waits. */
const runTo = (act: (table: TinyTable) => void, steps = {}) => {
  const def = tiny({
    start: task((table) => {
      table.then({ step: 'wait' });
      act(table);
    }),
    wait,
    ...steps,
  });
  return begin(def);
};
const log = (word: string) => task((table) => table.game.log.push(word));

describe('then', () => {
  it('plans steps in the order given, before what was planned already', () => {
    const def = { one: log('one'), two: log('two'), three: log('three') };
    expect(
      runTo((table) => {
        table.then({ step: 'three' });
        table.then({ step: 'one' }, { step: 'two' });
      }, def).game.log,
    ).toEqual(['one', 'two', 'three']);
  });

  it('keeps a frame as it was planned, whatever happens to the game later in the step', () => {
    const start = task((table) => {
      table.then({ step: 'wait', pile: table.game.pile });
      table.game.pile.push(9);
    });
    expect(begin(tiny({ start, wait })).agenda).toEqual([{ step: 'wait', pile: [1, 2, 3] }]);
  });
});

describe('skipTo', () => {
  it('forgets what is planned above the nearest frame of a step', () => {
    const cut = task((table) => table.skipTo('wait'));
    const { agenda, game } = runTo((table) => table.then({ step: 'cut' }, { step: 'one' }, { step: 'one' }), { cut, one: log('one') });
    expect(agenda).toEqual([{ step: 'wait' }]);
    expect(game.log).toEqual([]);
  });

  it('throws when no such frame is planned', () => {
    expect(() => runTo((table) => table.skipTo('nowhere'))).toThrow('tiny: no frame nowhere to skip to');
  });
});

describe('chance', () => {
  it('rolls 1..sides from the named stream, and from the stream of dice unless told', () => {
    const rolls: number[] = [];
    const { chance } = runTo((table) => rolls.push(table.roll(6), table.roll(6), table.roll(20, 'loot')));
    const used = {};
    expect(rolls).toEqual([draw('seed', used, 'dice', 6) + 1, draw('seed', used, 'dice', 6) + 1, draw('seed', used, 'loot', 20) + 1]);
    expect(chance).toEqual({ seed: 'seed', used: { dice: 2, loot: 1 } });
  });

  it('shuffles into a rearrangement of the same things', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, items) => {
        const start = task((table) => {
          table.game.pile = [...items];
          table.shuffle(table.game.pile);
          table.then({ step: 'wait' });
        });
        const { game } = begin(tiny({ start, wait }), 1, seed);
        expect(game.pile.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it('uses no chance to shuffle a single card', () => {
    expect(runTo((table) => table.shuffle(['only'])).chance.used).toEqual({});
  });

  it('reaches every order of three cards', () => {
    const orders = Array.from({ length: 60 }, (_, n) =>
      begin(
        tiny({
          start: task((table) => {
            table.shuffle(table.game.pile);
            table.then({ step: 'wait' });
          }),
          wait,
        }),
        1,
        `${n}`,
      ),
    );
    expect(new Set(orders.map((p) => p.game.pile.join())).size).toBe(6);
  });
});

describe('draw', () => {
  it('takes from the end, and gives nothing from an empty pile', () => {
    const drawn: unknown[] = [];
    const { game } = runTo((table) => drawn.push(...[1, 2, 3, 4].map(() => table.draw(table.game.pile))));
    expect(drawn).toEqual([3, 2, 1, undefined]);
    expect(game.pile).toEqual([]);
  });
});

describe('emit', () => {
  it('tells what happened as it was then', () => {
    const start = question([0], ['a'], (table) => {
      table.emit({ type: 'piled', data: table.game.pile });
      table.game.pile.push(9);
      table.then({ step: 'wait' });
    });
    const def = tiny({ start, wait });
    expect(reply(def, begin(def), 0, ['a']).events).toEqual([{ type: 'piled', data: [1, 2, 3] }]);
  });
});

describe('finish', () => {
  it('ends the match at once, whatever was planned', () => {
    const { outcome, agenda, game } = runTo(
      (table) => {
        table.then({ step: 'one' });
        table.finish({ winners: [1], reason: { id: 'done' } });
      },
      { one: log('one') },
    );
    expect(outcome).toEqual({ winners: [1], reason: { id: 'done' } });
    expect(agenda).toEqual([]);
    expect(game.log).toEqual([]);
  });
});

describe('seats', () => {
  it('are all chairs of the match', () => {
    const seen: (readonly number[])[] = [];
    begin(
      tiny({
        start: task((table) => {
          seen.push(table.seats);
          table.then({ step: 'wait' });
        }),
        wait,
      }),
      3,
    );
    expect(seen).toEqual([[0, 1, 2]]);
  });
});
