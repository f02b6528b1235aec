import { useState } from 'preact/hooks';
import type { Picture } from './gallery.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import { words } from './words.ts';

/**
 * A picture whole, as large as the window allows, with its description; a click shows it in its own size, to be scrolled.
 * Closes with Escape, the button or a click beside it.
 */
export function Lightbox({ picture, onClose }: { readonly picture: Picture; readonly onClose: () => void }) {
  const dialog = useModalDialog();
  const [large, setLarge] = useState(false);
  const alt = picture.alt || words.picture;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, which the dialog element handles.
    <dialog
      class={`lightbox ${large ? 'large' : ''}`}
      ref={dialog}
      aria-label={alt}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <figure>
        <button type="button" class="zoom" aria-pressed={large} title={words.zoom} aria-label={words.zoom} onClick={() => setLarge(!large)}>
          <img src={picture.url} alt={alt} />
        </button>
        {picture.alt && <figcaption>{picture.alt}</figcaption>}
      </figure>
      <button type="button" class="button style-2" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}
