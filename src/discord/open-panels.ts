import type { Look, MatchId, UserId } from '../match/match.ts';
import type { Parts } from './context.ts';
import { briefly, isInteractionOver } from './errors.ts';
import type { Screen } from './screen.ts';

/** Whose panel it is and what it shows. `serial` is null while nothing is asked of them. */
export type Shown = {
  readonly match: MatchId;
  readonly user: UserId;
  readonly locale: string;
  readonly version: number;
  readonly serial: number | null;
};

export const shownOf = (look: Look, user: UserId, locale: string): Shown => ({
  match: look.match.id,
  user,
  locale,
  version: look.match.version,
  serial: look.sight?.prompts[0]?.serial ?? null,
});

/** Edits the message of a panel; throws when nobody can any more. */
type Edit = (screen: Screen) => Promise<unknown>;

/**
 * The private panels that people have open: as long as Discord lets us edit them, which is 15 minutes after the last
 * press, they follow their match by themselves. A comfort only: all of it may be forgotten at any time.
 */
export type OpenPanels = {
  /** From now on the panel in this message follows its match; an older one of the same person and match no longer does. */
  keep(message: string, shown: Shown, edit: Edit): Promise<void>;
  /** The message shows something else, or is being worked on. */
  forget(message: string): void;
  /** The match has changed. Never throws. */
  catchUp(match: MatchId): Promise<void>;
};

const LIFE_MS = 14 * 60_000;
const MOST = 1_000;

type Panel = { readonly shown: Shown; readonly edit: Edit; readonly until: number };

/** `draw` makes today's panel of somebody. */
export function createOpenPanels(
  { service, log }: Pick<Parts, 'service' | 'log'>,
  draw: (shown: Shown, look: Look) => Promise<Screen>,
  now: () => number = Date.now,
): OpenPanels {
  const panels = new Map<string, Panel>();

  async function follow(message: string, panel: Panel): Promise<void> {
    const { match, user, locale, version, serial } = panel.shown;
    const look = await service.look(match, user);
    if (!look || look.match.version === version) return;
    const fresh = shownOf(look, user, locale);
    // Whoever is asked the same as before is left in peace, however far into a list they are.
    if (fresh.serial !== null && fresh.serial === serial) return;
    const screen = await draw(fresh, look);
    if (panels.get(message) !== panel) return;
    const next = { ...panel, shown: fresh };
    panels.set(message, next);
    try {
      await panel.edit(screen);
    } catch (error) {
      if (panels.get(message) === next) panels.delete(message);
      if (!isInteractionOver(error)) log.warn({ match, error: briefly(error) }, 'an open panel was not kept up to date');
    }
  }

  return {
    async keep(message, shown, edit) {
      for (const [older, { shown: old }] of panels) if (old.match === shown.match && old.user === shown.user) panels.delete(older);
      panels.set(message, { shown, edit, until: now() + LIFE_MS });
      const [oldest] = panels.keys();
      if (panels.size > MOST) panels.delete(oldest!);
      await follow(message, panels.get(message)!);
    },
    forget(message) {
      panels.delete(message);
    },
    async catchUp(match) {
      for (const [message, { until }] of panels) if (until < now()) panels.delete(message);
      const open = [...panels].filter(([, { shown }]) => shown.match === match);
      await Promise.all(open.map(([message, panel]) => follow(message, panel)));
    },
  };
}
