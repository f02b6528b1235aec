import { ComponentType } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import { useTable } from './context.ts';
import { Markdown } from './markdown.tsx';
import { ModalField } from './modal-field.tsx';
import { fieldsOf, initialValue, problemOf, type Values } from './modal-values.ts';
import { modalKey, type OpenModal } from './table.ts';
import { useModalDialog } from './use-modal-dialog.ts';
import { words } from './words.ts';

/** A form that the bot asked for. It stays open, with what was typed, until the bot has taken it. */
export function ModalDialog({ open: { interaction, modal, error } }: { readonly open: OpenModal }) {
  const { act, closeModal, isPending } = useTable();
  const dialog = useModalDialog();
  const fields = modal.components.flatMap(fieldsOf);
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map(({ component }) => [component.custom_id, initialValue(component)])),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const key = modalKey(interaction);
  const pending = isPending(key);

  const submit = (event: Event) => {
    event.preventDefault();
    if (pending) return;
    const found = fields.map((field) => problemOf(field, values[field.component.custom_id])).find((text) => text !== null) ?? null;
    setProblem(found);
    if (!found) void act({ type: 'submit', interaction, values }, { key });
  };

  return (
    <dialog class="modal" ref={dialog} aria-labelledby="modal-title" onClose={closeModal}>
      <form onSubmit={submit}>
        <h2 id="modal-title">{modal.title}</h2>
        {modal.components.map((component, at) =>
          component.type === ComponentType.TextDisplay ? (
            <Markdown key={at} text={component.content} />
          ) : (
            fieldsOf(component).map((field) => (
              <ModalField
                key={field.component.custom_id}
                field={field}
                value={values[field.component.custom_id] ?? ''}
                onChange={(value) => setValues((old) => ({ ...old, [field.component.custom_id]: value }))}
              />
            ))
          ),
        )}
        {(problem ?? error) && (
          <p class="problem" role="alert">
            {problem ?? error}
          </p>
        )}
        <div class="modal-end">
          <button type="button" class="button style-2" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
          <button
            type="submit"
            class={`button style-1 ${pending ? 'pending' : ''}`}
            aria-disabled={pending || undefined}
            aria-busy={pending || undefined}
          >
            {words.submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}
