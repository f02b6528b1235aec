import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { boardLines } from '../../src/discord/board-text.ts';
import { pagesOf } from '../../src/discord/pages.ts';
import type { Game } from '../../src/games/face.ts';
import { roadToTheBunker } from '../../src/games/road-to-the-bunker/index.ts';
import { sight } from '../../src/kernel/kernel.ts';
import type { Hand } from '../../src/local/people/hand.ts';
import type { Look } from '../../src/match/match.ts';
import { samples } from '../../src/tools/samples.ts';
import { en } from '../../src/words/en.ts';
import { speaker } from '../../src/words/words.ts';
import { buttonOf, dots, type Rig, rig, wordsOf } from './rig.ts';
import { SECRET, toyGame } from './toys.ts';

/** The toy with a board of so many fields, each with a line of its own. */
const FIELDS = 200;
const LONG = 'a field of dust, of rust and of weeds';
const wide: Game = {
  ...toyGame,
  face: {
    ...toyGame.face,
    text: (sight) => [
      ...toyGame.face.text(sight),
      ...Array.from({ length: FIELDS }, (_, field) => ({ id: 'toy.field', args: { field: `#${field}.` } })),
    ],
    catalogue: { en: { ...toyGame.face.catalogue.en, 'toy.field': `Field {field} ${LONG}` } },
  },
};
const FIELD_NAMES = Array.from({ length: FIELDS }, (_, field) => `#${field}.`);
const fieldsIn = (text: string): readonly string[] => [...text.matchAll(/Field (#\d+\.)/g)].map(([, field]) => field!);

/** Everything that a message says on the page it is at and on those after it. */
async function allOf(r: Rig, hand: Hand, first: APIMessage): Promise<string> {
  const told = [wordsOf(first)];
  for (let at = first; buttonOf(at, 'Next')?.disabled === false; told.push(wordsOf(at))) at = (await r.press(hand, at, 'Next')).message!;
  return told.join('\n');
}

/** A match on the wide board in which both have hidden their food, and Ann has rested. */
async function wideTable(painter = dots) {
  const r = await rig({ games: [wide], painter });
  const { id, post } = await r.table('toy', 'Ann', 'Bob');
  const [ann, bob] = r.hands as [Hand, Hand];
  await r.move(ann, post, 1);
  await r.move(bob, post, 1);
  await r.move(ann, post, 1);
  return { r, id, post, ann, bob };
}

const unpainted = { ...dots, paint: () => Promise.reject(new Error('no paint')) };

describe('a long board in words', () => {
  it('is told in full, page by page, by the button and by the command', async () => {
    const { r, id, post, bob } = await wideTable();
    const byButton = (await r.press(bob, await r.panel(bob, post), 'In words')).message!;
    const byCommand = (await bob.slash('board', { match: id, text: true })).message!;
    for (const first of [byButton, byCommand]) {
      expect(wordsOf(first)).toContain('The board in words');
      expect(wordsOf(first)).toContain('Page 1 of 3.');
      expect(buttonOf(first, 'Previous')?.disabled).toBe(true);
      const all = await allOf(r, bob, first);
      expect(fieldsIn(all)).toEqual(FIELD_NAMES);
      expect(all).toContain('Page 3 of 3.');
      expect(all).toContain('Waiting for');
    }
    expect(buttonOf((await r.press(bob, byCommand, 'Back')).message, 'Walk')).toBeDefined();
    expect(r.violations()).toEqual([]);
  });

  it('is turned by an option of the command alone, as are recaps and logs, and one beyond the last is the last', async () => {
    const { r, id, post, ann, bob } = await wideTable(unpainted);
    await r.move(bob, post, 1);
    const page = async (command: string, number: number) => wordsOf((await ann.slash(command, { match: id, page: number })).message);
    const board = (await Promise.all([1, 2, 3].map((number) => page('board', number)))).join('\n');
    expect(fieldsIn(board)).toEqual(FIELD_NAMES);
    expect(await page('board', 99)).toContain('Page 3 of 3.');
    expect(await page('recap', 2)).toContain('Page 2 of');
    expect(await page('log', 99)).toContain(`<@${bob.id}>: rest`);
    await expect(ann.slash('log', { match: id, page: 0 })).rejects.toThrow();
    expect(r.violations()).toEqual([]);
  });

  it('takes the place of a picture that cannot be drawn, and never of the question', async () => {
    const { r, id, post, ann, bob } = await wideTable(unpainted);
    const panel = await r.panel(bob, post);
    expect(wordsOf(panel)).toContain('**Scavenge.**');
    expect(wordsOf(panel)).toContain('/board with `text: True` says all of it.');
    expect(wordsOf(await r.tablePost(id))).toMatch(/says all of it\.\n[\s\S]*\*\*Waiting for/);
    const board = (await ann.slash('board', { match: id })).message!;
    expect(fieldsIn(await allOf(r, ann, board))).toEqual(FIELD_NAMES);
    const confirm = (await r.press(bob, panel, 'Search')).message!;
    expect(buttonOf(confirm, 'Confirm')).toBeDefined();
    expect(wordsOf(confirm)).toContain('You are about to choose **Search**');
    expect(r.violations()).toEqual([]);
  });

  it('is there before and after in a recap without pictures', async () => {
    const { r, id, ann, bob, post } = await wideTable(unpainted);
    await r.move(bob, post, 1);
    const first = (await r.hands[0]!.slash('recap', { match: id })).message!;
    await r.settled();
    const all = await allOf(r, ann, ann.sees().find((message) => message.id === first.id)!);
    expect(fieldsIn(all)).toEqual([...FIELD_NAMES, ...FIELD_NAMES]);
    expect(all).toMatch(
      /rest[\s\S]*As it was after your last answer:\n[\s\S]*As it is now:\n[\s\S]*Only you know, as before\*\*\nYour pantry is cell 2/,
    );
    expect(r.violations()).toEqual([]);
  });

  it('is followed by every hand in a replay in words, whose pages keep to the step', async () => {
    const { r, id, ann, post } = await wideTable();
    while ((await r.service.lookAtTable(id))!.match.status === 'running') await r.move((await r.awaited(id))[0]!, post, 2);
    await ann.slash('replay', { match: id });
    await r.settled();
    const drawn = ann.sees().findLast((message) => buttonOf(message, 'Next ▶'))!;
    expect(buttonOf(drawn, 'Next')).toBeUndefined();
    const second = (await r.press(ann, drawn, 'Next ▶')).message!;
    const words = (await r.press(ann, second, 'In words')).message!;
    const all = await allOf(r, ann, words);
    expect(fieldsIn(all)).toEqual(FIELD_NAMES);
    expect(all.match(new RegExp(`Your ${SECRET} is cell`, 'g'))).toHaveLength(2);
    const last = ann.sees().find((message) => message.id === words.id)!;
    expect(wordsOf((await r.press(ann, last, 'Next ▶')).message)).toMatch(/step 3 of[\s\S]*Page 1 of 3/);
    expect(r.violations()).toEqual([]);
  }, 60_000);
});

describe('pages', () => {
  it('hold every line of Road to the Bunker with six at the table', () => {
    const say = speaker({ locale: 'en', catalogues: [roadToTheBunker.face.catalogue.en, en], seatName: () => '<@123456789012345678>' });
    for (const { position } of samples(roadToTheBunker, 6, 'pages')) {
      const look = { match: { game: 'road-to-the-bunker' }, viewer: 'table', sight: sight(roadToTheBunker.rules, position, 'table') };
      const lines = boardLines({ games: [roadToTheBunker] }, look as never as Look, { say });
      const pages = pagesOf(lines);
      expect(pages.join('\n')).toBe(lines.filter((line) => line !== '').join('\n'));
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(3_700);
    }
  });

  it('cut nothing but a line that is longer than a page, of which nothing is lost either', () => {
    const long = 'x'.repeat(4_000);
    expect(pagesOf(['first', long, 'last'])).toEqual(['first', 'x'.repeat(3_700), `${'x'.repeat(300)}\nlast`]);
    expect(pagesOf(['x'.repeat(3_698), 'y'])).toHaveLength(1);
    expect(pagesOf(['x'.repeat(3_699), 'y'])).toHaveLength(2);
    expect(pagesOf([])).toEqual([]);
  });
});
