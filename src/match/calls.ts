import type { Desk } from './desk.ts';
import type { Later, Place, UserId, Waiting } from './match.ts';
import type { CallNotice, Personal } from './personal.ts';
import { PREFERENCES, type Preferences, preferencesOf } from './preferences.ts';
import { mayWait, quietOf } from './quiet.ts';
import { nextInLine } from './seats.ts';
import type { Servers } from './servers.ts';
import type { SavedMatch } from './store.ts';
import { awaitedPeople } from './waiting.ts';

/** A reminder that is later than this, in milliseconds, is not made: the program was down, and there may be hundreds. */
const LATE = 60 * 60_000;

type Reminder = Extract<CallNotice, { kind: 'reminder' }>;

/** What must be known of somebody at a moment to call them. */
type Person = { readonly preferences: Preferences; readonly away: boolean };

/** Whom a post calls at the moment at which it is made: what was decided before may hold no more, and quiet hours begin and end. */
export function createCalls({ store, now }: Pick<Desk, 'store' | 'now'>, servers: Pick<Servers, 'of'>): Pick<Personal, 'call' | 'toneFor'> {
  /** What each of them wants, as far as the server lets people be called. */
  async function preferencesAt(guild: Place['guild'], users: readonly UserId[]): Promise<(user: UserId) => Preferences> {
    const [chosen, { pings: loudest }] = [await store.preferences(users), await servers.of(guild)];
    return (user) => {
      const preferences = preferencesOf(chosen, user);
      return { ...preferences, pings: quieter(preferences.pings, loudest) };
    };
  }

  async function peopleAt(at: Date, guild: Place['guild'], users: readonly UserId[]): Promise<(user: UserId) => Person> {
    const [preferences, spans] = [await preferencesAt(guild, users), await store.absences(users)];
    return (user) => ({
      preferences: preferences(user),
      away: (spans.get(user) ?? []).some(({ from, until }) => from <= at.getTime() && at.getTime() < until),
    });
  }

  return {
    toneFor: async (user, guild) => toneAt((await preferencesAt(guild, [user]))(user), now()),

    async call(id, notice) {
      const at = now();
      const match = await store.load(id);
      const waiting = waitingPeople(match);
      const next = match && notice.kind === 'turn' && notice.next === nextInLine(match) ? notice.next : undefined;
      const person = await peopleAt(at, match?.place.guild ?? null, next === undefined ? [...waiting.keys()] : [...waiting.keys(), next]);
      const isMeant = (user: UserId) => {
        const waits = waiting.get(user);
        if (!waits || person(user).preferences.pings === 'none') return false;
        return notice.kind === 'turn' || holds(notice, waits, person(user), at);
      };
      const meant = notice.users.filter(isMeant);
      const waitsUntil = (user: UserId): number | null => {
        const hours = quietOf(person(user).preferences, at);
        return hours && mayWait(hours, waiting.get(user)!.due) ? hours.until : null;
      };
      const called = meant.filter((user) => waitsUntil(user) === null);
      return {
        called,
        others: [...waiting.keys()].filter((user) => !called.includes(user) && person(user).preferences.pings !== 'none'),
        next: next !== undefined && wantsToKnow(person(next), at) ? next : null,
        later: [...new Set(meant.flatMap((user) => waitsUntil(user) ?? []))].map((until) =>
          postponed(
            notice,
            meant.filter((user) => waitsUntil(user) === until),
            until,
          ),
        ),
      };
    },
  };
}

/** The people who can be called now, each with how long they have waited: nobody in a pause. */
const waitingPeople = (match: SavedMatch | null): ReadonlyMap<UserId, Waiting> =>
  new Map(match?.status === 'running' && !match.pause ? awaitedPeople(match).map((waits) => [waits.user, waits]) : []);

/** Whether somebody still has the time that a reminder speaks of, and wants to be reminded. */
const holds = ({ since, due, at: planned }: Reminder, waits: Waiting, { preferences, away }: Person, at: Date): boolean =>
  waits.since.getTime() === since &&
  (waits.due?.getTime() ?? null) === due &&
  preferences.reminders === 'on' &&
  !away &&
  at.getTime() - planned <= LATE;

/** Whether somebody who is not asked yet wants to hear that they may be soon. */
const wantsToKnow = ({ preferences, away }: Person, at: Date): boolean =>
  preferences.nearly === 'on' && !away && toneAt(preferences, at) === 'mention';

const quieter = (one: Preferences['pings'], other: Preferences['pings']): Preferences['pings'] =>
  PREFERENCES.pings.indexOf(one) > PREFERENCES.pings.indexOf(other) ? one : other;

/** In quiet hours nothing sounds. */
const toneAt = (preferences: Preferences, at: Date): Preferences['pings'] =>
  preferences.pings === 'mention' && quietOf(preferences, at) ? 'silent' : preferences.pings;

const postponed = (notice: CallNotice, users: readonly UserId[], until: number): Later => ({
  notice: notice.kind === 'turn' ? { kind: 'turn', users } : { ...notice, users, at: until },
  due: new Date(until),
});
