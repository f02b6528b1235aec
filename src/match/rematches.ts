import { completeSettings } from '../kernel/kernel.ts';
import { type Desk, publicMatch, refuseUnlessEnded, seatOf } from './desk.ts';
import { type Fresh, keepLobby, newLobby, openedBy, settingsOr } from './lobby.ts';
import type { Holder, Match, MatchService, UserId } from './match.ts';
import { isForgotten } from './privacy.ts';
import { refuse } from './refusals.ts';
import type { Opening, SavedMatch } from './store.ts';

/** How often another rematch of the same match may come first before somebody is asked to try again. */
const ATTEMPTS = 5;

/** Opens lobbies that play ended matches again. */
export function createRematches(desk: Desk, fresh: Fresh): Pick<MatchService, 'rematch'> {
  /** The rematch that there is, unless it was called off before it began. */
  async function already({ rematch }: SavedMatch): Promise<SavedMatch | null> {
    const there = rematch === null ? null : await desk.store.load(rematch);
    return there?.status === 'called-off' && there.position === null ? null : there;
  }

  return {
    // Its people stay who they are meanwhile: whoever is forgotten must not come back by an invitation.
    rematch: ({ match, user, place, interaction }) =>
      desk.still([match], async () => {
        for (let n = 0; n < ATTEMPTS; n++) {
          const ended = await desk.store.load(match);
          if (!ended) return refuse('refused.no-match');
          const rules = desk.game(ended.game)?.rules;
          if (!rules) return refuse('refused.unknown-game', { game: ended.game });
          const refusal = refuseUnlessEnded(ended) ?? (seatOf(ended, user) === null ? refuse('refused.not-in') : null);
          if (refusal) return refusal;
          const there = (await openedBy(desk.store, interaction)) ?? (await already(ended));
          if (there) return { match: publicMatch(there), opened: false };
          const seating = aSeatOn(ended.holders);
          const lobby = newLobby({
            game: ended.game,
            host: user,
            place,
            settings: settingsOr(rules.settings, ended.settings) ?? completeSettings(rules.settings, {}),
            timing: ended.timing,
            rulesVersion: rules.rulesVersion,
            seed: fresh.randomSeed(),
            seating,
            holders: seating.flatMap((who): Holder[] => (who === null ? [{ kind: 'bot' }] : who === user ? [{ kind: 'user', user }] : [])),
            at: desk.now(),
          });
          const kept = await keepLobby(desk, fresh, lobby, interaction, openingOf(ended, seating, user));
          if (kept === 'busy') return refuse('refused.busy');
          if (kept === 'conflict') continue;
          desk.announce((await desk.store.load(match))!);
          return { match: publicMatch(kept), opened: true };
        }
        return refuse('refused.busy');
      }),
  };
}

/** Everybody sits where the one before them in the order of seats sat, so that whoever was second begins. */
function aSeatOn(holders: readonly Holder[]): Match['seating'] {
  const [first, ...others] = holders.map((holder) => (holder.kind === 'user' && !isForgotten(holder.user) ? holder.user : null));
  return first === undefined ? [] : [...others, first];
}

function openingOf({ id, rematch }: SavedMatch, seating: Match['seating'], host: UserId): Opening {
  const users = seating.flatMap((who) => (who === null || who === host ? [] : [who]));
  return { notices: users.length > 0 ? [{ kind: 'invited', users }] : [], again: { match: id, insteadOf: rematch } };
}
