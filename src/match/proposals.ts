import { sight } from '../kernel/kernel.ts';
import { type ByConsent, isAgreed, type Wish } from './consent.ts';
import { type Desk, type Done, type PlayableGame, playingSeat, publicMatch } from './desk.ts';
import type { Changed, Refused } from './match.ts';
import { DAY, type PaceId } from './pace.ts';
import { refuse } from './refusals.ts';
import { positionBefore } from './replay.ts';
import { heldSince } from './seats.ts';
import type { Settle } from './settling.ts';
import { ordered } from './standing-orders.ts';
import type { Entry, SavedMatch, Store } from './store.ts';

const MINUTE = 60_000;
/** How long people have to agree, in milliseconds. */
export const LASTS: { readonly [pace in PaceId]: number } = {
  none: DAY,
  slow: DAY,
  day: DAY,
  evening: 10 * MINUTE,
  blitz: MINUTE,
};

/** Asks a table to agree to something. What it is makes no difference to how people are asked. */
export function createProposals(desk: Desk, settle: Settle): Pick<ByConsent, 'propose' | 'vote'> {
  /** What came of a vote: with the last one that is needed, the thing itself is done at once. */
  async function settled({ saved }: Done): Promise<Changed & { readonly settled: boolean }> {
    const done = saved.proposal && isAgreed(saved) ? await settle(saved.id, saved.proposal.id) : null;
    return done && 'saved' in done ? { match: publicMatch(done.saved), settled: true } : { match: publicMatch(saved), settled: false };
  }

  return {
    async propose({ match, user, interaction, wish: kind }) {
      const done = await desk.change(match, interaction, async (saved, game) => {
        const by = playingSeat(saved, user);
        if (typeof by !== 'number') return by;
        if (saved.proposal) return refuse('refused.proposal-open');
        const entries = await desk.store.entries(match);
        const answered = entries.findLastIndex(({ kind }) => kind === 'answer');
        const failed = entries.slice(answered + 1).findLast(({ kind }) => kind === 'decline' || kind === 'lapse');
        if (failed) return refuse(failed.kind === 'lapse' ? 'refused.lapsed' : 'refused.declined');
        const wish = kind === 'undo' ? await undoOf(desk.store, saved, entries, by, game) : pauseOf(saved);
        if ('refused' in wish) return wish;
        const proposal = { id: saved.version + 1, wish, by, agreed: [by], until: desk.now().getTime() + LASTS[saved.timing.pace] };
        return { kind: `ask-${kind}`, seat: by, proposal };
      });
      return 'refused' in done ? done : settled(done);
    },

    async vote({ match, user, interaction, proposal: id, agrees }) {
      const done = await desk.change(match, interaction, (saved) => {
        const seat = playingSeat(saved, user);
        if (typeof seat !== 'number') return seat;
        const { proposal } = saved;
        if (!proposal || (id !== null && id !== proposal.id) || proposal.until <= desk.now().getTime())
          return refuse('refused.no-proposal');
        if (!agrees) return { kind: 'decline', seat, proposal: null, closing: 'ended' };
        if (proposal.agreed.includes(seat)) return refuse('refused.agreed-already');
        return { kind: 'agree', seat, proposal: { ...proposal, agreed: [...proposal.agreed, seat] } };
      });
      return 'refused' in done ? done : settled(done);
    },
  };
}

/**
 * Back to before the seat's newest answer that stands and that could be another one. What a game did when it let a seat go is
 * never undone.
 */
async function undoOf(
  store: Store,
  saved: SavedMatch,
  entries: readonly Entry[],
  seat: number,
  game: PlayableGame,
): Promise<Wish | Refused> {
  const standing = entries.filter(({ kind, undoneBy }) => (kind === 'answer' || kind === 'leave') && undoneBy === null);
  const isOwn = ({ kind, version, how, ...entry }: Entry) =>
    kind === 'answer' && entry.seat === seat && how !== 'forced' && heldSince(saved, seat) <= version;
  const own = standing.findLastIndex(isOwn);
  const [first, ...others] = own < 0 ? [] : standing.slice(own);
  if (!first) return refuse('refused.nothing-to-undo');
  if (others.some(({ kind }) => kind === 'leave')) return refuse('refused.undo-left');
  if (first.rulesVersion !== game.rules.rulesVersion) return refuse('refused.undo-other-rules');
  const before = await positionBefore(store, game.rules, saved, entries, first.version);
  if (!before) return refuse('refused.undo-begun-earlier');
  if (ordered(game, saved, sight(game.rules, before, seat), () => 0)) return refuse('refused.undo-ordered');
  return { kind: 'undo', since: first.version, answers: [first, ...others].flatMap((entry) => entry.seat ?? []) };
}

const pauseOf = ({ pause }: SavedMatch): Wish | Refused => (pause ? refuse('refused.paused') : { kind: 'pause' });
