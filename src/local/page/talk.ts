import type { PageAction, PageEvent, PageSuggest, World } from '../wire.ts';
import { words } from './words.ts';

/** What came of an action: the interaction to wait for (empty for plain messages), or a sentence why it was refused. */
export type Answer = { readonly interaction: string } | { readonly error: string };
export type Choice = { readonly name: string; readonly value: string | number };

const as = (user: string | null) => (user ? `?user=${encodeURIComponent(user)}` : '');

async function post<T>(path: string, user: string, body: unknown, signal?: AbortSignal): Promise<T | { error: string }> {
  try {
    const response = await fetch(path + as(user), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    return (await response.json()) as T | { error: string };
  } catch {
    return { error: words.notReached };
  }
}

/** The world as `user` sees it; as the first person when null or unknown. Throws when the server can't be reached. */
export async function fetchWorld(user: string | null): Promise<World> {
  const response = await fetch(`/page/world${as(user)}`);
  if (response.ok) return (await response.json()) as World;
  if (user && response.status < 500) return fetchWorld(null);
  throw new Error(`GET /page/world: ${response.status}`);
}

export const act = (user: string, action: PageAction): Promise<Answer> => post('/page/do', user, action);

/** Autocomplete; an empty list when the bot gave none or `signal` aborted. */
export async function suggest(user: string, ask: PageSuggest, signal: AbortSignal): Promise<readonly Choice[]> {
  const answer = await post<{ choices: readonly Choice[] }>('/page/suggest', user, ask, signal);
  return 'choices' in answer ? answer.choices : [];
}

const RETRY_MS = 1000;

/**
 * Follows the events of `user` and fetches the world on every (re)connection. Events that arrive while the world is being
 * fetched are held back and given after it, so that none is lost between the two.
 * @returns a function that ends it
 */
export function follow(user: string, on: { world(world: World): void; event(event: PageEvent): void; lost(): void }): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const connect = () => {
    const stream = new EventSource(`/page/events${as(user)}`);
    source = stream;
    let held: PageEvent[] | null = [];
    const fail = () => {
      stream.close();
      if (ended || source !== stream) return;
      source = null;
      on.lost();
      timer = setTimeout(connect, RETRY_MS);
    };
    stream.onerror = fail;
    stream.onmessage = ({ data }) => {
      const event = JSON.parse(String(data)) as PageEvent;
      if (held) held.push(event);
      else on.event(event);
    };
    stream.onopen = async () => {
      try {
        const world = await fetchWorld(user);
        if (ended || source !== stream) return;
        on.world(world);
        for (const event of held ?? []) on.event(event);
        held = null;
      } catch {
        fail();
      }
    };
  };

  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    source?.close();
  };
}
