import { describe, expect, it } from 'vitest';
import { tileOf } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import { face } from '../../../src/games/road-to-the-bunker/face.ts';
import { roadToTheBunker } from '../../../src/games/road-to-the-bunker/index.ts';
import { boardScene, handScene, zoneScene } from '../../../src/games/road-to-the-bunker/scene.ts';
import { placeOfSpot } from '../../../src/games/road-to-the-bunker/spots.ts';
import { boardText } from '../../../src/games/road-to-the-bunker/text/board.ts';
import { line } from '../../../src/games/road-to-the-bunker/text/line.ts';
import { neighbours } from '../../../src/games/road-to-the-bunker/zone.ts';
import { open, sight } from '../../../src/kernel/kernel.ts';
import type { Viewer } from '../../../src/kernel/position.ts';
import { redact } from '../../../src/kernel/sight.ts';
import type { Box, Point } from '../../../src/scene/layout.ts';
import { dusk } from '../../../src/scene/palette.ts';
import { say } from '../../../src/scene/say.ts';
import type { Node, Scene } from '../../../src/scene/scene.ts';
import { validate } from '../../../src/scene/validate.ts';
import { type Sample, samples } from '../../../src/tools/samples.ts';
import { speaker } from '../../../src/words/words.ts';
import { A } from './literals.ts';
import { ended, toAct } from './table.ts';

const words = speaker({ locale: 'en', catalogues: [face.catalogue.en], seatName: (seat) => `Player ${seat + 1}` });
const all = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...all(node.children)] : [node]));
const halos = (scene: Scene) =>
  all(scene.nodes).filter((node) => node.kind === 'rect' && node.stroke === dusk.accent && node.opacity === undefined);
const figures = (scene: Scene) => all(scene.nodes).flatMap((node) => (node.kind === 'text' ? [node.text] : []));
const routes = (scene: Scene) => all(scene.nodes).filter((node) => node.kind === 'path' && node.stroke === dusk.accent);

/** Whether there is a halo about a tile that is marked at its corner. */
const isHaloed = (scene: Scene, at: string) => {
  const spot = scene.spots![at]!;
  return halos(scene).some(
    (node) => node.kind === 'rect' && within(node, spot) && spot.x - node.x > node.w / 2 && spot.y - node.y < node.h / 2,
  );
};
const within = ({ x, y, w, h }: Box, spot: Point) => spot.x >= x && spot.x <= x + w && spot.y >= y && spot.y <= y + h;
/** How far apart a seat's Start and the tile beside it are, or how large its lone Start is drawn. */
const tileScale = ({ spots }: Scene, seat: number) => {
  const places = Object.entries(spots!).flatMap(([at, point]) => (at.startsWith(`place:${seat}:`) ? [{ ...placeOfSpot(at), point }] : []));
  const beside = places.flatMap((a) =>
    places.filter((b) => neighbours(a.cell).includes(b.cell)).map((b) => Math.hypot(a.point.x - b.point.x, a.point.y - b.point.y)),
  );
  return beside.length === 0 ? 0 : Math.max(...beside);
};
const stepOf = (position: Sample['position']) => sight(roadToTheBunker.rules, position, 'table').step;

const sees = ({ position, recent }: Sample, viewer: Viewer) => ({
  sight: sight(roadToTheBunker.rules, position, viewer) as never as Parameters<typeof boardScene>[0],
  recent: recent.map((event) => redact(event, viewer)),
});
const game = (seats: number) => [...samples(roadToTheBunker, seats, 'pictures')];

describe('the picture of the table', () => {
  it.each([2, 6])('is sound for every viewer at every moment of a game of %i, and so are its parts', (seats) => {
    for (const sample of game(seats).filter((_, n) => n % 5 === 0)) {
      for (const viewer of ['table', 0, seats - 1] as const) {
        const { sight, recent } = sees(sample, viewer);
        for (const scene of [boardScene(sight, recent), ...sight.seats.map((seat) => zoneScene(sight, seat, recent))])
          expect(validate(say(scene, words))).toEqual([]);
      }
    }
  });

  it('marks what was laid last, and nothing before anything was', () => {
    const [first, ...later] = game(2);
    const { sight, recent } = sees(first!, 'table');
    expect(halos(boardScene(sight, recent))).toHaveLength(0);
    const laid = later.find(({ recent }) => recent.at(-1)?.type === 'laid' || recent.some(({ type }) => type === 'laid'))!;
    const seen = sees(laid, 'table');
    expect(halos(boardScene(seen.sight, seen.recent))).toHaveLength(1);
  });

  it('says what somebody did last, not that the river was refilled for it', () => {
    const moment = game(3).find(({ recent }) => recent.at(-1)?.type === 'refilled' && recent.at(-2)?.type === 'laid')!;
    const { sight, recent } = sees(moment, 'table');
    const texts = figures(boardScene(sight, recent));
    expect(texts).toContainEqual(line(recent.at(-2)!));
    expect(texts).not.toContainEqual(line(recent.at(-1)!));
  });

  it('asks who begins while that is voted on', () => {
    const { position, events } = open(roadToTheBunker.rules, 3, { firstPlayer: 'vote' }, 'vote');
    const seen = sight(roadToTheBunker.rules, position, 'table') as never as Parameters<typeof boardScene>[0];
    expect(figures(say(boardScene(seen, events), words))).toContain('Who begins?');
  });

  it('marks the latest tile of each zone while one is asked for, not the event tile that was laid last', () => {
    const table = toAct({
      zones: [['R1 S@0,1'], ['DEAD@0,1r2'], ['R2 S@0,1']],
      hands: [['EVENT']],
      events: ['GRASS'],
    });
    table.play('EVENT', A, '0,2');
    expect(table.toAct).toBe('A: greener');
    const seen = table.sight(A);
    const scene = boardScene(seen as never, table.events);
    expect(halos(scene)).toHaveLength(3);
    const spots = seen.prompts[0]!.ask.options.map(({ at }) => at);
    expect(spots).toEqual(['place:1:0,1', 'place:2:0,1']);
    for (const at of ['place:0:0,1', ...spots]) expect(isHaloed(scene, at!)).toBe(true);
    expect(isHaloed(scene, 'place:0:0,2')).toBe(false);
  });

  it('of so many zones that none could be read shows a seat its own one larger than the others', () => {
    const moments = game(6);
    const drawing = moments.slice(Math.floor(moments.length * 0.7)).find(({ position }) => stepOf(position) === 'draw')!;
    const seat = sight(roadToTheBunker.rules, drawing.position, 'table').awaited[0]!;
    const { sight: seen, recent } = sees(drawing, seat);
    const scales = new Map(seen.seats.map((of) => [of, tileScale(boardScene(seen, recent), of)]));
    for (const other of seen.seats.filter((of) => of !== seat)) expect(scales.get(seat)).toBeGreaterThan(scales.get(other)!);
  });

  it('has what is chosen from lowest, next to its buttons', () => {
    const drawing = game(3).find(({ position }) => stepOf(position) === 'draw')!;
    const seat = sight(roadToTheBunker.rules, drawing.position, 'table').awaited[0]!;
    const { sight: seen, recent } = sees(drawing, seat);
    const own = boardScene(seen, recent).spots!;
    expect(own['river:0']!.y).toBeGreaterThan(own[`place:${seat}:0,0`]!.y);
    const { sight: public_, recent: told } = sees(drawing, 'table');
    const all = boardScene(public_, told).spots!;
    expect(all['river:0']!.y).toBeLessThan(all[`place:${seat}:0,0`]!.y);
  });

  it('shows only the zones on offer while a place is chosen, with a spot for each place', () => {
    const choosing = game(2).find((sample) => sight(roadToTheBunker.rules, sample.position, 0).step === 'place')!;
    const { sight: seen, recent } = sees(choosing, 0);
    const offered = seen.prompts[0]!.ask.options.map(({ at }) => at!);
    const scene = boardScene(seen, recent);
    expect(offered.length).toBeGreaterThan(0);
    expect(Object.keys(scene.spots!)).toEqual(expect.arrayContaining(offered));
    expect(scene.spots).not.toHaveProperty('river:0');
    expect(boardScene({ ...seen, prompts: [] }, recent).spots).toHaveProperty('river:0');
  });

  it('gives every way for a tile to lie a spot of its own', () => {
    const turning = game(3).find(({ position }) => {
      const [asked] = [0, 1, 2].map((seat) => sight(roadToTheBunker.rules, position, seat)).filter(({ prompts }) => prompts.length > 0);
      return asked?.step === 'rotation' && asked.prompts[0]!.ask.options.length > 1;
    })!;
    const seat = sight(roadToTheBunker.rules, turning.position, 'table').awaited[0]!;
    const { sight: seen, recent } = sees(turning, seat);
    const { spots } = boardScene(seen, recent);
    const places = seen.prompts[0]!.ask.options.map(({ at }) => spots![at!]!);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(places.length);
  });

  it('draws the scored path of every player who has one at the end, and none before', () => {
    const moments = game(3);
    const last = sees(moments.at(-1)!, 'table');
    const scores = (last.sight.view.scores ?? []).filter(({ path }) => path.length > 0);
    expect(scores.length).toBeGreaterThan(0);
    const scene = boardScene(last.sight, last.recent);
    expect(routes(scene)).toHaveLength(scores.length);
    expect(figures(scene)).toEqual(expect.arrayContaining(scores.map(({ value }) => String(value))));
    const before = sees(moments.at(-2)!, 'table');
    expect(routes(boardScene(before.sight, before.recent))).toHaveLength(0);
  });
});

describe('the picture of the end', () => {
  it('says what the path found, lost and used, and shows the tiles that were still in hand', () => {
    const table = ended({
      zones: [['R3 S@0,1', 'Z2 S@0,2', 'Z2 S@0,3', 'DEAD@1,0r3', 'DEAD@0,-1', 'DEAD@-1,0r1'], []],
      hands: [['WEAPON', 'HIDDEN'], []],
    });
    const seen = table.sight('table');
    const texts = figures(say(boardScene(seen as never, table.events), words));
    expect(texts).toContain('Path 1 (3 found, 2 lost to zombies, 1 Weapon used) + Hidden 1 = 2 cards');
    expect(texts).toContain('Path 0 = 0 cards');
    expect(texts.filter((text) => text === 'In hand')).toHaveLength(1);
    const inWords = boardText(seen).map(words);
    expect(inWords).toContain('In Player 1’s hand: Weapon and Hidden Resource (straight).');
    expect(inWords).toContain('In Player 2’s hand: nothing.');
    const logged = table.events.filter(({ type }) => type === 'scored').map((event) => words(line(event)!));
    expect(logged.find((text) => text.startsWith('Player 1'))).toContain('3 found on 1 Resource tile, 2 lost to zombies, 1 Weapon used');
  });
});

describe('the picture of a hand', () => {
  it('has a spot for each tile of its owner, and says what it is', () => {
    const { sight: seen } = sees(game(2)[0]!, 1);
    const scene = handScene(seen as never);
    expect(Object.keys(scene.spots!)).toEqual(['hand:0', 'hand:1', 'hand:2', 'hand:3']);
    const names = seen.view.hands[1]!.tiles!.map((id) => words({ id: `road.tile.${tileOf(id).kind}` }));
    expect(figures(say(scene, words))).toEqual(expect.arrayContaining(names));
  });

  it('shows the event cards its owner has kept, and nobody else’s', () => {
    const given = sees(game(2)[0]!, 1).sight;
    const view = { ...given.view, kept: [[{ card: 'SALVAGE' as const, turn: 1 }], [{ card: 'FIND' as const, turn: 2 }]] };
    const shown = figures(say(handScene({ ...given, view } as never), words));
    expect(shown).toContain(words({ id: 'road.card.FIND' }));
    expect(shown).not.toContain(words({ id: 'road.card.SALVAGE' }));
  });
});
