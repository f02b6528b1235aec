import { useTable } from './context.ts';
import type { Note } from './table.ts';
import { words } from './words.ts';

/** A line of the page itself that only this person sees: what went wrong and what to do. */
export function PrivateNote({ note }: { readonly note: Note }) {
  const { dropNote } = useTable();
  return (
    <div class="note" role="alert">
      <p>{note.text}</p>
      <p class="private">
        {words.onlyYou} ·{' '}
        <button type="button" class="link" onClick={() => dropNote(note.key)}>
          {words.dismiss}
        </button>
      </p>
    </div>
  );
}
