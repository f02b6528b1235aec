import { describe, expect, it } from 'vitest';
import { orders } from '../../../src/games/bunker-poker/orders.ts';
import type { Side } from '../../../src/games/bunker-poker/state.ts';
import { A, B, C, full, side, type Throw } from './literals.ts';
import { type BunkerPoker, given } from './table.ts';

const order = (id: string) => orders.find((known) => known.id === id)!;
const policy = (id: string, name: string) => order(id).policies.find((known) => known.id === name)!;

/** B may swap, having what this side says. */
const window = (own: Side, thrown: Throw, settings = {}) => given({ sides: [full(), own], throws: [thrown], settings });
const answers = (table: BunkerPoker, id: string, name: string, random = 0.99) => policy(id, name).answer(table.sight(B), () => random);
const guard = (table: BunkerPoker, random = 0.99) => answers(table, 'swap', 'guard', random);

describe('What can be laid down for the swap window (section 6)', () => {
  it('is a silence, each of the 15 pairs, and every other throw, in this order', () => {
    expect(orders.map(({ id }) => id)).toHaveLength(17);
    expect([0, 1, 15, 16].map((n) => orders[n]!.id)).toEqual(['until-turn', 'pair:1-2', 'pair:5-6', 'swap']);
    expect(new Set(orders.map(({ step }) => step))).toEqual(new Set(['swapping-dice']));
  });

  it('is ask, never or guard for every throw, and guard in slow games unless something else is said', () => {
    expect(order('swap').policies.map(({ id }) => id)).toEqual(['ask', 'never', 'guard']);
    expect(orders.map(({ inSlowMatches }) => inSlowMatches).filter((id) => id !== undefined)).toEqual(['guard']);
    expect(order('swap').inSlowMatches).toBe('guard');
    const table = window(side('6 6 5 6 6 2'), [6, 3]);
    expect(answers(table, 'swap', 'ask')).toBe('ask');
    expect(answers(table, 'swap', 'never')).toEqual(['keep']);
  });

  it.each([
    [[2, 5], true],
    [[5, 2], true],
    [[2, 6], false],
    [[1, 5], false],
  ] as const)('is swap, pass or ask for 2-5 when %s is thrown: %s', (thrown, fits) => {
    const table = window(side('1 2 3 4 5 6'), thrown as never);
    expect(order('pair:2-5').fits!(table.sight(B))).toBe(fits);
    expect(order('pair:2-5').policies.map(({ id, answer }) => [id, answer(table.sight(B), () => 0)])).toEqual([
      ['swap', ['swap']],
      ['pass', ['keep']],
      ['ask', 'ask'],
    ]);
  });

  it('is to pass until the next turn, which is over once the seat is asked about its own', () => {
    expect(order('until-turn').lapses).toBe(true);
    const table = window(side('6 6 5 6 6 2'), [6, 3]);
    expect(answers(table, 'until-turn', 'pass')).toEqual(['keep']);
  });
});

describe('guard', () => {
  it('B-12: swaps if its coin is covered by that', () => {
    expect(guard(window(side('6 6 0 6 6 4', 3), [6, 3]))).toEqual(['swap']);
  });

  it('keeps the dice where a swap would uncover the coin', () => {
    expect(guard(window(side('6 6 4 6 6 0', 3), [6, 3]), 0)).toEqual(['keep']);
  });

  it('saves a die that would be killed, where the other would not be', () => {
    expect(guard(window(side('2 5 6 6 6 6'), [2, 1]))).toEqual(['swap']);
    expect(guard(window(side('2 1 6 6 6 6'), [2, 1]))).toEqual(['keep']);
  });

  it('covers itself one time in ten by a swap that leaves the worst as it is', () => {
    const table = window(side('6 6 0 6 6 6', 1), [6, 3]);
    expect(guard(table, 0.099)).toEqual(['swap']);
    expect(guard(table, 0.1)).toEqual(['keep']);
  });

  it('minds that a token just uncovered may be spared', () => {
    const own = side('6 6 0 6 6 4', 1);
    expect(guard(window(own, [6, 3]))).toEqual(['keep']);
    expect(guard(window(own, [6, 3], { takeAfterSwap: 'off' }))).toEqual(['swap']);
  });

  it('knows nothing of the coins of others', () => {
    const sides = (coin: number) => [full(), side('6 6 5 6 6 2', 2), side('6 6 5 6 6 2', coin)];
    const seen = [3, 6].map((coin) => given({ sides: sides(coin), throws: [[6, 3]] }).sight(B));
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]!.view.sides.map(({ coin }) => coin)).toEqual([null, 2, null]);
    expect([A, C].map((seat) => seen[0]!.view.sides[seat]!.coin)).toEqual([null, null]);
  });
});
