import * as kernel from '../kernel/kernel.ts';
import { isAgreed, type Proposal } from './consent.ts';
import type { Desk, Done, PlayableGame } from './desk.ts';
import { positionOf } from './desk.ts';
import type { Duties } from './due.ts';
import type { MatchId, Refused } from './match.ts';
import type { Plan } from './next.ts';
import { DAY } from './pace.ts';
import { refuse } from './refusals.ts';
import { positionBefore } from './replay.ts';
import type { SavedMatch } from './store.ts';

/** After this many days a pause is over by itself. */
export const PAUSED_DAYS = 30;

/** Does what all have agreed to, or lets a proposal lapse whose time is up; refused while neither is so. */
export type Settle = (match: MatchId, proposal: number) => Promise<Done | Refused>;

export const settleProposal =
  (desk: Desk): Settle =>
  (match, id) =>
    desk.change(match, `settle:${match}:${id}`, (saved, game) => {
      const { proposal } = saved;
      if (proposal?.id !== id) return refuse('refused.stale');
      if (isAgreed(saved)) return proposal.wish.kind === 'undo' ? takenBack(desk, saved, proposal, game) : paused(desk.now());
      return desk.now().getTime() < proposal.until ? refuse('refused.stale') : lapsed(proposal);
    });

/** Settles what is due: all agree because somebody who did not has gone, the process died before it was done, or time is up. */
export const createSettling =
  (settle: Settle): Duties['proposal'] =>
  async ({ id, proposal }) => {
    await settle(id, proposal!.id);
    return new Date(proposal!.until);
  };

const lapsed = ({ by }: Proposal): Plan => ({ kind: 'lapse', seat: by, proposal: null, closing: 'lapsed' });

const paused = (at: Date): Plan => ({
  kind: 'pause',
  proposal: null,
  closing: 'agreed',
  pause: { from: at.getTime(), until: at.getTime() + PAUSED_DAYS * DAY },
});

/** A step back of several answers at once. All luck stays as it is: what was rolled or drawn comes again. */
async function takenBack(desk: Desk, saved: SavedMatch, proposal: Proposal, { rules }: PlayableGame): Promise<Plan> {
  const { wish, by } = proposal;
  const since = wish.kind === 'undo' ? wish.since : saved.version;
  const before = await positionBefore(desk.store, rules, saved, await desk.store.entries(saved.id), since);
  if (!before) return lapsed(proposal);
  const position = kernel.stepBack(before, positionOf(rules, saved.position)!);
  return {
    kind: 'undo',
    seat: by,
    how: 'consent',
    move: { undoes: since },
    undoes: since,
    position,
    proposal: null,
    closing: 'agreed',
  };
}
