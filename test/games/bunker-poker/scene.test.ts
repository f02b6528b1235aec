import { describe, expect, it } from 'vitest';
import { bunkerPoker } from '../../../src/games/bunker-poker/index.ts';
import { boardScene, handScene } from '../../../src/games/bunker-poker/scene.ts';
import { sight } from '../../../src/kernel/kernel.ts';
import type { Viewer } from '../../../src/kernel/position.ts';
import { redact } from '../../../src/kernel/sight.ts';
import { dusk } from '../../../src/scene/palette.ts';
import { say } from '../../../src/scene/say.ts';
import type { Node, Scene, Text } from '../../../src/scene/scene.ts';
import { validate } from '../../../src/scene/validate.ts';
import { samples } from '../../../src/tools/samples.ts';
import { speaker } from '../../../src/words/words.ts';
import { A, B, C, D, full, out, side } from './literals.ts';
import { recent, sightOf } from './sights.ts';

const words = speaker({
  locale: 'en',
  catalogues: [bunkerPoker.face.catalogue.en],
  seatName: (seat) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat]!,
});

const all = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...all(node.children)] : [node]));
const texts = (scene: Scene) =>
  all(say(scene, words).nodes)
    .filter((node): node is Text => node.kind === 'text')
    .map(({ text }) => text);
const coins = (scene: Scene) => all(scene.nodes).filter((node) => node.kind === 'circle' && node.fill === dusk.metal).length;
const halos = (scene: Scene) =>
  all(scene.nodes).filter((node) => node.kind === 'rect' && node.stroke === dusk.accent && node.opacity === undefined);

describe('board', () => {
  it.each([2, 3, 4])('is sound for every viewer at every moment of a game of %i, with a sentence for each word', (seats) => {
    for (const { position, recent } of samples(bunkerPoker, seats, 'pictures')) {
      for (const viewer of ['table', ...Array.from({ length: seats }, (_, seat) => seat)] as readonly Viewer[]) {
        const events = recent.map((event) => redact(event, viewer));
        const scene = boardScene(sight(bunkerPoker.rules, position, viewer) as never, events);
        expect(validate(say(scene, words))).toEqual([]);
      }
    }
  });

  it('has a spot for each of the six cells of every seat, all apart from each other', () => {
    const spots = boardScene(sightOf('table'), []).spots!;
    const names = [A, B, C, D].flatMap((seat) => [1, 2, 3, 4, 5, 6].map((cell) => `cell:${seat}:${cell}`));
    expect(Object.keys(spots).sort()).toEqual(names);
    const places = Object.values(spots);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(100);
  });

  it('shows each die by its pips and by its figure, and the throw large', () => {
    const scene = boardScene(sightOf('table', { sides: [side('6 5 - 4 0 2-'), side('- - - - - -', 1)], thrown: [6, 3] }), []);
    const figures = all(scene.nodes).filter((node): node is Text => node.kind === 'text' && node.size === 42 && node.font === 'display');
    expect(figures.map(({ text }) => text)).toEqual(['6', '5', '4', '2']);
    const large = all(scene.nodes).filter((node): node is Text => node.kind === 'text' && node.size === 76);
    expect(large.map(({ text }) => text)).toEqual(['6', '3']);
  });

  it('shows a coin to nobody but its owner while they play, and to all once they are out', () => {
    expect(coins(boardScene(sightOf('table'), []))).toBe(1);
    expect(coins(boardScene(sightOf(A), []))).toBe(2);
    expect(coins(boardScene(sightOf(C), []))).toBe(1);
    expect(boardScene(sightOf(D), []).nodes).not.toEqual(boardScene(sightOf('table'), []).nodes);
  });

  it('names everybody, marks the viewer, and tells who is out and who chooses', () => {
    expect(texts(boardScene(sightOf('table'), []))).toEqual(expect.arrayContaining(['Ann', 'Ben', 'Cleo', 'Dan', 'out', 'Turn 12']));
    const own = texts(boardScene(sightOf(A, { awaited: [A] }), []));
    expect(own).toContain('Ann (you)');
    expect(own).toContain('Your turn');
    expect(texts(boardScene(sightOf(A, { awaited: [] }), []))).toContain('Your turn');
    expect(texts(boardScene(sightOf(A, { awaited: [B] }), []))).toEqual(expect.arrayContaining(['Ann’s turn', 'Ann (you)']));
    expect(texts(boardScene(sightOf(A, { awaited: [B] }), []))).not.toContain('Your turn');
    expect(texts(boardScene(sightOf(B), []))).not.toContain('Your turn');
    expect(texts(boardScene(sightOf('table', { awaited: [A, B], thrower: null, thrown: null, sides: [full(), full()] }), []))).toContain(
      'choosing',
    );
  });

  it('puts a halo around what just changed, and says what it was', () => {
    const scene = boardScene(sightOf('table'), recent);
    expect(halos(scene)).toHaveLength(1);
    expect(texts(scene)).toContain('Ben hits Ann: cell 2, 6 → 5');
    expect(halos(boardScene(sightOf('table'), []))).toHaveLength(0);
    const swap = [{ type: 'swapped', data: { seat: B, cells: [6, 3] } }];
    expect(halos(boardScene(sightOf('table'), swap))).toHaveLength(2);
  });

  it.each([2, 3, 4])('turns a board of %i so that the own side is at the bottom, the others clockwise from there', (seats) => {
    const sides = Array(seats).fill(full());
    const spotsOf = (viewer: Viewer) => boardScene(sightOf(viewer, { sides, thrower: null, thrown: null, fallen: [] }), []).spots!;
    const unturned = spotsOf('table');
    for (let viewer = 0; viewer < seats; viewer++) {
      const turned = spotsOf(viewer);
      for (let seat = 0; seat < seats; seat++)
        expect(turned[`cell:${(seat + viewer) % seats}:3`], `seat ${seat} for ${viewer}`).toEqual(unturned[`cell:${seat}:3`]);
    }
    expect(Math.max(...Object.values(unturned).map(({ y }) => y))).toBe(unturned['cell:0:1']!.y);
  });

  it('says nothing where a trail may run: all words are above the board, on plates or on cells', () => {
    const sides = [full(), full()];
    const scene = boardScene(sightOf('table', { sides, fallen: [] }), recent);
    const loose = all(scene.nodes).filter((node): node is Text => node.kind === 'text' && typeof node.text !== 'string');
    const highest = Math.min(...Object.values(scene.spots!).map(({ y }) => y));
    const lowest = Math.max(...Object.values(scene.spots!).map(({ y }) => y));
    expect(loose.map(({ y }) => y).filter((y) => y > highest && y < lowest)).toEqual([]);
  });

  it('hides coins at the start, and waits for the throw', () => {
    expect(texts(boardScene(sightOf('table', { thrower: null, thrown: null }), []))).toContain('Coins are being hidden');
    const waiting = boardScene(sightOf('table', { thrown: null }), []);
    expect(all(waiting.nodes).filter((node) => node.kind === 'rect' && node.dash !== undefined)).toHaveLength(2);
  });

  it('has a background of its own for each number of seats', () => {
    const key = (sides: number) => boardScene(sightOf('table', { sides: Array(sides).fill(full()) }), []).background?.key;
    expect(new Set([2, 3, 4].map(key)).size).toBe(3);
  });
});

describe('result', () => {
  const sides = [out(5), side('3 0 1 6 6 6', 2), out(4), { ...out(1), coin: null }];
  const over = (winners: readonly number[], fallen = [2, 3, 0], events: Parameters<typeof boardScene>[1] = []) =>
    boardScene({ ...sightOf(A, { sides, fallen }), outcome: { winners, reason: { id: 'poker.outcome.last' } } }, events);

  it('names the winner, and everybody by when they went out, the last first', () => {
    const said = texts(over([B]));
    expect(said).toEqual(expect.arrayContaining(['Ben wins', 'After 12 turns']));
    expect(said.filter((text) => /^(Ann|Ben|Cleo|Dan)( \(you\))?$/.test(text as string))).toEqual(['Ben', 'Ann (you)', 'Dan', 'Cleo']);
  });

  it('uncovers every coin that was hidden', () => {
    expect(texts(over([B])).filter((text) => (text as string).startsWith('Coin under'))).toEqual(
      [2, 5, 4].map((number) => `Coin under cell ${number}`),
    );
    expect(coins(over([B]))).toBe(1 + 3);
  });

  it('tells and marks what decided it', () => {
    const taken = { type: 'taken', data: { seat: B, target: A, cell: 5 } };
    const scene = over([B], [2, 3, 0], [taken, { type: 'coin-found', data: { seat: A, cell: 5 } }]);
    expect(texts(scene)).toContain('Ben takes Ann’s token 5: the coin!');
    expect(halos(scene)).toHaveLength(1);
  });

  it('has no winner in a game that was called off', () => {
    const said = texts(over([], [2]));
    expect(said).toContain('Called off');
    expect(said.some((text) => (text as string).endsWith('wins'))).toBe(false);
  });
});

describe('hand', () => {
  it('is sound for every seat at every moment, with its six spots', () => {
    for (const { position } of samples(bunkerPoker, 4, 'hands')) {
      for (const seat of [A, B, C, D]) {
        const scene = handScene(sight(bunkerPoker.rules, position, seat) as never);
        expect(validate(say(scene, words))).toEqual([]);
        expect(Object.keys(scene.spots!)).toEqual([1, 2, 3, 4, 5, 6].map((cell) => `cell:${seat}:${cell}`));
      }
    }
  });

  it('tells where the own coin lies, or that it does not yet, or where it lay', () => {
    expect(texts(handScene(sightOf(A)))).toContain('Your coin lies under cell 5');
    expect(coins(handScene(sightOf(A)))).toBe(1);
    expect(texts(handScene(sightOf(C)))).toContain('Your coin lay under cell 4');
    const start = sightOf(A, { sides: [{ ...full(), coin: null }, full()], thrower: null, thrown: null });
    expect(texts(handScene(start))).toContain('Your coin is not on the board yet');
    expect(coins(handScene(start))).toBe(0);
    const left = sightOf(A, { sides: [{ ...side('- - - - - -', 1), alive: false, coin: null }, full()] });
    expect(texts(handScene(left))).toContain('You are out');
  });
});
