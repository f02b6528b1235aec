import type { APIAttachment } from 'discord-api-types/v10';
import { FileCard } from './file-card.tsx';
import { Gallery } from './gallery.tsx';

/** Pictures as a gallery, all else as files. */
export function Attachments({ list }: { readonly list: readonly APIAttachment[] }) {
  const isPicture = ({ content_type }: APIAttachment) => content_type?.startsWith('image/') ?? false;
  const pictures = list.filter(isPicture).map(({ url, description, width, height, filename }) => ({
    url,
    alt: description ?? '',
    width: width ?? null,
    height: height ?? null,
    spoiler: filename.startsWith('SPOILER_'),
  }));
  return (
    <>
      {pictures.length > 0 && <Gallery pictures={pictures} />}
      {list
        .filter((file) => !isPicture(file))
        .map((file) => (
          <FileCard key={file.id} url={file.url} name={file.filename} size={file.size} />
        ))}
    </>
  );
}
