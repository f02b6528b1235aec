import { describe, expect, it } from 'vitest';
import { apply, isStep, startCells, stepsOf, winnerAfter } from '../../bench/breakthrough/board.ts';
import { breakthrough, optionOf } from '../../bench/breakthrough/kernel-game.ts';
import { recordedGames } from '../../bench/breakthrough/recorded.ts';
import { answer, open, pending } from '../../src/kernel/kernel.ts';

const cell = (name: string) => 'abcdefgh'.indexOf(name[0]!) + 8 * (Number(name[1]) - 1);
const empty = () => startCells().map(() => 0);
/** A board with these pieces of seat 0 and seat 1. */
const board = (mine: readonly string[], theirs: readonly string[]) => {
  const cells = empty();
  for (const name of mine) cells[cell(name)] = 1;
  for (const name of theirs) cells[cell(name)] = 2;
  return cells;
};
const leaves = (cells: readonly number[], seat: number, depth: number): number =>
  stepsOf(cells, seat).reduce((sum, step) => {
    if (depth === 1) return sum + 1;
    const next = [...cells];
    apply(next, seat, step);
    return sum + leaves(next, 1 - seat, depth - 1);
  }, 0);

describe('Breakthrough, which the bench plays', () => {
  it('has 22 first steps and 22 replies to each', () => {
    expect(leaves(startCells(), 0, 1)).toBe(22);
    expect(leaves(startCells(), 0, 2)).toBe(484);
  });

  it('takes diagonally and never straight ahead', () => {
    const cells = board(['d4'], ['c5', 'd5']);
    expect(stepsOf(cells, 0).map(optionOf)).toEqual(['d4-c5', 'd4-e5']);
    expect(isStep(cells, 0, cell('d4'), cell('d5'))).toBe(false);
  });

  it('does not go round the edge of the board, backwards, or with the other seat’s piece', () => {
    const cells = board(['a4', 'h4'], ['e6']);
    expect(stepsOf(cells, 0).map(optionOf)).toEqual(['a4-a5', 'a4-b5', 'h4-g5', 'h4-h5']);
    expect(isStep(cells, 0, cell('a4'), cell('a3'))).toBe(false);
    expect(isStep(cells, 0, cell('e6'), cell('e5'))).toBe(false);
  });

  it('is won on the far row, or by the last piece taken', () => {
    expect(winnerAfter(board(['d8'], ['e6']), 0, cell('d8'))).toBe(0);
    expect(winnerAfter(board(['d7'], ['e1']), 1, cell('e1'))).toBe(1);
    expect(winnerAfter(board(['d5'], []), 0, cell('d5'))).toBe(0);
    expect(winnerAfter(board(['d7'], ['e6']), 0, cell('d7'))).toBeNull();
  });

  it('is recorded the same way every time, and ends as recorded on our kernel', () => {
    const games = recordedGames(5);
    expect(recordedGames(5)).toEqual(games);
    for (const { steps, winner } of games) {
      let { position } = open(breakthrough, 2, {}, 'bench');
      for (const step of steps) {
        const next = answer(breakthrough, position, { ...pending(breakthrough, position)[0]!, picks: [optionOf(step)] });
        if ('refused' in next) throw new Error(next.refused);
        position = next.position;
      }
      expect(position.outcome?.winners).toEqual([winner]);
    }
  });
});
