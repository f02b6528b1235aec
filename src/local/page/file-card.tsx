import { words } from './words.ts';

export function FileCard({ url, name, size }: { readonly url: string; readonly name: string; readonly size?: number | undefined }) {
  return (
    <a class="file" href={url} download={name} target="_blank" rel="noreferrer noopener">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 2h7l4 4v12H5zM12 2v4h4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" />
      </svg>
      <span>{name}</span>
      {size !== undefined && <small>{words.bytes(size)}</small>}
    </a>
  );
}
