import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { PageMessage, Person } from '../wire.ts';
import { authorOf } from './author.ts';
import { Avatar } from './avatar.tsx';
import { useTable } from './context.ts';
import { MessageBody } from './message-body.tsx';
import { PrivateNote } from './private-note.tsx';
import { ReplyLine } from './reply-line.tsx';
import type { Note } from './table.ts';
import { clock, dayOf, fullTime } from './times.ts';
import { words } from './words.ts';

const TOGETHER_MS = 7 * 60_000;

type Props = {
  readonly item: PageMessage;
  readonly before: PageMessage | undefined;
  readonly isFirstNew: boolean;
  readonly isTarget: boolean;
  readonly notes: readonly Note[];
};

/** One message with its author, what called for it, and its private lines. */
export function MessageRow({ item, before, isFirstNew, isTarget, notes }: Props) {
  const { world } = useTable();
  const { message, used, ephemeral, pingsMe, state } = item;
  const author = authorOf(item, world.people);
  // What a button or select called for says itself which message it answers.
  const called = message.type === MessageType.Reply ? null : used;
  const newDay = !before || dayOf(before.message.timestamp) !== dayOf(message.timestamp);
  const follows = !newDay && !isFirstNew && !used && !ephemeral && isContinuation(item, before);
  const classes = ['message', follows && 'follows', pingsMe && 'pings', ephemeral && 'ephemeral', isTarget && 'target']
    .filter(Boolean)
    .join(' ');
  return (
    <>
      {newDay && <p class="divider">{dayOf(message.timestamp)}</p>}
      {isFirstNew && <p class="divider new">{words.newMessages}</p>}
      <article id={`m-${message.id}`} class={classes} aria-label={`${author.name}, ${clock(message.timestamp)}`}>
        {called && <UsedLine used={called} people={world.people} />}
        {message.referenced_message && <ReplyLine item={item} />}
        {!follows && <Avatar person={author} />}
        <div class="message-main">
          {!follows && (
            <p class="by">
              <b>{author.name}</b>
              {author.bot && <span class="tag">{words.botTag}</span>}
              <time dateTime={message.timestamp} title={fullTime(message.timestamp)}>
                {clock(message.timestamp)}
              </time>
            </p>
          )}
          {state === 'thinking' || (message.flags ?? 0) & MessageFlags.Loading ? (
            <p class="thinking">{words.thinking(author.name)}</p>
          ) : (
            <MessageBody message={message} />
          )}
          {message.edited_timestamp && (
            <span class="edited" title={fullTime(message.edited_timestamp)}>
              ({words.edited})
            </span>
          )}
          <ThreadLink id={message.id} />
          {ephemeral && <EphemeralLine id={message.id} />}
        </div>
        {!ephemeral && <DeleteButton id={message.id} />}
      </article>
      {notes.map((note) => (
        <PrivateNote key={note.key} note={note} />
      ))}
    </>
  );
}

function isContinuation({ message }: PageMessage, before: PageMessage | undefined): boolean {
  return (
    before !== undefined &&
    !before.ephemeral &&
    before.message.author.id === message.author.id &&
    message.type !== MessageType.Reply &&
    Date.parse(message.timestamp) - Date.parse(before.message.timestamp) < TOGETHER_MS
  );
}

function UsedLine({ used, people }: { readonly used: NonNullable<PageMessage['used']>; readonly people: readonly Person[] }) {
  return (
    <p class="called">
      <b>{people.find(({ id }) => id === used.by)?.name ?? words.unknownPerson}</b> {words.used} <code>/{used.name}</code>
    </p>
  );
}

/** A thread that was started off a message has the message's id. */
function ThreadLink({ id }: { readonly id: string }) {
  const { world, goTo } = useTable();
  const thread = world.channels.find((channel) => channel.id === id);
  if (!thread) return null;
  return (
    <button type="button" class="thread-link" onClick={() => goTo(thread.id)}>
      {words.openThread(thread.name)} <span aria-hidden="true">→</span>
    </button>
  );
}

function EphemeralLine({ id }: { readonly id: string }) {
  const { act } = useTable();
  return (
    <p class="private">
      {words.onlyYou} ·{' '}
      <button type="button" class="link" onClick={() => act({ type: 'dismiss', message: id })}>
        {words.dismiss}
      </button>
    </p>
  );
}

/** A moderator's act; asks once more before it does it. */
function DeleteButton({ id }: { readonly id: string }) {
  const { act } = useTable();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class={`delete ${sure ? 'sure' : ''}`}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? act({ type: 'delete', message: id }) : setSure(true))}
    >
      {sure ? words.deleteForSure : words.deleteMessage}
    </button>
  );
}
