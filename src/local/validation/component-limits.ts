import { ButtonStyle, MessageFlags, ComponentType as T } from 'discord-api-types/v10';
import { type Component, hasFlag, type MessageBody } from '../messages/body.ts';
import { fault, length, repeated, tooLong } from './text.ts';
import type { Violation } from './violation.ts';

const ROWS = 5;
const COMPONENTS_V2 = 40;
const TEXT_V2 = 4000;
const LEGACY = [T.ActionRow, T.Button, T.StringSelect, T.UserSelect, T.RoleSelect, T.MentionableSelect, T.ChannelSelect];

type Placed = { readonly path: readonly (string | number)[]; readonly component: Component };

/** Every component with its place in the body, outer ones first. */
export function placed(components: readonly Component[], at: readonly (string | number)[] = ['components']): Placed[] {
  return components.flatMap((component, index) => inside(component, [...at, index]));
}

const inside = (component: Component, path: readonly (string | number)[]): Placed[] => [
  { path, component },
  ...placed(component.components ?? [], [...path, 'components']),
  ...(component.accessory ? inside(component.accessory, [...path, 'accessory']) : []),
  ...(component.component ? inside(component.component, [...path, 'component']) : []),
];

/** What the documentation demands of a message's components beyond the schema. */
export function messageComponentLimits(body: MessageBody): Violation[] {
  const components = body.components ?? [];
  const all = placed(components);
  const v2 = hasFlag(body.flags, MessageFlags.IsComponentsV2);
  return [
    ...(v2 ? v2Limits(all) : legacyLimits(components, all)),
    ...sameIds(all),
    ...all.flatMap(({ path, component }) => [
      ...buttonLimits(path, component),
      ...rowLimits(path, component),
      ...selectLimits(path, component),
    ]),
  ];
}

/** Custom ids that stand twice. */
export function sameIds(all: readonly Placed[]): Violation[] {
  const named = all.filter(({ component }) => component.custom_id !== undefined);
  return repeated(named.map(({ component }) => component.custom_id)).map((index) =>
    fault([...(named[index]?.path ?? []), 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
  );
}

/** The addresses of media in components, with their places. */
export const mediaLinks = (components: readonly Component[]): { path: (string | number)[]; url: string }[] =>
  placed(components).flatMap(({ path, component }) => [
    ...(component.media ? [{ path: [...path, 'media', 'url'], url: component.media.url }] : []),
    ...(component.file ? [{ path: [...path, 'file', 'url'], url: component.file.url }] : []),
    ...(component.items ?? []).map((item, index) => ({ path: [...path, 'items', index, 'media', 'url'], url: item.media.url })),
  ]);

function v2Limits(all: readonly Placed[]): Violation[] {
  const text = all.reduce((sum, { component }) => sum + (component.type === T.TextDisplay ? length(component.content) : 0), 0);
  return [
    ...(all.length > COMPONENTS_V2 ? [tooLong(['components'], COMPONENTS_V2)] : []),
    ...(text > TEXT_V2
      ? [fault(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `Text displays exceed ${TEXT_V2} characters in all`)]
      : []),
  ];
}

const legacyLimits = (components: readonly Component[], all: readonly Placed[]): Violation[] => [
  ...(components.length > ROWS ? [tooLong(['components'], ROWS)] : []),
  ...all
    .filter(({ component }) => !LEGACY.includes(component.type))
    .map(({ path }) => fault([...path, 'type'], 'UNION_TYPE_CHOICES', 'Only with the flag IS_COMPONENTS_V2')),
];

function buttonLimits(path: Placed['path'], button: Component): Violation[] {
  if (button.type !== T.Button || button.style === ButtonStyle.Premium) return [];
  const target = button.style === ButtonStyle.Link ? 'url' : 'custom_id';
  const other = target === 'url' ? 'custom_id' : 'url';
  return [
    ...(button[target] ? [] : [fault([...path, target], 'BASE_TYPE_REQUIRED', 'This field is required')]),
    ...(button[other]
      ? [fault([...path, other], 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified')]
      : []),
    ...(button.label || button.emoji
      ? []
      : [fault([...path, 'label'], 'BUTTON_COMPONENT_INVALID_LABEL_EMOJI', 'A button needs a label or an emoji')]),
  ];
}

function rowLimits(path: Placed['path'], row: Component): Violation[] {
  if (row.type !== T.ActionRow) return [];
  const children = row.components ?? [];
  const shared = children.length > 1 && children.some((child) => child.type !== T.Button);
  return shared ? [fault([...path, 'components'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A select fills its row alone')] : [];
}

/** Options and numbers of a select; of modals' selects too. */
export function selectLimits(path: Placed['path'], select: Component): Violation[] {
  if (select.type !== T.StringSelect) return [];
  const options = (select.options ?? []) as readonly { value: string }[];
  const most = Number(select.max_values ?? 1);
  const least = Number(select.min_values ?? 1);
  return [
    ...repeated(options.map((option) => option.value)).map((index) =>
      fault([...path, 'options', index, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used'),
    ),
    ...(most > options.length ? [fault([...path, 'max_values'], 'NUMBER_TYPE_MAX', 'More than there are options')] : []),
    ...(least > most ? [fault([...path, 'min_values'], 'NUMBER_TYPE_MAX', 'More than max_values')] : []),
  ];
}
