import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import { en } from '../../../src/games/road-to-the-bunker/text/en.ts';
import { pending } from '../../../src/kernel/kernel.ts';
import { speaker } from '../../../src/words/words.ts';
import { A, B, type Given } from './literals.ts';
import { kinds, playAnyhow } from './random-game.ts';
import { type Road, toAct, toDraw } from './table.ts';

const speak = speaker({ locale: 'en', catalogues: [en], seatName: (seat) => ['Ann', 'Bob', 'Cem'][seat]! });
const asked = (table: Road, seat: number) => {
  const { ask } = table.sight(seat).prompts[0]!;
  return { text: speak(ask.text), options: Object.fromEntries(ask.options.map((option) => [option.id, speak(option.label)])), ask };
};
const hints = (table: Road, seat: number) =>
  Object.fromEntries(table.sight(seat).prompts[0]!.ask.options.map(({ id, hint }) => [id, hint && speak(hint)]));

describe('What a seat is asked, in words', () => {
  const zones = [['R2 S@1,0r1', 'DEAD@0,1r2'], ['R1 C@1,0r2']];

  it('names what is drawn', () => {
    const table = toDraw({ zones, river: ['R1 T', 'DEAD', '-', '-'], pile: ['BUNKER'] });
    expect(asked(table, A)).toMatchObject({
      text: 'Draw a tile: from the river, or the top of the pile. The Bunker is among the last tiles of the pile: whatever is drawn from it now, also for the river, may end the game.',
      options: { pile: 'Top of the pile (1 left), maybe the Bunker', 'river:0': 'Resource +1 (T junction)', 'river:1': 'Dead end' },
    });
    expect(asked(table, A).ask.options.map(({ at }) => at)).toEqual(['pile', 'river:0', 'river:1']);
    expect(hints(table, A)).toEqual({
      pile: 'Only you see which tile it is; the Bunker may be among those left, and it ends the game.',
      'river:0': 'A road; 1 Resource on your path.',
      'river:1': 'At an opponent’s loose end; leads nowhere.',
    });
  });

  it('warns of the Bunker only when the pile may hold it among its last five, and only then asks again before a draw from it', () => {
    const draws = (given: Partial<Given>) => toDraw({ zones, river: ['R1 T', '-', '-', '-'], ...given });
    const hintOfPile = (given: Partial<Given>) => hints(draws(given), A).pile;
    const atOnce = (given: Partial<Given>) =>
      draws(given)
        .sight(A)
        .prompts[0]!.ask.options.map((option) => option.atOnce ?? false);
    const plain = 'Only you see which tile it is, and it cannot be put back.';
    expect(atOnce({ pile: ['R1 S', 'R1 S', 'R1 C', 'R1 C', 'BUNKER'] })).toEqual([false, false]);
    expect(atOnce({ pile: ['R2 S', 'R1 S', 'R1 S', 'R1 C', 'R1 C', 'BUNKER'] })).toEqual([true, false]);
    expect(hintOfPile({ pile: ['R1 S', 'R1 S', 'R1 C', 'R1 C', 'BUNKER'] })).not.toBe(plain);
    expect(hintOfPile({ pile: ['R2 S', 'R1 S', 'R1 S', 'R1 C', 'R1 C', 'BUNKER'] })).toBe(plain);
    const table = toDraw({
      zones,
      river: ['R1 T', '-', '-', '-'],
      pile: ['R1 S', 'BUNKER', 'R1 C', 'R1 C', 'R2 S'],
      settings: { bunkerReveal: 'whenTaken' },
    });
    table.answer(A, 'pile');
    table.answer(A, 'discard:0');
    expect(table.sight(B).view.river).toContain('BUNKER-01');
    expect(hints(table, B).pile).toBe(plain);
    expect(asked(table, B).text).toContain('whoever takes it ends the game');
  });

  it('says what each tile does, and keeps discarding together, each at its place in the hand', () => {
    const table = toAct({ zones, hands: [['R1 S', 'MASK'], []] });
    const { ask, options } = asked(table, A);
    expect(options).toEqual({
      'play:0': 'Play Resource +1 (straight)',
      turn: 'Turn a tile of your zone (costs two hand tiles)',
      'discard:0': 'Resource +1 (straight)',
      'discard:1': 'Smoke mask',
    });
    expect(ask.options.map(({ group }) => group && speak(group))).toEqual([undefined, undefined, 'Discard', 'Discard']);
    expect(hints(table, A)).toEqual({
      'play:0': 'A road; 1 Resource on your path.',
      turn: 'For the rest of the game you also hold one tile fewer.',
      'discard:0': 'A road; 1 Resource on your path.',
      'discard:1': 'Keep it: opens one Fire on your path.',
    });
    expect(ask.options.map(({ at }) => at)).toEqual(['hand:0', undefined, 'hand:0', 'hand:1']);
  });

  it('names places by their way from the first Start, by zone, and marks them', () => {
    const table = toAct({ zones: [[], ['R1 C@1,0r2'], []], hands: [['DEAD'], [], []] });
    table.answer(A, 'play:0');
    const { ask, text, options } = asked(table, A);
    expect(text).toBe('Where do you put Dead end?');
    expect(options).toMatchObject({ 'place:1:0,1': 'N1', 'place:1:1,-1': 'S1 E1', 'place:2:-1,0': 'W1' });
    expect(new Set(ask.options.map(({ group }) => speak(group!)))).toEqual(new Set(['Bob’s zone', 'Cem’s zone']));
    for (const { id, at } of ask.options) expect(at).toBe(id);
  });

  it('offers equal tiles once', () => {
    const hand = ['DEAD', 'R1 S', 'DEAD', 'R1 C'];
    const table = toAct({ zones, hands: [hand, []] });
    expect(Object.keys(asked(table, A).options)).toEqual(['play:0', 'play:1', 'play:3', 'turn', 'discard:0', 'discard:1', 'discard:3']);
    table.answer(A, 'discard:0');
    expect(table.state.hands[A]).toHaveLength(3);
  });

  it('names the zone of another in which a tile is turned', () => {
    const table = toAct({ zones: [[], ['R1 T@1,0', 'R1 C@0,1r1']], hands: [['Z1 T'], []] });
    table.answer(A, 'play:0');
    table.answer(A, asked(table, A).ask.options[0]!.id);
    expect(asked(table, A).text).toMatch(/^Which way does Zombies −1 \(T junction\) lie at .* of Bob’s zone\?$/);
  });

  it('names what is covered, and where roads lead', () => {
    const cover = toAct({ zones: [['DEAD@1,0r3', 'Z1 S@0,1'], []], hands: [['AVERT'], []] });
    cover.answer(A, 'play:0');
    expect(asked(cover, A).options).toEqual({ 'place:0:0,1': 'N1: Zombies −1 (straight)', 'place:0:1,0': 'E1: Dead end' });
    const turned = toAct({ zones: [[], []], hands: [['R2 C'], []] });
    turned.answer(A, 'play:0');
    turned.answer(A, 'place:0:1,0');
    expect(asked(turned, A).text).toBe('Which way does Resource +2 (curve) lie at E1?');
    expect(asked(turned, A).options).toEqual({ 'rot:2': 'Roads south and west', 'rot:3': 'Roads north and west' });
  });

  it('says which tile was stolen', () => {
    const table = toAct({ zones: [[], ['R3 S@1,0r1']], hands: [['MINE'], []] });
    table.answer(A, 'play:0');
    expect(asked(table, A).text).toBe('You stole Resource +3 (straight). Where in your zone do you put it?');
  });

  it('names the roads to a Tent by what they give and where they lead', () => {
    const zone = ['R3 C@0,1r1', 'EVENT T@1,1r1', 'R1 C@1,0r3'];
    const table = toAct({ zones: [zone, []], hands: [['TENT'], []], settings: { tentPath: 'choose' } });
    table.play('TENT', A, '2,1');
    expect(asked(table, A).options).toEqual({
      'walk:0': '3 resources over 2 tiles: N1 and N1 E1',
      'walk:1': '1 resource over 2 tiles: E1 and N1 E1',
    });
  });

  it('names no more than five places of a long road', () => {
    const around = ['R2 S@1,0r1', 'R2 S@2,0r1', 'R1 C@3,0r3', 'R1 S@3,1', 'R1 C@3,2r2', 'R2 S@2,2r1', 'R3 S@1,2r1'];
    const zones = [['R3 S@0,1', ...around], []];
    const table = toAct({ zones, hands: [['TENT'], []], settings: { tentPath: 'choose' } });
    table.play('TENT', A, '0,2');
    expect(Object.values(asked(table, A).options)).toEqual([
      '12 resources over 7 tiles: E1, E2, E3, N1 E3, N2 E3, and 2 more',
      '3 resources over 1 tile: N1',
    ]);
  });

  it('keeps labels within 80 characters and hints within 100, whatever the names', () => {
    const speakLong = speaker({ locale: 'en', catalogues: [en], seatName: () => 'N'.repeat(32) });
    fc.assert(
      fc.property(kinds, (kind) => {
        for (const { after } of playAnyhow(kind)) {
          for (const { label, hint } of pending(rules, after).flatMap(({ ask }) => ask.options)) {
            expect(speakLong(label).length).toBeLessThanOrEqual(80 - '99 · '.length);
            expect(hint ? speakLong(hint).length : 0).toBeLessThanOrEqual(100);
          }
        }
      }),
      { numRuns: 6 },
    );
  });
});
