import { ChannelSign } from './channel-sign.tsx';
import { useTable } from './context.ts';
import type { Mark } from './marks.ts';
import { People } from './people.tsx';
import { words } from './words.ts';

type Props = {
  readonly marks: ReadonlyMap<string, ReadonlyMap<string, Mark>>;
  readonly drawerOpen: boolean;
  readonly onOpenDrawer: () => void;
};

export function TopBar({ marks, drawerOpen, onOpenDrawer }: Props) {
  const { world, channel } = useTable();
  const here = world.channels.find(({ id }) => id === channel);
  const parent = world.channels.find(({ id }) => id === here?.parent);
  const elsewhere = [...(marks.get(world.me.id) ?? [])].some(([id, { pings }]) => id !== channel && pings > 0);
  return (
    <header class="top-bar">
      <button type="button" class="icon-button open-drawer" aria-expanded={drawerOpen} aria-controls="channels" onClick={onOpenDrawer}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
        <span class="unseen">{words.openChannels}</span>
        {elsewhere && <span class="dot" />}
      </button>
      <h1>
        {parent && <span class="parent">{parent.name} / </span>}
        {here && <ChannelSign channel={here} />}
        <span class="name">{here?.name}</span>
      </h1>
      <People marks={marks} />
    </header>
  );
}
