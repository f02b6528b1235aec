import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageCommand, World } from '../wire.ts';
import { ChannelList } from './channel-list.tsx';
import { Composer } from './composer.tsx';
import { type TableContext, TableProvider } from './context.ts';
import { LinkState } from './link-state.tsx';
import { marksOf, pingsIn } from './marks.ts';
import { MessageLog } from './message-log.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import { useSeen } from './seen.ts';
import { TopBar } from './top-bar.tsx';
import { TypingLine } from './typing-line.tsx';
import { useConnection } from './use-connection.ts';
import { words } from './words.ts';

const NOBODY: World['people'] = [];

/** The wanted channel if this person may see it, else the first one. */
const openChannel = (world: World, wanted: string | null): string | null =>
  (world.channels.find(({ id }) => id === wanted) ?? world.channels.find(({ kind }) => kind === 'text'))?.id ?? null;

export function App() {
  const { place, table, dispatch, move, act } = useConnection();
  const { world } = table;
  const { seen, see } = useSeen(world?.people ?? NOBODY);
  const [drawer, setDrawer] = useState(false);
  const [target, setTarget] = useState<string | null>(null);
  const [offer, setOffer] = useState<PageCommand | null>(null);
  const marks = useMemo(() => new Map(world?.people.map(({ id }) => [id, marksOf(world, id, seen[id] ?? {})]) ?? []), [world, seen]);
  const channel = world && openChannel(world, place.channel);
  const mine = marks.get(world?.me.id ?? '');
  const pings = mine ? pingsIn(mine) : 0;

  useEffect(() => {
    document.title = `${pings > 0 ? `(${pings}) ` : ''}${words.title}`;
  }, [pings]);

  if (!world || !channel) return <p class="opening">{table.link === 'lost' ? words.lost : words.loading}</p>;

  const context: TableContext = {
    world,
    table,
    channel,
    goTo(to, message) {
      move({ user: world.me.id, channel: to });
      setTarget(message ?? null);
      setDrawer(false);
    },
    be(person) {
      const here = world.channels.find(({ id }) => id === channel);
      const mayStay = !here?.members || here.members.includes(person);
      move({ user: person, channel: mayStay ? channel : (here?.parent ?? null) });
    },
    act: (action, ask) => act(action, channel, ask),
    isPending: (key) => table.asks.some((ask) => ask.key === key),
    offerCommand: (path) => setOffer(world.commands.find((command) => command.path.join(' ') === path.join(' ')) ?? null),
    dropNote: (key) => dispatch({ type: 'unnoted', key }),
    closeModal: () => dispatch({ type: 'modal closed' }),
  };

  return (
    <TableProvider value={context}>
      <a class="skip" href="#composer">
        {words.skipToComposer}
      </a>
      <div class="frame">
        <ChannelList marks={mine} open={drawer} onClose={() => setDrawer(false)} />
        <main class="stage">
          <TopBar marks={marks} drawerOpen={drawer} onOpenDrawer={() => setDrawer(true)} />
          <LinkState />
          <MessageLog
            key={`${world.me.id}:${channel}`}
            seenUpTo={seen[world.me.id]?.[channel] ?? ''}
            onSeen={(message) => see(world.me.id, channel, message)}
            target={target}
            onTargetShown={() => setTarget(null)}
          />
          <TypingLine onEnded={() => dispatch({ type: 'typing ended' })} />
          <Composer key={`composer:${world.me.id}:${channel}`} offer={offer} onOfferTaken={() => setOffer(null)} />
        </main>
      </div>
      {table.modal && <ModalDialog key={table.modal.interaction} open={table.modal} />}
    </TableProvider>
  );
}
