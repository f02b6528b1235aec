import { type Desk, playingSeat, publicMatch } from './desk.ts';
import type { MatchService } from './match.ts';
import { refuse } from './refusals.ts';
import { policyOf } from './standing-orders.ts';

/** What people say ahead, each about the own seat. */
export const createOrdering = (desk: Desk): Pick<MatchService, 'orders' | 'order'> => ({
  async orders(match, user) {
    const saved = await desk.store.load(match);
    if (!saved) return refuse('refused.no-match');
    const known = desk.game(saved.game)?.orders ?? [];
    const seat = playingSeat(saved, user);
    if (typeof seat !== 'number') return seat;
    if (known.length === 0) return refuse('refused.no-orders');
    return known.map((order) => {
      const holds = policyOf(saved, seat, order);
      return { order: order.id, policy: holds?.policy.id ?? null, own: holds?.own ?? false };
    });
  },

  async order({ match, user, interaction, order, policy }) {
    const done = await desk.change(match, interaction, (saved, { orders: known = [] }) => {
      const seat = playingSeat(saved, user);
      if (typeof seat !== 'number') return seat;
      if (known.length === 0) return refuse('refused.no-orders');
      const meant = known.find(({ id }) => id === order);
      if (!meant || (policy !== null && !meant.policies.some(({ id }) => id === policy))) return refuse('refused.bad-order');
      const others = saved.orders.filter((given) => given.seat !== seat || given.order !== order);
      return { kind: 'order', seat, orders: policy === null ? others : [...others, { seat, order, policy }] };
    });
    return 'refused' in done ? done : { match: publicMatch(done.saved) };
  },
});
