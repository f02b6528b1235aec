import { describe, expect, it } from 'vitest';
import { open, pending, sight } from '../../src/kernel/kernel.ts';
import { redact } from '../../src/kernel/sight.ts';
import { outpost } from './toys/outpost.ts';
import { type StashState, stash } from './toys/stash.ts';
import { begin, question, reply, tiny } from './toys/tiny.ts';

describe('sight', () => {
  const { position } = open(stash, 3, {}, 'seed');
  const hands = (position.game as StashState).hands;

  it('gives a seat its own view and prompts', () => {
    const mine = sight(stash, position, 1);
    expect(mine).toMatchObject({
      viewer: 1,
      seats: [0, 1, 2],
      step: 'round/bid',
      awaited: [0, 1, 2],
      outcome: null,
      view: { hand: hands[1] },
    });
    expect(mine.prompts).toEqual(pending(stash, position).filter((p) => p.seat === 1));
  });

  it('gives the table no prompts and no hand', () => {
    expect(sight(stash, position, 'table')).toMatchObject({ prompts: [], awaited: [0, 1, 2], view: { hand: [], held: [3, 3, 3] } });
  });

  it('says who is still awaited, not what was answered', () => {
    const bidding = (bid: number) => reply(stash, position, 0, [`bid:${hands[0]![bid]}`]).position;
    expect(sight(stash, bidding(0), 1)).toEqual(sight(stash, bidding(1), 1));
    expect(sight(stash, bidding(0), 'table').awaited).toEqual([1, 2]);
    expect(sight(stash, bidding(0), 0).prompts).toEqual([]);
  });

  it('counts a bystander with an anytime option as asked, not as awaited', () => {
    const start = open(outpost, 2, {}, 'seed').position;
    expect(sight(outpost, start, 1)).toMatchObject({ awaited: [0], prompts: [{ key: 'pack', seat: 1 }] });
    expect(sight(outpost, start, 0).prompts.map((p) => p.key)).toEqual(['now', 'pack']);
  });

  it('shows the outcome and no step when the match is over', () => {
    const def = tiny({ start: question([0], ['a']) });
    const end = reply(def, begin(def), 0, ['a']).position;
    expect(sight(def, end, 0)).toMatchObject({ step: null, prompts: [], awaited: [], outcome: { winners: [0] } });
  });
});

describe('redact', () => {
  const event = { type: 'drew', data: { seat: 1 }, secret: { 1: { card: 7 } } };

  it('leaves a seat its own secret', () => {
    expect(redact(event, 1)).toEqual({ type: 'drew', data: { seat: 1 }, secret: { card: 7 } });
  });

  it('leaves other seats and the table none, not even an empty one', () => {
    for (const viewer of [0, 'table'] as const) expect(redact(event, viewer)).toStrictEqual({ type: 'drew', data: { seat: 1 } });
  });

  it('leaves an open event as it is', () => {
    expect(redact({ type: 'went', data: 2 }, 0)).toStrictEqual({ type: 'went', data: 2 });
  });
});
