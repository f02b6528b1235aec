import type { Message } from '../kernel/message.ts';
import type { Ask, Option } from '../kernel/steps.ts';
import { START, type Stage } from './custom-id.ts';
import { LIMITS } from './limits.ts';

/** One entry of a control: an option, or a group of options that it opens. */
export type Item = {
  /** The place of the option, or of the group's first option, in the whole list: what a press carries. */
  readonly index: number;
  /** What people see: where some entries of the list are marked on the picture, only those have one. */
  readonly number: number | null;
  readonly label: Message;
  readonly hint?: Message;
  /** How many options a folded group holds; absent for an option. */
  readonly folds?: number;
  /** The spot of the picture that carries the number. */
  readonly at?: string;
};

/** How a prompt is put to somebody at one stage, decided by counts alone. */
export type Control = {
  readonly shape: 'buttons' | 'select';
  /** The entries of this page, at most 25 (as buttons 5, or 5 that are marked on the picture and 5 that are not). */
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

const ROW = LIMITS.buttonsInRow;

/**
 * Up to 5 entries are buttons, or up to 5 that are marked on the picture and 5 that are not; up to 25 a select; more turn
 * pages. In a list of more options than fit as a row of buttons each group is one entry, where that leaves several. Several
 * picks are a multi-select, or gathered one at a time beyond 25 options. A stage that no longer fits shows the nearest that does.
 */
export function choices(ask: Ask, stage: Stage = START): Control {
  const { options, min = 1, max = 1 } = ask;
  const gathers = max > 1 && options.length > PAGE;
  const mayFinish = gathers ? stage.picked.length >= min && stage.picked.length > 0 : min === 0;
  if (max > 1 && !gathers) {
    const items = numbered(options.map(optionItem));
    return { shape: 'select', items, page: 0, pages: 1, min: Math.max(min, 1), max: Math.min(max, items.length), gathers, mayFinish };
  }
  const all = opened(ask, stage.group) ?? folded(ask);
  const items = all.flatMap((item) => withoutPicked(ask, item, stage.picked));
  return { shape: shapeOf(items, gathers), ...paged(items, stage.page), min: 1, max: 1, gathers, mayFinish };
}

/** What follows when entries of a control are taken: a further stage, or the picks that answer the prompt. */
export function choose(
  ask: Ask,
  stage: Stage,
  taken: readonly number[],
): { readonly stage: Stage } | { readonly picks: readonly number[] } {
  const control = choices(ask, stage);
  const group = control.items.find(({ index, folds }) => folds && index === taken[0]);
  if (group) return { stage: { group: group.index, page: 0, picked: stage.picked } };
  if (!control.gathers) return { picks: taken };
  const picked = [...new Set([...stage.picked, ...taken])];
  return picked.length >= (ask.max ?? 1) ? { picks: picked } : { stage: { group: null, page: 0, picked } };
}

/** The numbers to draw on the picture. */
export const marksOf = (control: Pick<Control, 'items'>): readonly { readonly at: string; readonly label: string }[] =>
  control.items.flatMap(({ at, number }) => (at === undefined ? [] : [{ at, label: String(number) }]));

/** An entry by its number on the picture, if it has one, and its name. */
export const entryName = ({ at, number, label }: Item): Message =>
  at === undefined || number === null ? label : { id: 'panel.numbered', args: { number, label } };

/** What an option is called where its group does not stand above it. */
export const nameOf = ({ label, group }: Pick<Option, 'label' | 'group'>): Message =>
  group ? { id: 'panel.in-group', args: { group, label } } : label;

/** The group whose options are shown at this stage; null at the top of a list. */
export const groupOf = (ask: Ask, { group }: Stage): Message | null => (opened(ask, group) && ask.options[group!]?.group) ?? null;

/** The prompt with those options only that are shown at this stage: the ones of its group, or all at the top of a list. */
export const askedAt = (ask: Ask, { group }: Stage): Ask =>
  opened(ask, group) ? { ...ask, options: groupAt(ask.options, group!).map((place) => ask.options[place]!) } : ask;

/**
 * The entries of a whole prompt: its options, and in a list of more than `long` options its groups in place of their members.
 * A group stands where its first option stands, and is named by that option's place.
 */
export function folded({ options }: Ask, long: number = ROW): readonly Item[] {
  const all = numbered(options.map(optionItem));
  if (options.length <= long) return all;
  const items = all.flatMap((item) => {
    const members = groupAt(options, item.index);
    if (members.length < 2) return [item];
    return members[0] === item.index ? [groupItem(options, members)] : [];
  });
  return items.length < 2 ? all : numbered(items);
}

/** The options of a folded group, numbered from one; null where no folded group begins at this place. */
function opened(ask: Ask, group: number | null): readonly Item[] | null {
  if (group === null || !folded(ask).some(({ index, folds }) => folds && index === group)) return null;
  return numbered(
    groupAt(ask.options, group).map((index) => ({ ...optionItem(ask.options[index]!, index), label: ask.options[index]!.label })),
  );
}

/** An entry as long as there is something left to pick in it. */
const withoutPicked = ({ options }: Ask, item: Item, picked: readonly number[]): readonly Item[] =>
  (item.folds ? groupAt(options, item.index) : [item.index]).every((index) => picked.includes(index)) ? [] : [item];

/** The places of all options that share the group of the option at this place; none where it has no group. */
function groupAt(options: Ask['options'], place: number): readonly number[] {
  const key = JSON.stringify(options[place]?.group);
  return key === undefined ? [] : [...options.keys()].filter((index) => JSON.stringify(options[index]!.group) === key);
}

const optionItem = ({ hint, at, ...option }: Option, index: number): Item => ({
  index,
  number: null,
  label: nameOf(option),
  ...(hint ? { hint } : {}),
  ...(at === undefined ? {} : { at }),
});

/** Counts those that are marked on the picture, or all where none is. */
function numbered(items: readonly Item[]): readonly Item[] {
  const marked = items.filter(({ at }) => at !== undefined);
  return items.map((item) => ({ ...item, number: (marked.length > 0 ? marked : items).indexOf(item) + 1 || null }));
}

/** A group is marked on the picture where all its options are at one spot. */
function groupItem(options: Ask['options'], members: readonly number[]): Item {
  const { group, at } = options[members[0]!]!;
  const isOneSpot = at !== undefined && members.every((index) => options[index]!.at === at);
  const label: Message = { id: 'panel.folded', args: { group: group! } };
  const hint: Message = { id: 'panel.folded.hint', args: { count: members.length } };
  return { index: members[0]!, number: null, label, hint, folds: members.length, ...(isOneSpot ? { at } : {}) };
}

/** The entries as one row of buttons or, where those on the picture and those that are not make a row each, as two; null for too many. */
export function rowsOf(items: readonly Item[]): readonly (readonly Item[])[] | null {
  if (items.length <= ROW) return [items];
  const rows = [items.filter(({ at }) => at !== undefined), items.filter(({ at }) => at === undefined)];
  return rows.every((row) => row.length > 0 && row.length <= ROW) ? rows : null;
}

const shapeOf = (items: readonly Item[], gathers: boolean) => (rowsOf(items) && !gathers ? 'buttons' : 'select');

function paged(items: readonly Item[], wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  return { items: items.slice(page * PAGE, (page + 1) * PAGE), page, pages };
}
