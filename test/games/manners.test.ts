import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/games/face.ts';
import { games } from '../../src/games/index.ts';
import { sight } from '../../src/kernel/kernel.ts';
import { redact } from '../../src/kernel/sight.ts';
import { largePrint } from '../../src/scene/large-print.ts';
import { clear, dusk } from '../../src/scene/palette.ts';
import { coloursOf, recolour } from '../../src/scene/recolour.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { validate } from '../../src/scene/validate.ts';
import { samples } from '../../src/tools/samples.ts';

/** Every picture of some moments of a match, its end among them, as the seat in turn sees it. */
function* pictures(game: Game): Generator<Scene> {
  const all = [...samples(game, game.rules.seats.max, 'manners')];
  for (const { position, recent } of all.filter((_, n) => n % 9 === 0 || n === all.length - 1)) {
    const seat = sight(game.rules, position, 'table').awaited[0] ?? 0;
    const seen = sight(game.rules, position, seat);
    const events = recent.map((event) => redact(event, seat));
    yield game.face.scene(seen, events);
    yield game.face.hand(seen).scene;
    for (const { scene } of game.face.closeups?.(seen, events) ?? []) yield scene;
  }
}

/** All colours that a scene is drawn in. */
const colours = (scene: Scene): readonly string[] =>
  JSON.stringify(scene)
    .match(/"#[0-9a-f]{6,8}"/g)!
    .map((text) => text.slice(1, -1));
const isShadow = (colour: string) => /^#000000[0-9a-f]{2}$/.test(colour);

describe.each(games.map((game) => ({ id: game.rules.id, game })))('pictures of $id', ({ game }) => {
  it('are drawn in colours of the palette and in shadows alone, so that another palette can take its place', () => {
    const known = new Set(coloursOf(dusk));
    const others = [...pictures(game)].flatMap(colours).filter((colour) => !isShadow(colour) && !known.has(colour.slice(0, 7)));
    expect([...new Set(others)]).toEqual([]);
  });

  it('are sound in clear colours and in large print, in no more parts than a message may have pictures', () => {
    for (const scene of pictures(game)) {
      const parts = largePrint(recolour(scene, clear));
      expect(parts.flatMap(validate)).toEqual([]);
      expect(parts.length).toBeLessThanOrEqual(10);
      const known = new Set(coloursOf(clear));
      expect(parts.flatMap(colours).filter((colour) => !isShadow(colour) && !known.has(colour.slice(0, 7)))).toEqual([]);
    }
  });
});
