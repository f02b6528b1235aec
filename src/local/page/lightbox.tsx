import type { Picture } from './gallery.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import { words } from './words.ts';

/** A picture as large as the window allows, with its description; closes with Escape, the button or a click beside it. */
export function Lightbox({ picture, onClose }: { readonly picture: Picture; readonly onClose: () => void }) {
  const dialog = useModalDialog();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, which the dialog element handles.
    <dialog
      class="lightbox"
      ref={dialog}
      aria-label={picture.alt || words.picture}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <figure>
        <img src={picture.url} alt={picture.alt || words.picture} />
        {picture.alt && <figcaption>{picture.alt}</figcaption>}
      </figure>
      <button type="button" class="button style-2" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}
