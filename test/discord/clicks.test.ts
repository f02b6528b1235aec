import type { APIMessage } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Hand } from '../../src/local/people/hand.ts';
import { buttonOf, type Piece, pieces, type Rig, rig, selectOf, wordsOf } from './rig.ts';

type Panel = APIMessage;

/** The choices of a panel, as buttons or entries of its list. */
const choicesOf = (panel: Panel): readonly string[] =>
  selectOf(panel)?.options?.map(({ label }) => label) ??
  pieces(panel).flatMap(({ custom_id, label }) => (custom_id?.startsWith('a:') ? [label!] : []));

const DANGER = /Play (Dead end|Zombies)/;

/** Takes the choice of that name, whatever it is made with. */
async function take(r: Rig, hand: Hand, panel: Panel, name: RegExp): Promise<Panel> {
  const select = selectOf(panel);
  const entry = select?.options?.find(({ label }) => name.test(label));
  const control = (entry ? select : buttonOf(panel, name)) as Piece;
  return (await r.press(hand, panel, control.custom_id!, entry && [entry.value])).message!;
}

describe('a turn in Road to the Bunker', () => {
  /** Plays a road tile of the river in Ann's zone by her panel alone; gives the steps. */
  async function turn(seed: string) {
    const r = await rig({ luck: { randomSeed: () => seed } });
    const { id, post } = await r.table('road-to-the-bunker', 'Ann', 'Bob');
    const [ann] = await r.awaited(id);
    let panel = await r.panel(ann!, post);
    const steps: string[] = [];
    const step = async (what: string, name: RegExp) => {
      steps.push(what);
      panel = await take(r, ann!, panel, name);
    };
    return { r, id, ann: ann!, step, steps, now: () => panel };
  }

  it('is tile, place, rotation, and one Confirm that says what is done', async () => {
    const { r, id, ann, step, steps, now } = await turn('a seed of 2');
    const river = choicesOf(now()).find((label) => /Resource \+\d \((curve|T junction)\)/.test(label))!;
    await step('draw', new RegExp(`^${river.replace(/[+()]/g, '\\$&')}$`));
    expect(wordsOf(now())).toMatch(/Turn 1: <@\d+> takes Resource \+\d \(.*\) from the river\./);
    expect(selectOf(now())).toBeUndefined();
    expect(buttonOf(now(), 'Discard …')).toBeDefined();
    await step('tile', /Play Resource \+\d \((curve|T junction)\)/);
    await step('place', /1 · /);
    await step('rotation', /1 · /);
    expect(wordsOf(now())).toMatch(/> <@\d+> adds Resource \+\d \(.*\) at N1\./);
    await step('confirm', /Confirm/);
    expect(wordsOf(now())).toMatch(/<@\d+> adds Resource[\s\S]*The river shows[\s\S]*Nothing is asked of you now/);
    expect(steps).toEqual(['draw', 'tile', 'place', 'rotation', 'confirm']);
    expect(await r.awaited(id)).not.toContain(ann);
    expect(r.violations()).toEqual([]);
  });

  it('draws from the pile by one press, which tells its owner alone what came', async () => {
    const { r, step, now } = await turn('a seed of 2');
    await step('draw', /Top of the pile/);
    expect(wordsOf(now())).toMatch(/Turn 1: you draw .* from the pile\./);
    expect(buttonOf(now(), 'Confirm')).toBeUndefined();
    expect(r.publicPosts().join()).not.toContain('you draw');
  });

  it('names the zone in which a Danger tile is laid, at each step', async () => {
    const { step, now } = await turn('seed 5');
    await step('draw', /Top of the pile/);
    await step('tile', DANGER);
    expect(choicesOf(now())[0]).toBe('1 · Bob’s zone: N1');
    await step('place', /1 · /);
    if (!buttonOf(now(), 'Confirm')) {
      expect(wordsOf(now())).toMatch(/lie at N1 of <@\d+>’s zone\?/);
      await step('rotation', /1 · /);
    }
    expect(wordsOf(now())).toMatch(/> <@\d+> puts .* into <@\d+>’s zone at N1\./);
  });

  it('begins the alt text with what is asked, the choices and the hand', async () => {
    const { now } = await turn('a seed of 2');
    const { items } = pieces(now()).find((piece) => 'items' in piece) as unknown as { items: { description: string }[] };
    expect(items[0]!.description).toMatch(/^Road to the Bunker\. Draw a tile: .* 1 · Top of the pile .* Your hand: 1\. /);
    expect(items[0]!.description.length).toBeLessThanOrEqual(1024);
  });
});
