import type { APIMessage, APISelectMenuComponent } from 'discord-api-types/v10';
import { Chooser } from './chooser.tsx';
import { useTable } from './context.ts';
import { defaultsOf, optionsOf } from './select-options.ts';
import { words } from './words.ts';

/** A select of a message: a choice is sent at once, several after "Confirm". */
export function SelectControl({ select, message }: { readonly select: APISelectMenuComponent; readonly message: APIMessage }) {
  const { act, isPending, world } = useTable();
  const key = `${message.id}:${select.custom_id}`;
  return (
    <Chooser
      version={message.edited_timestamp ?? ''}
      label={select.placeholder ?? words.choose}
      options={optionsOf(select, world)}
      chosen={defaultsOf(select)}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      disabled={select.disabled ?? false}
      pending={isPending(key)}
      confirm
      onChoose={(values) => act({ type: 'select', message: message.id, customId: select.custom_id, values }, { key, message: message.id })}
    />
  );
}
