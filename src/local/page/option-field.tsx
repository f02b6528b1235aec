import { useCallback } from 'preact/hooks';
import type { PageCommand, PageOption } from '../wire.ts';
import { Combo } from './combo.tsx';
import { type Entry, fixedChoices, type OptionValues } from './command-values.ts';
import { useTable } from './context.ts';
import { type Choice, suggest } from './talk.ts';
import { words } from './words.ts';

type Props = {
  readonly command: PageCommand;
  readonly option: PageOption;
  readonly entry: Entry;
  readonly othersSoFar: () => OptionValues;
  readonly onEntry: (entry: Entry) => void;
};

/** One option of a command: a free field, a fixed list, or a list that the bot suggests. */
export function OptionField({ command, option, entry, othersSoFar, onEntry }: Props) {
  const { world, channel } = useTable();
  const id = `option-${option.name}`;
  const choices = fixedChoices(option, world);

  const load = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Choice[]> => {
      if (choices) return choices.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
      return suggest(
        world.me.id,
        { channel, path: command.path, focus: option.name, values: { ...othersSoFar(), [option.name]: text } },
        signal,
      );
    },
    [choices, world.me.id, channel, command, option, othersSoFar],
  );

  return (
    <div class="field">
      <label for={id}>
        {option.name} <span class={option.required ? 'required' : 'optional'}>{option.required ? words.required : words.optional}</span>
      </label>
      {choices || option.autocomplete ? (
        <Combo
          id={id}
          name={option.name}
          entry={entry}
          load={load}
          slow={!choices}
          eager={option.required}
          onEntry={onEntry}
          describedBy={`${id}-hint`}
        />
      ) : (
        <input
          id={id}
          data-option={option.name}
          type="text"
          inputMode={option.type === 4 ? 'numeric' : option.type === 10 ? 'decimal' : 'text'}
          autocomplete="off"
          aria-required={option.required}
          aria-describedby={`${id}-hint`}
          value={entry.text}
          onInput={(event) => onEntry({ text: event.currentTarget.value, value: null })}
        />
      )}
      <p class="hint" id={`${id}-hint`}>
        {option.description}
      </p>
    </div>
  );
}
