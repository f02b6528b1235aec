import { describe, expect, it } from 'vitest';
import { roadToTheBunker } from '../../../src/games/road-to-the-bunker/index.ts';
import { sight } from '../../../src/kernel/kernel.ts';
import type { Viewer } from '../../../src/kernel/position.ts';
import { redact } from '../../../src/kernel/sight.ts';
import { type Marker, markers } from '../../../src/scene/markers.ts';
import { say } from '../../../src/scene/say.ts';
import type { Scene } from '../../../src/scene/scene.ts';
import { type Sample, samples } from '../../../src/tools/samples.ts';
import { speaker } from '../../../src/words/words.ts';
import { expectAsKept } from '../../paint/golden.ts';

const { rules, face } = roadToTheBunker;
const words = speaker({ locale: 'en', catalogues: [face.catalogue.en], seatName: (seat) => ['Ann', 'Bob', 'Cem', 'Dee'][seat]! });
const game = [...samples(roadToTheBunker, 3, 'goldens')];

function drawn({ position, recent }: Sample, viewer: Viewer): Scene {
  const seen = sight(rules, position, viewer);
  const marks = seen.prompts.flatMap(({ ask }) => ask.options.flatMap(({ at }, i): Marker[] => (at ? [{ at, label: String(i + 1) }] : [])));
  const events = recent.map((event) => redact(event, viewer));
  return say(markers(face.scene(seen as never, events), marks), words);
}

/** The first moment from `from` on at which this step is asked of somebody, as that seat sees it. */
function asked(step: string, from: number): Scene {
  const sample = game.slice(from).find(({ position }) => sight(rules, position, 'table').step === step)!;
  return drawn(sample, sight(rules, sample.position, 'table').awaited[0]!);
}

const cases: readonly (readonly [string, Scene])[] = [
  ['table-late', drawn(game[Math.floor(game.length * 0.8)]!, 'table')],
  ['end', drawn(game.at(-1)!, 'table')],
  ['draw', asked('draw', 60)],
  ['place', asked('place', 60)],
  ['rotation', asked('rotation', 60)],
  ['hand', say(face.hand(sight(rules, game[60]!.position, 1) as never).scene, words)],
];

describe('pictures look as they did', () => {
  it.each(cases)('%s', (name, scene) => expectAsKept(scene, new URL(`./goldens/${name}.png`, import.meta.url)));

  it('no two of them are the same', () => {
    expect(new Set(cases.map(([, scene]) => JSON.stringify(scene))).size).toBe(cases.length);
  });
});
