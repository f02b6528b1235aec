import { Events } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Kept } from '../../src/match/match.ts';
import { DAY } from '../../src/match/pace.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { movedClock } from '../match/moved-clock.ts';
import { toy } from '../match/toy.ts';
import { rowsIn } from '../store/rows-in.ts';
import { traces } from '../store/traces.ts';
import { buttonOf, pieces, type Rig, rig, wordsOf } from './rig.ts';

async function fileIn(message: Parameters<typeof pieces>[0]): Promise<Kept> {
  const { file } = pieces(message).find((piece) => 'file' in piece) as unknown as { file: { url: string } };
  return JSON.parse(await (await fetch(file.url)).text()) as Kept;
}

const heard = (r: Rig, event: string) => new Promise((resolve) => r.bot.client.once(event, resolve));

/** Ann and Bob have hidden their food, and Ann has settings, an absence, and a lobby that Cem has joined. */
async function played(r: Rig) {
  const [ann, bob] = r.hands;
  const { id, post } = await r.table('toy', 'Ann', 'Bob');
  await r.move(ann!, post, 1);
  await r.move(bob!, post, 2);
  await ann!.slash('settings', { zone: 'Europe/Berlin' });
  await ann!.slash('away', { until: '3' });
  const { id: open, post: lobby } = await r.lobby('toy', 'Ann', 'Cem');
  await r.settled();
  return { id, post, open, lobby };
}

describe('/privacy', () => {
  it('says privately what is kept, why, how long here, and who sees it', async () => {
    const r = await rig();
    const [ann, bob] = r.hands;
    const { message, ephemeral } = await ann!.slash('privacy');
    expect(ephemeral).toBe(true);
    for (const words of ['**What**', '**Why**', '**How long**', '**Who sees it**', 'as long as this bot plays here'])
      expect(wordsOf(message)).toContain(words);
    expect(pieces(message).flatMap(({ label }) => label ?? [])).toEqual(['Give me the file', 'Delete everything…']);
    await r.service.servers.change(r.local.guildId, { purge: '90' });
    expect(wordsOf((await bob!.slash('privacy')).message)).toContain('until they have been over for 90 days');
    expect(r.violations()).toEqual([]);
  });

  it('leads to the text of whoever runs the bot, where there is one', async () => {
    const r = await rig({ privacyUrl: 'https://example.org/privacy' });
    const { message } = await r.hands[0]!.slash('privacy');
    expect(pieces(message)).toContainEqual(expect.objectContaining({ label: 'The whole text', url: 'https://example.org/privacy' }));
    expect(r.violations()).toEqual([]);
  });

  it('gives everything as a file, by the option and by the button, to its owner alone', async () => {
    const r = await rig();
    const { id, open } = await played(r);
    const [ann, bob] = r.hands;
    const { message } = await ann!.slash('privacy', { action: 'export' });
    const kept = await fileIn(message);
    expect(kept.user).toBe(ann!.id);
    expect(kept.settings).toMatchObject({ zone: 'Europe/Berlin' });
    expect(kept.absences).toHaveLength(1);
    expect(kept.matches.map(({ match }) => match).sort()).toEqual([id, open].sort());
    expect(kept.matches.find(({ match }) => match === id)!.entries).toMatchObject([
      { kind: 'answer', move: { picks: ['cell:2'] }, byBot: false },
      { kind: 'away' },
    ]);
    expect(JSON.stringify(kept)).not.toContain(bob!.id);
    expect(r.hands[1]!.sees().some((seen) => seen.id === message!.id)).toBe(false);
    const panel = (await ann!.slash('privacy')).message!;
    expect((await fileIn((await r.press(ann!, panel, 'Give me the file')).message)).user).toBe(ann!.id);
    expect(buttonOf(ann!.sees().find((seen) => seen.id === panel.id)!, 'Delete everything…')).toBeDefined();
    expect(r.violations()).toEqual([]);
  });

  it('asks before it deletes, and keeps everything when the answer is no', async () => {
    const r = await rig();
    const { id } = await played(r);
    const [ann] = r.hands;
    const { message } = await ann!.slash('privacy', { action: 'delete' });
    expect(wordsOf(message)).toContain('You leave 1 lobby');
    expect(wordsOf(message)).toContain('your seat in 1 running match');
    expect(wordsOf(message)).not.toContain('that is over');
    expect(wordsOf((await r.press(ann!, message!, 'Keep it')).message)).toContain('Nothing was deleted.');
    expect((await r.service.mine(ann!.id)).map(({ match }) => match.id)).toContain(id);
    expect(r.violations()).toEqual([]);
  });

  it('deletes: no trace in the database, seats given up, tables drawn anew, others and proofs as before, and again is harmless', async () => {
    const r = await rig();
    const { id, post, open } = await played(r);
    const [ann, bob, cem] = r.hands;
    const { message: asked } = await ann!.slash('privacy', { action: 'delete' });
    const question = (await ann!.slash('privacy', { action: 'delete' })).message!;
    const { message } = await r.press(ann!, question, 'Delete everything of mine');
    expect(wordsOf(message)).toContain('You left 2 matches.');
    expect(traces(r.file, ann!.id)).toEqual([]);
    expect(traces(r.file, bob!.id)).not.toEqual([]);
    expect((await r.service.lookAtTable(id))!.match).toMatchObject({
      status: 'running',
      host: bob!.id,
      holders: [{ kind: 'bot' }, { user: bob!.id }],
    });
    expect((await r.service.lookAtTable(open))!.match).toMatchObject({ status: 'lobby', host: cem!.id, holders: [{ user: cem!.id }] });
    expect(JSON.stringify(await r.tablePost(id))).not.toContain(ann!.id);
    expect(replayMatch({ toy }, (await exportMatch(r.store, id))!)).toMatchObject({ differs: null });
    expect(wordsOf((await r.press(bob!, post, 'Hand')).message)).toContain('Your pantry is cell 3.');

    const again = await r.press(ann!, asked!, 'Delete everything of mine');
    expect(wordsOf(again.message)).not.toContain('You left');
    expect(wordsOf((await ann!.slash('privacy', { action: 'delete' })).message)).toContain('Nothing is kept of you.');
    expect(wordsOf((await r.press(ann!, post, 'Act')).message)).not.toContain('Hide your food');
    await r.restart();
    await r.settled();
    expect(traces(r.file, ann!.id)).toEqual([]);
    expect(r.violations()).toEqual([]);
  });
});

describe('a server that removed the bot', () => {
  it('is kept for 30 days and then deleted; an outage is no removal, and an invitation in time keeps everything', async () => {
    const clock = movedClock();
    const r = await rig({ luck: { now: clock.now } });
    const { id } = await played(r);
    const outage = heard(r, Events.GuildUnavailable);
    r.local.announceOutage();
    await outage;
    await r.settled();
    clock.pass(31 * DAY);
    await r.service.purge();
    expect(await r.service.lookAtTable(id)).not.toBeNull();

    const out = heard(r, Events.GuildDelete);
    r.local.expelBot();
    await out;
    await r.settled();
    clock.pass(29 * DAY);
    const back = heard(r, Events.GuildCreate);
    r.local.inviteBot();
    await back;
    await r.settled();
    clock.pass(2 * DAY);
    await r.service.purge();
    expect(await r.service.lookAtTable(id)).not.toBeNull();

    await r.stop();
    r.local.expelBot();
    await r.start();
    await r.settled();
    clock.pass(30 * DAY - 1);
    await r.service.purge();
    expect(await r.service.lookAtTable(id)).not.toBeNull();
    clock.pass(1);
    await r.service.purge();
    for (const table of ['matches', 'seats', 'entries', 'outbox', 'surfaces', 'people', 'absences', 'servers'])
      expect(rowsIn(r.file, table)).toEqual([]);
    for (const hand of r.hands) expect(traces(r.file, hand.id)).toEqual([]);
  });
});
