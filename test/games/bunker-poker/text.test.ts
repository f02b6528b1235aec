import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { face } from '../../../src/games/bunker-poker/face.ts';
import { rules } from '../../../src/games/bunker-poker/game.ts';
import { settings, type View } from '../../../src/games/bunker-poker/state.ts';
import { en } from '../../../src/games/bunker-poker/text/en.ts';
import { pending, sight } from '../../../src/kernel/kernel.ts';
import type { Message } from '../../../src/kernel/message.ts';
import type { Viewer } from '../../../src/kernel/position.ts';
import { redact, type Sight } from '../../../src/kernel/sight.ts';
import { speaker } from '../../../src/words/words.ts';
import { A, B, C, D, full, out, side } from './literals.ts';
import { kinds, playAnyhow } from './random-game.ts';
import { given, opened } from './table.ts';

const speak = speaker({ locale: 'en', catalogues: [en], seatName: (seat) => ['Ann', 'Bob', 'Cem', 'Dee'][seat]! });
/** Names as long as Discord lets them be. */
const speakLong = speaker({ locale: 'en', catalogues: [en], seatName: () => 'N'.repeat(32) });
const all = (messages: readonly Message[]) => messages.map(speak);

describe('What a seat is offered, in words', () => {
  const labels = (sight: Sight<number>) =>
    Object.fromEntries(sight.prompts[0]!.ask.options.map((option) => [option.id, speak(option.label)]));

  it('says what each use does', () => {
    const table = given({ sides: [side('6 6 6 6 6 2'), side('1 6 0 6 6 5'), full()], throws: [[6, 3]] });
    table.answer(B, 'keep');
    const seen = table.sight(A);
    expect(speak(seen.prompts[0]!.ask.text)).toBe('You threw 6 and 3. One number names a cell, the other the points. What do you do?');
    expect(labels(seen)).toMatchObject({
      'take:1:3': 'Take Bob’s token on cell 3',
      'hit:1:6:3': 'Hit Bob’s die on cell 6: 5 → 2 points',
      'one:1:1': 'One point from Bob’s die on cell 1: 1 → gone',
      'hit:2:3:6': 'Hit Cem’s die on cell 3: 6 → gone',
      'add:6:3': 'Strengthen your die on cell 6: 2 → 5 points',
    });
    const grouped = seen.prompts[0]!.ask.options.flatMap(({ id, group }) => (group ? [[id.slice(0, 3), speak(group)]] : []));
    expect(new Set(grouped.map(String))).toEqual(new Set(['one,Give up the throw']));
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('says what a swap does', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 4')], throws: [[6, 3]] });
    const seen = table.sight(B);
    expect(speak(seen.prompts[0]!.ask.text)).toBe(
      'Ann threw 6 and 3. Before the throw is used you may swap what stands on your cells 6 and 3. It costs nothing; coin and tokens stay.',
    );
    expect(labels(seen)).toEqual({
      swap: 'Swap: no die on cell 6, 4 points on cell 3',
      keep: 'Keep: 4 points on cell 6, no die on cell 3',
    });
    expect(table.toAct).toBe('B: swapping-dice');
  });

  it('says beneath each use what follows from it or what it costs, without the name of its label again', () => {
    const table = given({ sides: [side('6 6 3 6 6 2'), side('1 6 0 6 6 5'), full(), side('- - 6- - - 0')], throws: [[6, 3]] });
    table.answer(B, 'keep');
    table.answer(D, 'keep');
    const { options } = table.sight(A).prompts[0]!.ask;
    const hints = Object.fromEntries(options.map(({ id, hint }) => [id, speak(hint!)]));
    expect(hints).toMatchObject({
      'take:1:3': 'One of 6 tokens left there. If the coin lies under it, its owner is out.',
      'take:3:6': 'It is the last token of that side: the coin lies under it.',
      'hit:1:6:3': 'The die stays and goes on guarding its token.',
      'hit:2:3:6': 'The die is gone for good. Then whoever throws a 3 can take its token.',
      'hit:3:3:6': 'The die is gone for good. It guards no token.',
      'add:6:3': 'It gains 3 points.',
      'add:3:6': 'It gains 3 points; 3 are lost, as no die goes above 6.',
      'one:1:1': 'The die is gone for good. It takes the whole throw.',
      'one:2:1': 'The die stays. It takes the whole throw.',
    });
    for (const { hint } of options) expect(speak(hint!)).not.toMatch(/Ann|Bob|Cem|Dee/);
  });

  it('says of a double that it names one cell', () => {
    const table = given({ sides: [full(), full()], throws: [[1, 1]] });
    expect(speak(table.sight(A).prompts[0]!.ask.text)).toBe('You threw 1 twice: cell 1, 1 point. What do you do?');
  });

  it('says of a single point before the throw that nothing is thrown then', () => {
    const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp: 'before' } });
    expect(speak(table.sight(A).prompts[0]!.ask.options[1]!.hint!)).toBe('The die stays. You do not throw this turn.');
    expect(table.toAct).toBe('A: giving-up');
  });

  it('marks each use at the cell that it changes', () => {
    const table = given({ sides: [side('6 6 6 6 6 2'), full()], throws: [[6, 3]] });
    table.sight(A).prompts[0]!.ask.options.forEach((option) => {
      const [how, ...numbers] = option.id.split(':');
      expect(option.at).toBe(how === 'add' ? `cell:0:${numbers[0]}` : `cell:${numbers[0]}:${numbers[1]}`);
    });
    expect(table.toAct).toBe('A: using-the-throw');
  });
});

describe('The board in words', () => {
  const sides = [full(2), side('6 3- 0 - 6 1', 3), out(4)];

  it('names every cell, and coins where the viewer knows them', () => {
    const table = given({ sides, throws: [[1, 1]] });
    const bob =
      'cell 1: 6 points, cell 2: 3 points without token, cell 3: token only, cell 4: empty, cell 5: 6 points, and cell 6: 1 point';
    const ann = 'cell 1: 6 points, cell 2: 6 points, cell 3: 6 points, cell 4: 6 points, cell 5: 6 points, and cell 6: 6 points';
    const first = 'Turn 1: Ann has thrown 1 and 1.';
    const last = 'Cem is out; the coin lay under cell 4.';
    expect(all(face.text(table.sight('table')))).toEqual([first, `Ann: ${ann}.`, `Bob: ${bob}.`, last]);
    expect(all(face.text(table.sight(B)))).toEqual([first, `Ann: ${ann}.`, `Bob: ${bob}. Coin under cell 3.`, last]);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('says when coins are hidden, and when a throw is awaited', () => {
    expect(speak(face.text(opened(2).sight('table'))[0]!)).toBe('Everybody hides a coin.');
    const table = given({ sides: [full(), full()], throws: [[6, 3]], settings: { giveUp: 'before' } });
    expect(speak(face.text(table.sight('table'))[0]!)).toBe('Turn 1: Ann is to throw.');
    expect(table.toAct).toBe('A: giving-up');
  });

  it('says how it ended, with every coin', () => {
    const table = given({ sides: [full(5), side('6 6 0 6 6 6', 3)], throws: [[3, 3]] });
    table.answer(A, 'take:1:3');
    const lines = all(face.text(table.sight('table')));
    expect(lines[0]).toBe('Ann wins as the last player with a hidden coin.');
    expect(lines[1]).toMatch(/Coin under cell 5\.$/);
    expect(lines[2]).toBe('Bob is out; the coin lay under cell 3.');
    expect(table.toAct).toBe('A has won');
  });
});

describe('The hand in words', () => {
  it('tells the owner where the coin lies and what guards it', () => {
    const table = given({ sides: [full(2), side('6 6 0 6 6 6', 3), out(4)], throws: [[1, 1]] });
    expect(all(face.hand(table.sight(A)).text)).toEqual(['Your coin lies under cell 2, guarded by a die with 6 points.']);
    expect(all(face.hand(table.sight(B)).text)).toEqual(['Your coin lies under cell 3, and only a token covers it.']);
    expect(all(face.hand(table.sight(C)).text)).toEqual(['You are out. Your coin lay under cell 4.']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('says that no coin is hidden yet, or never was', () => {
    const table = opened(3, { leaver: 'eliminate' });
    expect(all(face.hand(table.sight(A)).text)).toEqual(['No coin of yours lies on the board yet.']);
    table.leave(B);
    expect(all(face.hand(table.sight(B)).text)).toEqual(['You are out.']);
    expect(table.toAct).toBe('A and C: setup');
  });
});

describe('Lines of the log', () => {
  const say = (type: string, data: object, secret?: object) => {
    const message = face.line({ type, data, ...(secret ? { secret } : {}) } as never);
    return message && speak(message);
  };

  it.each([
    ['hidden', { seat: A }, 'Ann has hidden a coin.'],
    ['starts', { seat: A }, 'Ann is drawn to start.'],
    ['thrown', { seat: A, dice: [6, 3] }, 'Ann throws 6 and 3.'],
    ['swapped', { seat: B, cells: [6, 3] }, 'Bob swaps the dice on cells 6 and 3.'],
    ['kept', { seat: B, cells: [6, 3] }, 'Bob leaves the dice on cells 6 and 3 as they are.'],
    ['hit', { seat: A, target: B, cell: 6, from: 5, to: 2 }, 'Ann hits Bob’s die on cell 6: 5 → 2 points.'],
    [
      'one',
      { seat: A, target: B, cell: 5, from: 4, to: 3 },
      'Ann gives up the throw to remove one point from Bob’s die on cell 5: 4 → 3 points.',
    ],
    ['die-lost', { seat: B, cell: 6 }, 'Bob loses the die on cell 6.'],
    ['taken', { seat: A, target: B, cell: 3 }, 'Ann takes Bob’s token on cell 3.'],
    ['added', { seat: A, cell: 3, from: 1, to: 6 }, 'Ann strengthens their die on cell 3: 1 → 6 points.'],
    ['passed', { seat: A }, 'Ann can do nothing with the throw and passes.'],
    ['coin-found', { seat: B, cell: 3 }, 'Bob’s coin lay under cell 3!'],
    ['eliminated', { seat: B }, 'Bob is out.'],
    ['left', { seat: B, cell: 3 }, 'Bob has left and is out; the coin lay under cell 3.'],
    ['left', { seat: B, cell: null }, 'Bob has left before hiding a coin, and is out.'],
    ['win', { seat: A, coin: 5 }, 'Ann wins, with the coin still hidden under cell 5.'],
    ['called-off', {}, 'The game is called off.'],
  ])('%s', (type, data, sentence) => {
    expect(say(type, data)).toBe(sentence);
  });

  it('tells the cell of a coin to its owner only', () => {
    const event = { type: 'hidden', data: { seat: A }, secret: { 0: { cell: 4 } } };
    const lineFor = (viewer: Viewer) => speak(face.line(redact(event, viewer))!);
    expect(lineFor(A)).toBe('You have hidden your coin under cell 4.');
    expect(lineFor(B)).toBe('Ann has hidden a coin.');
    expect(lineFor('table')).toBe('Ann has hidden a coin.');
  });

  it('has none for an event that it does not know', () => {
    expect(say('rained', { seat: A })).toBeNull();
  });
});

describe('The catalogue', () => {
  it('has a sentence for everything that random games say, to every viewer; labels stay within 80 characters, hints within 100, whatever the names', () => {
    fc.assert(
      fc.property(kinds, (kind) => {
        for (const { after, events } of playAnyhow(kind)) {
          for (const viewer of ['table', ...after.game.sides.keys()] as const) {
            const seen = sight(rules, after, viewer) as unknown as Sight<number, View>;
            const said = [...face.text(seen), ...(viewer === 'table' ? [] : face.hand(seen).text)];
            for (const event of events) said.push(face.line(redact(event, viewer))!);
            for (const sentence of all(said)) expect(sentence).not.toBe('');
          }
          for (const { ask } of pending(rules, after)) {
            expect(speak(ask.text)).not.toBe('');
            for (const { label, group } of ask.options) expect(`${group ? speak(group) : ''}${speak(label)}`).not.toBe('');
            for (const { label, hint } of ask.options) {
              expect(speakLong(label).length).toBeLessThanOrEqual(80 - '26 · '.length);
              expect(hint ? speakLong(hint).length : 0).toBeLessThanOrEqual(100);
            }
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it('names every setting and every choice', () => {
    for (const [id, choices] of Object.entries(settings)) {
      for (const name of [`setting.${id}`, ...choices.map((choice) => `setting.${id}.${choice}`)]) expect(speak({ id: name })).not.toBe('');
    }
  });

  it('names the game', () => {
    expect(speak(face.title)).toBe('Bunker Poker');
    expect(speak(face.summary)).toMatch(/2 to 4 players/);
  });

  it('tells the rules in short sections, with the ones that matter first in every question', () => {
    for (const { title, text } of face.rules) {
      expect(speak(title).length).toBeLessThan(45);
      expect(speak(text).length).toBeLessThan(400);
    }
    const questions = Object.entries(rules.steps).flatMap(([step, { ...parts }]) => ('ask' in parts ? [step] : []));
    const offered = new Set(face.rules.flatMap((section) => section.steps));
    expect([...offered].sort()).toEqual(questions.sort());
  });
});
