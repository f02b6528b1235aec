import { describe, expect, it } from 'vitest';
import { bunkerPoker } from '../../../src/games/bunker-poker/index.ts';
import { boardScene, handScene } from '../../../src/games/bunker-poker/scene.ts';
import { sight } from '../../../src/kernel/kernel.ts';
import type { Viewer } from '../../../src/kernel/position.ts';
import { redact } from '../../../src/kernel/sight.ts';
import { markers } from '../../../src/scene/markers.ts';
import { dusk } from '../../../src/scene/palette.ts';
import { say } from '../../../src/scene/say.ts';
import type { Node, Scene, Text } from '../../../src/scene/scene.ts';
import { validate } from '../../../src/scene/validate.ts';
import { samples } from '../../../src/tools/samples.ts';
import { speaker } from '../../../src/words/words.ts';
import { A, B, C, D, full, side } from './literals.ts';
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
    const figures = all(scene.nodes).filter((node): node is Text => node.kind === 'text' && node.size === 44 && node.font === 'display');
    expect(figures.map(({ text }) => text)).toEqual(['6', '5', '4', '2']);
    const large = all(scene.nodes).filter((node): node is Text => node.kind === 'text' && node.size === 68);
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
    expect(texts(boardScene(sightOf(A, { awaited: [B] }), []))).not.toContain('Your turn');
    expect(texts(boardScene(sightOf(B), []))).not.toContain('Your turn');
    expect(texts(boardScene(sightOf('table', { awaited: [A, B], thrower: null, thrown: null, sides: [full(), full()] }), []))).toContain(
      'choosing',
    );
  });

  it('puts a halo around what just changed, and says what it was', () => {
    const scene = boardScene(sightOf('table'), recent);
    expect(halos(scene)).toHaveLength(1);
    expect(texts(scene)).toContain('Cell 2: 6 → 5');
    expect(halos(boardScene(sightOf('table'), []))).toHaveLength(0);
    const swap = [{ type: 'swapped', data: { seat: B, cells: [6, 3] } }];
    expect(halos(boardScene(sightOf('table'), swap))).toHaveLength(2);
  });

  it('hides coins at the start, waits for the throw, and ends with the winner or called off', () => {
    expect(texts(boardScene(sightOf('table', { thrower: null, thrown: null }), []))).toContain('Coins are being hidden');
    const waiting = boardScene(sightOf('table', { thrown: null }), []);
    expect(all(waiting.nodes).filter((node) => node.kind === 'rect' && node.dash !== undefined)).toHaveLength(2);
    const over = (winners: readonly number[]) =>
      boardScene({ ...sightOf('table'), outcome: { winners, reason: { id: 'poker.outcome.last' } } }, []);
    expect(texts(over([D]))).toEqual(expect.arrayContaining(['Dan', 'wins']));
    expect(texts(over([]))).toContain('Called off');
  });

  it('has a background of its own for each number of seats', () => {
    const key = (sides: number) => boardScene(sightOf('table', { sides: Array(sides).fill(full()) }), []).background?.key;
    expect(new Set([2, 3, 4].map(key)).size).toBe(3);
  });

  it('looks as it did', async () => {
    const lines = markers(say(boardScene(sightOf(A), recent), words), [{ at: 'cell:1:6', label: '1' }]).nodes.map((node) =>
      JSON.stringify(node),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('goldens/board.txt');
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

  it('tells where the own coin lies, or asks for it, or shows where it lay', () => {
    expect(texts(handScene(sightOf(A)))).toContain('Your coin lies under cell 5');
    expect(coins(handScene(sightOf(A)))).toBe(1);
    expect(texts(handScene(sightOf(C)))).toContain('Your coin lay under cell 4');
    const start = sightOf(A, { sides: [{ ...full(), coin: null }, full()], thrower: null, thrown: null });
    expect(texts(handScene(start))).toContain('Choose where your coin lies');
    expect(coins(handScene(start))).toBe(0);
    const left = sightOf(A, { sides: [{ ...side('- - - - - -', 1), alive: false, coin: null }, full()] });
    expect(texts(handScene(left))).toContain('You are out');
  });
});
