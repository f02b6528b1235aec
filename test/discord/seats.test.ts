import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from '../match/moved-clock.ts';
import { buttonOf, type Rig, rig, wordsOf } from './rig.ts';

type Clock = ReturnType<typeof movedClock>;

/** A running match of the toy at a slow pace, in which Ann, Bob and Cem play. */
async function slowly(clock: Clock): Promise<{ house: Rig; id: string }> {
  const house = await rig({ luck: { now: clock.now, random: () => 0.5 } });
  clock.pass(1);
  const { id } = await house.lobby('toy', 'Ann', 'Bob', 'Cem');
  const by = { match: id, user: house.local.hand('Ann').id };
  await house.service.configure({ ...by, interaction: 'pace', timing: { pace: 'slow' }, settings: { goal: '60' } });
  await house.service.start({ ...by, interaction: 'start' });
  await house.settled();
  return { house, id };
}

/** Bob misses his deadlines until he is asleep; the others play. */
async function asleep(clock: Clock): Promise<{ house: Rig; id: string }> {
  const { house, id } = await slowly(clock);
  for (let fuse = 0; fuse < 30; fuse++) {
    const { match, sight } = (await house.service.lookAtTable(id))!;
    if ('asleep' in match.holders[1]!) break;
    const other = match.awaited.find(({ seat }) => seat !== 1);
    if (other) {
      const { user } = match.holders[other.seat] as { user: string };
      const { serial, key } = (await house.service.look(id, user))!.sight!.prompts[0]!;
      const picks = [sight!.step === 'hide' ? 'cell:1' : 'rest'];
      await house.service.answer({ match: id, user, interaction: `answer-${fuse}`, serial, key, picks });
    } else {
      clock.pass(match.awaited[0]!.due!.getTime() - clock.now().getTime());
      await house.service.passDue();
    }
    await house.settled();
  }
  return { house, id };
}

/** What the private answer to a command says. */
async function said(house: Rig, hand: Hand, command: string, options: { [name: string]: string | boolean } = {}): Promise<string> {
  const { message } = await hand.slash(command, options);
  await house.settled();
  return wordsOf(hand.sees().find((m) => m.id === message!.id)!);
}

const cardOf = (hand: Hand) => hand.sees('general').find((m) => buttonOf(m, 'Take the seat'));
const hands = (house: Rig) => ['Ann', 'Bob', 'Cem', 'Dee'].map((name) => house.local.hand(name)) as [Hand, Hand, Hand, Hand];

describe('a seat of which nothing has been heard for a week', () => {
  it('is offered by the others in a match without a clock, and its owner is told when it is offered and when it is taken', async () => {
    const clock = movedClock();
    const house = await rig({ luck: { now: clock.now } });
    clock.pass(1);
    const { id } = await house.table('toy', 'Ann', 'Bob', 'Cem');
    const [ann, bob, cem, dee] = hands(house);
    for (const { id: user } of [bob, cem]) {
      const { serial, key } = (await house.service.look(id, user))!.sight!.prompts[0]!;
      await house.service.answer({ match: id, user, interaction: `hide-${user}`, serial, key, picks: ['cell:1'] });
    }
    const mayFrom = Math.floor((clock.now().getTime() + 7 * DAY) / 1000);
    const early = await said(house, bob, 'offerseat', { match: id, seat: '1' });
    expect(/<t:(\d+):f>/.exec(early)?.[1]).toBe(String(mayFrom + 1));
    clock.pass(7 * DAY);
    expect(await said(house, bob, 'offerseat', { match: id, seat: '1' })).toContain('1 of 2 votes');
    expect(cardOf(dee)).toBeUndefined();
    expect(await said(house, cem, 'offerseat', { match: id, seat: '1' })).toContain('The seat is offered');
    expect(wordsOf(cardOf(dee)!)).toContain(`<@${ann.id}>: answer before that, and it stays yours.`);
    expect(cardOf(dee)!.mentions.map((user) => user.id)).toEqual([ann.id]);
    await house.press(dee, cardOf(dee)!, 'Take the seat');
    expect(cardOf(dee)).toBeUndefined();
    const word = ann.sees((await house.tablePost(id)).channel_id).find((m) => wordsOf(m).includes('has taken your seat'))!;
    expect(wordsOf(word)).toContain(
      `<@${ann.id}>: Toy waited for you for a week or longer. <@${dee.id}> has taken your seat and plays on.`,
    );
    expect(word.mentions.map((user) => user.id)).toEqual([ann.id]);
    expect(await said(house, ann, 'act', { match: id })).toContain('watch');
    expect(house.violations()).toEqual([]);
  });
});

describe('a seat that has changed hands', () => {
  it('is spoken of by who had it then: of a sleeper’s time nothing is said of who came after', async () => {
    const { house, id } = await asleep(movedClock());
    const [ann, bob, , dee] = hands(house);
    await said(house, ann, 'offerseat', { match: id, seat: '2' });
    expect(wordsOf(cardOf(dee)!)).toContain(`The seat of <@${bob.id}> is to be had`);
    const { message: brief } = await house.press(dee, cardOf(dee)!, 'Take the seat');
    for (const words of [wordsOf(brief), await said(house, ann, 'log', { match: id })]) {
      expect(words).toContain(`Time was up for <@${bob.id}> a second time`);
      expect(words).toContain(`<@${dee.id}> took the seat and plays on.`);
      expect(words).not.toContain(`Time was up for <@${dee.id}>`);
    }
    expect(wordsOf(await house.tablePost(id))).not.toContain(`Time was up for <@${dee.id}>`);
    expect(house.violations()).toEqual([]);
  });

  it('names who was removed, who has a public word of it, and not who came after', async () => {
    const { house, id } = await slowly(movedClock());
    const [ann, , cem, dee] = hands(house);
    await said(house, ann, 'kick', { match: id, seat: '3', confirm: true });
    const thread = (await house.tablePost(id)).channel_id;
    const posts = ann.sees(thread).filter((m) => wordsOf(m).includes(`<@${cem.id}>: you were removed from Toy`));
    expect(posts.map(({ mentions }) => mentions.map((user) => user.id))).toEqual([[cem.id]]);
    await said(house, ann, 'offerseat', { match: id, seat: '3' });
    const { message: brief } = await house.press(dee, cardOf(dee)!, 'Take the seat');
    expect(wordsOf(brief)).toContain(`<@${cem.id}> was removed.`);
    expect(wordsOf(brief)).not.toContain(`<@${dee.id}> was removed.`);
  });

  it('asks its new holder nothing that may be done at any time', async () => {
    const { house, id } = await slowly(movedClock());
    const [ann, , , dee] = hands(house);
    for (const name of ['Ann', 'Bob', 'Cem']) await house.move(house.local.hand(name), await house.tablePost(id));
    await said(house, ann, 'kick', { match: id, seat: '3', confirm: true });
    await said(house, ann, 'offerseat', { match: id, seat: '3' });
    const { message: brief } = await house.press(dee, cardOf(dee)!, 'Take the seat');
    expect(wordsOf(brief).split('What must be decided')[1]).toContain(`Waiting for <@${ann.id}>.`);
  });
});

describe('the card of an offered seat', () => {
  it('is put up again when somebody deleted it, and taken back when nobody is wanted any more', async () => {
    const { house, id } = await slowly(movedClock());
    const [ann, , , dee] = hands(house);
    await said(house, ann, 'kick', { match: id, seat: '3', confirm: true });
    await said(house, ann, 'offerseat', { match: id, seat: '3' });
    const first = cardOf(dee)!;
    dee.delete(first);
    await house.settled();
    expect(cardOf(dee)).toBeUndefined();
    await said(house, ann, 'offerseat', { match: id, seat: '3' });
    await said(house, ann, 'offerseat', { match: id, seat: '3' });
    expect(dee.sees('general').filter((m) => buttonOf(m, 'Take the seat'))).toHaveLength(1);
    expect(cardOf(dee)!.id).not.toBe(first.id);
    expect(await said(house, ann, 'offerseat', { match: id, seat: '3', withdraw: true })).toContain('Taken back');
    expect(cardOf(dee)).toBeUndefined();
    expect(await said(house, ann, 'log', { match: id })).toContain('was taken back');
    expect(house.violations()).toEqual([]);
  });
});

describe('a sleeper', () => {
  it('is told so by /mygames, and woken by /away, with the report', async () => {
    const { house, id } = await asleep(movedClock());
    const [, bob] = hands(house);
    expect(await said(house, bob, 'mygames')).toContain('a bot plays for you until');
    expect(await said(house, bob, 'away', { until: '3' })).toContain('Your match was told.');
    expect((await house.service.lookAtTable(id))!.match.holders[1]).toEqual({ kind: 'user', user: bob.id });
    expect(bob.sees().filter((m) => wordsOf(m).includes('Welcome back: the seat is yours again.'))).toHaveLength(1);
    expect(house.violations()).toEqual([]);
  });

  it('who is back is said to be back at the table', async () => {
    const { house, id } = await asleep(movedClock());
    const [, bob] = hands(house);
    await house.press(bob, await house.tablePost(id), 'Log');
    const words = wordsOf(await house.tablePost(id));
    expect(words.indexOf(`<@${bob.id}> is back.`)).toBeGreaterThan(words.indexOf('from now on a bot plays'));
  });

  it('has the report even when the press itself fails', async () => {
    const { house, id } = await asleep(movedClock());
    const [, bob] = hands(house);
    const { log } = house.service;
    house.service.log = () => Promise.reject(new Error('out of order'));
    await house.press(bob, await house.tablePost(id), 'Log');
    await said(house, bob, 'mygames');
    house.service.log = log;
    expect(bob.sees().filter((m) => wordsOf(m).includes('Something went wrong'))).toHaveLength(1);
    expect(bob.sees().filter((m) => wordsOf(m).includes('Welcome back'))).toHaveLength(1);
  });

  it('has one apology when they could not be woken', async () => {
    const { house, id } = await asleep(movedClock());
    const [, bob] = hands(house);
    const { wake } = house.service;
    house.service.wake = () => Promise.reject(new Error('out of order'));
    await house.press(bob, await house.tablePost(id), 'Log');
    house.service.wake = wake;
    expect(bob.sees().filter((m) => wordsOf(m).includes('Something went wrong'))).toHaveLength(1);
  });

  it('is told what happened after the end, too', async () => {
    const { house, id } = await asleep(movedClock());
    const [ann, bob] = hands(house);
    await house.service.end({ match: id, user: ann.id, interaction: 'end', asModerator: false });
    await house.settled();
    await said(house, bob, 'log', { match: id });
    expect(bob.sees().filter((m) => wordsOf(m).includes('The match ended while a bot played for you'))).toHaveLength(1);
    await said(house, bob, 'log', { match: id });
    expect(bob.sees().filter((m) => wordsOf(m).includes('Welcome back'))).toHaveLength(1);
  });
});

describe('/kick in a lobby', () => {
  it('removes whoever was chosen from the list, or nobody, though the seats have moved up', async () => {
    const house = await rig();
    const { id, post } = await house.lobby('toy', 'Ann', 'Bob', 'Cem');
    const [ann, bob, cem] = hands(house);
    const chosen = (await ann.suggest('kick', 'seat', { match: id, seat: 'Bob' })).map(({ value }) => String(value));
    expect(chosen).toEqual([`2 ${bob.id}`]);
    await bob.click(post, 'Leave');
    await house.settled();
    expect(await said(house, ann, 'kick', { match: id, seat: chosen[0]! })).toContain('There is no person in that seat.');
    expect((await house.service.lookAtTable(id))!.match.holders).toMatchObject([{ user: ann.id }, { user: cem.id }]);
    expect(await said(house, ann, 'kick', { match: id, seat: `2 ${cem.id}`, confirm: true })).toContain(
      `<@${cem.id}> is out, and cannot join this match again`,
    );
    expect(ann.sees('general').map(wordsOf).join()).toContain(`<@${cem.id}>: you were removed from Toy`);
    await house.press(cem, post, 'Join');
    expect(cem.sees().map(wordsOf).join()).toContain('You were removed from this match');
    expect(house.violations()).toEqual([]);
  });
});
