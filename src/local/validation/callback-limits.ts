import { type APIMessage, ComponentType, InteractionResponseType as R } from 'discord-api-types/v10';
import type { Callback } from '../interactions/callback.ts';
import type { Component, Upload } from '../messages/body.ts';
import { placed, sameIds, selectLimits } from './component-limits.ts';
import { messageLimits } from './message-limits.ts';
import { fault, length, tooLong } from './text.ts';
import type { Violation } from './violation.ts';

const MODAL_COMPONENTS = 5;
const CHOICE_VALUE = 100;

/** What the documentation demands of the first answer to an interaction beyond the schema; paths start at `data`. */
export function callbackLimits(callback: Callback, uploads: readonly Upload[], before: APIMessage | null = null): Violation[] {
  return limitsOf(callback, uploads, before).map((found) => ({ ...found, path: ['data', ...found.path] }));
}

function limitsOf(callback: Callback, uploads: readonly Upload[], before: APIMessage | null): Violation[] {
  const data = callback.data ?? {};
  switch (callback.type) {
    case R.ChannelMessageWithSource:
      return messageLimits('create')(data, uploads);
    case R.UpdateMessage:
      return messageLimits('edit')(data, uploads, before);
    case R.ApplicationCommandAutocompleteResult:
      return choiceLimits((data as { choices?: readonly { value?: unknown }[] }).choices ?? []);
    case R.Modal:
      return modalLimits(data.components ?? []);
    default:
      return [];
  }
}

const choiceLimits = (choices: readonly { value?: unknown }[]): Violation[] =>
  choices.flatMap(({ value }, index) => (length(value) > CHOICE_VALUE ? [tooLong(['choices', index, 'value'], CHOICE_VALUE)] : []));

function modalLimits(components: readonly Component[]): Violation[] {
  const all = placed(components);
  return [
    ...(components.length > MODAL_COMPONENTS ? [tooLong(['components'], MODAL_COMPONENTS)] : []),
    ...sameIds(all),
    ...all.flatMap(({ path, component }) => [
      ...selectLimits(path, component),
      ...(component.type === ComponentType.Label && component.component?.label
        ? [fault([...path, 'component', 'label'], 'COMPONENT_LABEL_INSIDE_LABEL', 'Inside a label a text input has no label of its own')]
        : []),
    ]),
  ];
}
