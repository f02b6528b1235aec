import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageCommand } from '../wire.ts';
import { commandName } from './command-search.ts';
import { type Entries, noEntry, partialValues, readEntries } from './command-values.ts';
import { useTable } from './context.ts';
import { OptionField } from './option-field.tsx';
import { words } from './words.ts';

let sent = 0;

/** A command's options as labelled fields. Enter sends, Escape leaves. */
export function CommandForm({ command, onLeave }: { readonly command: PageCommand; readonly onLeave: () => void }) {
  const { world, channel, act } = useTable();
  const [entries, setEntries] = useState<Entries>({});
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);

  // Before the next key, so that fast typing goes on in the first field.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus();
  }, []);

  const submit = async (event: Event) => {
    event.preventDefault();
    const read = readEntries(command, entries, world);
    if ('problem' in read) {
      setProblem(read.problem);
      form.current?.querySelector<HTMLElement>(`[data-option="${read.option}"]`)?.focus();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    sent += 1;
    const taken = await act({ type: 'command', channel, path: command.path, values: read.values }, { key: `command:${sent}` });
    sending.current = false;
    if (taken) onLeave();
  };

  return (
    <form
      class="command-form"
      ref={form}
      aria-label={commandName(command)}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onLeave()}
    >
      <p class="command-head">
        <code>{commandName(command)}</code>
        <span class="hint">{command.description}</span>
        <button type="button" class="icon-button" onClick={onLeave}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
          <span class="unseen">{words.leaveCommand}</span>
        </button>
      </p>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="command-options">
        {command.options.map((option) => (
          <OptionField
            key={option.name}
            command={command}
            option={option}
            entry={entries[option.name] ?? noEntry}
            othersSoFar={() => partialValues(command, entries, world)}
            onEntry={(entry) => {
              setProblem(null);
              setEntries((old) => ({ ...old, [option.name]: entry }));
            }}
          />
        ))}
        <button type="submit" class="button style-1">
          {words.send}
        </button>
      </div>
    </form>
  );
}
