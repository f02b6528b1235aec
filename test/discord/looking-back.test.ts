import { describe, expect, it } from 'vitest';
import { rig, wordsOf } from './rig.ts';

const [WALK, SEARCH] = [0, 2];

describe('a command about matches that are over', () => {
  it.each(['replay', 'chronicle', 'export'])('/%s means the match of its thread, and says that it is still played', async (command) => {
    const r = await rig();
    const ann = r.hands[0]!;
    const ended = await r.table('toy', 'Ann', 'Bob');
    await r.service.end({ match: ended.id, user: ann.id, interaction: 'end', asModerator: false });
    await r.settled();
    const running = await r.table('toy', 'Ann', 'Bob');
    const said = async (channel: string, options = {}) => wordsOf((await ann.slash(command, options, channel)).message);
    const refused = await said((await r.tablePost(running.id)).channel_id);
    expect(refused).toContain('This match is still being played');
    expect(refused).toContain('Matches that are over are in the list of the `match` option');
    const which = new RegExp(`Toy: the match of <@${ann.id}> and <@${r.hands[1]!.id}>, ended <t:\\d+:D>`);
    expect(await said((await r.tablePost(running.id)).channel_id, { match: ended.id })).toMatch(which);
    // Also where it was called off, in its own thread.
    expect(await said((await r.tablePost(ended.id)).channel_id)).toMatch(which);
    expect(r.violations()).toEqual([]);
  });

  it('is told by /orders and /undo in the thread of a match that it is over', async () => {
    const r = await rig();
    const ann = r.hands[0]!;
    const { id } = await r.table('toy', 'Ann', 'Bob');
    await r.service.end({ match: id, user: ann.id, interaction: 'end', asModerator: false });
    await r.settled();
    const { channel_id } = await r.tablePost(id);
    expect(wordsOf(await r.tablePost(id))).toContain(`<@${ann.id}> called the match off.`);
    for (const command of ['orders', 'undo'])
      expect(wordsOf((await ann.slash(command, {}, channel_id)).message)).toContain('This match was called off.');
  });
});

describe('what all agreed to take back', () => {
  it('is told by the chronicle and at the table beside the request', async () => {
    const r = await rig();
    const [ann, bob] = r.hands;
    const { id, post } = await r.table('toy', 'Ann', 'Bob');
    for (const hand of [ann!, bob!]) await r.move(hand, post, 1);
    await r.move(ann!, post, SEARCH);
    const by = (user: string, interaction: string) => ({ match: id, user, interaction });
    await r.service.propose({ ...by(ann!.id, 'ask'), wish: 'undo' });
    await r.service.vote({ ...by(bob!.id, 'yes'), proposal: null, agrees: true });
    await r.service.passDue();
    await r.settled();
    const told = `All agreed: what was played since the newest answer of <@${ann!.id}> was taken back`;
    expect(wordsOf(await r.tablePost(id))).toContain(told);
    await r.move(ann!, await r.tablePost(id), WALK);
    await r.service.end({ ...by(ann!.id, 'end'), asModerator: false });
    await r.settled();
    const story = wordsOf((await ann!.slash('chronicle', { match: id })).message);
    expect(story.indexOf(told)).toBeGreaterThan(story.indexOf('asked to take their newest answer back'));
    expect(story).not.toContain(`<@${ann!.id}>: search`);
  });
});

describe('a seat that had several holders', () => {
  it('is named by who had it then, and in headings by all', async () => {
    const r = await rig();
    const [ann, bob, cem, dee] = r.hands;
    const { id, post } = await r.table('toy', 'Ann', 'Bob', 'Cem');
    for (const hand of [ann!, bob!, cem!]) await r.move(hand, post, 1);
    const by = (user: string, interaction: string) => ({ match: id, user, interaction });
    await r.service.leave(by(cem!.id, 'leave'));
    await r.service.offer({ ...by(ann!.id, 'offer'), seat: 2 });
    await r.settled();
    const card = dee!.sees('general').findLast((message) => wordsOf(message).includes('is to be had'))!;
    const brief = wordsOf((await r.press(dee!, card, 'Take the seat')).message);
    expect(brief).toContain(`<@${cem!.id}> was told: “You made cell`);
    expect(wordsOf((await dee!.slash('log', { match: id })).message)).toContain(`<@${cem!.id}> was told: “You made cell`);
    await r.service.end({ ...by(ann!.id, 'end'), asModerator: false });
    await r.settled();
    const first = wordsOf((await dee!.slash('replay', { match: id })).message);
    expect(first).toContain(`the match of <@${ann!.id}>, <@${bob!.id}>, and <@${dee!.id}> (after <@${cem!.id}>), ended`);
    const panel = (await dee!.slash('replay', { match: id })).message!;
    const words = wordsOf((await r.press(dee!, panel, 'In words')).message);
    expect(words).toContain(`<@${cem!.id}> walked 0.`);
    expect(words).not.toContain(`<@${dee!.id}> walked`);
    const last = wordsOf((await r.press(dee!, (await dee!.slash('replay', { match: id })).message!, 'Last')).message);
    expect(last).toContain(`<@${dee!.id}>: “`);
  });
});
