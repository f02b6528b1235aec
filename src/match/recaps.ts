import { sight } from '../kernel/kernel.ts';
import type { Seat } from '../kernel/position.ts';
import { redact } from '../kernel/sight.ts';
import { type Desk, positionOf, seatOf } from './desk.ts';
import { lastWord, sinceLastWord } from './last-word.ts';
import type { Recap, Recaps } from './recap.ts';
import { positionBefore } from './replay.ts';
import type { SavedMatch } from './store.ts';
import { logEntry, lookFor } from './views.ts';

/** Entries that a recap looks back on. */
const MOST = 200;

export const createRecaps = (desk: Desk): Recaps => ({
  async recap(match, user) {
    const saved = await desk.store.load(match);
    const seat = saved && seatOf(saved, user);
    return saved && seat !== null ? recapOf(desk, saved, seat) : null;
  },
});

/** What a seat is told of a match as it is saved; null while it has not begun. */
export async function recapOf({ store, game }: Desk, saved: SavedMatch, seat: Seat): Promise<Recap | null> {
  const rules = game(saved.game)?.rules;
  const position = rules ? positionOf(rules, saved.position) : null;
  if (!rules || !position) return null;
  const standing = await store.newest(saved.id, MOST, 'standing');
  const from = lastWord(saved, seat, standing);
  const entries = sinceLastWord(saved, seat, standing);
  const look = await lookFor(store, rules, saved, position, seat);
  const now = {
    ...look,
    sight: { ...look.sight!, prompts: [] },
    recent: entries.flatMap(({ events }) => events.map((event) => redact(event, seat))),
  };
  return {
    now,
    entries: entries.map((entry) => logEntry(saved, entry, seat)),
    async before() {
      const then = await positionBefore(store, rules, saved, await store.entries(saved.id), from + 1);
      return then && { ...now, sight: { ...sight(rules, then, seat), prompts: [] }, recent: [] };
    },
  };
}
