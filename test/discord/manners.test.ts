import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bunkerPoker } from '../../src/games/bunker-poker/index.ts';
import { clear } from '../../src/scene/palette.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { dots, rig } from './rig.ts';

/** How the galleries of a message are filled: with which pictures, and what each says. */
const galleries = (message: APIMessage | null) =>
  (message?.components ?? []).flatMap((box) =>
    ('components' in box ? (box.components as { items?: { media: { url: string }; description: string }[] }[]) : []).flatMap(({ items }) =>
      items ? [items.map(({ media, description }) => ({ name: media.url.split('/').at(-1)!.split('?')[0], alt: description }))] : [],
    ),
  );
const isClear = (scene: Scene) => JSON.stringify(scene).includes(`"${clear.ground}"`);

/** A running match whose pictures are kept as they are painted. */
async function table() {
  const painted: Scene[] = [];
  const paint = (scene: Scene) => {
    painted.push(scene);
    return dots.paint(scene);
  };
  const house = await rig({ games: [bunkerPoker], painter: { ...dots, paint } });
  const { id, post } = await house.table('bunker-poker', 'Ann', 'Bob');
  painted.length = 0;
  return { house, id, post, painted, ann: house.local.hand('Ann'), bob: house.local.hand('Bob') };
}

describe('pictures that only one person sees', () => {
  it('are drawn in the colours they chose, and those of others and of the table as before', async () => {
    const { house, post, painted, ann, bob } = await table();
    await ann.slash('settings', { colours: 'clear' });
    expect(galleries(await house.panel(ann, post))).toMatchObject([[{ name: 'board.png' }]]);
    expect(painted.map(isClear)).toEqual([true]);
    await house.panel(bob, post);
    expect(painted.map(isClear)).toEqual([true, false]);
    expect(house.violations()).toEqual([]);
  });

  it('stand in large parts one below the other, of which the first has the words', async () => {
    const { house, id, post, painted, ann } = await table();
    await ann.slash('settings', { print: 'large' });
    const shown = galleries(await house.panel(ann, post));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.map(([only, ...more]) => [only!.name, more.length])).toEqual(
      shown.map((_, n) => [n === 0 ? 'board.png' : `board-${n + 1}.png`, 0]),
    );
    expect(shown[0]![0]!.alt).toContain('Bunker Poker.');
    expect(shown[1]![0]!.alt).toBe(`Part 2 of ${shown.length} of the same in large. Its words are with the first.`);
    expect(painted.every(({ width }) => width === 720)).toBe(true);
    const { message } = await ann.slash('hand', { match: id });
    await house.settled();
    expect(galleries(ann.sees().find((m) => m.id === message!.id)!)[0]).toMatchObject([{ name: 'hand.png' }]);
    expect(house.violations()).toEqual([]);
  });

  it('never change what everybody sees', async () => {
    const { house, post, painted, ann, bob } = await table();
    for (const hand of [ann, bob]) await hand.slash('settings', { colours: 'clear', print: 'large' });
    for (const hand of [ann, bob]) await house.move(hand, post);
    expect(galleries(await house.tablePost((await house.service.mine(ann.id))[0]!.match.id))).toMatchObject([[{ name: 'board.png' }]]);
    expect(painted.some((scene) => !isClear(scene) && scene.width === 1200)).toBe(true);
    expect(house.publicPosts().join('')).not.toContain('board-2.png');
    expect(house.violations()).toEqual([]);
  });
});
