import type { UserId } from './match.ts';
import { type Quiet, UTC, zoneNamed } from './zones.ts';

/**
 * What people choose for themselves, in all their matches on all servers, the first being the default. `pings`: a
 * notification, only the name in the post, or not even that. `reminders`: while a match waits for them. `nearly`: also when
 * whoever sits before them is asked. `colours` and `print`: of the pictures that only they see.
 */
export const PREFERENCES = {
  pings: ['mention', 'silent', 'none'],
  reminders: ['on', 'off'],
  nearly: ['off', 'on'],
  colours: ['usual', 'clear'],
  print: ['usual', 'large'],
} as const;

type Chosen = { readonly [id in keyof typeof PREFERENCES]: (typeof PREFERENCES)[id][number] };

/** `zone`: IANA, null when they have not said it. `quiet`: null when they may always be called. */
export type Preferences = Chosen & { readonly zone: string | null; readonly quiet: Quiet | null };

/** Of whoever has chosen nothing. */
const NO_PREFERENCES: Preferences = {
  pings: 'mention',
  reminders: 'on',
  nearly: 'off',
  colours: 'usual',
  print: 'usual',
  zone: null,
  quiet: null,
};

/** The preferences of somebody among those who chose anything. */
export const preferencesOf = (chosen: ReadonlyMap<UserId, Partial<Preferences>>, user: UserId): Preferences => ({
  ...NO_PREFERENCES,
  ...chosen.get(user),
});

/** The zone in which somebody's days begin and end. */
export const zoneOf = ({ zone }: Preferences): string => zone ?? UTC;

/**
 * The preferences with some changed as they were typed or chosen: a zone by its name, quiet hours such as `22-8` or `off`,
 * and the others by what there is to choose. Else why one cannot be read.
 */
export function preferring(
  preferences: Preferences,
  given: { readonly [id: string]: string },
): { readonly preferences: Preferences } | { readonly unclear: 'refused.bad-zone' | 'refused.bad-quiet' | 'refused.bad-preference' } {
  let chosen: Preferences = preferences;
  for (const [id, text] of Object.entries(given)) {
    const read = readOne(id, text);
    if (!read) return { unclear: id === 'zone' || id === 'quiet' ? `refused.bad-${id}` : 'refused.bad-preference' };
    chosen = { ...chosen, ...read };
  }
  return { preferences: chosen };
}

function readOne(id: string, text: string): Partial<Preferences> | null {
  if (id === 'quiet') {
    const quiet = readQuiet(text);
    return quiet === undefined ? null : { quiet };
  }
  if (id === 'zone') {
    const zone = zoneNamed(text);
    return zone === null ? null : { zone };
  }
  const known = Object.hasOwn(PREFERENCES, id) && PREFERENCES[id as keyof Chosen].some((choice) => choice === text);
  return known ? { [id]: text } : null;
}

/** Whole hours such as `22-8` or `22:00 – 8:00`, or `off`; undefined for anything else. */
function readQuiet(text: string): Quiet | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === 'off') return null;
  const [, from, until] = /^(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?$/.exec(typed) ?? [];
  const quiet = { from: Number(from), until: Number(until) % 24 };
  return quiet.from < 24 && Number(until) <= 24 && quiet.from !== quiet.until ? quiet : undefined;
}
