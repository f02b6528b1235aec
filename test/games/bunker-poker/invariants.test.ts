import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieOn, living, opponentsOf } from '../../../src/games/bunker-poker/board.ts';
import { rules } from '../../../src/games/bunker-poker/game.ts';
import type { Side, State } from '../../../src/games/bunker-poker/state.ts';
import { leave, pending, sight } from '../../../src/kernel/kernel.ts';
import type { Event } from '../../../src/kernel/steps.ts';
import { kinds, type Move, playAnyhow, randomOf } from './random-game.ts';

/** Checks something of every move of random games. */
const always = (check: (move: Move) => void, numRuns = 25) =>
  fc.assert(
    fc.property(kinds, (kind) => {
      for (const move of playAnyhow(kind)) check(move);
    }),
    { numRuns },
  );

const diceOf = (side: Side) => side.dice.filter((points) => points > 0).length;
const tokensOf = (side: Side) => side.tokens.filter(Boolean).length;
const onTable = (game: State) => game.sides.reduce((sum, side) => sum + diceOf(side) + tokensOf(side), 0);
const count = (events: readonly Event[], ...types: string[]) => events.filter((event) => types.includes(event.type)).length;

describe('Invariants (section 11)', () => {
  it('every game ends with one winner, and its components add up at every moment', () => {
    fc.assert(
      fc.property(kinds, (kind) => {
        const moves = playAnyhow(kind);
        for (const { after } of moves) rules.audit(after.game);
        const { outcome, game } = moves.at(-1)!.after;
        expect(outcome?.winners).toEqual(living(game));
        expect(outcome?.winners).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });

  it('1: the number of dice of a player never rises', () =>
    always(({ before, after }) => {
      for (const [seat, side] of before.game.sides.entries()) expect(diceOf(after.game.sides[seat]!)).toBeLessThanOrEqual(diceOf(side));
    }));

  it('2: a swap keeps what the dice of a player show', () =>
    always(({ before, after, events }) => {
      for (const { data } of events.filter((event) => event.type === 'swapped')) {
        const { seat } = data as { seat: number };
        expect([...after.game.sides[seat]!.dice].sort()).toEqual([...before.game.sides[seat]!.dice].sort());
        expect(after.game.sides[seat]!.dice).not.toEqual(before.game.sides[seat]!.dice);
      }
    }));

  it('3 and 4: a token never returns, and what is left always covers the coin', () =>
    always(({ before, after }) => {
      before.game.sides.forEach((side, seat) => {
        const now = after.game.sides[seat]!;
        expect(now.tokens.some((there, at) => there && !side.tokens[at])).toBe(false);
        if (now.alive && now.coin > 0) expect(now.tokens[now.coin - 1]).toBe(true);
      });
    }));

  it('3: the coin of a player never moves', () =>
    always(({ before, after }) => {
      for (const [seat, side] of before.game.sides.entries()) if (side.coin > 0) expect(after.game.sides[seat]?.coin).toBe(side.coin);
    }));

  it('5: exactly one use a turn', () =>
    fc.assert(
      fc.property(kinds, (kind) => {
        const moves = playAnyhow(kind);
        const uses = moves.reduce((sum, { events }) => sum + count(events, 'hit', 'one', 'taken', 'added', 'passed'), 0);
        expect(uses).toBe(moves.at(-1)!.after.game.turn);
      }),
      { numRuns: 25 },
    ));

  it('6: dice and tokens on the table fall by one for each die lost and each token taken, and else stay', () =>
    always(({ before, after, events }) => {
      if (count(events, 'eliminated') > 0) return;
      expect(onTable(after.game)).toBe(onTable(before.game) - count(events, 'die-lost', 'taken'));
    }));

  it('7: no view holds a coin that its viewer may not know', () =>
    always(({ after }) => {
      for (const viewer of ['table', ...after.game.sides.keys()] as const) {
        rules.view(after.game, viewer).sides.forEach((side, seat) => {
          const hidden = viewer !== seat && side.alive && !after.outcome;
          expect(side.coin).toBe(hidden || after.game.sides[seat]!.coin === 0 ? null : after.game.sides[seat]!.coin);
        });
      }
    }));

  it('8: a single point may be removed from every opposing die, before or after the throw as the table chose', () =>
    always(({ after }) => {
      const { step } = sight(rules, after, 'table');
      const { settings, thrower } = after.game;
      const isOffered = step === 'giving-up' || (step === 'using-the-throw' && settings.giveUp !== 'before');
      if (!isOffered) return;
      const dice = opponentsOf(after.game, thrower!).flatMap((seat) =>
        [1, 2, 3, 4, 5, 6].filter((cell) => dieOn(after.game.sides[seat]!, cell) > 0).map((cell) => `one:${seat}:${cell}`),
      );
      const offered = pending(rules, after)[0]!.ask.options.map((option) => option.id);
      expect(offered.filter((id) => id.startsWith('one'))).toEqual(dice);
    }));

  it('section 5.5: never more than 26 options, 9 once single points are folded, each id once and short', () =>
    always(({ after }) => {
      for (const { ask } of pending(rules, after)) {
        expect(ask.options.length).toBeLessThanOrEqual(26);
        expect(new Set(ask.options.map((option) => option.id)).size).toBe(ask.options.length);
        for (const { id } of ask.options) expect(id).toMatch(/^[a-z]+(:\d){0,3}$/);
        expect(ask.options.filter(({ group }) => !group).length).toBeLessThanOrEqual(8);
        expect(new Set(ask.options.flatMap(({ group }) => (group ? [group.id] : []))).size).toBeLessThanOrEqual(1);
      }
    }));

  it('what is answered for the absent is always on offer', () =>
    always(({ after }) => {
      for (const { ask } of pending(rules, after)) {
        const ids = ask.options.map((option) => option.id);
        expect(ask.ifAbsent === 'any' || ids.includes(ask.ifAbsent![0]!)).toBe(true);
      }
    }));

  it('disguise: no viewer can tell it from the truth, and all components stay', () =>
    always(({ before: { game } }) => {
      const random = randomOf(JSON.stringify(game));
      const shuffle = <T>(items: readonly T[]) => [...items].sort(() => random() - 0.5);
      for (const viewer of ['table', ...game.sides.keys()] as const) {
        const other = rules.disguise(game, viewer, shuffle);
        rules.audit(other);
        expect(rules.view(other, viewer)).toEqual(rules.view(game, viewer));
      }
    }));

  it('leaving at any moment leaves a sound game that goes on or ends (BP-26)', () =>
    fc.assert(
      fc.property(kinds, fc.nat(), fc.nat(), (kind, when, who) => {
        const moves = playAnyhow({ ...kind, settings: { ...kind.settings, leaver: 'eliminate' } });
        const { before } = moves[when % moves.length]!;
        const seat = who % kind.seats;
        const { position } = leave(rules, before, seat)!;
        rules.audit(position.game as State);
        expect((position.game as State).sides[seat]?.alive).toBe(false);
        const { awaited, outcome } = sight(rules, position, 'table');
        expect(awaited).not.toContain(seat);
        expect(awaited.length > 0).toBe(outcome === null);
      }),
      { numRuns: 60 },
    ));
});
