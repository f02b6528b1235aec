import { describe, expect, it } from 'vitest';
import { A, B, type Given } from './literals.ts';
import { kindsOf, toAct, toDraw } from './table.ts';

describe('If nobody wants it, it must be valuable!', () => {
  const salvage = (turn: number, given: Partial<Given> = {}) =>
    toAct({
      zones: [[], []],
      hands: [['MASK', 'DEAD'], []],
      discard: ['R3 S', 'R1 X'],
      kept: [[{ card: 'SALVAGE', turn }]],
      turn: 20,
      ...given,
    });

  it('A-65: not in the turn it was drawn in', () => {
    expect(salvage(20).refusal(A, 'salvage')).toBe('illegal');
  });

  it('A-65: later, for a tile of the discard pile against one of the hand; the action remains', () => {
    const table = salvage(18);
    table.answer(A, 'salvage');
    expect(table.options(A)).toEqual(['take:R1-10', 'take:R3-01']);
    table.answer(A, 'take:R3-01');
    expect(table.kinds(A)).toBe('MASK DEAD R3');
    table.answer(A, 'discard:1');
    expect(table.kinds(A)).toBe('MASK R3');
    expect(kindsOf(table.state.discard)).toBe('R1 DEAD');
    expect([table.state.kept[A], table.state.eventDiscard]).toEqual([[], ['SALVAGE']]);
    expect(table.toAct).toBe('A: action');
  });

  it('not with an empty discard pile', () => {
    expect(salvage(18, { discard: [] }).refusal(A, 'salvage')).toBe('illegal');
  });

  it('not in somebody else’s turn', () => {
    const table = salvage(18);
    table.answer(A, 'discard:0');
    expect(table.options(B)).not.toContain('salvage');
  });
});

describe('Salvage before the draw (D-39, D-47)', () => {
  it('B-108: with a limit of 0 the tile just taken is discarded again, and the card is spent', () => {
    const given = { zones: [[], []], limits: [0, 4], discard: ['R3 S', 'R1 X'], kept: [[{ card: 'SALVAGE', turn: 3 } as const]], turn: 20 };
    const table = toDraw(given);
    table.answer(A, 'salvage');
    table.answer(A, 'take:R3-01');
    expect(table.told).toEqual(['salvaged', 'discarded']);
    expect(table.kinds(A)).toBe('');
    expect(kindsOf(table.state.discard)).toBe('R1 R3');
    expect(table.state.kept[A]).toEqual([]);
    expect(table.toAct).toBe('A: draw');
  });
});
