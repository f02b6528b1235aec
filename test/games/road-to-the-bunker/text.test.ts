import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandSecret, Happening } from '../../../src/games/road-to-the-bunker/events.ts';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import { settings, type View } from '../../../src/games/road-to-the-bunker/state.ts';
import { boardText, handText } from '../../../src/games/road-to-the-bunker/text/board.ts';
import { en } from '../../../src/games/road-to-the-bunker/text/en.ts';
import { line } from '../../../src/games/road-to-the-bunker/text/line.ts';
import { cellText } from '../../../src/games/road-to-the-bunker/text/names.ts';
import { rulesSections } from '../../../src/games/road-to-the-bunker/text/rules.ts';
import { pending, sight } from '../../../src/kernel/kernel.ts';
import type { Message } from '../../../src/kernel/message.ts';
import { redact, type Sight } from '../../../src/kernel/sight.ts';
import { speaker } from '../../../src/words/words.ts';
import { A, B } from './literals.ts';
import { kinds, playAnyhow } from './random-game.ts';
import { ended, opened, toAct, toDraw } from './table.ts';

const names = ['Ann', 'Bob', 'Cem', 'Dee', 'Eva', 'Fay'];
const speak = speaker({ locale: 'en', catalogues: [en], seatName: (seat) => names[seat]! });
const all = (messages: readonly Message[]) => messages.map(speak);

describe('The board in words', () => {
  it('tells every zone with its loose ends and protected places, river, piles and hands', () => {
    const table = toDraw({
      zones: [['R2 S@1,0r1', 'FIRE@1,0', 'DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-1r0'], ['SAFE S@1,0r1']],
      hands: [['MASK'], ['WEAPON', 'R1 S']],
      limits: [3, 4],
      river: ['R1 T', 'DEAD', '-', '-'],
      discard: ['R3 S', 'TENT'],
      tentBank: [4, 0],
      kept: [[], [{ card: 'FIND', turn: 2 }]],
      turn: 21,
    });
    expect(all(boardText(table.sight('table')))).toEqual([
      `Turn 21: Ann. ${table.state.pile.length} tiles in the pile.`,
      'River: Resource +1 (T junction) and Dead end.',
      'Ann: 1 tile in hand, limit 3, 4 from Tents.',
      'Ann’s zone: N1 Dead end [S], W1 Dead end [E], centre Start [NESW], E1 Fire over Resource +2 (straight) [NESW], and S1 Dead end [N].',
      'Ann’s loose ends: N1 E1, E2, and S1 E1.',
      'Ann’s latest tile: S1.',
      'Bob: 2 tiles in hand, limit 4, keeps “Hmm, this is a find!”.',
      'Bob’s zone: centre Start [NESW] and E1 Safe zone (straight) [EW].',
      'Bob’s loose ends: N1, W1, E2, and S1.',
      'Bob’s protected places: N1 E1, centre, E1, E2, and S1 E1.',
      'Bob’s latest tile: E1.',
      'Discard pile: 2 tiles: Resource +3 (straight) and Tent.',
    ]);
  });

  it('lists the whole discard pile, from which a card may take any tile: equal ones together (D-47)', () => {
    const last = (discard: string[]) => all(boardText(toDraw({ zones: [[], []], discard }).sight(B))).at(-1);
    expect(last([])).toBe('Discard pile: empty.');
    expect(last(['DEAD'])).toBe('Discard pile: 1 tile: Dead end.');
    expect(last(['DEAD', 'R1 S', 'DEAD', 'R1 C', 'DEAD'])).toBe(
      'Discard pile: 5 tiles: 3 × Dead end, Resource +1 (straight), and Resource +1 (curve).',
    );
  });

  it('leaves the event tile that is being resolved out of what is latest', () => {
    const { view, ...rest } = toDraw({ zones: [['R2 S@1,0r1', 'EVENT S@2,0r1'], []] }).sight('table');
    const [, event] = Object.values(view.zones[0]!.stacks)
      .map((stack) => stack.at(-1)!.tile)
      .slice(-2);
    const latest = (eventTile: string | null) =>
      all(boardText({ ...rest, view: { ...view, eventTile } })).filter((text) => text.startsWith('Ann’s latest'));
    expect(latest(null)).toEqual(['Ann’s latest tile: E2.']);
    expect(latest(event!)).toEqual(['Ann’s latest tile: E1.']);
  });

  it('says how it ended, and where each path leads', () => {
    const table = ended({ zones: [['R2 S@1,0r1'], ['DEAD@1,0r3', 'DEAD@0,1r2', 'DEAD@-1,0r1', 'DEAD@0,-1r0']] });
    const lines = all(boardText(table.sight('table')));
    expect(lines[0]).toMatch(/^Ann wins with most points: \d\.$/);
    expect(lines.slice(1, 3)).toEqual([expect.stringMatching(/^1\. Ann: \d points\.$/), '2. Bob: 0 points.']);
    expect(lines).toContain('Ann’s path: centre and E1, the Bunker at E2.');
    expect(lines).toContain('Bob has no path.');
  });

  it('names a Tent that is the Start, and a Horde without roads', () => {
    const table = toAct({ zones: [['EVENT S@0,1', 'HORDE@0,1'], []], hands: [['TENT'], []] });
    table.play('TENT', A, '1,0');
    expect(all(boardText(table.sight('table')))).toContain(
      'Ann’s zone: N1 Zombie Horde over Unexpected Event (straight) [no road] and E1 Tent, the Start [NESW].',
    );
  });

  it('begins with whoever is to move, and warns of the Bunker', () => {
    const table = toDraw({ zones: [[], ['R1 S@1,0r1'], []], pile: ['R1 C', 'R1 C', 'R1 C', 'BUNKER'] });
    table.answer(A, 'river:0');
    table.answer(A, 'discard:0');
    const lines = all(boardText(table.sight('table')));
    expect(lines[1]).toBe('The Bunker is among the last tiles of the pile.');
    expect(lines.filter((text) => text.includes('in hand')).map((text) => text.slice(0, 3))).toEqual(['Bob', 'Cem', 'Ann']);
  });

  it('before the first turn says that the table is set up', () => {
    expect(speak(boardText(opened(2, { firstPlayer: 'host' }).sight('table'))[0]!)).toBe('The table is being set up.');
  });

  it.each([
    ['0,0', 'centre'],
    ['0,3', 'N3'],
    ['0,-3', 'S3'],
    ['2,0', 'E2'],
    ['-2,0', 'W2'],
    ['-2,3', 'N3 W2'],
    ['2,-3', 'S3 E2'],
  ])('place %s is %s', (cell, text) => {
    expect(speak(cellText(cell))).toBe(text);
  });
});

describe('The hand in words', () => {
  it('numbers its tiles for their owner, and says which is being played', () => {
    const table = toAct({ zones: [[], []], hands: [['MASK', 'R1 C'], []] });
    expect(all(handText(table.sight(A)))).toEqual([
      'Your hand: 1. Smoke mask and 2. Resource +1 (curve).',
      'You hold 4 tiles between turns.',
    ]);
    table.answer(A, 'play:1');
    expect(all(handText(table.sight(A)))[1]).toBe('You are playing Resource +1 (curve).');
    expect(all(handText(table.sight(B)))).toEqual(['Your hand is empty.', 'You hold 4 tiles between turns.']);
  });
});

describe('Lines of the log', () => {
  const said = (happened: Happening, secret?: HandSecret) => {
    const message = line({ ...happened, ...(secret ? { secret } : {}) } as never);
    return message && speak(message);
  };
  const [who, cell] = [{ seat: A }, '1,-2'];
  const moved = [
    { seat: B, cell, tiles: ['R3-01', 'FIRE-01'] },
    { seat: A, cell: '0,1', tiles: ['Z1-01'] },
  ];
  const score = {
    path: ['0,0', '1,0'],
    bunker: '2,0',
    value: 3,
    penalty: 2,
    resourcesOnPath: 2,
    tilesOnPath: 4,
    tent: 5,
    hidden: 1,
    find: 1,
    cards: [2, 3, 2],
    points: 7,
    redTops: 0,
    exact: true,
  };

  it.each<[Happening, string]>([
    [{ type: 'starts', data: who }, 'Ann begins.'],
    [{ type: 'took', data: { ...who, slot: 1, tile: 'R3-05' } }, 'Ann takes Resource +3 (curve) from the river.'],
    [{ type: 'drew', data: who }, 'Ann draws a tile from the pile.'],
    [{ type: 'laid', data: { ...who, zone: A, tile: 'TENT-01', cell, rot: 0 } }, 'Ann adds Tent at S2 E1.'],
    [{ type: 'laid', data: { ...who, zone: B, tile: 'DEAD-01', cell, rot: 0 } }, 'Ann puts Dead end into Bob’s zone at S2 E1.'],
    [
      { type: 'covered', data: { ...who, zone: A, tile: 'BLOW-01', cell, over: 'HORDE-01' } },
      'Ann covers Zombie Horde at S2 E1 with “It’s gonna blow!”.',
    ],
    [
      { type: 'covered', data: { ...who, zone: B, tile: 'FIRE-01', cell, over: 'R2-01' } },
      'Ann covers Resource +2 (straight) at S2 E1 of Bob’s zone with Fire.',
    ],
    [{ type: 'stole', data: { ...who, zone: B, cell, tile: 'R3-01' } }, 'Ann steals Resource +3 (straight) from Bob’s zone at S2 E1.'],
    [
      { type: 'turned', data: { ...who, cell, tile: 'DEAD-01', rot: 1, discarded: ['MASK-01', 'R1-10'], limit: 3 } },
      'Ann turns Dead end at S2 E1, discards Smoke mask and Resource +1 (crossroads), and holds 3 tiles from now on.',
    ],
    [{ type: 'discarded', data: { ...who, tiles: ['MASK-01'] } }, 'Ann discards Smoke mask.'],
    [
      { type: 'tent', data: { ...who, cell, value: 5, removed: ['FIRE-01', 'MINE-01'], masks: 1 } },
      'Ann counts 5 resources up to the Tent at S2 E1, which is the new Start; a Smoke mask opens a Fire and stays in hand. Removed: Fire and “That’s mine!”.',
    ],
    [
      { type: 'tent', data: { ...who, cell, value: 0, removed: [], masks: 0 } },
      'Ann counts 0 resources up to the Tent at S2 E1, which is the new Start. No tile goes.',
    ],
    [
      { type: 'plan-changed', data: { ...who, gone: ['MASK-01'], came: ['TENT-01', 'DEAD-01'] } },
      'Ann changes the plan. Gone: Smoke mask. New: Tent and Dead end.',
    ],
    [{ type: 'plan-changed', data: { ...who, gone: [], came: [] } }, 'Ann changes the plan of an empty river.'],
    [{ type: 'refilled', data: { tiles: ['TENT-01'] } }, 'The river shows Tent.'],
    [{ type: 'event', data: { ...who, card: 'GENIUS' } }, 'Ann draws the event “Like a stroke of genius”: another turn follows at once.'],
    [{ type: 'no-effect', data: { ...who, card: 'WAIT' } }, '“Wait, did I really go that way?” has no effect.'],
    [
      { type: 'swapped-left', data: { moved } },
      'The latest tiles move to the left: Resource +3 (straight) and Fire to Bob at S2 E1 and Zombies −1 (straight) to Ann at N1.',
    ],
    [{ type: 'passed-left', data: { count: 1 } }, 'Everybody passes 1 tile to the left.'],
    [
      { type: 'road-removed', data: { ...who, target: B, tiles: ['MINE-01'] } },
      'Ann has a bad feeling about Bob’s road. Removed: “That’s mine!”.',
    ],
    [
      { type: 'recalculated', data: { ...who, discarded: ['MASK-01'], drawn: 1 } },
      'Ann discards Smoke mask and draws 1 tile from the pile.',
    ],
    [{ type: 'danger-removed', data: { ...who, cell, tile: 'FIRE-01' } }, 'Ann removes Fire at S2 E1.'],
    [{ type: 'spied', data: { ...who, target: B } }, 'Ann takes a tile from Bob’s hand.'],
    [{ type: 'replaced', data: { seat: B } }, 'Bob draws a tile from the pile instead.'],
    [{ type: 'start-moved', data: { ...who, cell } }, 'Ann moves the Start to S2 E1.'],
    [
      { type: 'swapped-with', data: { ...who, target: B, moved } },
      'Ann and Bob exchange their latest tiles: Resource +3 (straight) and Fire to Bob at S2 E1 and Zombies −1 (straight) to Ann at N1.',
    ],
    [{ type: 'salvaged', data: { ...who, tile: 'WEAPON-01' } }, 'Ann takes Weapon from the discard pile.'],
    [{ type: 'bunker', data: who }, 'The Bunker comes up as the river is filled: the game is over.'],
    [{ type: 'bunker', data: { ...who, how: 'drawn' } }, 'Ann draws the Bunker from the pile: the game is over.'],
    [{ type: 'bunker', data: { ...who, how: 'taken' } }, 'Ann takes the Bunker from the river: the game is over.'],
    [{ type: 'took', data: { ...who, turn: 7, slot: 1, tile: 'R3-05' } }, 'Turn 7: Ann takes Resource +3 (curve) from the river.'],
    [{ type: 'drew', data: { ...who, turn: 8 } }, 'Turn 8: Ann draws a tile from the pile.'],
    [
      { type: 'scored', data: { ...who, score } },
      'Ann: path 3 (5 found on 2 Resource tiles, 2 lost to zombies, 4 tiles long), Tent 5, Hidden Resource 1, and find 1 = 10 cards: 2, 3, and 2. 7 points.',
    ],
    [
      {
        type: 'scored',
        data: { ...who, score: { ...score, path: [], bunker: null, value: 0, tent: 0, hidden: 0, find: 0, cards: [], points: 0 } },
      },
      'Ann: no path: 0 = no card. 0 points.',
    ],
  ])('$type', (happened, sentence) => {
    expect(said(happened)).toBe(sentence);
  });

  it('says that a count may not be the best', () => {
    expect(said({ type: 'scored', data: { ...who, score: { ...score, exact: false } } })).toMatch(/too tangled to be sure/);
  });

  it('tells hidden tiles to whom they are known only', () => {
    expect(said({ type: 'drew', data: who }, { got: ['MASK-01'] })).toBe('You draw Smoke mask from the pile.');
    expect(said({ type: 'drew', data: { ...who, turn: 8 } }, { got: ['MASK-01'] })).toBe('Turn 8: you draw Smoke mask from the pile.');
    expect(said({ type: 'passed-left', data: { count: 1 } }, { gave: ['TENT-01'], got: ['MASK-01'] })).toBe(
      'Everybody passes 1 tile to the left. You give Tent and get Smoke mask.',
    );
    expect(said({ type: 'recalculated', data: { ...who, discarded: ['DEAD-01'], drawn: 1 } }, { got: ['TENT-01'] })).toBe(
      'You discard Dead end and draw Tent.',
    );
    expect(said({ type: 'spied', data: { ...who, target: B } }, { gave: ['MASK-01'] })).toBe('Ann takes Smoke mask from Bob’s hand.');
    expect(said({ type: 'replaced', data: { seat: B } }, { got: ['MASK-01'] })).toBe('You draw Smoke mask from the pile instead.');
  });

  it('has none for an event that it does not know', () => {
    expect(line({ type: 'rained', data: {} })).toBeNull();
  });
});

describe('The catalogue', () => {
  it('has a sentence for everything that random games say, to every viewer; labels stay under 80 characters', () => {
    fc.assert(
      fc.property(kinds, (kind) => {
        for (const { after, events } of playAnyhow(kind).filter((_, n) => n % 3 === 0)) {
          for (const viewer of ['table', ...after.game.hands.keys()] as const) {
            const seen = sight(rules, after, viewer) as unknown as Sight<number, View>;
            const told = events.map((event) => line(redact(event, viewer))!);
            for (const sentence of all([...boardText(seen), ...(viewer === 'table' ? [] : handText(seen)), ...told]))
              expect(sentence).not.toBe('');
          }
          for (const { ask } of pending(rules, after)) {
            expect(speak(ask.text)).not.toBe('');
            for (const { id, label } of ask.options) if (!id.startsWith('walk')) expect(speak(label).length).toBeLessThan(80);
          }
        }
      }),
      { numRuns: 5 },
    );
  });

  it('names every setting and every choice', () => {
    for (const [id, choices] of Object.entries(settings))
      for (const name of [`setting.${id}`, ...choices.map((choice) => `setting.${id}.${choice}`)]) expect(speak({ id: name })).not.toBe('');
  });

  it('tells the rules in short sections, with some that matter first in every question', () => {
    for (const { title, text } of rulesSections) {
      expect(speak(title).length).toBeLessThan(45);
      expect(speak(text).length).toBeLessThan(420);
    }
    const questions = Object.entries(rules.steps).flatMap(([step, parts]) => ('ask' in (parts as object) ? [step] : []));
    expect([...new Set(rulesSections.flatMap(({ steps }) => steps))].sort()).toEqual(questions.sort());
  });
});
