import type { Later, MatchId, Notice, Place, Refused, UserId } from './match.ts';
import type { PREFERENCES, Preferences } from './preferences.ts';

/** A post that calls people to a match. */
export type CallNotice = Extract<Notice, { kind: 'turn' | 'reminder' }>;

/** Whom such a post calls now. */
export type Call = {
  readonly called: readonly UserId[];
  /** Who is awaited besides: they are named in the post that takes the place of the one before. */
  readonly others: readonly UserId[];
  /** Who sits next after the only one who is awaited, wants to know, and may be called aloud. */
  readonly next: UserId | null;
  /** The same for those who are called when their quiet hours are over. */
  readonly later: readonly Later[];
};

/** What people choose for themselves, and how they are called because of it. */
export type Personal = {
  /** The choices of each preference that has a list of them, the first being the default. */
  readonly preferable: typeof PREFERENCES;
  preferences(user: UserId): Promise<Preferences>;
  /** Changes some of them, as typed or chosen: `zone` by its name, `quiet` such as `22-8` or `off`, the others from their list. */
  prefer(request: { user: UserId; given: { readonly [id: string]: string } }): Promise<Preferences | Refused>;
  /** Whom a notice calls at this moment. */
  call(match: MatchId, notice: CallNotice): Promise<Call>;
  /** How loudly somebody may be told something on a server at this moment. */
  toneFor(user: UserId, guild: Place['guild']): Promise<Preferences['pings']>;
};
