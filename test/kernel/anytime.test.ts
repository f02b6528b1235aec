import { describe, expect, it } from 'vitest';
import { answer, open, pending } from '../../src/kernel/kernel.ts';
import { type OutpostState, outpost } from './toys/outpost.ts';
import { aside, askFor, begin, question, reply, type TinyTable, tiny } from './toys/tiny.ts';

const note = (table: TinyTable, seat: number) => void table.game.log.push(`aside ${seat}`);

describe('an anytime option', () => {
  it('is used while another seat is asked and does not block the flow', () => {
    const start = open(outpost, 2, {}, 'seed').position;
    const armed = reply(outpost, start, 1, ['arm'], 'pack');
    expect((armed.position.game as unknown as OutpostState).armed).toEqual([false, true]);
    expect(armed.events).toEqual([{ type: 'armed', data: { seat: 1 } }]);
    expect(pending(outpost, armed.position).map((p) => `${p.seat} ${p.key}`)).toEqual(['0 now', '0 pack', '1 pack']);
  });

  it('makes older prompts stale, so that a doubled click counts once', () => {
    const def = tiny({ start: question([0], ['a']) }, { anytime: { pack: aside([1], note) } });
    const given = { serial: 1, key: 'pack', seat: 1, picks: ['x'] };
    const { position } = reply(def, begin(def), 1, ['x'], 'pack');
    expect(answer(def, position, given)).toEqual({ refused: 'stale' });
    expect(position.game.log).toEqual(['aside 1']);
  });

  it('is refused to a seat it is not offered to', () => {
    const def = tiny({ start: question([0], ['a']) }, { anytime: { pack: aside([1], note) } });
    expect(answer(def, begin(def), { serial: 1, key: 'pack', seat: 0, picks: ['x'] })).toEqual({ refused: 'not-yours' });
  });

  it('keeps sealed answers of the question it does not interrupt', () => {
    const def = tiny({ start: question([0, 1], ['a', 'b']) }, { anytime: { pack: aside([1], note) } });
    const sealed = reply(def, begin(def), 0, ['a']).position;
    const after = reply(def, sealed, 1, ['x'], 'pack').position;
    expect(after.answers).toEqual({ 0: ['a'] });
    expect(reply(def, after, 1, ['b']).position.game.log).toEqual(['aside 1', '0:a 1:b']);
  });

  it('has a sealed answer that it made illegal asked again, and only that one', () => {
    const start = { ...question([0, 1, 2], []), ask: (game: { pile: number[] }) => askFor(game.pile.map(String)) };
    const def = tiny({ start }, { anytime: { burn: aside([2], (table) => void table.game.pile.shift()) } });
    const one = reply(def, begin(def, 3), 0, ['1']).position;
    const two = reply(def, one, 1, ['2']).position;
    const burnt = reply(def, two, 2, ['x'], 'burn').position;
    expect(burnt.answers).toEqual({ 1: ['2'] });
    expect(pending(def, burnt).map((p) => `${p.seat} ${p.key}`)).toEqual(['0 now', '2 now', '2 burn']);
  });

  it('never has an answer to the question it interrupts count for its own question', () => {
    const react = aside([1], (table) => table.then({ step: 'react' }));
    const def = tiny({ start: question([0, 1], ['yes', 'no']), react: question([0], ['yes', 'no'], () => {}) }, { anytime: { react } });
    const sealed = reply(def, begin(def), 0, ['yes']).position;
    const reacting = reply(def, sealed, 1, ['x'], 'react').position;
    expect(reacting.game.log).toEqual([]);
    expect(pending(def, reacting)[0]).toMatchObject({ seat: 0, key: 'now' });
    const back = reply(def, reacting, 0, ['no']).position;
    expect(back.game.log).toEqual(['0:no']);
    expect(
      pending(def, back)
        .filter((p) => p.key === 'now')
        .map((p) => p.seat),
    ).toEqual([0, 1]);
  });

  it('moves the flow on when it answers what was waited for', () => {
    const start = { ...question([0], ['a']), seats: (game: { log: string[] }) => (game.log.length > 0 ? [] : [0]) };
    const def = tiny({ start }, { anytime: { pack: aside([1], note) } });
    expect(reply(def, begin(def), 1, ['x'], 'pack').position.outcome).not.toBeNull();
  });
});
