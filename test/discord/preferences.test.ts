import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { pieces, type Rig, rig, wordsOf } from './rig.ts';

/** What is chosen in each select of a panel, in the words shown. */
const chosen = (panel: APIMessage | null): readonly string[] =>
  pieces(panel).flatMap(
    ({ options }) => (options as { label: string; default?: boolean }[] | undefined)?.filter((o) => o.default).map((o) => o.label) ?? [],
  );

async function settings(house: Rig, hand: Hand, given: { readonly [id: string]: string } = {}): Promise<APIMessage> {
  const { message } = await hand.slash('settings', given);
  await house.settled();
  return hand.sees().find(({ id }) => id === message!.id)!;
}

describe('/settings', () => {
  it('shows privately what somebody chose, and changes it by a select', async () => {
    const house = await rig();
    const [ann, bob] = [house.local.hand('Ann'), house.local.hand('Bob')];
    const panel = await settings(house, ann);
    expect(wordsOf(panel)).toContain('Time zone: not said yet');
    expect(chosen(panel)).toEqual([
      'When you are asked: a notification',
      'Reminders while a match waits for you: yes',
      'When whoever sits before you is asked: nothing',
      'Colours of the pictures that only you see: as at the table',
      'Size of the pictures that only you see: as at the table',
      'Quiet hours begin at: no quiet hours',
    ]);
    expect(bob.sees().some(({ id }) => id === panel.id)).toBe(false);
    const { message: silent } = await house.press(ann, panel, 'f:pings', ['silent']);
    expect(chosen(silent)[0]).toBe('When you are asked: a silent notification');
    expect(await house.service.preferences(ann.id)).toMatchObject({ pings: 'silent' });
    expect(await house.service.preferences(bob.id)).toMatchObject({ pings: 'mention' });
    expect(house.violations()).toEqual([]);
  });

  it('sets both ends of the quiet hours apart, and takes them back', async () => {
    const house = await rig();
    const ann = house.local.hand('Ann');
    const quiet = async () => (await house.service.preferences(ann.id)).quiet;
    let panel = await settings(house, ann);
    const choose = async (part: string, value: string) => {
      panel = (await house.press(ann, panel, `f:${part}`, [value])).message!;
    };
    await choose('from', '22');
    expect(await quiet()).toEqual({ from: 22, until: 8 });
    await choose('until', '9');
    expect(await quiet()).toEqual({ from: 22, until: 9 });
    await choose('until', '22');
    expect(wordsOf(panel)).toContain('two different whole hours');
    expect(await quiet()).toEqual({ from: 22, until: 9 });
    await choose('from', 'off');
    expect(await quiet()).toBeNull();
    await choose('from', '8');
    expect(await quiet()).toEqual({ from: 8, until: 0 });
    expect(house.violations()).toEqual([]);
  });

  it('takes all of it by options, and says which one cannot be read', async () => {
    const house = await rig();
    const ann = house.local.hand('Ann');
    const panel = await settings(house, ann, {
      zone: 'europe/berlin',
      quiet: '22-8',
      pings: 'none',
      reminders: 'off',
      nearly: 'on',
      print: 'large',
    });
    expect(wordsOf(panel)).toContain('Time zone: **Europe/Berlin**');
    expect(await house.service.preferences(ann.id)).toEqual({
      zone: 'Europe/Berlin',
      quiet: { from: 22, until: 8 },
      pings: 'none',
      reminders: 'off',
      nearly: 'on',
      colours: 'usual',
      print: 'large',
    });
    expect(wordsOf(await settings(house, ann, { zone: 'Mars' }))).toContain('There is no time zone called that.');
    expect(wordsOf(await settings(house, ann, { pings: 'loud' }))).toContain('There is no such setting.');
    expect((await house.service.preferences(ann.id)).zone).toBe('Europe/Berlin');
    expect(house.violations()).toEqual([]);
  });

  it('suggests time zones by any part of their names, and the choices of the others', async () => {
    const house = await rig();
    const ann = house.local.hand('Ann');
    const suggested = async (option: string, typed: string) =>
      (await ann.suggest('settings', option, { [option]: typed })).map(({ value }) => value);
    expect(await suggested('zone', 'new york')).toContain('America/New_York');
    expect(await suggested('zone', '')).toHaveLength(25);
    expect(await suggested('quiet', 'o')).toEqual(['off']);
    expect(await suggested('pings', '')).toEqual(['mention', 'silent', 'none']);
    expect(await suggested('pings', 'silent')).toEqual(['silent']);
  });
});

describe('/mygames', () => {
  it('opens the panel of a match in which one is asked', async () => {
    const house = await rig();
    const { id } = await house.table('toy', 'Ann', 'Bob');
    const ann = house.local.hand('Ann');
    const { message } = await ann.slash('mygames');
    await house.settled();
    const list = ann.sees().find((seen) => seen.id === message!.id)!;
    const { message: panel } = await house.press(ann, list, '1 · Act');
    expect(wordsOf(panel)).toContain('Hide your food.');
    await house.service.answer({
      match: id,
      user: ann.id,
      interaction: 'hid',
      serial: (await house.service.look(id, ann.id))!.sight!.prompts[0]!.serial,
      key: 'now',
      picks: ['cell:1'],
    });
    const { message: after } = await ann.slash('mygames');
    expect(pieces(after).filter(({ label }) => label?.endsWith('Act'))).toEqual([]);
    expect(house.violations()).toEqual([]);
  });

  it('turns pages beyond ten matches, each in its place, and numbers them through', async () => {
    const house = await rig();
    const ann = house.local.hand('Ann');
    const { id } = await house.lobby('toy', 'Ann');
    const { place } = (await house.service.lookAtTable(id))!.match;
    for (let n = 1; n < 12; n++) await house.service.create({ game: 'toy', host: ann.id, place, settings: {}, interaction: `create-${n}` });
    await house.settled();
    const { message } = await ann.slash('mygames');
    await house.settled();
    const list = ann.sees().find((seen) => seen.id === message!.id)!;
    expect(wordsOf(list)).toContain('· 10 [Toy]');
    expect(wordsOf(list)).not.toContain('· 11 [Toy]');
    const { message: second } = await house.press(ann, list, 'Next');
    expect(wordsOf(second)).toContain('· 12 [Toy]');
    expect(wordsOf(second)).not.toContain('· 10 [Toy]');
    expect(wordsOf((await house.press(ann, second!, 'Previous')).message)).toContain('· 1 [Toy]');
    expect(house.violations()).toEqual([]);
  });
});
