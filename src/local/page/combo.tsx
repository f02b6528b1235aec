import { useEffect, useRef, useState } from 'preact/hooks';
import { movedTo } from './active-item.ts';
import type { Entry } from './command-values.ts';
import { ListBox, optionId } from './list-box.tsx';
import type { Choice } from './talk.ts';
import { words } from './words.ts';

const DEBOUNCE_MS = 150;

type Props = {
  readonly id: string;
  readonly name: string;
  readonly entry: Entry;
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** Whether `load` asks the bot, so that it waits for a pause in typing. */
  readonly slow: boolean;
  /** Whether the first choice is offered before anything is typed. */
  readonly eager: boolean;
  readonly describedBy: string;
  readonly onEntry: (entry: Entry) => void;
};

/** A field with a list of suggestions: type to search, arrows and Enter to choose, Escape to close the list. */
export function Combo({ id, name, entry, load, slow, eager, describedBy, onEntry }: Props) {
  const [open, setOpen] = useState(false);
  /** The suggestions and the text they are for; null text before the first have come. */
  const [found, setFound] = useState<{ readonly text: string | null; readonly choices: readonly Choice[] }>({ text: null, choices: [] });
  const [active, setActive] = useState(-1);
  const chooseWhenFound = useRef(false);
  const list = `${id}-list`;
  // A field that holds a choice shows all of them again.
  const query = entry.value === null ? entry.text : '';
  const loading = open && found.text !== query;

  const choose = (choice: Choice) => {
    chooseWhenFound.current = false;
    setOpen(false);
    onEntry({ text: choice.name, value: choice.value });
  };

  // `load` is another function each time; what is searched for decides.
  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const timer = setTimeout(
      async () => {
        const choices = await load(query, abort.signal);
        if (abort.signal.aborted) return;
        setFound({ text: query, choices });
        setActive(choices.length > 0 && (query !== '' || eager) ? 0 : -1);
        const [first] = choices;
        if (chooseWhenFound.current && first) choose(first);
        chooseWhenFound.current = false;
      },
      slow && found.text !== null ? DEBOUNCE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [open, query]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      return setOpen(true);
    }
    const next = event.key === 'Home' || event.key === 'End' ? null : movedTo(event.key, active, found.choices.length);
    const choice = loading ? undefined : found.choices[active];
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && loading && query !== '') chooseWhenFound.current = true;
    else if (event.key === 'Enter' && choice) choose(choice);
    else if (event.key === 'Escape') setOpen(false);
    else {
      // Tab takes what is offered for typed text and moves on.
      if (event.key === 'Tab' && choice && query !== '') choose(choice);
      return;
    }
    event.preventDefault();
  };

  return (
    <>
      <input
        id={id}
        data-option={name}
        type="text"
        role="combobox"
        autocomplete="off"
        placeholder={words.optionPlaceholder}
        aria-expanded={open}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={open && active >= 0 ? optionId(list, active) : undefined}
        aria-required={eager}
        aria-describedby={describedBy}
        value={entry.text}
        onFocus={() => entry.value === null && setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onInput={(event) => {
          setOpen(true);
          onEntry({ text: event.currentTarget.value, value: null });
        }}
        onKeyDown={onKeyDown}
      />
      {open && (
        <div class="suggestions">
          <ListBox
            id={list}
            label={name}
            items={found.choices.map((choice) => ({ key: String(choice.value), label: choice.name }))}
            active={active}
            onPick={(at) => found.choices[at] && choose(found.choices[at])}
            onHover={setActive}
          />
          {(loading || found.choices.length === 0) && <p class="hint">{loading ? words.searching : words.nothingFits}</p>}
        </div>
      )}
    </>
  );
}
