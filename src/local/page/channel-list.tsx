import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PageChannel } from '../wire.ts';
import { Badge } from './badge.tsx';
import { ChannelSign } from './channel-sign.tsx';
import { useTable } from './context.ts';
import { type Mark, noMark } from './marks.ts';
import { useNarrow } from './use-narrow.ts';
import { words } from './words.ts';

type Props = { readonly marks: ReadonlyMap<string, Mark> | undefined; readonly open: boolean; readonly onClose: () => void };

/** Channels with their threads below them; a drawer on a narrow screen. */
export function ChannelList({ marks, open, onClose }: Props) {
  const { world } = useTable();
  const narrow = useNarrow();
  const nav = useRef<HTMLElement>(null);
  const closed = narrow && !open;

  useLayoutEffect(() => {
    if (!narrow || !open) return;
    const before = document.activeElement;
    nav.current?.querySelector<HTMLElement>('[aria-current], button')?.focus();
    return () => (before as HTMLElement | null)?.focus();
  }, [narrow, open]);

  return (
    <>
      {narrow && open && <button type="button" class="scrim" tabIndex={-1} aria-label={words.closeChannels} onClick={onClose} />}
      <nav
        id="channels"
        ref={nav}
        class={`channels ${open ? 'open' : ''}`}
        aria-label={words.channels}
        inert={closed}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <p class="brand">
          <img src="/page/icon.svg" alt="" width="28" height="28" />
          <span>
            {world.server}
            <small>{words.server}</small>
          </span>
        </p>
        <ul>
          {world.channels
            .filter(({ kind }) => kind === 'text')
            .map((channel) => (
              <li key={channel.id}>
                <ChannelLink channel={channel} mark={marks?.get(channel.id) ?? noMark} />
                <Threads of={channel} marks={marks} />
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

function Threads({ of, marks }: { readonly of: PageChannel; readonly marks: ReadonlyMap<string, Mark> | undefined }) {
  const { world, channel } = useTable();
  const threads = world.channels.filter(({ parent }) => parent === of.id);
  const archived = threads.filter((thread) => thread.archived);
  const links = (list: readonly PageChannel[]) => (
    <ul>
      {list.map((thread) => (
        <li key={thread.id}>
          <ChannelLink channel={thread} mark={marks?.get(thread.id) ?? noMark} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {links(threads.filter((thread) => !thread.archived))}
      {archived.length > 0 && (
        <details open={archived.some(({ id }) => id === channel)}>
          <summary>{words.archived(archived.length)}</summary>
          {links(archived)}
        </details>
      )}
    </>
  );
}

function ChannelLink({ channel, mark }: { readonly channel: PageChannel; readonly mark: Mark }) {
  const table = useTable();
  const here = channel.id === table.channel;
  return (
    <button
      type="button"
      class={`channel ${mark.unread > 0 && !here ? 'unread' : ''}`}
      aria-current={here ? 'page' : undefined}
      onClick={() => table.goTo(channel.id)}
    >
      <ChannelSign channel={channel} />
      <span class="name">{channel.name}</span>
      {!here && <Badge mark={mark} />}
    </button>
  );
}
