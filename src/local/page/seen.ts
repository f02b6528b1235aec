import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Person } from '../wire.ts';
import type { Seen } from './marks.ts';
import { bySnowflake } from './table.ts';

const keyOf = (person: string) => `seen:${person}`;

function load(person: string): Seen {
  try {
    return JSON.parse(localStorage.getItem(keyOf(person)) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

const loadAll = (people: readonly Person[]) => Object.fromEntries(people.map(({ id }) => [id, load(id)]));

/** What each person has seen, kept in the browser and shared by its windows. `see` marks messages up to `message` as seen. */
export function useSeen(people: readonly Person[]) {
  const [version, setVersion] = useState(0);
  const seen: { readonly [person: string]: Seen } = useMemo(() => loadAll(people), [people, version]);
  const reload = () => setVersion((old) => old + 1);
  useEffect(() => {
    addEventListener('storage', reload);
    return () => removeEventListener('storage', reload);
  }, []);

  const see = (person: string, channel: string, message: string) => {
    const before = load(person);
    if (bySnowflake(message, before[channel] ?? '') <= 0) return;
    localStorage.setItem(keyOf(person), JSON.stringify({ ...before, [channel]: message }));
    reload();
  };
  return { seen, see };
}
