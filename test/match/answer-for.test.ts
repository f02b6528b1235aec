import { describe, expect, it } from 'vitest';
import { open, sight } from '../../src/kernel/kernel.ts';
import { answerFor } from '../../src/match/answer-for.ts';
import type { MatchRecord, OrderGiven } from '../../src/match/store.ts';
import { toyOrders } from './orders-world.ts';
import { toy, toyRules } from './toy.ts';

/** What seat 0 answers at a deadline to where its food is hidden. */
function answerOf(orders: readonly OrderGiven[], ifAbsent?: readonly string[]) {
  const { position } = open(toyRules, 2, {}, 'a seed');
  const sees = sight(toyRules, position, 0);
  const prompt = sees.prompts[0]!;
  const match = { orders, timing: { pace: 'evening', weekends: 'play' } } as unknown as MatchRecord;
  const asked = { ...prompt, ask: { ...prompt.ask, ...(ifAbsent ? { ifAbsent } : {}) } };
  return answerFor({ ...toy, orders: toyOrders }, match, sees, asked, () => 0);
}

describe('the answer for somebody whose time is up', () => {
  it('is what they have ordered, before what the game lays down', () => {
    expect(answerOf([{ seat: 0, order: 'hide', policy: 'two' }], ['cell:3'])).toEqual({ picks: ['cell:2'], how: 'order' });
  });

  it.each([
    ['nothing is ordered', []],
    ['the order is to ask', [{ seat: 0, order: 'hide', policy: 'ask' }]],
    ['the order is for another question', [{ seat: 0, order: 'turn', policy: 'rest' }]],
    ['the order is of another seat', [{ seat: 1, order: 'hide', policy: 'two' }]],
    ['the game has no such order any more', [{ seat: 0, order: 'gone', policy: 'two' }]],
  ])('is what the game lays down when %s', (_, orders) => {
    expect(answerOf(orders, ['cell:3'])).toEqual({ picks: ['cell:3'], how: 'deadline' });
  });

  it('is drawn where neither gives one', () => {
    expect(answerOf([])).toEqual({ picks: ['cell:1'], how: 'deadline' });
  });
});
