import { describe, expect, it } from 'vitest';
import { bunkerPoker } from '../../src/games/bunker-poker/index.ts';
import { boardScene } from '../../src/games/bunker-poker/scene.ts';
import { paintScene } from '../../src/paint/studio.ts';
import { largePrint } from '../../src/scene/large-print.ts';
import { clear, dusk, seatLook } from '../../src/scene/palette.ts';
import { recolour } from '../../src/scene/recolour.ts';
import { say } from '../../src/scene/say.ts';
import type { Node, Scene } from '../../src/scene/scene.ts';
import { badge } from '../../src/scene/symbols/badge.ts';
import { coin } from '../../src/scene/symbols/coin.ts';
import { die } from '../../src/scene/symbols/die.ts';
import { token } from '../../src/scene/symbols/token.ts';
import { speaker } from '../../src/words/words.ts';
import { recent, sightOf } from '../games/bunker-poker/sights.ts';
import { expectAsKept, TOLERATED } from './golden.ts';
import { blockDifference, pixels } from './pixels.ts';

const words = speaker({
  locale: 'en',
  catalogues: [bunkerPoker.face.catalogue.en],
  seatName: (seat) => ['Ann', 'Борис 🔥', '美咲', 'Dan'][seat]!,
});

const symbols: Scene = {
  width: 1200,
  height: 330,
  nodes: [
    { kind: 'rect', x: 0, y: 0, w: 1200, h: 330, fill: dusk.ground },
    ...dusk.seats.flatMap((_, seat): Node[] => {
      const look = seatLook(dusk, seat);
      const x = 90 + seat * 145;
      return [
        badge({ x, y: 70 }, 40, look),
        token({ x, y: 215 }, 60, { colour: look.shade, shade: look.on }),
        die({ x, y: 215 }, 90, (seat % 6) + 1, { ...look, pip: look.on }),
      ];
    }),
    coin({ x: 1160, y: 295 }, 24, dusk),
  ],
};

describe('pictures look as they did', () => {
  it('symbols', () => expectAsKept(symbols, new URL('./goldens/symbols.png', import.meta.url)));

  it('symbols in clear colours', () => expectAsKept(recolour(symbols, clear), new URL('./goldens/symbols-clear.png', import.meta.url)));

  it('the first part of a board in clear colours and large print', () => {
    const [first] = largePrint(recolour(say(boardScene(sightOf('table'), recent), words), clear));
    return expectAsKept(first!, new URL('./goldens/board-clear-large.png', import.meta.url));
  });

  it('a die of another value would be noticed', async () => {
    const board = (points: number) => {
      const seen = sightOf('table');
      const sides = seen.view.sides.map((side, seat) => (seat === 3 ? { ...side, dice: side.dice.with(0, points) } : side));
      return pixels(paintScene(say(boardScene({ ...seen, view: { ...seen.view, sides } }, recent), words), { width: 600 }));
    };
    expect(blockDifference(await board(6), await board(6))).toBe(0);
    expect(blockDifference(await board(6), await board(5))).toBeGreaterThan(2 * TOLERATED);
  });
});
