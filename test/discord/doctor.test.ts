import { type Client, PermissionFlagsBits as P, PermissionsBitField } from 'discord.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Context, Health, Painter } from '../../src/discord/context.ts';
import type { Asked } from '../../src/discord/deeds/deed.ts';
import { doctor } from '../../src/discord/deeds/serving.ts';
import { clock, examine } from '../../src/discord/doctor.ts';
import { whereToGrant } from '../../src/discord/where-to-grant.ts';
import { createPainter } from '../../src/paint/painter.ts';
import { started } from '../match/world.ts';
import { house } from './house.ts';
import { dots, type Rig, rig, wordsOf } from './rig.ts';

/** Every scene is a picture of its own. */
const scribes: Painter = { ...dots, paint: async (scene) => Buffer.from(JSON.stringify(scene)) };

const ask = async (r: Rig, where = 'general') => wordsOf((await r.hands[0]!.slash('doctor', {}, where)).message);
const bad = (words: string) => words.split('\n').filter((line) => line.startsWith('✘'));
const remedies = (words: string) => words.split('\n').filter((line) => line.startsWith('-# →'));

describe('/doctor', () => {
  it('finds nothing on a bot that is set up well, with the real pictures, and tells its manager alone', async () => {
    const painter = createPainter();
    onTestFinished(() => painter.close());
    const r = await rig({ painter: painter as unknown as Painter });
    const { message, ephemeral } = await r.hands[0]!.slash('doctor');
    expect(ephemeral).toBe(true);
    const words = wordsOf(message);
    expect(words).toContain('All is well.');
    expect(bad(words)).toEqual([]);
    expect(words.match(/✔/g)).toHaveLength(11);
    expect(r.violations()).toEqual([]);
  });

  it('is hidden from those who do not manage the server, and refused to them', async () => {
    const r = await rig({ painter: scribes });
    await expect(r.hands[1]!.slash('doctor')).rejects.toThrow('no such command');
    const asked = { locale: 'en-US', place: { guild: 'g', channel: 'c' }, manages: false } as Asked;
    const show = await doctor({} as Context, asked, 0);
    expect(JSON.stringify((await show())!.components)).toContain('Only somebody with the permission Manage Server');
  });

  it.each([
    ['Attach Files', P.AttachFiles, 'No match can be played here'],
    ['Read Message History', P.ReadMessageHistory, 'No match can be played here'],
    ['Send Messages', P.SendMessages, 'No match can be played here'],
    ['Create Public Threads', P.CreatePublicThreads, 'without a thread'],
    ['Send Messages in Threads', P.SendMessagesInThreads, 'without a thread'],
  ])('says what it takes to get %s back in a channel', async (name, bit, words) => {
    const r = await rig({ painter: scribes });
    r.local.revoke('games', bit);
    const found = await ask(r, 'games');
    expect(bad(found).filter((line) => line.includes(words) && line.includes(name))).toHaveLength(1);
    expect(remedies(found)[0]).toContain(`Right-click <#${r.local.channel('games').id}> → Edit Channel`);
    expect(remedies(found)[0]).toContain(name);
    expect(bad(await ask(r, 'general'))).toEqual([]);
  });

  it('speaks of the permissions of threads in a thread, and of its channel to click at', async () => {
    const r = await rig({ painter: scribes });
    const { post } = await r.table('toy', 'Ann', 'Bob');
    expect(bad(await ask(r, post.channel_id))).toEqual([]);
    r.local.revoke('general', P.SendMessagesInThreads);
    const found = await ask(r, post.channel_id);
    expect(bad(found)[0]).toContain('No match can be played here: I lack Send Messages in Threads');
    expect(remedies(found)[0]).toContain(`<#${r.local.channel('general').id}> → Edit Channel`);
  });

  it('tells where the server itself does not let matches be opened', async () => {
    const r = await rig({ painter: scribes });
    const games = r.local.channel('games').id;
    await r.service.servers.change(r.local.guildId, { channels: [games] });
    const found = await ask(r);
    expect(bad(found)).toEqual(['✘ The settings of the server let no matches be opened here.']);
    expect(remedies(found)[0]).toContain(`<#${games}>`);
    expect(bad(await ask(r, 'games'))).toEqual([]);
  });

  it('notices a painter that is down, and fonts that draw nothing', async () => {
    const broken: Painter = { ...dots, paint: () => Promise.reject(new Error('no canvas')) };
    expect(bad(await ask(await rig({ painter: broken })))).toEqual(['✘ Pictures are not drawn; every board is said in words instead.']);
    expect(bad(await ask(await rig({ painter: dots })))).toEqual([expect.stringContaining('The fonts that the bot brings are missing')]);
  });
});

describe('where a permission is granted', () => {
  const client = (mine: bigint) => {
    const me = { permissions: new PermissionsBitField(mine), roles: { botRole: { id: '7' } } };
    return { user: { id: '8' }, guilds: { cache: new Map([['g', { members: { me } }]]) } } as unknown as Client<true>;
  };
  const where = { place: { guild: 'g', channel: 't' }, whereabouts: ['t', 'c'] } as unknown as Asked;
  const args = { bot: '<@&7>', channel: '<#c>' };

  it('is the role for what the bot may nowhere, the channel for what it may elsewhere', () => {
    expect(whereToGrant(client(P.AttachFiles), where, ['AttachFiles', 'SendMessages'])).toEqual([
      { id: 'doctor.grant.role', args: { ...args, permissions: [{ id: 'permission.SendMessages' }] } },
      { id: 'doctor.grant.channel', args: { ...args, permissions: [{ id: 'permission.AttachFiles' }] } },
    ]);
  });

  it('is nowhere when nothing is lacking', () => {
    expect(whereToGrant(client(0n), where, [])).toEqual([]);
  });
});

/** A manager who asks in a place where all is well. */
const manager: Asked = {
  match: '',
  user: 'ann',
  interaction: 'i',
  locale: 'en-US',
  place: { guild: 'g', channel: 'c' },
  lacking: [],
  moderates: null,
  noThread: [],
  manages: true,
  roles: [],
  whereabouts: ['c'],
};

const MB = 1024 * 1024;
const well: Health = { sound: true, upToDate: true, freeBytes: 200 * MB, logBytes: 64 * MB };

/** The messages of what is not well. */
async function wrongs(parts: {
  health?: Partial<Health> | Error;
  asked?: Partial<Asked>;
  prepare?: (h: ReturnType<typeof house>) => unknown;
}) {
  const h = house();
  await parts.prepare?.(h);
  const { health } = parts;
  const context: Context = {
    ...h.context,
    painter: scribes,
    health: async () => {
      if (health instanceof Error) throw health;
      return { ...well, ...health };
    },
  };
  const findings = await examine(context, { ...manager, ...parts.asked }, 0);
  return findings.filter(({ good }) => !good).map(({ said, remedies: todo }) => [said.id, ...todo.map(({ id }) => id)]);
}

describe('what is looked at', () => {
  it('is well at the limits', async () => {
    expect(await wrongs({})).toEqual([]);
  });

  it.each([
    [{ sound: false }, 'sound'],
    [{ upToDate: false }, 'tables'],
    [{ freeBytes: 200 * MB - 1 }, 'disk'],
    [{ logBytes: 64 * MB + 1 }, 'log'],
  ])('is the file: %j', async (health, what) => {
    expect(await wrongs({ health })).toEqual([[`doctor.${what}.bad`, `doctor.${what}.do`]]);
  });

  it('is everything else, too, when one thing cannot be looked at', async () => {
    expect(await wrongs({ health: new Error('gone') })).toEqual([['doctor.unknown.bad', 'doctor.unknown.do']]);
  });

  it('is whether a thread was locked', async () => {
    expect(await wrongs({ prepare: ({ post }) => post.places.set('c', 'shut') })).toEqual([['doctor.locked.bad', 'doctor.locked.do']]);
  });

  it('is whether posts of this server wait for a place, not those of others', async () => {
    const prepare = async ({ service, store }: ReturnType<typeof house>) => {
      await started(service);
      await store.outbox.park((await store.outbox.claim(60))!.id);
    };
    expect(await wrongs({ prepare })).toEqual([['doctor.parked.bad', 'doctor.parked.do']]);
    expect(await wrongs({ prepare, asked: { place: { guild: 'h', channel: 'c' } } })).toEqual([]);
  });

  it.each([
    [-2_001, false],
    [-2_000, true],
    [0, true],
    [5_000, true],
    [5_001, false],
  ])('is the clock: %d ms are well: %s', (lag, good) => {
    expect(clock(lag).good).toBe(good);
  });
});
