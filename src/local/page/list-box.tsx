import { useEffect, useRef } from 'preact/hooks';

export type ListItem = {
  readonly key: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly selected?: boolean;
};

type Props = {
  readonly id: string;
  readonly label: string;
  readonly items: readonly ListItem[];
  readonly active: number;
  readonly several?: boolean;
  readonly onPick: (at: number) => void;
  readonly onHover: (at: number) => void;
};

export const optionId = (list: string, at: number) => `${list}-${at}`;

/** A list of options; the focus stays with its owner, which names the active one by `aria-activedescendant`. */
export function ListBox({ id, label, items, active, several = false, onPick, onHover }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div class="list-box" role="listbox" id={id} ref={list} aria-label={label} aria-multiselectable={several || undefined}>
      {items.map((item, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys go to the owner of the list.
        <div
          key={item.key}
          id={optionId(id, at)}
          role="option"
          class={at === active ? 'active' : ''}
          aria-selected={item.selected ?? at === active}
          // Pressing must not take the focus from the owner.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => at !== active && onHover(at)}
          onClick={() => onPick(at)}
        >
          {several && <span class="tick" aria-hidden="true" />}
          <span class="label">{item.label}</span>
          {item.description && <span class="description">{item.description}</span>}
        </div>
      ))}
    </div>
  );
}
