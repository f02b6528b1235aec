import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileOf } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import { isBunker } from '../../../src/games/road-to-the-bunker/pile.ts';
import type { State } from '../../../src/games/road-to-the-bunker/state.ts';
import { pending, sight } from '../../../src/kernel/kernel.ts';
import { kinds, type Move, playAnyhow } from './random-game.ts';

/** Checks something of every move of random games. */
const always = (check: (move: Move) => void, numRuns = 20) =>
  fc.assert(
    fc.property(kinds, (kind) => {
      for (const move of playAnyhow(kind)) check(move);
    }),
    { numRuns },
  );

const isBetweenTurns = ({ agenda, outcome }: Move['after']) => outcome === null && agenda.at(-1)?.step === 'draw';
const redTiles = (game: State, seat: number) =>
  Object.values(game.zones[seat]!.stacks)
    .flat()
    .filter(({ tile }) => tileOf(tile).colour === 'red').length;

describe('Invariants (section 16)', () => {
  it('1, 5, 6, 9 and 11: components and zones add up at every moment, and every game ends', () =>
    fc.assert(
      fc.property(kinds, (kind) => {
        const moves = playAnyhow(kind);
        for (const { after } of moves) rules.audit(after.game);
        const { outcome, game } = moves.at(-1)!.after;
        expect(outcome?.winners.length).toBeGreaterThan(0);
        expect(game.bunkerShown).toBe(true);
        expect(game.scores).toHaveLength(kind.seats);
      }),
      { numRuns: 30 },
    ));

  it('2 and 3: between turns every hand is at its limit and the river full, while the Bunker ends the game at once', () =>
    always(({ after }) => {
      if (!isBetweenTurns(after) || after.game.settings.bunkerReveal === 'whenTaken') return;
      expect(after.game.hands.map((hand) => hand.length)).toEqual(after.game.handLimits);
      for (const limit of after.game.handLimits) expect(limit >= 0 && limit <= 4).toBe(true);
      expect(after.game.river.every((tile) => tile !== null)).toBe(true);
    }));

  it('4: while the game runs the Bunker is in the pile, at most five from the bottom', () =>
    always(({ after: { game, outcome } }) => {
      if (outcome || game.turn === 0 || game.settings.bunkerReveal === 'whenTaken') return;
      const place = game.pile.findIndex(isBunker);
      expect(place >= 0 && place < 5).toBe(true);
    }));

  it('7: nobody’s action puts a red tile into the own zone, but the swap of an event', () =>
    always(({ before, after, events }) => {
      if (before.game.turn === 0 || events.some(({ type }) => type === 'swapped-left' || type === 'swapped-with')) return;
      const seat = before.game.player;
      expect(redTiles(after.game, seat)).toBeLessThanOrEqual(redTiles(before.game, seat));
    }));

  it('10: no view holds a tile of the pile, or of a hand that its viewer may not see', () =>
    always(({ after }) => {
      if (after.outcome) return;
      const { hands, pile } = after.game;
      for (const viewer of ['table', ...hands.keys()] as const) {
        const seen = JSON.stringify(rules.view(after.game, viewer));
        const hidden = [...pile, ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
        expect(hidden.filter((tile) => seen.includes(`"${tile}"`))).toEqual([]);
      }
    }, 8));

  it('no event tells the table a tile that stays in a hand, unless it came openly', () =>
    always(({ after, events }) => {
      if (after.outcome) return;
      const open = events.filter(({ type }) => type !== 'took' && type !== 'salvaged');
      const told = JSON.stringify(open.map(({ type, data }) => ({ type, data })));
      for (const tile of after.game.hands.flat()) expect(told).not.toContain(`"${tile}"`);
    }, 8));

  it('section 5: every turn takes a tile from the pile, so the game ends in as many turns as it then holds', () =>
    fc.assert(
      fc.property(kinds, (kind) => {
        const moves = playAnyhow({ ...kind, settings: { ...kind.settings, bunkerReveal: 'immediate' } });
        const first = moves.find(({ after }) => after.game.turn === 1)?.before.game ?? moves[0]!.before.game;
        expect(moves.at(-1)!.after.game.turn).toBeLessThanOrEqual(first.pile.length);
      }),
      { numRuns: 20 },
    ));

  it('every question has options of short ids, each once, and a legal answer for the absent', () =>
    always(({ after }) => {
      for (const { ask } of pending(rules, after)) {
        const ids = ask.options.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^[a-z]+(:[\w,-]+){0,2}$/);
        expect(ask.ifAbsent === 'any' || ask.ifAbsent!.every((id) => ids.includes(id))).toBe(true);
        if (ask.ifAbsent !== 'any') expect(ask.ifAbsent).toHaveLength(Math.max(ask.min ?? 1, 1));
      }
    }));

  it('places are offered in one order, however their zone was stored', () =>
    always(({ after }) => {
      if (after.outcome) return;
      const zones = after.game.zones.map((zone) => ({ ...zone, stacks: Object.fromEntries(Object.entries(zone.stacks).reverse()) }));
      const stored = { ...after, game: { ...after.game, zones } };
      expect(pending(rules, stored)).toEqual(pending(rules, after));
    }));

  it('disguise: no viewer can tell it from the truth, and all components stay', () =>
    always(({ before }) => {
      const { game } = before;
      for (const viewer of ['table', ...game.hands.keys()] as const) {
        const other = rules.disguise(game, viewer, (items) => [...items].reverse());
        rules.audit(other);
        expect(rules.view(other, viewer)).toEqual(rules.view(game, viewer));
        expect(sight(rules, { ...before, game: other }, viewer).awaited).toEqual(sight(rules, before, viewer).awaited);
      }
    }, 6));
});
