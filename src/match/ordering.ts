import { type Desk, publicMatch, refuseUnlessRunning, seatOf } from './desk.ts';
import type { MatchService } from './match.ts';
import { refuse } from './refusals.ts';
import { policyOf } from './standing-orders.ts';

/** What people say ahead, each about the own seat. */
export const createOrdering = (desk: Desk): Pick<MatchService, 'orders' | 'order'> => ({
  async orders(match, user) {
    const saved = await desk.store.load(match);
    if (!saved) return refuse('refused.no-match');
    const known = desk.game(saved.game)?.orders ?? [];
    const seat = seatOf(saved, user);
    const refusal = refuseUnlessRunning(saved) ?? (seat === null ? refuse('refused.not-in') : null);
    if (refusal) return refusal;
    if (known.length === 0) return refuse('refused.no-orders');
    return known.map((order) => {
      const holds = policyOf(saved, seat!, order);
      return { order: order.id, policy: holds?.policy.id ?? null, own: holds?.own ?? false };
    });
  },

  async order({ match, user, interaction, order, policy }) {
    const done = await desk.change(match, interaction, (saved, { orders: known = [] }) => {
      const refusal = refuseUnlessRunning(saved);
      if (refusal) return refusal;
      const seat = seatOf(saved, user);
      if (seat === null) return refuse('refused.not-in');
      if (known.length === 0) return refuse('refused.no-orders');
      const meant = known.find(({ id }) => id === order);
      if (!meant || (policy !== null && !meant.policies.some(({ id }) => id === policy))) return refuse('refused.bad-order');
      const others = saved.orders.filter((given) => given.seat !== seat || given.order !== order);
      return { kind: 'order', seat, orders: policy === null ? others : [...others, { seat, order, policy }] };
    });
    return 'refused' in done ? done : { match: publicMatch(done.saved) };
  },
});
