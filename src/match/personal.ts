import type { Refused, UserId } from './match.ts';
import type { PREFERENCES, Preferences } from './preferences.ts';

/** What people choose for themselves. */
export type Personal = {
  /** The choices of each preference that has a list of them, the first being the default. */
  readonly preferable: typeof PREFERENCES;
  preferences(user: UserId): Promise<Preferences>;
  /** Changes some of them, as typed or chosen: `zone` by its name, `quiet` such as `22-8` or `off`, the others from their list. */
  prefer(request: { user: UserId; given: { readonly [id: string]: string } }): Promise<Preferences | Refused>;
};
