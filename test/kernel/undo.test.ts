import { describe, expect, it } from 'vitest';
import { answer, open, pending, stepBack } from '../../src/kernel/kernel.ts';
import { outpost } from './toys/outpost.ts';
import { aside, begin, question, reply, type TinyTable, task, tiny } from './toys/tiny.ts';

const again = question([0], ['a', 'b']);
/** A game in which seat 0 chooses, `act` happens, and seat 0 chooses again. */
const gameOf = (act: (table: TinyTable) => void) =>
  tiny({ start: question([0], ['a', 'b'], (table) => table.then({ step: 'act' }, { step: 'again' })), act: task(act), again });
const undoable = (act: (table: TinyTable) => void) => {
  const def = gameOf(act);
  return reply(def, begin(def), 0, ['a']).undoable;
};

describe('undoable', () => {
  it('is an answer by which nothing was learnt while the same seat still chooses', () => {
    expect(undoable((table) => table.game.log.push('open'))).toBe(true);
    expect(undoable((table) => table.emit({ type: 'went', data: { room: 1 } }))).toBe(true);
  });

  it('is no answer after which a die was thrown, a pile shuffled or drawn from, something revealed, or a secret told', () => {
    expect(undoable((table) => table.roll(6))).toBe(false);
    expect(undoable((table) => table.shuffle(table.game.pile))).toBe(false);
    expect(undoable((table) => table.draw(table.game.pile))).toBe(false);
    expect(undoable((table) => table.reveal())).toBe(false);
    expect(undoable((table) => table.emit({ type: 'saw', data: null, secret: { 0: 5 } }))).toBe(false);
  });

  it('is no answer after which another seat chooses, several do, or nobody', () => {
    for (const seats of [[1], [0, 1]]) {
      const def = tiny({ start: question([0], ['a'], (table) => table.then({ step: 'next' })), next: question(seats, ['b']) });
      expect(reply(def, begin(def), 0, ['a']).undoable).toBe(false);
    }
    const last = tiny({ start: question([0], ['a']) });
    expect(reply(last, begin(last), 0, ['a']).undoable).toBe(false);
  });

  it('is no answer that other seats might have given', () => {
    const def = tiny({ start: question([0, 1], ['a'], (table) => table.then({ step: 'again' }), { quorum: 'first' }), again });
    expect(reply(def, begin(def), 0, ['a']).undoable).toBe(false);
  });

  it('is an anytime option of the seat that chooses, not of a bystander', () => {
    const def = tiny({ start: again }, { anytime: { pack: aside([0, 1], (table) => void table.game.log.push('packed')) } });
    expect(reply(def, begin(def), 0, ['x'], 'pack').undoable).toBe(true);
    expect(reply(def, begin(def), 1, ['x'], 'pack').undoable).toBe(false);
  });
});

describe('stepBack', () => {
  const start = open(outpost, 2, {}, 'seed').position;
  const gone = reply(outpost, start, 0, ['go:1']).position;
  const back = stepBack(start, gone);

  it('restores the position before, with prompts of a new serial', () => {
    expect(back).toEqual({ ...start, serial: gone.serial + 1 });
    expect(pending(outpost, back)[0]?.ask).toEqual(pending(outpost, start)[0]?.ask);
  });

  it('never lets a button of the undone branch, or of before it, count', () => {
    const given = { key: 'now', seat: 0, picks: ['rest'] };
    for (const { serial } of [start, gone]) expect(answer(outpost, back, { ...given, serial })).toEqual({ refused: 'stale' });
    const other = reply(outpost, back, 0, ['rest']).position;
    expect(other.serial).toBeGreaterThan(gone.serial);
  });
});
