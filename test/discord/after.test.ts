import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { MatchExport } from '../../src/match/replay.ts';
import { replayMatch } from '../../src/match/replay.ts';
import { toy } from '../match/toy.ts';
import { accepted, click, scavenging } from '../match/world.ts';
import { badGateway, house, textOf } from './house.ts';
import { buttonOf, dots, pieces, type Rig, rig, wordsOf } from './rig.ts';
import { SECRET } from './toys.ts';

const [WALK, SEARCH] = [0, 2];

/** Ann and Bob hide their food, Ann walks, and both search until somebody has found enough. */
async function played(r: Rig, names: readonly string[] = ['Ann', 'Bob']): Promise<{ id: string; card: APIMessage; channel: string }> {
  const { id, post } = await r.table('toy', ...names);
  for (const hand of r.hands.slice(0, names.length)) await r.move(hand, post, 1);
  await r.move((await r.awaited(id))[0]!, post, WALK);
  while ((await r.service.lookAtTable(id))!.match.status === 'running') await r.move((await r.awaited(id))[0]!, post, SEARCH);
  const { channel } = (await r.service.lookAtTable(id))!.match.place;
  const card = r.hands[3]!.sees(channel).findLast((message) => buttonOf(message, 'Replay'))!;
  return { id, card, channel };
}

const fileOf = async (message: APIMessage | null): Promise<{ name: string; text: string }> => {
  const { file, name } = pieces(message).find((p) => 'file' in p) as unknown as { file: { url: string }; name: string };
  return { name: name ?? file.url.split('/').at(-1)!, text: await (await fetch(file.url)).text() };
};

const pictureOf = (message: APIMessage | null) =>
  (pieces(message).find((p) => 'items' in p) as unknown as { items: { description: string; media: { url: string } }[] } | undefined)
    ?.items[0];

describe('the result card', () => {
  it('shows everybody the last board, who won, how long it took, and what to do with the match now', async () => {
    let time = Date.UTC(2030, 0, 1);
    const now = () => {
      time += 60_000;
      return new Date(time);
    };
    const r = await rig({ luck: { now } });
    const { card, id } = await played(r);
    const { match } = (await r.service.lookAtTable(id))!;
    expect(wordsOf(card)).toContain('The best seeker has all the food.');
    expect(wordsOf(card)).toMatch(/It took \d+ (minutes|hours?).* and \d+ answers\./);
    expect(wordsOf(card)).toContain(match.seed!);
    expect(pictureOf(card)!.description).toContain('It is the turn of');
    expect(pieces(card).flatMap(({ label }) => label ?? [])).toEqual(['Replay', 'Rematch', 'Chronicle', 'Check the luck']);
    expect(wordsOf((await r.press(r.hands[3]!, card, 'Check the luck')).message)).toContain('fair');
    const more = (await r.press(r.hands[3]!, await r.tablePost(id), 'More')).message!;
    expect(['Replay', 'Chronicle', 'As file'].map((label) => buttonOf(more, label)?.disabled)).toEqual([false, false, false]);
    expect(r.violations()).toEqual([]);
  });

  it('is posted once, also when Discord lost its answer, and where the match was called off', async () => {
    let now = Date.UTC(2030, 0, 1);
    const h = house({ now: () => new Date(now) });
    const { id } = await scavenging(h.service);
    await h.announcer.wake();
    accepted(await h.service.end({ match: id, user: 'ann', interaction: click(), asModerator: false }));
    h.post.faults = [{ call: 'send', after: true, error: badGateway() }];
    await h.announcer.wake();
    now += 3_600_000;
    await h.announcer.wake();
    const cards = [...h.post.messages.values()].map(({ screen }) => textOf(screen)).filter((text) => text.includes('is over'));
    expect(cards).toEqual([expect.stringContaining('Called off.')]);
    expect(cards[0]).toContain('"v:replay:');
  });

  it('has every seat as it came out where the game tells', async () => {
    const r = await rig();
    const { post, id } = await r.table('bunker-poker', 'Ann', 'Bob');
    for (const hand of r.hands.slice(0, 2)) await r.move(hand, post);
    for (let n = 0; n < 400 && (await r.service.lookAtTable(id))!.match.status === 'running'; n++)
      await r.move((await r.awaited(id))[0]!, post);
    const { match, sight } = (await r.service.lookAtTable(id))!;
    const [first, second] = sight!.outcome!.winners[0] === 0 ? [0, 1] : [1, 0];
    const words = wordsOf(r.hands[3]!.sees(match.place.channel).findLast((message) => buttonOf(message, 'Replay'))!);
    expect(words).toContain(`1. <@${r.hands[first!]!.id}> · Coin under cell 1\n2. <@${r.hands[second!]!.id}> · Coin under cell 1`);
  }, 60_000);
});

describe('/replay', () => {
  it('steps through a match with everybody’s hand, back and forth, drawn or in words, also after a restart', async () => {
    const r = await rig();
    const { card } = await played(r);
    const zoe = r.hands[3]!;
    const first = (await r.press(zoe, card, 'Replay')).message!;
    expect(wordsOf(first)).toMatch(/step 1 of \d+/);
    expect(['First', '◀ Back', 'Next ▶', 'Last'].map((label) => buttonOf(first, label)!.disabled)).toEqual([true, true, false, false]);
    await r.restart();
    const second = (await r.press(zoe, first, 'Next ▶')).message!;
    expect(second.id).toBe(first.id);
    expect(wordsOf(second)).toContain(
      `<@${r.hands[0]!.id}>: “Your ${SECRET} is cell 2.”\n<@${r.hands[1]!.id}>: “Your ${SECRET} is cell 2.”`,
    );
    expect(pictureOf(second)!.description).toContain('It is the turn of Ann.');
    const words = (await r.press(zoe, second, 'In words')).message!;
    expect(pictureOf(words)).toBeUndefined();
    expect(wordsOf(words)).toContain(`It is the turn of <@${r.hands[0]!.id}>.`);
    const last = (await r.press(zoe, words, 'Last')).message!;
    const steps = /step (\d+) of (\d+)/.exec(wordsOf(last))!;
    expect(steps[1]).toBe(steps[2]);
    expect(buttonOf(last, 'Next ▶')!.disabled).toBe(true);
    const back = (await r.press(zoe, last, '◀ Back')).message!;
    expect(wordsOf(back)).toContain(`step ${Number(steps[2]) - 1} of`);
    expect(pictureOf((await r.press(zoe, back, 'As picture')).message!)).toBeDefined();
    expect(r.violations()).toEqual([]);
  });

  it('means the newest match here that is over, and refuses one that is being played', async () => {
    const r = await rig();
    const { channel } = await played(r);
    expect(wordsOf((await r.hands[2]!.slash('replay', {}, channel)).message)).toContain('step 1 of');
    expect(wordsOf((await r.hands[0]!.slash('replay', {})).message)).toContain('step 1 of');
    expect(wordsOf((await r.hands[0]!.slash('verify', {})).message)).toContain('fair');
    const running = await r.table('toy', 'Ann', 'Bob');
    const { place } = (await r.service.lookAtTable(running.id))!.match;
    const refused = await r.hands[0]!.slash('replay', { match: running.id }, place.channel);
    expect(wordsOf(refused.message)).toContain('still being played');
    expect(wordsOf((await r.hands[2]!.slash('chronicle', { match: running.id }, place.channel)).message)).toContain('still being played');
  });

  it('gives the match as an animation beside the panel, or says that it could not be drawn', async () => {
    const drawn = await rig();
    const { card } = await played(drawn);
    const panel = (await drawn.press(drawn.hands[0]!, card, 'Replay')).message!;
    const film = (await drawn.press(drawn.hands[0]!, panel, 'As animation')).message!;
    expect(film.id).not.toBe(panel.id);
    expect(pictureOf(film)!.media.url).toMatch(/match\.gif$/);
    expect(pictureOf(film)!.description).toMatch(/moving picture of \d+ frames, which plays once\. It ends so: It is the turn of/);
    expect(drawn.violations()).toEqual([]);
    const broken = await rig({ painter: { ...dots, animate: () => Promise.reject(new Error('no film')) } });
    const other = (await played(broken)).card;
    const none = await broken.press(broken.hands[0]!, (await broken.press(broken.hands[0]!, other, 'Replay')).message!, 'As animation');
    expect(wordsOf(none.message)).toContain('could not be drawn this time');
  });
});

describe('a chronicle', () => {
  it('tells the whole match as a file and in pages, without what was taken back', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    for (const hand of r.hands.slice(0, 2)) await r.move(hand, post, 1);
    await r.move(r.hands[0]!, post, WALK);
    await r.hands[0]!.slash('undo', {}, (await r.service.lookAtTable(id))!.match.place.channel);
    while ((await r.service.lookAtTable(id))!.match.status === 'running') await r.move((await r.awaited(id))[0]!, post, SEARCH);
    const { channel } = (await r.service.lookAtTable(id))!.match.place;
    const { message } = await r.hands[2]!.slash('chronicle', {}, channel);
    expect(wordsOf(message)).toContain(`# Toy: the match of <@${r.hands[0]!.id}> and <@${r.hands[1]!.id}>, ended <t:`);
    expect(wordsOf(message)).toContain(`<@${r.hands[0]!.id}>: search`);
    expect(wordsOf(message)).not.toContain('walk');
    const { name, text } = await fileOf(message);
    expect(name).toBe(`chronicle-${id}.md`);
    expect(text).toMatch(/^# Toy: the match of Ann and Bob, ended \d{4}-\d\d-\d\d\n\nThe match began\.\n\n/);
    expect(text).toMatch(/\n\n## The end\n\nThe best seeker has all the food.\n\nIt took /);
    expect(text).not.toContain('<@');
    expect(r.violations()).toEqual([]);
  });
});

describe('/export', () => {
  it('gives who played a file that can be played again, and refuses others', async () => {
    const r = await rig();
    const { channel, id } = await played(r);
    const { name, text } = await fileOf((await r.hands[1]!.slash('export', {}, channel)).message);
    expect(name).toBe(`match-${id}.json`);
    const report = replayMatch({ toy }, JSON.parse(text) as MatchExport);
    expect(report).toMatchObject({ differs: null, otherRules: null });
    expect(report.positions).toBeGreaterThan(3);
    const refused = await r.hands[3]!.slash('export', {}, channel);
    expect(wordsOf(refused.message)).toContain('those who played it');
    expect(r.violations()).toEqual([]);
  });
});

describe('/stats and /leaderboard', () => {
  it('count the matches of the server, and rank from the third on', async () => {
    const r = await rig();
    const [ann, bob, , dee] = r.hands as [Rig['hands'][0], Rig['hands'][0], Rig['hands'][0], Rig['hands'][0]];
    const stats = async (whose = ann) => wordsOf((await dee.slash('stats', { user: whose.id })).message);
    const ladder = async () => wordsOf((await dee.slash('leaderboard', { game: 'toy' })).message);
    expect(await stats()).toContain('has played no match');
    await played(r);
    expect(await stats()).toMatch(
      /\*\*Toy\*\*: 1 match among people, [01] won \((0|100)%\)\n· rating (1516|1484); the ladder has a place for it from 3/,
    );
    expect(await ladder()).toContain('Nobody has a place yet.');
    for (let n = 0; n < 2; n++) await played(r);
    expect(await ladder()).toMatch(/1\. <@\d+> · \*\*\d+\*\* · \d of 3 won \(\d+%\)\n2\. <@\d+>/);
    expect(await stats(bob)).toMatch(/rating \d+, place [12]/);
    expect(wordsOf((await ann.slash('stats')).message)).toContain(`<@${ann.id}> on this server`);
    expect(wordsOf((await dee.slash('leaderboard', { game: 'chess' })).message)).toContain('no game called chess');
    expect(r.violations()).toEqual([]);
  });

  it('count matches with bots apart', async () => {
    const r = await rig();
    const { id, post: lobby } = await r.lobby('toy', 'Ann');
    for (const button of ['Add a bot', 'Start']) await r.press(r.hands[0]!, lobby, button);
    const post = await r.tablePost(id);
    while ((await r.service.lookAtTable(id))!.match.status === 'running') await r.move(r.hands[0]!, post, SEARCH);
    const words = wordsOf((await r.hands[0]!.slash('stats')).message);
    expect(words).toMatch(/no match among people yet\n· besides, with bots from the start: 1, [01] won/);
  });
});
