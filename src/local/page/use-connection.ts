import { useCallback, useEffect, useReducer, useState } from 'preact/hooks';
import type { PageAction } from '../wire.ts';
import { type Place, readPlace, writePlace } from './place.ts';
import { emptyTable, reduce } from './table.ts';
import { fetchWorld, follow, act as post } from './talk.ts';

const RETRY_MS = 1000;

/** The window's state, kept in step with the server, and the ways to change it. */
export function useConnection() {
  const [place, setPlace] = useState<Place>(readPlace);
  const [table, dispatch] = useReducer(reduce, emptyTable);
  const { user } = place;

  useEffect(() => {
    const onBack = () => setPlace(readPlace());
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  useEffect(() => {
    if (user) {
      dispatch({ type: 'person changed', person: user });
      return follow(user, {
        world: (world) => {
          dispatch({ type: 'world', world });
          // The address named somebody unknown and the server chose for us.
          if (world.me.id !== user) setPlace((old) => ({ ...old, user: world.me.id }));
        },
        event: (event) => dispatch({ type: 'event', event }),
        lost: () => dispatch({ type: 'lost' }),
      });
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const choose = () =>
      fetchWorld(null).then(
        ({ me }) => setPlace((old) => ({ ...old, user: me.id })),
        () => {
          dispatch({ type: 'lost' });
          timer = setTimeout(choose, RETRY_MS);
        },
      );
    void choose();
    return () => clearTimeout(timer);
  }, [user]);

  const move = useCallback((next: Place, replace = false) => {
    writePlace(next, replace);
    setPlace(next);
  }, []);

  const act = useCallback(
    async (action: PageAction, channel: string, ask?: { readonly key: string; readonly message?: string }) => {
      if (!user) return false;
      const key = ask?.key ?? `${action.type}:${channel}`;
      dispatch({ type: 'asked', ask: { key, channel, message: ask?.message ?? null, interaction: null } });
      const answer = await post(user, action);
      const waits = ask !== undefined || 'error' in answer;
      dispatch(waits ? { type: 'answered', key, answer } : { type: 'done', key });
      return !('error' in answer);
    },
    [user],
  );

  return { place, table, dispatch, move, act };
}
