import { PermissionFlagsBits as P } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { pieces, rig, selectOf, wordsOf } from './rig.ts';
import { SECRET, toyGame } from './toys.ts';

describe('/newgame', () => {
  it('suggests games by title, opens a lobby and gives the host the settings', async () => {
    const r = await rig();
    const [ann] = r.hands;
    expect(await ann!.suggest('newgame', 'game', { game: 'toy' })).toEqual([{ name: 'Toy', value: 'toy' }]);
    const { message, ephemeral } = await ann!.slash('newgame', { game: 'Toy' });
    expect(ephemeral).toBe(true);
    const [match] = await r.service.mine(ann!.id);
    const { message: post } = (await r.store.surfaces.get(match!.match.id, 'lobby'))!;
    expect(wordsOf(message)).toContain(post);
    const lobby = r.hands[1]!.sees('general').find(({ id }) => id === post)!;
    expect(wordsOf(lobby)).toContain(match!.match.seedHash.slice(0, 16));
    expect(pieces(lobby).flatMap(({ label }) => label ?? [])).toEqual(['Join', 'Leave', 'Rules', 'Add a bot', 'Settings', 'Start']);
  });

  it('says which game it does not know, without obeying what was typed', async () => {
    const r = await rig();
    const { message } = await r.hands[0]!.slash('newgame', { game: '**@everyone**' });
    expect(wordsOf(message)).toContain('\\*\\*@\u200beveryone\\*\\*');
    expect(await r.service.mine(r.hands[0]!.id)).toEqual([]);
  });

  it.each(['💣', '\u200b', '   '])('says what to do about a name of which nothing can be repeated: %j', async (game) => {
    const r = await rig();
    const { message } = await r.hands[0]!.slash('newgame', { game });
    expect(wordsOf(message).trim()).toBe('That is no name of a game. Choose one from the list that /newgame offers.');
  });

  it.each([
    ['Attach Files', P.AttachFiles],
    ['Send Messages', P.SendMessages],
    ['Read Message History', P.ReadMessageHistory],
  ])('says that the bot lacks %s here, and opens nothing', async (name, bit) => {
    const r = await rig();
    r.local.revoke('general', bit);
    const { message, ephemeral } = await r.hands[0]!.slash('newgame', { game: 'toy' });
    expect(ephemeral).toBe(true);
    expect(wordsOf(message).split(name)).toHaveLength(2);
    expect(await r.service.mine(r.hands[0]!.id)).toEqual([]);
  });

  it('plays in the channel where threads are not permitted, and names what is missing', async () => {
    const r = await rig();
    r.local.revoke('general', P.CreatePublicThreads);
    const { post, id } = await r.lobby('toy', 'Ann', 'Bob');
    await r.press(r.hands[0]!, post, 'Start');
    expect(
      r.hands[0]!.sees('general')
        .map(wordsOf)
        .some((words) => words.includes('Create Public Threads')),
    ).toBe(true);
    expect(
      r.hands[1]!.sees('general')
        .map(wordsOf)
        .some((words) => words.includes('Create Public Threads')),
    ).toBe(false);
    expect((await r.store.surfaces.get(id, 'table'))!.channel).toBe(post.channel_id);
    await r.move(r.hands[0]!, await r.tablePost(id));
    expect(r.violations()).toEqual([]);
  });
});

describe('commands about a match', () => {
  it('/hand shows what only its owner knows, /board the board drawn or in words, to its viewer alone', async () => {
    const r = await rig();
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob, , dee] = r.hands;
    await r.move(ann!, post, 2);
    await r.move(bob!, post, 0);
    const at = post.channel_id;
    const hand = await ann!.slash('hand', {}, at);
    expect([wordsOf(hand.message), hand.ephemeral]).toEqual([expect.stringContaining(`${SECRET} is cell 3`), true]);
    expect(wordsOf((await dee!.slash('hand', {}, at)).message)).toContain('no seat');
    const drawn = await dee!.slash('board', {}, at);
    expect(pieces(drawn.message).some((p) => 'items' in p)).toBe(true);
    const words = await dee!.slash('board', { text: true }, at);
    expect(pieces(words.message).some((p) => 'items' in p)).toBe(false);
    expect(wordsOf(words.message)).toContain(`<@${ann!.id}> walked 0`);
    expect(words.ephemeral).toBe(true);
  });

  it('/undo takes an answer back as long as nothing was learnt, and says why not otherwise', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob] = r.hands;
    for (const hand of [ann!, bob!]) await r.move(hand, post);
    const undo = async (hand: typeof ann) => wordsOf((await hand!.slash('undo', {}, post.channel_id)).message);
    expect(await undo(ann)).toContain('Others have acted since');
    await r.move(ann!, post, 0);
    expect(await undo(bob)).toContain('Others have acted since');
    expect(await undo(ann)).toContain('Taken back');
    expect(wordsOf((await bob!.slash('log', {}, post.channel_id)).message)).toContain('taken back');
    expect((await r.service.lookAtTable(id))!.sight!.awaited).toEqual([0]);
  });

  it('/undo in a lobby says once that there is nothing to play yet', async () => {
    const r = await rig();
    await r.lobby('toy', 'Ann', 'Bob');
    const { message } = await r.hands[0]!.slash('undo');
    expect(wordsOf(message).split('has not started yet')).toHaveLength(2);
  });

  it('/rules offers the sections of the current phase first and finds others by title', async () => {
    const r = await rig({ games: [toyGame] });
    const { post } = await r.table('toy', 'Ann', 'Bob');
    const [ann] = r.hands;
    const at = post.channel_id;
    expect((await ann!.suggest('rules', 'section', { section: '' }, at)).map(({ name }) => name)).toEqual([
      'Toy · Hiding',
      'Toy · The aim',
    ]);
    expect(wordsOf((await ann!.slash('rules', {}, at)).message)).toContain('Hide it well.');
    const aim = await ann!.slash('rules', { section: 'aim' }, at);
    expect(wordsOf(aim.message)).toContain('Find food.');
    const other = await r.press(ann!, aim.message!, selectOf(aim.message)!.custom_id!, ['hide']);
    expect(wordsOf(other.message)).toContain('Hide it well.');
    expect(wordsOf((await ann!.slash('rules', { section: 'xyzzy' }, at)).message)).toContain('no section');
  });

  it('/rules without a match lists the games with their sections, and suggests all games', async () => {
    const r = await rig();
    const ann = r.hands[0]!;
    const { message } = await ann.slash('rules');
    const lists = pieces(message).filter(({ options }) => options);
    expect(lists.map(({ placeholder }) => placeholder)).toContain('Toy: choose a section…');
    expect(lists).toHaveLength(r.games.length);
    const toy = lists.find(({ placeholder }) => placeholder?.startsWith('Toy'))!;
    const hiding = await r.press(ann, message!, toy.custom_id!, ['hide']);
    expect(wordsOf(hiding.message)).toContain('Hide it well.');
    const names = (await ann.suggest('rules', 'section', { section: '' })).map(({ name }) => name);
    for (const title of ['Bunker Poker', 'Road to the Bunker', 'Toy', 'Bazaar'])
      expect(names.some((name) => name.startsWith(`${title} · `))).toBe(true);
  });

  it('/mygames lists matches with those that wait for their owner first', async () => {
    const r = await rig();
    const [ann, bob] = r.hands;
    expect(wordsOf((await ann!.slash('mygames')).message)).toContain('no match');
    const waiting = await r.table('toy', 'Ann', 'Bob');
    await r.lobby('toy', 'Bob', 'Ann');
    const words = wordsOf((await ann!.slash('mygames')).message);
    expect(words.indexOf('you are asked')).toBeGreaterThan(0);
    expect(words.indexOf('you are asked')).toBeLessThan(words.indexOf('waiting for players'));
    expect(words).toContain(`<#${waiting.post.channel_id}>`);
    expect(wordsOf((await bob!.slash('mygames')).message)).toContain('you are asked');
  });

  it('/mygames says what waits for whom, and which matches ended lately', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const [ann, bob, cem] = r.hands;
    const list = async (hand: typeof ann) => wordsOf((await hand!.slash('mygames')).message);
    const { guild } = (await r.service.lookAtTable(id))!.match.place;
    const link = `[Toy](https://discord.com/channels/${guild}/${post.channel_id}/${post.id})`;
    expect(await list(ann)).toContain(`▶ 1 ${link} in <#${post.channel_id}> · you are asked: Hide your food.`);
    await r.move(ann!, post);
    expect(await list(ann)).toContain(`· 1 ${link} in <#${post.channel_id}> · waiting for <@${bob!.id}>`);
    await r.move(bob!, post);
    for (let fuse = 0; fuse < 40 && (await r.awaited(id)).length > 0; fuse++)
      await (await r.awaited(id))[0]!.slash('act', { choice: 'search', confirm: true }, post.channel_id);
    await r.settled();
    for (const hand of [ann, bob]) {
      const words = await list(hand);
      expect(words).toContain('You are in no match.');
      expect(words).toContain(`**Ended lately**\n· ${link} in <#${post.channel_id}> · over`);
    }
    expect(await list(cem)).not.toContain('Ended lately');
  });

  it('/leave asks first, then hands the seat to a bot that plays on', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const bob = r.hands[1]!;
    const asked = await bob.slash('leave', {}, post.channel_id);
    expect(wordsOf(asked.message)).toContain('A bot takes your seat and plays on.');
    expect((await r.service.lookAtTable(id))!.match.holders[1]).toMatchObject({ kind: 'user' });
    expect(wordsOf((await r.press(bob, asked.message!, 'Leave the match')).message)).toContain('You left');
    expect((await r.service.lookAtTable(id))!.match.holders[1]).toEqual({ kind: 'bot', formerly: bob.id });
    expect(wordsOf((await bob.slash('leave', {}, post.channel_id)).message)).toContain('no seat');
  });

  it('/leave says of a lobby that it can be joined again', async () => {
    const r = await rig();
    const { post, id } = await r.lobby('toy', 'Ann', 'Bob');
    const { message } = await r.hands[1]!.slash('leave', {}, post.channel_id);
    expect(wordsOf(message)).toContain('You left the lobby.');
    expect((await r.service.lookAtTable(id))!.match.holders).toHaveLength(1);
  });

  it('/endgame is for the host or a moderator, with a confirmation', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Bob', 'Cem');
    const [, bob, cem, dee] = r.hands;
    expect(wordsOf((await cem!.slash('endgame', {}, post.channel_id)).message)).toContain('Only the host');
    const asked = await dee!.slash('endgame', {}, post.channel_id);
    expect((await r.service.lookAtTable(id))!.match.status).toBe('running');
    expect(wordsOf((await r.press(dee!, asked.message!, 'Call the match off')).message)).toContain('called off');
    expect((await r.service.lookAtTable(id))!.match.status).toBe('called-off');
    expect(wordsOf((await bob!.slash('endgame', { match: id }, post.channel_id)).message)).toContain('called off');
  });

  it('/endgame does not count the rights of a moderator of another place', async () => {
    const r = await rig();
    const { id, post } = await r.table('toy', 'Bob', 'Cem');
    const dee = r.hands[3]!;
    expect(wordsOf((await dee.slash('endgame', { match: id }, 'games')).message)).toContain('Only the host');
    const asked = await dee.slash('endgame', {}, post.channel_id);
    expect(wordsOf(asked.message)).not.toContain('Only the host');
    expect((await r.service.lookAtTable(id))!.match.status).toBe('running');
  });

  it('/verify tells the hash during the match and checks the seed after it', async () => {
    const r = await rig();
    const { post, id } = await r.table('toy', 'Ann', 'Bob');
    const { seedHash } = (await r.service.lookAtTable(id))!.match;
    const during = wordsOf((await r.hands[2]!.slash('verify', {}, post.channel_id)).message);
    expect(during).toContain(seedHash);
    expect(during).not.toContain('fair');
  });

  it('choose the match by themselves where it is clear, and by the option where it is not', async () => {
    const r = await rig();
    const [ann, bob, , dee] = r.hands;
    expect(wordsOf((await ann!.slash('board')).message)).toContain('no match here');
    const one = await r.lobby('toy', 'Ann');
    const two = await r.lobby('toy', 'Bob');
    expect(wordsOf((await dee!.slash('act')).message)).toContain('Several matches');
    const list = await dee!.suggest('act', 'match', { match: '' });
    expect(list.map(({ value }) => value).sort()).toEqual([one.id, two.id].sort());
    expect((await dee!.suggest('act', 'match', { match: 'bob' })).map(({ value }) => value)).toEqual([two.id]);
    expect(wordsOf((await bob!.slash('leave')).message)).not.toContain('Several');
    expect(wordsOf((await dee!.slash('act', { match: one.id })).message)).toContain('not started');
    expect(wordsOf((await dee!.slash('act', { match: 'zzzzzzzz' })).message)).toContain('no such match');
  });

  it('/help names every command, under headings', async () => {
    const r = await rig();
    const words = wordsOf((await r.hands[0]!.slash('help')).message);
    const named = new Set(words.match(/\/[a-z]+/g));
    expect(commands.map(({ data }) => `/${data.name}`).filter((name) => name !== '/help' && !named.has(name))).toEqual([]);
    expect(words).toMatch(/^### Play$/m);
    expect(r.violations()).toEqual([]);
  });
});

describe('the commands that Discord is told of', () => {
  it('are sent by one PUT, once, and again when Discord has lost them', async () => {
    const r = await rig();
    const puts = () => r.local.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).length;
    expect(puts()).toBe(1);
    await r.restart();
    expect(puts()).toBe(1);
    r.deployed.text = null;
    await r.restart();
    expect(puts()).toBe(2);
    expect(r.violations()).toEqual([]);
  });

  it('say where they work, and let the host of any match end it', () => {
    for (const { data } of commands) {
      const json = data.toJSON() as { contexts?: number[]; integration_types?: number[]; default_member_permissions?: string | null };
      expect(json.contexts).toContain(0);
      expect(json.integration_types).toEqual([0]);
    }
    expect(commands.map(({ data }) => data.name)).toEqual(
      expect.arrayContaining([
        'newgame',
        'join',
        'lobby',
        'start',
        'takeseat',
        'act',
        'hand',
        'board',
        'log',
        'undo',
        'rules',
        'mygames',
        'leave',
        'endgame',
        'verify',
        'help',
      ]),
    );
  });
});
