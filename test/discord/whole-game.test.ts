import { describe, expect, it } from 'vitest';
import { createPainter } from '../../src/paint/painter.ts';
import { pieces, rig, wordsOf } from './rig.ts';
import { SECRET } from './toys.ts';

/** The cells where Ann, Bob and Cem hide their coins. */
const COINS = [2, 5, 6] as const;

describe('a whole game by several hands', () => {
  it('goes from /newgame to the result and breaks no limit', async () => {
    const r = await rig();
    const { id, post: lobby } = await r.lobby('bunker-poker', 'Ann', 'Bob', 'Cem');
    const settings = (await r.press(r.hands[0]!, lobby, 'Settings')).message!;
    const weakDice = pieces(settings).find(({ options }) => options?.some(({ label }) => label.endsWith('(shortest)')))!;
    await r.press(r.hands[0]!, settings, weakDice.custom_id!, ['4']);
    await r.press(r.hands[0]!, lobby, 'Start');
    const post = await r.tablePost(id);
    for (const [seat, cell] of COINS.entries())
      expect(wordsOf(await r.move(r.hands[seat]!, post, cell - 1))).toMatch(RegExp(`cell ${cell}`, 'i'));
    for (let n = 0; n < 400 && (await r.service.lookAtTable(id))!.match.status === 'running'; n++) {
      const [hand] = await r.awaited(id);
      await r.move(hand!, post);
    }
    const { match, sight } = (await r.service.lookAtTable(id))!;
    expect(match.status).toBe('over');
    const words = r.hands[3]!.sees(match.place.channel).map(wordsOf).join('\n');
    expect(words).toContain(match.seed!);
    expect(words).toContain(`<@${r.hands[sight!.outcome!.winners[0]!]!.id}>`);
    expect(wordsOf((await r.hands[3]!.slash('verify', {}, match.place.channel)).message)).toContain('fair');
    expect(r.violations()).toEqual([]);
  }, 60_000);

  it('can be won against bots, which play without being waited for', async () => {
    const r = await rig();
    const { post: lobby, id } = await r.lobby('bunker-poker', 'Ann');
    await r.press(r.hands[0]!, lobby, 'Add a bot');
    await r.press(r.hands[0]!, lobby, 'Start');
    const post = await r.tablePost(id);
    for (let n = 0; n < 200 && (await r.service.lookAtTable(id))!.match.status === 'running'; n++) await r.move(r.hands[0]!, post, n);
    expect((await r.service.lookAtTable(id))!.match.status).toBe('over');
    expect(r.violations()).toEqual([]);
  }, 60_000);

  it('shows real pictures with what they show as alt text', async () => {
    const painter = createPainter();
    const r = await rig({ painter });
    const { post } = await r.table('bunker-poker', 'Ann', 'Bob');
    const panel = await r.panel(r.hands[0]!, post);
    for (const message of [post, panel]) {
      expect(message.attachments[0]?.content_type ?? pieces(message).length).toBeTruthy();
      const { items } = pieces(message).find((p) => 'items' in p) as unknown as {
        items: { description: string; media: { url: string; width: number } }[];
      };
      expect(items[0]!.description).toContain('Ann');
      expect(items[0]!.media.width).toBe(1200);
      expect((await fetch(items[0]!.media.url)).headers.get('content-type')).toBe('image/png');
    }
    await painter.close();
  });
});

describe('what everybody can see', () => {
  it('is the same to the byte wherever the coins are', async () => {
    const posts = async (coins: readonly number[]) => {
      const r = await rig({ luck: { randomSeed: () => 'one seed', randomId: () => 'match001', now: () => new Date(0) } });
      const { post, id } = await r.table('bunker-poker', 'Ann', 'Bob');
      for (const [seat, cell] of coins.entries()) await r.move(r.hands[seat]!, post, cell - 1);
      for (let n = 0; n < 8; n++) await r.move((await r.awaited(id))[0]!, post, n);
      const ids = new Map<string, number>();
      const known = (snowflake: string) => `#${ids.get(snowflake) ?? ids.set(snowflake, ids.size).size - 1}`;
      return r.publicPosts().map((body) => body.replace(/\d{17,20}/g, known));
    };
    const one = await posts([1, 2]);
    expect(one.length).toBeGreaterThan(10);
    expect(await posts([6, 4])).toEqual(one);
  });

  it('never holds what only a seat may know, in words, alt texts, custom ids or file names', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    for (const hand of r.hands.slice(0, 2)) {
      expect(JSON.stringify((await r.panel(hand, post)).components)).toContain(SECRET);
      await r.move(hand, post, 1);
    }
    for (const hand of r.hands.slice(0, 2)) {
      expect(wordsOf((await hand.click(post, 'Hand')).message)).toContain(SECRET);
      expect(wordsOf((await hand.click(post, 'Log')).message)).toContain(SECRET);
    }
    while ((await r.service.lookAtTable(id))!.match.status === 'running') await r.move((await r.awaited(id))[0]!, post, 2);
    expect(r.publicPosts().length).toBeGreaterThan(5);
    expect(r.publicPosts().filter((body) => body.includes(SECRET))).toEqual([]);
    expect(r.hands[2]!.sees().filter((message) => JSON.stringify(message).includes(SECRET))).toEqual([]);
  });
});
