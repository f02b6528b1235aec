import { describe, expect, it } from 'vitest';
import { bunkerPoker } from '../../../src/games/bunker-poker/index.ts';
import { boardScene, handScene } from '../../../src/games/bunker-poker/scene.ts';
import { type Marker, markers } from '../../../src/scene/markers.ts';
import { say } from '../../../src/scene/say.ts';
import type { Scene } from '../../../src/scene/scene.ts';
import { speaker } from '../../../src/words/words.ts';
import { expectAsKept } from '../../paint/golden.ts';
import { A, B, C, D, full, out, side } from './literals.ts';
import { recent, sightOf } from './sights.ts';

/** In no order that the seats could be mistaken for. */
const words = speaker({
  locale: 'en',
  catalogues: [bunkerPoker.face.catalogue.en],
  seatName: (seat) => ['Ben', 'Cem of the Long Valley', 'Ann', '美咲'][seat]!,
});

/** Choices numbered from 1 at these cells of a seat. */
const choices = (seat: number, ...cells: readonly number[]): readonly Marker[] =>
  cells.map((cell, i) => ({ at: `cell:${seat}:${cell}`, label: String(i + 1) }));

const drawn = (scene: Scene, marks: readonly Marker[] = []): Scene => say(markers(scene, marks), words);

const hiding = sightOf(B, {
  sides: [full(), { ...full(), coin: null }],
  thrower: null,
  thrown: null,
  turn: 0,
  fallen: [],
  awaited: [A, B],
});
const two = sightOf(B, { sides: [{ ...full(), coin: null }, side('6 0 - 4 5- 6', 6)], thrower: B, thrown: [3, 2], fallen: [] });
const three = sightOf('table', { sides: [full(), side('6 5 - 4 0 2-'), full()].map((s) => ({ ...s, coin: null })), fallen: [] });
const swaps = [A, B].map((seat) => ({ type: 'swapped', data: { seat, cells: [6, 3] } }));
const end = sightOf(D, { sides: [out(5), side('3 0 - - 6 6', 2), out(4), out(1)], fallen: [C, A, D] });
const found = [
  { type: 'taken', data: { seat: B, target: D, cell: 1 } },
  { type: 'coin-found', data: { seat: D, cell: 1 } },
];

const cases: readonly (readonly [string, Scene])[] = [
  ['hiding', drawn(boardScene(hiding, []), choices(B, 1, 2, 3, 4, 5, 6))],
  ['two', drawn(boardScene({ ...two, awaited: [B] }, recent), choices(A, 3, 2, 3, 2, 1, 4))],
  ['three', drawn(boardScene(three, swaps))],
  ['four', drawn(boardScene(sightOf(A), recent), choices(B, 6, 3, 6, 3, 1, 4, 5))],
  ['end', drawn(boardScene({ ...end, outcome: { winners: [B], reason: { id: 'poker.outcome.last' } } }, found))],
  ['hand', drawn(handScene(sightOf(A)))],
];

describe('pictures look as they did', () => {
  it.each(cases)('%s', (name, scene) => expectAsKept(scene, new URL(`./goldens/${name}.png`, import.meta.url)));

  it('no two of them are the same', () => {
    expect(new Set(cases.map(([, scene]) => JSON.stringify(scene))).size).toBe(cases.length);
  });
});
