import { describe, expect, it } from 'vitest';
import { games as installed } from '../../src/games/index.ts';
import type { Frame } from '../../src/kernel/position.ts';
import type { Anytime, Question } from '../../src/kernel/steps.ts';
import { playOut } from '../../src/tools/simulation.ts';
import type { OutpostFrame, OutpostState } from '../kernel/toys/outpost.ts';
import { outpostGame } from '../kernel/toys/outpost-face.ts';
import { stashGame } from '../kernel/toys/stash-face.ts';

const wish = { game: stashGame, seats: 3, settings: {}, seed: 'a', random: false };
/** Stash with one part of its rules replaced. */
const broken = (part: object) => ({ ...wish, game: { ...stashGame, rules: { ...stashGame.rules, ...part } } });

describe('playing a match out', () => {
  it('ends with an outcome and without faults', () => {
    const { answers, end, faults } = playOut(wish);
    expect(end?.outcome?.winners.length).toBeGreaterThan(0);
    expect(answers).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('plays the same match again from the same seed, and another from another', () => {
    const random = { ...wish, random: true };
    expect(playOut(random)).toEqual(playOut(random));
    expect(playOut({ ...random, seed: 'b' }).end).not.toEqual(playOut(random).end);
  });

  it.each(installed)('ends with the answers for the absent alone: $rules.id', (game) => {
    for (let seats = game.rules.seats.min; seats <= game.rules.seats.max; seats++)
      expect(playOut({ game, seats, settings: {}, seed: 'nobody', random: false, absent: true })).toMatchObject({
        faults: [],
        end: { outcome: expect.anything() },
      });
  });

  it('finds an answer for the absent that is not offered', () => {
    const step = Object.keys(stashGame.rules.steps).find((name) => 'ask' in stashGame.rules.steps[name]!)!;
    const question = stashGame.rules.steps[step] as Question<object, Frame>;
    const absent = { ...question, ask: (...args: Parameters<typeof question.ask>) => ({ ...question.ask(...args), ifAbsent: ['fly'] }) };
    const { faults } = playOut({ ...broken({ steps: { ...stashGame.rules.steps, [step]: absent } }), absent: true });
    expect(faults[0]).toContain('["fly"], which is not offered');
  });

  it('takes anytime options too when it plays at random', () => {
    let asides = 0;
    const counted = (aside: Anytime<OutpostState, OutpostFrame, unknown>): typeof aside => ({
      ...aside,
      resolve(...args) {
        asides++;
        aside.resolve(...args);
      },
    });
    const anytime = Object.fromEntries(Object.entries(outpostGame.rules.anytime!).map(([key, aside]) => [key, counted(aside)]));
    const game = { ...outpostGame, rules: { ...outpostGame.rules, anytime } };
    for (const seed of ['a', 'b', 'c', 'd']) expect(playOut({ ...wish, game, seats: 2, seed, random: true }).faults).toEqual([]);
    expect(asides).toBeGreaterThan(0);
  });

  it('reports an audit that fails after an answer, with the number of answers', () => {
    let audits = 0;
    const lost = broken({
      audit() {
        if (audits++ === 2) throw new Error('a card is lost');
      },
    });
    expect(playOut(lost)).toMatchObject({
      answers: 2,
      end: null,
      faults: [expect.stringMatching(/^after 2 answers, at .+: a card is lost$/)],
    });
  });

  it('reports an audit that fails before the first answer', () => {
    const lost = broken({
      audit() {
        throw new Error('a card is lost');
      },
    });
    expect(playOut(lost)).toMatchObject({ answers: 0, end: null });
  });

  it('reports a computer player that chooses what is not offered, and plays on', () => {
    const { end, faults } = playOut({ ...wish, game: { ...stashGame, bot: () => ['nonsense'] } });
    expect(faults[0]).toMatch(/seat 0 chose \["nonsense"\] at round\/bid/);
    expect(end?.outcome).not.toBeNull();
  });

  it('reports a match that never ends', () => {
    const circle = {
      ...stashGame.rules.steps['round/bid'],
      resolve: (table: { then(...frames: object[]): void }) => table.then({ step: 'round/bid' }),
    };
    const { answers, faults } = playOut(broken({ steps: { ...stashGame.rules.steps, 'round/bid': circle } }));
    expect(answers).toBe(20_000);
    expect(faults).toEqual([expect.stringContaining('no end after 20000 answers')]);
  });

  it('throws when the number of seats does not fit', () => {
    expect(() => playOut({ ...wish, seats: 99 })).toThrow(RangeError);
  });
});
