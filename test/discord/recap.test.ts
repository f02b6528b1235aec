import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { movedClock } from '../match/moved-clock.ts';
import { buttonOf, dots, type Rig, rig, wordsOf } from './rig.ts';
import { SECRET } from './toys.ts';

/** The pictures of a message, by name, with what they say to those who do not see them. */
const picturesOf = (message: APIMessage): readonly { name: string; alt: string }[] =>
  JSON.stringify(message.components).includes('"items"')
    ? message
        .components!.flatMap((box) => ('components' in box ? box.components : []) as never[])
        .flatMap((part: { items?: readonly { media: { url: string }; description: string }[] }) =>
          (part.items ?? []).map(({ media, description }) => ({ name: media.url.split('/').at(-1)!.split('?')[0]!, alt: description })),
        )
    : [];

/** A match of the toy in which all have hidden their food and Ann has rested; what was painted is kept. */
async function table() {
  const painted: Scene[] = [];
  const paint = (scene: Scene) => {
    painted.push(scene);
    return dots.paint(scene);
  };
  const house = await rig({ painter: { ...dots, paint } });
  const { id, post } = await house.table('toy', 'Ann', 'Bob');
  const [ann, bob] = ['Ann', 'Bob'].map((name) => house.local.hand(name)) as [Hand, Hand];
  const answer = async (hand: Hand, pick: string) => {
    const { serial, key } = (await house.service.look(id, hand.id))!.sight!.prompts[0]!;
    await house.service.answer({ match: id, user: hand.id, interaction: `${pick}-${serial}`, serial, key, picks: [pick] });
    await house.settled();
  };
  await answer(ann, 'cell:1');
  await answer(bob, 'cell:2');
  await answer(ann, 'rest');
  return { house, id, post, ann, bob, answer, painted };
}

async function recap(house: Rig, hand: Hand, match: string): Promise<APIMessage> {
  const { message } = await hand.slash('recap', { match });
  await house.settled();
  return hand.sees().find((m) => m.id === message!.id)!;
}

describe('/recap', () => {
  it('shows the board before and after side by side, each in words too, and what concerns the asker first', async () => {
    const { house, id, ann, bob, answer, painted } = await table();
    await answer(bob, 'walk');
    await answer(bob, 'rest');
    painted.length = 0;
    const shown = await recap(house, ann, id);
    expect(picturesOf(shown)).toEqual([
      { name: 'before.png', alt: expect.stringMatching(/^Toy\. As it was after your last answer: .*It is the turn of Bob.*Bob walked 0/) },
      { name: 'board.png', alt: expect.stringMatching(/^Toy\. As it is now: .*It is the turn of Ann.*Bob walked 1/) },
    ]);
    expect(painted).toHaveLength(2);
    expect(wordsOf(shown)).toContain(`**Since your last answer**\n> <@${bob.id}>: walk\n> <@${bob.id}>: rest`);
    expect(house.violations()).toEqual([]);
  });

  it('is offered by a panel that says there is something new, and leads back', async () => {
    const { house, post, ann, bob, answer } = await table();
    expect(buttonOf(await house.panel(ann, post), 'What happened')).toBeUndefined();
    await answer(bob, 'rest');
    const panel = await house.panel(ann, await house.tablePost((await house.service.mine(ann.id))[0]!.match.id));
    expect(wordsOf(panel)).toContain(`Since your last answer:\n> <@${bob.id}>: rest`);
    const { message } = await house.press(ann, panel, 'What happened');
    expect(picturesOf(message!)).toHaveLength(2);
    expect(buttonOf((await house.press(ann, message!, 'Back')).message, 'Walk')).toBeDefined();
    expect(house.violations()).toEqual([]);
  });

  it('keeps to itself what only one seat may know', async () => {
    const { house, id, ann, bob } = await table();
    const seen = wordsOf(await recap(house, bob, id));
    expect(seen).toContain(`<@${ann.id}>: rest`);
    // Bob's answer was the last of the sealed ones; of what was hidden he is told his own alone.
    expect(seen).toContain(`**Only you know, as before**\nYour ${SECRET} is cell 2.`);
    expect(seen.split(SECRET)).toHaveLength(2);
    expect(house.publicPosts().join('')).not.toContain(SECRET);
    expect(house.publicPosts().join('')).not.toContain('before.png');
  });

  it('tells the owner of a seat what they alone knew then, and know now', async () => {
    const house = await rig();
    const { id, post } = await house.table('toy', 'Ann', 'Bob');
    const [ann, bob] = house.hands as [Hand, Hand];
    await house.move(ann, post, 1);
    await house.move(bob, post, 2);
    expect(wordsOf(await recap(house, ann, id))).toContain(
      `**Only you knew after your last answer**\nYour ${SECRET} is cell 0.\n**Only you know now**\nYour ${SECRET} is cell 2.`,
    );
    expect(house.violations()).toEqual([]);
  });

  it('says so where there is nothing new, no seat, or no match yet', async () => {
    const { house, id, ann } = await table();
    const nothing = await recap(house, ann, id);
    expect(wordsOf(nothing)).toContain('Nothing has happened.');
    expect(picturesOf(nothing)).toEqual([]);
    expect(wordsOf(await recap(house, house.local.hand('Cem'), id))).toContain('You have no seat in this match.');
    const { id: waiting } = await house.lobby('toy', 'Dee');
    expect(wordsOf(await recap(house, house.local.hand('Dee'), waiting))).toContain('has not started');
  });

  it('has the board in words where no picture can be drawn', async () => {
    const { house, id, ann, bob, answer } = await table();
    await answer(bob, 'rest');
    house.painter.paint = async () => Promise.reject(new Error('no paint'));
    expect(wordsOf(await recap(house, ann, id))).toContain(`As it is now:\nIt is the turn of <@${ann.id}>.`);
  });
});

describe('the report to somebody whose seat slept', () => {
  it('is the same, and can be had again when it was lost with the process', async () => {
    const clock = movedClock();
    const house = await rig({ luck: { now: clock.now, random: () => 0.5 } });
    clock.pass(1);
    const { id } = await house.lobby('toy', 'Ann', 'Bob');
    const [ann, bob] = ['Ann', 'Bob'].map((name) => house.local.hand(name)) as [Hand, Hand];
    const by = { match: id, user: ann.id };
    await house.service.configure({ ...by, interaction: 'pace', timing: { pace: 'slow' }, settings: { goal: '60' } });
    await house.service.start({ ...by, interaction: 'start' });
    for (let fuse = 0; fuse < 20; fuse++) {
      const { match, sight } = (await house.service.lookAtTable(id))!;
      if ('asleep' in match.holders[1]!) break;
      if (match.awaited.some(({ seat }) => seat === 0)) {
        const { serial, key } = (await house.service.look(id, ann.id))!.sight!.prompts[0]!;
        const picks = [sight!.step === 'hide' ? 'cell:1' : 'rest'];
        await house.service.answer({ ...by, interaction: `answer-${fuse}`, serial, key, picks });
      } else {
        clock.pass(match.awaited[0]!.due!.getTime() - clock.now().getTime());
        await house.service.passDue();
      }
      await house.settled();
    }
    // The seat is given back, and the process ends before it says so.
    expect(await house.service.wake({ match: id, user: bob.id, interaction: 'woken' })).not.toBeNull();
    await house.restart();
    const told = wordsOf(await recap(house, bob, id));
    expect(told).toContain(`**What concerns you**`);
    expect(told).toContain(`> Time was up for <@${bob.id}>: an answer was made automatically.`);
    expect(told).toContain(`> Time was up for <@${bob.id}> a second time`);
    expect(house.violations()).toEqual([]);
  });
});
