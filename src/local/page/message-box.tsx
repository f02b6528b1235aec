import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageCommand } from '../wire.ts';
import { movedTo } from './active-item.ts';
import { commandName, commandsFor, commandTyped } from './command-search.ts';
import { useTable } from './context.ts';
import { ListBox, optionId } from './list-box.tsx';
import { words } from './words.ts';

const LIST = 'command-list';
/** Discord's limit for a person's message. */
const MAX_LENGTH = 2000;

type Props = {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** Whether it takes the focus when it appears, as after a command. */
  readonly focusAtOnce: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly channel: PageChannel | undefined;
  readonly onCommand: (command: PageCommand) => void;
};

/** A plain message, until its first sign is a slash: then the commands that fit. */
export function MessageBox({ box, focusAtOnce, text, onText, channel, onCommand }: Props) {
  const { world, act } = useTable();
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const sending = useRef(false);
  const searching = text.startsWith('/') && !closed;
  const found = searching ? commandsFor(world.commands, text) : [];

  useLayoutEffect(() => {
    if (focusAtOnce) box.current?.focus();
  }, []);

  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight}px`;
  }, [text]);

  const write = (next: string) => {
    const command = commandTyped(world.commands, next);
    if (command) return onCommand(command);
    setActive(0);
    setClosed(false);
    onText(next);
  };
  const say = async () => {
    if (sending.current || !channel || text.trim() === '') return;
    sending.current = true;
    if (await act({ type: 'say', channel: channel.id, content: text })) onText('');
    sending.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (searching) {
      const next = event.key === 'Home' || event.key === 'End' ? null : movedTo(event.key, active, found.length);
      const chosen = found[active];
      if (next !== null) setActive(next);
      else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) onCommand(chosen);
      else if (event.key === 'Enter') return event.preventDefault();
      else if (event.key === 'Escape') setClosed(true);
      else return;
      return event.preventDefault();
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void say();
    }
  };

  const placeholder = channel?.archived ? words.archivedPlaceholder : words.messagePlaceholder(world.me.name);
  return (
    <div class="message-box">
      {searching && (
        <div class="suggestions">
          <ListBox
            id={LIST}
            label={words.commands}
            items={found.map((command) => ({ key: commandName(command), label: commandName(command), description: command.description }))}
            active={active}
            onPick={(at) => found[at] && onCommand(found[at])}
            onHover={setActive}
          />
          {found.length === 0 && <p class="hint">{words.noCommand}</p>}
        </div>
      )}
      <textarea
        ref={box}
        rows={1}
        aria-label={words.messageBox}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={searching ? LIST : undefined}
        aria-activedescendant={searching && found.length > 0 ? optionId(LIST, active) : undefined}
        maxLength={MAX_LENGTH}
        placeholder={placeholder}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" class="icon-button" disabled={text.trim() === '' || searching} onClick={say}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 10 17 3l-4 14-3.5-5.5z" fill="currentColor" />
        </svg>
        <span class="unseen">{words.send}</span>
      </button>
    </div>
  );
}
