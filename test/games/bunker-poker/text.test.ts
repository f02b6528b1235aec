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
import { A, B, C, full, out, side } from './literals.ts';
import { kinds, playAnyhow } from './random-game.ts';
import { given, opened } from './table.ts';

const speak = speaker({ locale: 'en', catalogues: [en], seatName: (seat) => ['Ann', 'Bob', 'Cem', 'Dee'][seat]! });
const all = (messages: readonly Message[]) => messages.map(speak);

describe('What a seat is offered, in words', () => {
  const labels = (sight: Sight<number>) =>
    Object.fromEntries(sight.prompts[0]!.ask.options.map((option) => [option.id, speak(option.label)]));

  it('says what each use does', () => {
    const table = given({ sides: [side('6 6 6 6 6 2'), side('1 6 0 6 6 5'), full()], throws: [[6, 3]] });
    table.answer(B, 'keep');
    const seen = table.sight(A);
    expect(speak(seen.prompts[0]!.ask.text)).toBe('You threw 6 and 3. Use the throw.');
    expect(labels(seen)).toMatchObject({
      'take:1:3': 'Take Bob’s token on cell 3',
      'hit:1:6:3': 'Bob’s die on cell 6: 5 → 2',
      'one:1:1': 'One point only: Bob’s cell 1: 1 → gone',
      'hit:2:3:6': 'Cem’s die on cell 3: 6 → gone',
      'add:6:3': 'Your die on cell 6: 2 → 5',
    });
    const groups = new Set(seen.prompts[0]!.ask.options.map((option) => speak(option.group!)));
    expect([...groups]).toEqual(['Against Bob', 'Against Cem', 'Your own dice']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('says what a swap does', () => {
    const table = given({ sides: [full(), side('6 6 0 6 6 4')], throws: [[6, 3]] });
    const seen = table.sight(B);
    expect(speak(seen.prompts[0]!.ask.text)).toBe('Ann threw 6 and 3. Do you swap your dice on 6 and 3 first?');
    expect(labels(seen)).toEqual({ swap: 'Swap: cell 6 gets no die, cell 3 gets 4', keep: 'Keep: cell 6 has 4, cell 3 has no die' });
    expect(table.toAct).toBe('B: swapping-dice');
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
    expect(lines[0]).toBe('Ann is the last player with a hidden coin.');
    expect(lines[1]).toMatch(/Coin under cell 5\.$/);
    expect(lines[2]).toBe('Bob is out; the coin lay under cell 3.');
    expect(table.toAct).toBe('A has won');
  });
});

describe('The hand in words', () => {
  it('tells the owner where the coin lies and what guards it', () => {
    const table = given({ sides: [full(2), side('6 6 0 6 6 6', 3), out(4)], throws: [[1, 1]] });
    expect(all(face.hand(table.sight(A)).text)).toEqual(['Your coin lies under cell 2, guarded by a die of 6.']);
    expect(all(face.hand(table.sight(B)).text)).toEqual(['Your coin lies under cell 3, and only a token covers it.']);
    expect(all(face.hand(table.sight(C)).text)).toEqual(['You are out. Your coin lay under cell 4.']);
    expect(table.toAct).toBe('A: using-the-throw');
  });

  it('says that no coin is hidden yet, or never was', () => {
    const table = opened(3, { leaver: 'eliminate' });
    expect(all(face.hand(table.sight(A)).text)).toEqual(['You have not hidden your coin yet.']);
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
    ['starts', { seat: A }, 'Ann starts.'],
    ['thrown', { seat: A, dice: [6, 3] }, 'Ann throws 6 and 3.'],
    ['swapped', { seat: B, cells: [6, 3] }, 'Bob swaps the dice on cells 6 and 3.'],
    ['kept', { seat: B, cells: [6, 3] }, 'Bob keeps the dice on cells 6 and 3.'],
    ['hit', { seat: A, target: B, cell: 6, from: 5, to: 2 }, 'Ann hits Bob’s die on cell 6: 5 → 2.'],
    ['one', { seat: A, target: B, cell: 5, from: 4, to: 3 }, 'Ann gives up the throw for one point from Bob’s die on cell 5: 4 → 3.'],
    ['die-lost', { seat: B, cell: 6 }, 'Bob’s die on cell 6 is gone.'],
    ['taken', { seat: A, target: B, cell: 3 }, 'Ann takes Bob’s token on cell 3.'],
    ['added', { seat: A, cell: 3, from: 1, to: 6 }, 'Ann adds to the die on cell 3: 1 → 6.'],
    ['passed', { seat: A }, 'Ann can do nothing with the throw and passes.'],
    ['coin-found', { seat: B, cell: 3 }, 'There lies the coin of Bob!'],
    ['eliminated', { seat: B }, 'Bob is out.'],
    ['left', { seat: B, cell: 3 }, 'Bob has left and is out; the coin lay under cell 3.'],
    ['left', { seat: B, cell: null }, 'Bob has left before hiding a coin, and is out.'],
    ['win', { seat: A, coin: 5 }, 'Ann wins. The coin lies under cell 5.'],
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
  it('has a sentence for everything that random games say, to every viewer; labels stay under 60 characters', () => {
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
            for (const { label } of ask.options) expect(speak(label).length).toBeLessThan(60);
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
