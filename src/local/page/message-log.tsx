import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTable } from './context.ts';
import { isNews } from './marks.ts';
import { MessageRow } from './message-row.tsx';
import { PrivateNote } from './private-note.tsx';
import { bySnowflake } from './table.ts';
import { useStickyBottom } from './use-sticky-bottom.ts';
import { words } from './words.ts';

const PAGE = 80;

type Props = {
  readonly seenUpTo: string;
  readonly onSeen: (message: string) => void;
  /** A message to scroll to and mark, once. */
  readonly target: string | null;
  readonly onTargetShown: () => void;
};

/** The messages of the open channel. */
export function MessageLog({ seenUpTo, onSeen, target, onTargetShown }: Props) {
  const { world, table, channel } = useTable();
  const messages = world.messages.filter((item) => item.channel === channel);
  const [shown, setShown] = useState(PAGE);
  const visible = messages.slice(-shown);
  const notes = table.notes.filter((note) => note.channel === channel);
  const { box, content, atBottom, toBottom, keepPlace } = useStickyBottom();
  // The line stays where it was on entering; what comes while one looks on is not news.
  const [firstNew] = useState(() => messages.find((item) => isNews(item, world.me.id, { [channel]: seenUpTo }))?.message.id);
  const last = messages.at(-1)?.message;
  const below = atBottom
    ? 0
    : messages.filter(({ message }) => bySnowflake(message.id, seenUpTo) > 0 && message.author.id !== world.me.id).length;

  useEffect(() => {
    const see = () => last && atBottom && !document.hidden && onSeen(last.id);
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [last?.id, atBottom]);

  // One's own words are always shown.
  useLayoutEffect(() => {
    if (last?.author.id === world.me.id || visible.at(-1)?.ephemeral) toBottom();
  }, [last?.id]);

  const halo = useRef<string | null>(null);
  useEffect(() => {
    if (!target) return;
    document.getElementById(`m-${target}`)?.scrollIntoView({ block: 'center' });
    halo.current = target;
    onTargetShown();
  }, [target]);

  return (
    <div class="log-frame">
      <div
        class="log"
        ref={box}
        role="log"
        aria-label={words.messagesOf(world.channels.find(({ id }) => id === channel)?.name ?? '')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable to be scrolled by keyboard.
        tabIndex={0}
      >
        <div class="log-content" ref={content}>
          {messages.length > shown && (
            <button type="button" class="earlier" onClick={() => keepPlace(() => setShown(shown + PAGE))}>
              {words.earlier}
            </button>
          )}
          {messages.length === 0 && (
            <div class="empty">
              <p>{words.empty}</p>
              <p>{words.emptyHint}</p>
            </div>
          )}
          {visible.map((item, at) => (
            <MessageRow
              key={item.message.id}
              item={item}
              before={visible[at - 1]}
              isFirstNew={item.message.id === firstNew && at > 0}
              isTarget={item.message.id === halo.current}
              notes={notes.filter(({ message }) => message === item.message.id)}
            />
          ))}
          {notes
            .filter(({ message }) => !message || !visible.some((item) => item.message.id === message))
            .map((note) => (
              <PrivateNote key={note.key} note={note} />
            ))}
        </div>
      </div>
      {!atBottom && (
        <button type="button" class="to-present" onClick={toBottom}>
          {below > 0 ? words.newBelow(below) : words.jumpToPresent} <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  );
}
