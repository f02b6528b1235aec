import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { movedTo } from './active-item.ts';
import { ListBox, optionId } from './list-box.tsx';
import type { SelectOption } from './select-options.ts';
import { words } from './words.ts';

type Props = {
  /** The placeholder, which is also its name. */
  readonly label: string;
  readonly labelledBy?: string;
  readonly id?: string;
  /** When it changes, the choice begins afresh from `chosen`. */
  readonly version?: string;
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly pending?: boolean;
  /** Whether several choices are given only after a press of "Confirm". */
  readonly confirm?: boolean;
  readonly onChoose: (values: readonly string[]) => void;
};

/** A select whose list unfolds below it: arrows, first letters, Enter or Space, Escape. */
export function Chooser(props: Props) {
  const { label, labelledBy, options, min, max, disabled = false, pending = false, confirm = false, onChoose } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(props.chosen);
  const [active, setActive] = useState(-1);
  useEffect(() => setChosen(props.chosen), [props.version]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const several = max > 1;
  const enough = chosen.length >= min && chosen.length <= max;
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);

  const show = () => {
    setOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => chosen.includes(value)),
      ),
    );
  };
  const pick = (at: number) => {
    const value = options[at]?.value;
    if (value === undefined) return;
    const had = chosen.includes(value);
    if (several) {
      if (!had && chosen.length >= max) return;
      const next = had ? chosen.filter((other) => other !== value) : [...chosen, value];
      setChosen(next);
      if (!confirm) onChoose(next);
      return;
    }
    const next = had && min === 0 ? [] : [value];
    setChosen(next);
    setOpen(false);
    onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pending || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      return show();
    }
    const next = movedTo(event.key, active, options.length) ?? (event.key === ' ' ? null : startingWith(options, event.key, active));
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' || event.key === ' ') pick(active);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes the list when the focus has left all of it.
    <div
      class={`chooser ${open ? 'open' : ''}`}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget as Node) && setOpen(false)}
    >
      <button
        type="button"
        id={props.id}
        ref={opener}
        role="combobox"
        class={pending ? 'pending' : ''}
        disabled={disabled}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && active >= 0 ? optionId(`${id}-list`, active) : undefined}
        aria-labelledby={labelledBy ? `${labelledBy} ${id}-value` : undefined}
        aria-label={labelledBy ? undefined : [label, ...names].join(', ')}
        onClick={() => !pending && (open ? setOpen(false) : show())}
        onKeyDown={onKeyDown}
      >
        <span id={`${id}-value`} class={names.length > 0 ? 'value' : 'placeholder'}>
          {names.length > 0 ? names.join(', ') : label}
        </span>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 8 5 5 5-5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
        </svg>
      </button>
      {open && (
        <div class="chooser-list" ref={list}>
          <ListBox
            id={`${id}-list`}
            label={label}
            items={options.map(({ value, label: name, description }) => ({
              key: value,
              label: name,
              description,
              selected: chosen.includes(value),
            }))}
            active={active}
            several={several}
            onPick={pick}
            onHover={setActive}
          />
          {options.length === 0 && <p class="hint">{words.nothingFits}</p>}
          {several && confirm && (
            <div class="chooser-end">
              <span class="hint">
                {words.chooseBetween(min, max)} · {words.chosen(chosen.length)}
              </span>
              <button
                type="button"
                class="button style-1"
                disabled={!enough}
                onClick={() => {
                  setOpen(false);
                  opener.current?.focus();
                  onChoose(chosen);
                }}
              >
                {words.confirm}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The next option that begins with a typed letter; null for keys that are no letters. */
function startingWith(options: readonly SelectOption[], key: string, active: number): number | null {
  if ([...key].length !== 1) return null;
  const order = options.map((_, at) => (active + 1 + at) % options.length);
  return order.find((at) => options[at]?.label.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
