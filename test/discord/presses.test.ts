import { ButtonStyle } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { buttonOf, type Piece, pieces, rig, selectOf, wordsOf } from './rig.ts';
import { SECRET, toyGame } from './toys.ts';

/** The select of the host's panel for a setting. */
const settingOf = (panel: Parameters<typeof pieces>[0], name: string): Piece =>
  pieces(panel).find(({ options }) => options?.some(({ label }) => label.startsWith(`${name}:`)))!;

describe('the lobby', () => {
  it('lets people join and leave without a private answer, and its post shows it', async () => {
    const r = await rig();
    const { post } = await r.lobby('toy', 'Ann');
    const bob = r.hands[1]!;
    const before = bob.sees().length;
    await r.press(bob, post, 'Join');
    expect(bob.sees()).toHaveLength(before);
    const now = () => wordsOf(bob.sees('general').find(({ id }) => id === post.id)!);
    expect(now()).toContain(`2. <@${bob.id}>`);
    await r.press(bob, post, 'Leave');
    expect(now()).not.toContain(`<@${bob.id}>`);
  });

  it.each([
    ['Join', 'You are in already'],
    ['Start', 'at least 2 players'],
  ])('tells the host privately why %s does not work', async (label, why) => {
    const r = await rig();
    const { post } = await r.lobby('toy', 'Ann');
    const [ann, bob] = r.hands;
    await r.press(ann!, post, label);
    expect(ann!.sees('general').map(wordsOf).join()).toContain(why);
    expect(bob!.sees('general').map(wordsOf).join()).not.toContain(why);
  });

  it('keeps settings and bots in the hands of the host', async () => {
    const r = await rig();
    const { post, id } = await r.lobby('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    expect(wordsOf((await r.press(bob!, post, 'Settings')).message)).toContain('Only the host');
    await r.press(bob!, post, 'Add a bot');
    expect((await r.service.lookAtTable(id))!.match.holders).toHaveLength(2);
    const panel = (await r.press(ann!, post, 'Settings')).message!;
    const after = await r.press(ann!, panel, settingOf(panel, 'Goal').custom_id!, ['12']);
    expect((await r.service.lookAtTable(id))!.match.settings.goal).toBe('12');
    expect(settingOf(after.message!, 'Goal').options).toContainEqual(expect.objectContaining({ label: 'Goal: twelve', default: true }));
    expect(wordsOf(ann!.sees('general').find((m) => m.id === post.id)!)).toContain('Goal: **twelve**');
    const more = (await r.press(ann!, after.message!, 'Add a bot')).message!;
    expect((await r.service.lookAtTable(id))!.match.holders).toHaveLength(3);
    const fewer = (await r.press(ann!, more, 'Remove a bot')).message!;
    expect((await r.service.lookAtTable(id))!.match.holders).toHaveLength(2);
    expect(wordsOf(fewer)).toContain('**Settings**');
  });

  it('offers in the panel only the bots that can be added or removed, and asks for the pace first', async () => {
    const r = await rig();
    const { post } = await r.lobby('toy', 'Ann', 'Bob');
    const ann = r.hands[0]!;
    const panel = (await r.press(ann, post, 'Settings')).message!;
    expect(selectOf(panel)!.options!.map(({ label }) => label)).toContain('Pace: no clock');
    expect([buttonOf(panel, 'Add a bot')!.disabled, buttonOf(panel, 'Remove a bot')!.disabled]).toEqual([false, true]);
    const full = (await r.press(ann, panel, 'Add a bot')).message!;
    expect([buttonOf(full, 'Add a bot')!.disabled, buttonOf(full, 'Remove a bot')!.disabled]).toEqual([true, false]);
  });

  it('keeps the panel beneath a word on what cannot be done', async () => {
    const r = await rig();
    const { post } = await r.lobby('toy', 'Ann', 'Bob');
    const ann = r.hands[0]!;
    const one = (await r.press(ann, post, 'Settings')).message!;
    const old = (await r.press(ann, one, 'Add a bot')).message!;
    const { match } = (await r.service.mine(ann.id))[0]!;
    await r.service.removeBot({ match: match.id, user: ann.id, interaction: 'elsewhere' });
    const { message } = await r.press(ann, old, 'Remove a bot');
    expect(wordsOf(message)).toContain('There is no bot to remove.');
    expect(settingOf(message!, 'Goal').options).toHaveLength(3);
  });

  it.each([
    ['Add a bot', undefined],
    ['Goal', ['12']],
  ])('closes the panel with a word when %s is pressed after the start', async (control, values) => {
    const r = await rig();
    const { post } = await r.lobby('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    const panel = (await r.press(ann!, post, 'Settings')).message!;
    await r.press(ann!, post, 'Start');
    const { message, ephemeral } = await r.press(ann!, panel, values ? settingOf(panel, control).custom_id! : control, values);
    expect(ephemeral).toBe(true);
    expect(message!.id).toBe(panel.id);
    expect(wordsOf(message)).toContain('has started already');
    expect(pieces(message).filter(({ custom_id }) => custom_id)).toEqual([]);
    expect(bob!.sees('general').map(wordsOf).join()).not.toContain('has started already');
  });

  it('has the rules at hand, in rows that fit a phone, and closes Join when all seats are taken', async () => {
    const r = await rig();
    const { post } = await r.lobby('toy', 'Ann', 'Bob');
    const dee = r.hands[3]!;
    expect(buttonOf(post, 'Join')!.disabled).toBe(false);
    expect(wordsOf((await r.press(dee, post, 'Rules')).message)).toContain(toyGame.face.catalogue.en['toy.rules.aim.text']);
    await r.press(r.hands[2]!, post, 'Join');
    const now = dee.sees('general').find(({ id }) => id === post.id)!;
    expect([buttonOf(now, 'Join')!.disabled, buttonOf(now, 'Add a bot')!.disabled]).toEqual([true, true]);
    expect([buttonOf(post, 'Start')!.style, buttonOf(now, 'Start')!.style]).toEqual([ButtonStyle.Secondary, ButtonStyle.Primary]);
    const rows = pieces(now).filter((piece) => (piece as { type?: number }).type === 1);
    expect(rows).toHaveLength(2);
    expect(wordsOf(now)).toMatch(/-# Luck is sealed: `[0-9a-f]{16}…`/);
  });

  it('tells whoever presses Join at the same moment that all seats are taken', async () => {
    const r = await rig();
    const { post, id } = await r.lobby('toy', 'Ann', 'Bob');
    const [, , cem, dee] = r.hands;
    await Promise.all([cem!, dee!].map((hand) => hand.click(post.id, 'Join')));
    await r.settled();
    expect([...cem!.sees('general'), ...dee!.sees('general')].map(wordsOf).join()).toContain('All 3 seats are taken');
    expect((await r.service.lookAtTable(id))!.match.holders).toHaveLength(3);
  });
});

describe('a choice', () => {
  it('that can be taken back is made at once, with Undo beside it', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const panel = await r.panel(ann!, post);
    expect(buttonOf(panel, 'Undo')).toBeUndefined();
    const { message } = await r.press(ann!, panel, 'Walk');
    expect(wordsOf(message)).toContain(`<@${ann!.id}>: walk`);
    expect(buttonOf(message, 'Undo')?.disabled).toBe(false);
    expect(pieces(await r.panel(bob!, post)).map(({ label }) => label)).not.toContain('Undo');
    const undone = (await r.press(ann!, message!, 'Undo')).message;
    expect(buttonOf(undone, 'Undo')).toBeUndefined();
    expect((await r.service.lookAtTable(id))!.sight!.view).toMatchObject({ walked: [0, 0] });
  });

  it('that cannot be taken back is confirmed first, and Back leads back', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const ann = r.hands[0]!;
    const asked = await r.press(ann, await r.panel(ann, post), `${SECRET} two`);
    expect(wordsOf(asked.message)).toContain('cannot be taken back');
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0, 1]);
    const back = await r.press(ann, asked.message!, 'Back');
    expect(wordsOf(back.message)).toContain('Hide your food.');
    const again = await r.press(ann, back.message!, `${SECRET} one`);
    await r.press(ann, again.message!, 'Confirm');
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([1]);
  });

  it('under seal is shown to its owner alone, in the panel and in the hand, until all have answered', async () => {
    const r = await rig();
    const { post } = await r.table('toy', 'Ann', 'Bob', 'Cem');
    const [ann, bob, cem] = r.hands;
    const sealed = `Your answer is in: **${SECRET} two**.`;
    const panel = await r.move(ann!, post, 1);
    expect(wordsOf(panel)).toContain(`${sealed} Nobody sees it before all have answered. Waiting for <@${bob!.id}> and <@${cem!.id}>.`);
    expect(wordsOf(panel)).not.toContain('Done');
    expect(wordsOf((await r.press(ann!, post, 'Hand')).message)).toContain(sealed);
    for (const hand of [bob!, cem!]) expect(wordsOf((await r.press(hand, post, 'Hand')).message)).not.toContain(sealed);
    for (const hand of [bob!, cem!]) await r.move(hand, post);
    expect(r.publicPosts().join()).not.toContain(SECRET);
    expect(wordsOf((await r.press(ann!, post, 'Hand')).message)).not.toContain('Your answer is in');
  });

  it('made twice by a doubled click counts once', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const panel = await r.panel(ann!, post);
    await Promise.all([ann!.click(panel, 'Walk'), ann!.click(panel, 'Walk')]);
    await r.settled();
    expect((await r.service.lookAtTable(id))!.sight!.view).toMatchObject({ walked: [1, 0] });
    expect(ann!.sees(post.channel_id).map(wordsOf).join()).toMatch(/: walk|moved on/);
  });

  it('of an old panel is answered with what is asked today', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    const old = await r.panel(ann!, post);
    // After a restart an old panel no longer follows the match by itself.
    await r.restart();
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const { message, ephemeral } = await r.press(ann!, old, `${SECRET} two`);
    expect(ephemeral).toBe(true);
    expect(wordsOf(message)).toContain('moved on');
    expect(wordsOf(message)).toContain('Scavenge.');
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
  });

  it('cannot be made by somebody who has no seat or is not asked', async () => {
    const r = await rig();
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob, cem] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const watching = await r.panel(cem!, post);
    expect(wordsOf(watching)).toContain('You are watching');
    expect(pieces(watching).filter((p) => p.custom_id?.startsWith('a:'))).toEqual([]);
    expect(wordsOf(await r.panel(bob!, post))).toContain('Shout');
    expect(wordsOf((await cem!.slash('undo', {}, post.channel_id)).message)).toContain('no seat');
  });

  it('outside of the turn is offered beside the question, and alone to whoever is not asked', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const shout = await r.press(ann!, await r.panel(ann!, post), 'Shout');
    expect(wordsOf(shout.message)).toContain('Shout');
    await r.move(bob!, post);
    expect((await r.service.lookAtTable(id))!.sight!.view).toMatchObject({ shouts: 1 });
  });
});

describe('large choices', () => {
  it('go through groups, gather several picks, and take several at once', async () => {
    const r = await rig();
    const { post, id } = await r.table('bazaar', 'Ann');
    const ann = r.hands[0]!;
    const view = async () => (await r.service.look(id, ann.id))!.sight!.view;
    const choose = async (message: Awaited<ReturnType<typeof r.panel>>, values: string[]) =>
      (await r.press(ann, message, selectOf(message)!.custom_id!, values)).message!;

    const shelves = await r.panel(ann, post);
    expect(selectOf(shelves)!.options!.map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Shelf ${n} …`));
    const shelf = await choose(shelves, ['30']);
    expect(selectOf(shelf)!.options!.map(({ label }) => label)).toContain('Good 31');
    const back = (await r.press(ann, shelf, 'Back')).message!;
    expect(selectOf(back)!.options).toHaveLength(6);
    let panel = await choose(await choose(back, ['50']), ['59']);
    if (buttonOf(panel, 'Confirm')) panel = (await r.press(ann, panel, 'Confirm')).message!;
    expect(await view()).toEqual([60]);

    expect(buttonOf(panel, 'Done')).toBeUndefined();
    panel = await choose(panel, ['4']);
    panel = (await r.press(ann, panel, 'Next')).message!;
    panel = await choose(panel, ['29']);
    expect(wordsOf(panel)).toContain('Good 5 and Good 30');
    panel = (await r.press(ann, panel, 'Done')).message!;
    if (buttonOf(panel, 'Confirm')) panel = (await r.press(ann, panel, 'Confirm')).message!;
    expect(await view()).toEqual([60, 5, 30]);

    panel = await choose(panel, ['0', '2']);
    if (buttonOf(panel, 'Confirm')) await r.press(ann, panel, 'Confirm');
    expect(await view()).toEqual([60, 5, 30, 1, 3]);
    expect((await r.service.lookAtTable(id))!.match.status).toBe('over');
    expect(r.violations()).toEqual([]);
  });

  it('are typed with /act: groups first, then by name, several with commas', async () => {
    const r = await rig();
    const { post, id } = await r.table('bazaar', 'Ann');
    const ann = r.hands[0]!;
    const at = post.channel_id;
    const names = async (choice: string) => (await ann.suggest('act', 'choice', { choice }, at)).map(({ name }) => name);
    const groups = await ann.suggest('act', 'choice', { choice: '' }, at);
    expect(groups.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Shelf ${n} …`));
    const folded = (await ann.slash('act', { choice: groups[1]!.value }, at)).message;
    expect(selectOf(folded)!.options!.map(({ label }) => label)).toContain('Good 11');
    expect(wordsOf(folded)).toContain('type more of its name');
    expect(await names('shelf 4')).toContain('Shelf 4: Good 31');
    expect(await names('good 60')).toEqual(['Shelf 6: Good 60']);
    await ann.slash('act', { choice: 'good 60', confirm: true }, at);
    expect(await names('good 5, good 30')).toEqual(['Good 5, Good 30']);
    await ann.slash('act', { choice: 'good 5, good 30', confirm: true }, at);
    expect(await names('')).toContain('None');
    await ann.slash('act', { choice: 'good 1,good 3', confirm: true }, at);
    expect((await r.service.look(id, ann.id))!.sight!.view).toEqual([60, 5, 30, 1, 3]);
    expect(r.violations()).toEqual([]);
  });
});
