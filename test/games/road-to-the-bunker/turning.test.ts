import { describe, expect, it } from 'vitest';
import { A } from './literals.ts';
import { kindsOf, toAct } from './table.ts';

const five = ['R1 S', 'R1 C', 'R1 T', 'MASK', 'WEAPON'];

describe('Rotating a tile already placed', () => {
  it('costs two tiles of the hand, and the hand limit falls by one (D-13)', () => {
    const table = toAct({ zones: [['R2 C@1,0r2', 'Z1 S@2,0r1'], []], hands: [five, []] });
    table.answer(A, 'turn');
    expect(table.options(A)).toEqual(['place:0:1,0', 'place:0:2,0']);
    table.answer(A, 'place:0:1,0');
    expect(table.options(A)).toEqual(['rot:0', 'rot:1', 'rot:3']);
    table.answer(A, 'rot:3');
    table.answer(A, 'discard:0', 'discard:2');
    expect(table.events[0]).toMatchObject({ type: 'turned', data: { cell: '1,0', rot: 3, discarded: ['R1-01', 'R1-06'], limit: 3 } });
    expect(table.state.zones[A]!.stacks['1,0']).toMatchObject([{ rot: 3, seq: 10 }]);
    expect(table.kinds(A)).toBe('R1 MASK WEAPON');
    expect(kindsOf(table.state.discard)).toBe('R1 R1');
    expect(table.state.handLimits).toEqual([3, 4]);
    expect(table.toAct).toBe('B: draw');
  });

  it('A-16: a hand of one tile cannot pay for it, a hand of two can', () => {
    const zones = [['R2 C@1,0r2'], []];
    expect(toAct({ zones, hands: [['MASK'], []], limits: [0, 4] }).refusal(A, 'turn')).toBe('illegal');
    expect(toAct({ zones, hands: [['MASK', 'MASK'], []], limits: [1, 4] }).refusal(A, 'turn')).toBeNull();
  });

  it('a hand of two is paid unasked, and leaves a limit of 0', () => {
    const table = toAct({ zones: [['R2 S@1,0r1'], []], hands: [['MASK', 'WEAPON'], []], limits: [1, 4] });
    table.answer(A, 'turn');
    expect(table.told).toEqual(['turned']);
    expect(table.state.zones[A]!.stacks['1,0']![0]!.rot).toBe(0);
    expect(table.state.handLimits[A]).toBe(0);
    expect(table.kinds(A)).toBe('');
    expect(table.toAct).toBe('B: draw');
  });

  it('B-13: crossroads and Hordes look the same every way', () => {
    expect(toAct({ zones: [['R2 X@1,0', 'EVENT S@2,0r1', 'HORDE@2,0'], []], hands: [five, []] }).refusal(A, 'turn')).toBe('illegal');
  });

  it('turns own red tiles too, whether roads then meet or not (D-14), but nobody else’s', () => {
    const table = toAct({ zones: [['DEAD@1,0r3'], ['R2 C@1,0r2']], hands: [five, []] });
    table.answer(A, 'turn');
    expect(table.options(A)).toEqual(['rot:0', 'rot:1', 'rot:2']);
    table.answer(A, 'rot:1');
    table.answer(A, 'discard:3', 'discard:4');
    expect(table.state.zones[A]!.stacks['1,0']![0]!.rot).toBe(1);
  });

  it('needs exactly two different tiles', () => {
    const table = toAct({ zones: [['R2 S@1,0r1'], []], hands: [five, []] });
    table.answer(A, 'turn');
    expect(table.refusal(A, 'discard:0')).toBe('illegal');
    expect(table.refusal(A, 'discard:0', 'discard:0')).toBe('illegal');
    expect(table.refusal(A, 'discard:0', 'discard:1', 'discard:2')).toBe('illegal');
    expect(table.toAct).toBe('A: turn-price');
  });
});
