import { describe, expect, it } from 'vitest';
import { type Advance, type AnyGame, open, preview, sight } from '../../src/kernel/kernel.ts';
import type { Position, Seat } from '../../src/kernel/position.ts';
import { type OutpostState, outpost } from './toys/outpost.ts';
import { aside, begin, question, reply, type Tiny, type TinyTable, task, tiny } from './toys/tiny.ts';

const previewed = (def: AnyGame, position: Position, seat: Seat, pick: string, key = 'now') =>
  preview(def, position, { serial: position.serial, key, seat, picks: [pick] }) as Advance;
const show = (...move: Parameters<typeof previewed>) => previewed(...move).position as Position<Tiny>;
const gameOf = (act: (table: TinyTable) => void) =>
  tiny({ start: question([0], ['a', 'b'], (table) => table.then({ step: 'act' }, { step: 'over' })), act: task(act) });

describe('preview', () => {
  it('shows a move as if it was made', () => {
    const start = open(outpost, 2, {}, 'seed').position;
    const shown = show(outpost, start, 0, 'go:1') as unknown as Position<OutpostState>;
    expect(shown.game.at).toEqual([1, 0]);
    expect(sight(outpost, shown, 0).prompts[0]?.ask.text).toEqual({ id: 'outpost.act', args: { actions: 1 } });
    expect((start.game as OutpostState).at).toEqual([0, 0]);
  });

  it('runs on through steps that teach nothing, to the end of the match if need be', () => {
    expect(
      show(
        gameOf((table) => table.game.log.push('acted')),
        begin(gameOf(() => {})),
        0,
        'a',
      ).outcome,
    ).not.toBeNull();
  });

  it('tells what would happen, but nothing of the step that it takes back', () => {
    const def = tiny({
      start: question([0], ['a'], (table) => {
        table.emit({ type: 'chosen', data: 'a' });
        table.then({ step: 'act' }, { step: 'over' });
      }),
      act: task((table) => {
        table.emit({ type: 'half done', data: null });
        table.roll(6);
      }),
    });
    expect(previewed(def, begin(def), 0, 'a').events).toEqual([{ type: 'chosen', data: 'a' }]);
  });

  it.each<[string, (table: TinyTable) => void]>([
    ['throw a die', (table) => table.roll(6)],
    ['shuffle', (table) => table.shuffle(table.game.pile)],
    ['draw', (table) => table.draw(table.game.pile)],
    ['reveal', (table) => table.reveal()],
    ['tell a secret', (table) => table.emit({ type: 'saw', data: null, secret: { 0: 5 } })],
  ])('stops before a step that would %s, and takes that whole step back', (_name, learn) => {
    const def = gameOf((table) => {
      table.game.log.push('half done');
      learn(table);
    });
    const shown = show(def, begin(def), 0, 'b');
    expect(shown.game).toEqual({ log: ['0:b'], pile: [1, 2, 3] });
    expect(shown.chance.used).toEqual({});
    expect(sight(def, shown, 0)).toMatchObject({ step: 'act', prompts: [], awaited: [], outcome: null });
  });

  it('is the position itself when the first step already learns something', () => {
    const def = tiny(
      { start: question([0], ['a'], (table) => void table.roll(6)) },
      { anytime: { peek: aside([0], (table) => table.reveal()) } },
    );
    const start = begin(def);
    expect(show(def, start, 0, 'a')).toBe(start);
    expect(show(def, start, 0, 'x', 'peek')).toBe(start);
  });

  it('never opens what others have answered under seal', () => {
    const def = tiny({ start: question([0, 1], ['a', 'b'], (table) => table.then({ step: 'next' })), next: question([1], ['c']) });
    const sealed = reply(def, begin(def), 0, ['a']).position;
    expect(show(def, sealed, 1, 'b')).toBe(sealed);
  });

  it('never shows by an anytime option whether a sealed answer of another is still legal', () => {
    const start = {
      ...question([0, 1], []),
      ask: (game: Tiny) => ({
        text: { id: 'tiny' },
        options: game.pile.map((n) => ({ id: `${n}`, label: { id: 'tiny' }, value: `${n}` })),
      }),
    };
    const def = tiny({ start }, { anytime: { burn: aside([1], (table) => void table.game.pile.shift()) } });
    const shown = ['1', '2'].map((pick) => sight(def, show(def, reply(def, begin(def), 0, [pick]).position, 1, 'x', 'burn'), 1));
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]?.view).toEqual({ log: [], pile: 2 });
  });

  it('refuses what an answer would refuse', () => {
    const def = gameOf(() => {});
    const start = begin(def);
    expect(preview(def, start, { serial: 0, key: 'now', seat: 0, picks: ['a'] })).toEqual({ refused: 'stale' });
    expect(previewed(def, start, 1, 'a')).toEqual({ refused: 'not-yours' });
    expect(previewed(def, start, 0, 'z')).toEqual({ refused: 'illegal' });
    expect(previewed(def, reply(def, start, 0, ['a']).position, 0, 'a')).toEqual({ refused: 'over' });
  });

  it('lets a fault of the rules through', () => {
    const def = gameOf(() => {
      throw new Error('a fault');
    });
    expect(() => show(def, begin(def), 0, 'a')).toThrow('a fault');
  });
});
