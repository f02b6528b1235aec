import type { Message } from '../kernel/message.ts';
import type { Ask } from '../kernel/steps.ts';
import { START, type Stage } from './custom-id.ts';
import { LIMITS } from './limits.ts';

/** One entry of a control. `index` is the option's (or group's) place in the whole list; `number` is what people see. */
export type Item = {
  readonly index: number;
  readonly number: number;
  readonly label: Message;
  readonly group?: Message;
  /** The spot of the picture that carries the number. */
  readonly at?: string;
};

/** How a prompt is put to somebody at one stage, decided by counts alone. */
export type Control = {
  readonly shape: 'buttons' | 'select' | 'groups';
  /** The entries of this page, at most 25 (5 as buttons). */
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  /** How many entries are taken from this control at once. */
  readonly min: number;
  readonly max: number;
  /** Several are to be picked out of too many for one list: one at a time, then "done". */
  readonly gathers: boolean;
  /** What is picked so far is enough as an answer. */
  readonly mayFinish: boolean;
};

const PAGE = LIMITS.selectOptions;

/**
 * Up to 5 options are buttons, up to 25 a select; more go through their groups, or pages where there are none. Several
 * picks are a multi-select, or gathered one at a time beyond 25 options. A stage that no longer fits shows the nearest that does.
 */
export function choices(ask: Ask, stage: Stage = START): Control {
  const { min = 1, max = 1 } = ask;
  const all = ask.options.map(
    (option, index): Item => ({
      index,
      number: index + 1,
      label: option.label,
      ...(option.group ? { group: option.group } : {}),
      ...(option.at === undefined ? {} : { at: option.at }),
    }),
  );
  const gathers = max > 1 && all.length > PAGE;
  const mayFinish = gathers ? stage.picked.length >= min && stage.picked.length > 0 : min === 0;
  const once = { min: 1, max: 1, gathers, mayFinish };
  if (max > 1 && !gathers)
    return { shape: 'select', items: all, page: 0, pages: 1, min: Math.max(min, 1), max: Math.min(max, all.length), gathers, mayFinish };

  const open = all.filter((item) => !stage.picked.includes(item.index));
  const groups = open.length > PAGE ? groupsOf(all) : [];
  if (groups.length < 2) return { shape: shapeOf(open, gathers), ...paged(open, stage.page), ...once };
  const inside = stage.group === null ? undefined : groups[stage.group];
  if (!inside) return { shape: 'groups', ...paged(groups.map(groupItem), stage.page), ...once };
  const members = inside.map((item, place) => ({ ...item, number: place + 1 })).filter((item) => !stage.picked.includes(item.index));
  return { shape: shapeOf(members, gathers), ...paged(members, stage.page), ...once };
}

/** What follows when entries of a control are taken: a further stage, or the picks that answer the prompt. */
export function choose(
  ask: Ask,
  stage: Stage,
  taken: readonly number[],
): { readonly stage: Stage } | { readonly picks: readonly number[] } {
  const control = choices(ask, stage);
  if (control.shape === 'groups') return { stage: { group: taken[0] ?? null, page: 0, picked: stage.picked } };
  if (!control.gathers) return { picks: taken };
  const picked = [...new Set([...stage.picked, ...taken])];
  return picked.length >= (ask.max ?? 1) ? { picks: picked } : { stage: { group: null, page: 0, picked } };
}

/** The numbers to draw on the picture. */
export const marksOf = (control: Pick<Control, 'items'>): readonly { readonly at: string; readonly label: string }[] =>
  control.items.flatMap(({ at, number }) => (at === undefined ? [] : [{ at, label: String(number) }]));

/** The groups that the options of a prompt fall into, in order of first appearance; a stage names one by its index here. */
export const groupLabels = ({ options }: Ask): readonly Message[] => [
  ...new Map(options.map(({ group = OTHER }) => [JSON.stringify(group), group])).values(),
];

const OTHER: Message = { id: 'panel.group.other' };

function groupsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = JSON.stringify(item.group ?? OTHER);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** A group is marked on the picture where all its options are at one spot. */
function groupItem(members: readonly Item[], index: number): Item {
  const spots = new Set(members.map((m) => m.at));
  const [at] = spots;
  return { index, number: index + 1, label: members[0]?.group ?? OTHER, ...(spots.size === 1 && at !== undefined ? { at } : {}) };
}

const shapeOf = (items: readonly Item[], gathers: boolean) => (items.length <= LIMITS.buttonsInRow && !gathers ? 'buttons' : 'select');

function paged(items: readonly Item[], wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  return { items: items.slice(page * PAGE, (page + 1) * PAGE), page, pages };
}
