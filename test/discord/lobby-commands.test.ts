import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { type Rig, rig, selectOf, wordsOf } from './rig.ts';

const lobbyOf = async (r: Rig, host: Hand) =>
  (await r.service.mine(host.id)).map(({ match }) => match).find((m) => m.status === 'lobby' && m.host === host.id);
const said = async (hand: Hand, command: string, options: { [name: string]: string | number | boolean } = {}, where = 'general') =>
  wordsOf((await hand.slash(command, options, where)).message);
const people = (r: Rig) => r.hands as unknown as readonly [Hand, Hand, Hand, Hand];

describe('/newgame with its options', () => {
  it('suggests settings of the game that is chosen, and none before one is', async () => {
    const r = await rig();
    const [ann] = people(r);
    const offered = (await ann.suggest('newgame', 'settings', { game: 'toy', settings: 'goal' })).map(({ value }) => value);
    expect(offered).toEqual(['goal=6', 'goal=12', 'goal=60']);
    expect((await ann.suggest('newgame', 'settings', { game: 'toy', settings: 'pace' })).map(({ value }) => value)).toEqual([]);
    expect(await ann.suggest('newgame', 'settings', { settings: 'goal' })).toEqual([]);
  });

  it('opens nothing for settings that it does not understand, and says how to write them', async () => {
    const r = await rig();
    const [ann] = people(r);
    expect(await said(ann, 'newgame', { game: 'toy', settings: 'goal=7' })).toContain('`leaver=out`');
    expect(await lobbyOf(r, ann)).toBeUndefined();
  });

  it('opens nothing with more bots than the game has room for', async () => {
    const r = await rig();
    const [ann] = people(r);
    expect(await said(ann, 'newgame', { game: 'toy', bots: 3 })).toContain('room for 2 bots beside you');
    expect(await lobbyOf(r, ann)).toBeUndefined();
    await ann.slash('newgame', { game: 'toy', bots: 2 });
    expect((await lobbyOf(r, ann))!.holders.map(({ kind }) => kind)).toEqual(['user', 'bot', 'bot']);
  });
});

describe('/join and /start', () => {
  it('mean the one lobby here that is not joined, though somebody plays here already', async () => {
    const r = await rig();
    const [ann, bob, cem] = people(r);
    const one = await r.lobby('toy', 'Ann', 'Bob');
    await bob.slash('newgame', { game: 'toy' });
    const two = (await lobbyOf(r, bob))!;
    expect(await said(ann, 'join')).toContain('You are in.');
    expect((await r.service.lookAtTable(two.id))!.match.holders).toHaveLength(2);
    expect(await said(cem, 'join')).toContain('Several matches');
    expect((await cem.suggest('join', 'match', { match: '' })).map(({ value }) => value).sort()).toEqual([one.id, two.id].sort());
    expect(await ann.suggest('join', 'match', { match: '' })).toEqual([]);
    expect(await said(cem, 'join', { match: one.id })).toContain('You are in.');
    expect(await said(cem, 'join', { match: one.id })).toContain('You are in already');
  });

  it('say why not: nobody to join, too few to start', async () => {
    const r = await rig();
    const [ann, bob] = people(r);
    expect(await said(bob, 'join')).toContain('no match here');
    await r.lobby('toy', 'Ann');
    expect(await said(ann, 'start')).toContain('at least 2 players');
  });

  it('lead to the table and show the panel of whoever started', async () => {
    const r = await rig();
    const [ann] = people(r);
    await ann.slash('newgame', { game: 'toy', bots: 1 });
    const words = await said(ann, 'start');
    const { match } = (await r.service.mine(ann.id))[0]!;
    expect(words).toContain(`Its table is in <#${match.place.channel}>.`);
    expect(words).toContain('Hide your food.');
    expect(match.place.channel).not.toBe(r.local.channel('general').id);
  });
});

describe('/lobby', () => {
  it('sets what its host chooses from its lists, how time is kept included', async () => {
    const r = await rig();
    const [ann] = people(r);
    const { id } = await r.lobby('toy', 'Ann', 'Bob');
    const names = (await ann.suggest('lobby set', 'setting', { setting: '' })).map(({ name }) => name);
    expect(names).toEqual(['Pace', 'Weekends', 'Goal', 'Leaving']);
    const choices = await ann.suggest('lobby set', 'choice', { setting: 'goal', choice: 'tw' });
    expect(choices).toEqual([{ name: 'twelve', value: '12' }]);
    expect(await ann.suggest('lobby set', 'choice', { choice: '' })).toEqual([]);
    await ann.slash('lobby set', { setting: 'goal', choice: '12' });
    await ann.slash('lobby set', { setting: 'Pace', choice: 'evening' });
    await ann.slash('lobby set', { setting: 'weekends', choice: 'stands still' });
    expect((await r.service.lookAtTable(id))!.match).toMatchObject({
      settings: { goal: '12', leaver: 'bot' },
      timing: { pace: 'evening', weekends: 'rest' },
    });
    expect(r.violations()).toEqual([]);
  });

  it('changes nothing for what is unclear, and opens the panel of all settings', async () => {
    const r = await rig();
    const [ann] = people(r);
    const { id } = await r.lobby('toy', 'Ann', 'Bob');
    const before = (await r.service.lookAtTable(id))!.match;
    for (const options of [{ setting: 'colour', choice: '12' }, { setting: 'goal', choice: 'red' }, { choice: '12' }])
      expect(await said(ann, 'lobby set', options)).toContain('fits no setting');
    const { message } = await ann.slash('lobby set');
    expect(wordsOf(message)).not.toContain('fits no setting');
    expect(selectOf(message)).toBeDefined();
    expect((await r.service.lookAtTable(id))!.match).toEqual(before);
  });

  it('adds and removes bots, and says when there is none', async () => {
    const r = await rig();
    const [ann] = people(r);
    const { id } = await r.lobby('toy', 'Ann', 'Bob');
    const kinds = async () => (await r.service.lookAtTable(id))!.match.holders.map(({ kind }) => kind);
    await ann.slash('lobby addbot');
    expect(await kinds()).toEqual(['user', 'user', 'bot']);
    expect(await said(ann, 'lobby addbot')).toContain('seats are taken');
    await ann.slash('lobby removebot');
    expect(await kinds()).toEqual(['user', 'user']);
    expect(await said(ann, 'lobby removebot')).toContain('no bot to remove');
  });

  it('is its host’s, but whoever is in keeps it open', async () => {
    const r = await rig();
    const [, bob, cem] = people(r);
    const { id } = await r.lobby('toy', 'Ann', 'Bob');
    const { version } = (await r.service.lookAtTable(id))!.match;
    for (const command of ['lobby set', 'lobby addbot', 'lobby removebot']) expect(await said(bob, command)).toContain('Only the host');
    expect((await r.service.lookAtTable(id))!.match.version).toBe(version);
    expect(await said(bob, 'lobby keep')).toContain('The table stays open.');
    expect((await r.service.lookAtTable(id))!.match.version).toBe(version + 1);
    expect(await said(cem, 'lobby keep')).toContain('no seat in this match');
  });

  it('says that a match which runs cannot be changed any more', async () => {
    const r = await rig();
    const [ann] = people(r);
    const { id, post } = await r.table('toy', 'Ann', 'Bob');
    expect(await said(ann, 'lobby set', { setting: 'goal', choice: '12' }, post.channel_id)).toContain('has started');
    expect((await r.service.lookAtTable(id))!.match.settings).toMatchObject({ goal: '6' });
  });
});

describe('commands that spare a press', () => {
  it('/leave and /endgame do it at once with confirm', async () => {
    const r = await rig();
    const [ann, bob] = people(r);
    const { id, post } = await r.table('toy', 'Ann', 'Bob');
    expect(await said(bob, 'leave', { confirm: true }, post.channel_id)).toContain('You left the match.');
    expect((await r.service.lookAtTable(id))!.match.holders[1]).toEqual({ kind: 'bot', formerly: bob.id });
    expect(await said(bob, 'endgame', { confirm: true, match: id }, post.channel_id)).toContain('Only the host');
    expect(await said(ann, 'endgame', { confirm: true }, post.channel_id)).toContain('is called off');
    expect((await r.service.lookAtTable(id))!.match.status).toBe('called-off');
  });

  it('/leave says of a lobby that it can be joined again, with or without confirm', async () => {
    const r = await rig();
    const [, bob] = people(r);
    const { id } = await r.lobby('toy', 'Ann', 'Bob');
    expect(await said(bob, 'leave', { confirm: true })).toContain('You left the lobby.');
    expect((await r.service.lookAtTable(id))!.match.holders).toHaveLength(1);
  });
});
