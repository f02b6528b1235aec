import { describe, expect, it } from 'vitest';
import { buttonOf, pieces, type Rig, rig, wordsOf } from './rig.ts';

/** Plays a match past all panels, by picks of no pattern: what is tested comes after its end. */
async function playedToTheEnd(r: Rig, match: string): Promise<void> {
  for (let n = 0; n < 2_000 && (await r.service.lookAtTable(match))!.match.status === 'running'; n++) {
    const { id: user } = (await r.awaited(match))[0]!;
    const { serial, key, ask } = (await r.service.look(match, user))!.sight!.prompts[0]!;
    await r.service.answer({
      match,
      user,
      interaction: `played-${n}`,
      serial,
      key,
      picks: [ask.options[(n * 7 + (n % 3)) % ask.options.length]!.id],
    });
  }
  await r.settled();
}

describe('the buttons under a table', () => {
  it('keep their place from the first move to the last', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const labels = async () => pieces(await r.tablePost(id)).flatMap(({ label }) => label ?? []);
    const first = await labels();
    expect(first).toEqual(['Act', 'Hand', 'Log', 'More']);
    for (let n = 0; n < 4; n++) await r.move((await r.awaited(id))[0]!, post, n % 2);
    expect(await labels()).toEqual(first);
    await r.service.end({ match: id, user: r.hands[0]!.id, interaction: 'x', asModerator: true });
    await r.settled();
    expect(await labels()).toEqual([...first, 'Rematch']);
  });

  it('show each part of a large board alone, also from an old message', async () => {
    const r = await rig();
    const { post } = await r.table('road-to-the-bunker', 'Ann', 'Bob');
    const ann = r.hands[0]!;
    const more = await r.press(ann, post, 'More');
    const large = await r.press(ann, more.message!, 'Bob’s zone');
    const [picture] = large.message!.attachments;
    expect(picture!.description).toMatch(/^Bob: 4 tiles in hand/);
    expect(picture!.description).not.toContain('Ann');
    expect(pieces(large.message!).flatMap(({ label }) => label ?? [])).toEqual(['Ann’s zone', 'Bob’s zone', 'Back']);
    expect(r.violations()).toEqual([]);
  });

  it('leave and call off only what can be, and only for those who can', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const offered = async (n: number) => {
      const { message } = await r.press(r.hands[n]!, post, 'More');
      return ['Leave', 'Call off'].filter((label) => buttonOf(message, label));
    };
    // Cem only watches.
    expect([await offered(0), await offered(1)]).toEqual([['Leave', 'Call off'], ['Leave']]);
    expect(await offered(2)).not.toContain('Leave');
    await r.service.end({ match: id, user: r.hands[0]!.id, interaction: 'x', asModerator: true });
    await r.settled();
    expect(await offered(0)).toEqual([]);
  });

  it('show the whole log, page by page, and at its end how the match came out', async () => {
    const r = await rig({ luck: { randomSeed: () => 'a long game' } });
    const { post, id } = await r.table('bunker-poker', 'Ann', 'Bob', 'Cem', 'Dee');
    await playedToTheEnd(r, id);
    const ann = r.hands[0]!;
    const newest = (await r.press(ann, post, 'Log')).message!;
    expect(wordsOf(newest)).toMatch(/\*\*<@\d+> wins as the last player/);
    expect(buttonOf(newest, 'Next')?.disabled).toBe(true);
    let page = newest;
    for (let n = 0; n < 20 && !buttonOf(page, 'Previous')!.disabled; n++) page = (await r.press(ann, page, 'Previous')).message!;
    expect(wordsOf(page)).toContain('The match began.');
    expect(wordsOf((await r.press(ann, page, 'Next')).message)).not.toContain('The match began.');
    expect(r.violations()).toEqual([]);
  });

  it('lead everywhere from More and back', async () => {
    const r = await rig();
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const ann = r.hands[0]!;
    for (const [label, words] of [
      ['In words', 'It is the turn of'],
      ['Rules', 'Hide it well'],
      ['Check the luck', 'hash'],
      ['Help', '/newgame'],
      ['Leave', 'for good'],
      ['Call off', 'for everybody'],
    ] as const) {
      const more = await r.press(ann, post, 'More');
      expect(wordsOf((await r.press(ann, more.message!, label)).message)).toContain(words);
    }
    expect(r.violations()).toEqual([]);
  });
});
