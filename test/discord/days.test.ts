import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from '../match/moved-clock.ts';
import { buttonOf, pieces, type Rig, rig, wordsOf } from './rig.ts';
import { SECRET } from './toys.ts';

/** A running match of the toy at a pace that its host has chosen in the settings panel. */
async function hurried(clock: ReturnType<typeof movedClock>): Promise<{ house: Rig; id: string }> {
  const house = await rig({ luck: { now: clock.now, random: () => 0.5 } });
  clock.pass(1);
  const { id, post } = await house.lobby('toy', 'Ann', 'Bob');
  const ann = house.local.hand('Ann');
  const { message: panel } = await house.press(ann, post, 'Settings');
  const select = pieces(panel).find(({ options }) => options?.some(({ value }) => value === 'slow'))!;
  await house.press(ann, panel!, select.custom_id!, ['slow']);
  const lobby = ann.sees('general').find((m) => m.id === post.id)!;
  expect(wordsOf(lobby)).toContain('Pace: **slow');
  await house.press(ann, lobby, 'Start');
  return { house, id };
}

async function timeUp(house: Rig, clock: ReturnType<typeof movedClock>, id: string): Promise<void> {
  const [waits] = (await house.service.lookAtTable(id))!.match.awaited;
  clock.pass(waits!.due!.getTime() - clock.now().getTime());
  await house.service.passDue();
  await house.settled();
}

describe('a match with a clock', () => {
  it('shows until when there is time, and says whose time was up', async () => {
    const clock = movedClock();
    const { house, id } = await hurried(clock);
    const until = Math.floor((clock.now().getTime() + 3 * DAY) / 1000);
    expect(wordsOf(await house.tablePost(id))).toContain(`Time is up <t:${until}:R>.`);
    await house.move(house.local.hand('Ann'), await house.tablePost(id));
    await timeUp(house, clock, id);
    const bob = house.local.hand('Bob');
    expect(wordsOf(await house.tablePost(id))).toContain(`Time was up for <@${bob.id}>: an answer was made automatically.`);
    const { message } = await bob.slash('log');
    await house.settled();
    expect(wordsOf(bob.sees().find((m) => m.id === message!.id)!)).toContain(`Time was up for <@${bob.id}>`);
    expect(house.violations()).toEqual([]);
  });

  it('tells who fell asleep, and welcomes them back privately at their first word', async () => {
    const clock = movedClock();
    const { house, id } = await hurried(clock);
    const [ann, bob] = [house.local.hand('Ann'), house.local.hand('Bob')];
    for (let fuse = 0; fuse < 9 && (await house.service.lookAtTable(id))!.match.holders[1]!.kind === 'user'; fuse++) {
      const { match, sight } = (await house.service.lookAtTable(id))!;
      if ('asleep' in match.holders[1]!) break;
      if (sight!.awaited.includes(0)) await house.move(ann, await house.tablePost(id), 1);
      else await timeUp(house, clock, id);
    }
    const thread = (await house.tablePost(id)).channel_id;
    const posts = () => ann.sees(thread).map(wordsOf);
    expect(posts().filter((words) => words.includes('time was up for you twice'))).toHaveLength(1);
    const seen = bob.sees().length;
    await house.press(bob, await house.tablePost(id), 'Act');
    const fresh = bob.sees().slice(seen).map(wordsOf);
    expect(fresh.filter((words) => words.includes('Welcome back: the seat is yours again.'))).toHaveLength(1);
    expect(fresh.join()).toContain('a second time');
    expect(posts().join()).not.toContain('Welcome back');
    await house.press(bob, await house.tablePost(id), 'Act');
    expect(
      bob
        .sees()
        .slice(seen)
        .filter((m) => wordsOf(m).includes('Welcome back')),
    ).toHaveLength(1);
    expect(house.violations()).toEqual([]);
  });

  it('has no word of time when nobody is hurried', async () => {
    const house = await rig();
    const { post, lobby } = await house.table('toy', 'Ann', 'Bob');
    expect(wordsOf(post)).not.toContain('Time is up');
    expect(wordsOf(lobby)).not.toContain('Pace');
    expect(buttonOf(post, 'Act')).toBeDefined();
  });
});

describe('a seat that somebody leaves', () => {
  it('is offered by a card in the channel; who takes it is told privately what it holds', async () => {
    const house = await rig();
    const { id } = await house.table('toy', 'Ann', 'Bob', 'Cem');
    const [ann, cem, dee] = ['Ann', 'Cem', 'Dee'].map((name) => house.local.hand(name)) as [Hand, Hand, Hand];
    for (const name of ['Ann', 'Bob', 'Cem']) await house.move(house.local.hand(name), await house.tablePost(id));
    await ann.slash('kick', { match: id, seat: '3', confirm: true });
    await house.settled();
    expect((await house.service.lookAtTable(id))!.match.holders[2]).toEqual({ kind: 'bot', formerly: cem.id });
    await ann.slash('offerseat', { match: id, seat: '3' });
    await house.settled();
    const card = dee.sees('general').find((m) => buttonOf(m, 'Take the seat'))!;
    expect(wordsOf(card)).toContain('looks for somebody to play on');
    const { message: brief } = await house.press(dee, card, 'Take the seat');
    expect(wordsOf(brief)).toContain(`Your ${SECRET} is cell`);
    expect(wordsOf(brief)).toContain('What happened');
    expect((await house.service.look(id, dee.id))!.viewer).toBe(2);
    expect(dee.sees('general').some((m) => buttonOf(m, 'Take the seat'))).toBe(false);
    expect(house.publicPosts().join()).not.toContain(SECRET);
    expect(house.violations()).toEqual([]);
  });
});

describe('the card of an offered seat', () => {
  it('says that the match is over once it is', async () => {
    const house = await rig();
    const { id } = await house.table('toy', 'Ann', 'Bob', 'Cem');
    const [ann, dee] = ['Ann', 'Dee'].map((name) => house.local.hand(name)) as [Hand, Hand];
    await ann.slash('kick', { match: id, seat: '3', confirm: true });
    await ann.slash('offerseat', { match: id, seat: '3' });
    await house.settled();
    const card = dee.sees('general').find((m) => buttonOf(m, 'Take the seat'))!;
    await house.service.end({ match: id, user: ann.id, interaction: 'end', asModerator: false });
    await house.settled();
    const now = dee.sees('general').find((m) => m.id === card.id)!;
    expect(wordsOf(now)).toContain('A seat was offered here in Toy. The match is over.');
    expect(buttonOf(now, 'Take the seat')).toBeUndefined();
    expect(house.violations()).toEqual([]);
  });
});

describe('/away', () => {
  it('is told in each match, and refused in a sentence', async () => {
    const clock = movedClock();
    const { house, id } = await hurried(clock);
    const bob = house.local.hand('Bob');
    const say = async (until?: string) => {
      const { message } = await bob.slash('away', until === undefined ? {} : { until });
      await house.settled();
      return wordsOf(bob.sees().find((m) => m.id === message!.id)!);
    };
    expect(await say('soon')).toContain('Write a number of days such as 5, or a date as YYYY-MM-DD.');
    expect(await say('5')).toContain('Your match was told.');
    const posts = () => house.local.hand('Ann').sees(thread).map(wordsOf).join('\n');
    const thread = (await house.tablePost(id)).channel_id;
    expect(posts()).toContain(`<@${bob.id}> is away until`);
    expect(await say()).toContain('Welcome back.');
    expect(posts()).toContain(`<@${bob.id}> is back.`);
    expect(house.violations()).toEqual([]);
  });
});
