import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { buttonOf, type Rig, rig, wordsOf } from './rig.ts';

const ONE = ['Ann', 'Bob'];
const OTHER = ['Cem', 'Dee'];

type Table = { readonly id: string; readonly channel: string };

/** Two running matches of two, each in a thread of its own. */
async function twoTables(): Promise<{ r: Rig; one: Table; other: Table }> {
  const r = await rig();
  const table = async (names: readonly string[]) => {
    const { id, post } = await r.table('toy', ...names);
    return { id, channel: post.channel_id };
  };
  return { r, one: await table(ONE), other: await table(OTHER) };
}

/** Everybody hides their food without a press: the turn comes to the first of them, who is pinged. */
async function hide({ service, local }: Rig, { id }: Table, names: readonly string[]): Promise<void> {
  for (const { id: user } of names.map((name) => local.hand(name))) {
    const { serial, key, ask } = (await service.look(id, user))!.sight!.prompts[0]!;
    await service.answer({ match: id, user, interaction: `hide-${user}`, serial, key, picks: [ask.options[0]!.id] });
  }
}

/** Calls about a message there wait until `release` is called. */
function hold({ local }: Rig, method: string, { channel }: Table): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  local.injectFault({ call: new RegExp(`^${method} /channels/${channel}/messages`), hold: held });
  return release;
}

const pingsIn = ({ local }: Rig, { channel }: Table): readonly (readonly string[])[] =>
  local
    .hand('Ann')
    .sees(channel)
    .filter(({ author, mentions }) => author.id === local.botId && mentions.length > 0)
    .map(({ mentions }) => mentions.map(({ global_name }) => global_name!));

/** A ping of this person alone. */
const isPingOf =
  ({ local }: Rig, { channel }: Table, name: string) =>
  ({ channel_id, mentions }: APIMessage): boolean =>
    channel_id === channel && mentions.length === 1 && mentions[0]!.id === local.hand(name).id;

describe('a channel that is slow', () => {
  it('because of a long rate limit keeps no other match from its ping, nor the bot from coming to rest', async () => {
    const { r, one, other } = await twoTables();
    r.local.injectFault({ call: new RegExp(`^POST /channels/${one.channel}/messages$`), status: 429, retryAfter: 300, times: 9 });
    await hide(r, one, ONE);
    await hide(r, other, OTHER);
    await r.local.hand('Cem').waitFor(isPingOf(r, other, 'Cem'));
    await r.settled();
    expect(pingsIn(r, one)).toEqual([['Ann', 'Bob']]);
    expect(pingsIn(r, other)).toEqual([['Cem']]);
  });

  it('because Discord does not answer keeps no other match from its ping, and gets its own in the end, once', async () => {
    const { r, one, other } = await twoTables();
    const release = hold(r, 'POST', one);
    await hide(r, one, ONE);
    await hide(r, other, OTHER);
    await r.local.hand('Cem').waitFor(isPingOf(r, other, 'Cem'));
    expect(pingsIn(r, one)).toEqual([['Ann', 'Bob']]);
    release();
    await r.settled();
    expect(pingsIn(r, one)).toEqual([['Ann']]);
  });

  it('keeps no other table from being brought up to date after a start', async () => {
    const { r, one, other } = await twoTables();
    await r.bot.stop();
    await hide(r, one, ONE);
    await hide(r, other, OTHER);
    r.store.close();
    const release = hold(r, 'PATCH', one);
    await r.start();
    await r.local.hand('Cem').waitFor((message) => message.channel_id === other.channel && wordsOf(message).includes('Waiting for <@'));
    await r.local.hand('Cem').waitFor(isPingOf(r, other, 'Cem'));
    expect(wordsOf(await r.tablePost(other.id))).toContain(`Waiting for <@${r.local.hand('Cem').id}>`);
    expect(wordsOf(await r.tablePost(one.id))).not.toContain(`Waiting for <@${r.local.hand('Ann').id}>, asked`);
    release();
    await r.settled();
    expect(wordsOf(await r.tablePost(one.id))).toContain(`Waiting for <@${r.local.hand('Ann').id}>, asked`);
  });

  it('keeps nobody from being pinged because the picture has to wait', async () => {
    const { r, one } = await twoTables();
    r.local.injectFault({ call: new RegExp(`^PATCH /channels/${one.channel}/messages/`), status: 429, retryAfter: 300, times: 9 });
    await hide(r, one, ONE);
    await r.settled();
    expect(wordsOf(await r.tablePost(one.id))).not.toContain(`Waiting for <@${r.local.hand('Ann').id}>, asked`);
    expect(pingsIn(r, one)).toEqual([['Ann']]);
  });
});

describe('a start', () => {
  it('posts at once what a process was posting when it was killed', async () => {
    const { r, one } = await twoTables();
    await r.bot.stop();
    await hide(r, one, ONE);
    expect(await r.store.outbox.claim(300)).toMatchObject({ match: one.id, notice: { kind: 'turn' } });
    r.store.close();
    await r.start();
    await r.settled();
    expect(pingsIn(r, one)).toEqual([['Ann']]);
  });
});

describe('while the bot stops', () => {
  it('whoever presses or types something is answered, and the table shows it', async () => {
    const { r, one } = await twoTables();
    const [ann, bob] = ONE.map((name) => r.local.hand(name));
    const table = await r.tablePost(one.id);
    const panel = await r.press(ann!, await r.panel(ann!, table), 'pantry one');
    const release = hold(r, 'PATCH', one);
    const edited = r.local.nextCall(({ method, path }) => method === 'PATCH' && path.startsWith(`/channels/${one.channel}/`));
    await ann!.click(panel.message!, 'Confirm');
    const stopped = r.bot.stop();
    const hand = await bob!.click(table, 'Hand');
    expect(wordsOf(hand.message)).toContain('Your pantry is');
    const typed = await bob!.slash('act', { match: one.id, choice: '1', confirm: true }, one.channel);
    expect(wordsOf(typed.message)).toContain('You made cell 1');
    release();
    await edited;
    await stopped;
    expect(wordsOf(await r.tablePost(one.id))).toContain(`Waiting for <@${ann!.id}>, asked`);
    expect(buttonOf(await r.tablePost(one.id), 'Act')).toBeDefined();
    r.store.close();
    await r.start();
    await r.settled();
    expect(pingsIn(r, one)).toEqual([['Ann']]);
  });
});
