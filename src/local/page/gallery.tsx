import { useState } from 'preact/hooks';
import { Lightbox } from './lightbox.tsx';
import { words } from './words.ts';

export type Picture = {
  readonly url: string;
  /** The description; empty when there is none. */
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly spoiler: boolean;
};

/** One picture in full width, or several in a grid; each can be enlarged. */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [open, setOpen] = useState<Picture | null>(null);
  return (
    <div class={`gallery ${pictures.length > 1 ? 'many' : ''}`}>
      {pictures.map((picture) => (
        <GalleryItem key={picture.url} picture={picture} onOpen={() => setOpen(picture)} />
      ))}
      {open && <Lightbox picture={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function GalleryItem({ picture, onOpen }: { readonly picture: Picture; readonly onOpen: () => void }) {
  const [covered, setCovered] = useState(picture.spoiler);
  const alt = picture.alt || words.picture;
  // A known shape keeps its place before the picture has come, so that nothing jumps.
  const shape = picture.width && picture.height ? { aspectRatio: `${picture.width} / ${picture.height}` } : {};
  return (
    <button
      type="button"
      class={`picture ${covered ? 'covered' : ''}`}
      aria-haspopup="dialog"
      title={covered ? words.spoiler : words.enlarge(alt)}
      aria-label={covered ? words.spoiler : words.enlarge(alt)}
      onClick={() => (covered ? setCovered(false) : onOpen())}
    >
      <img src={picture.url} alt={covered ? '' : alt} style={shape} />
    </button>
  );
}
