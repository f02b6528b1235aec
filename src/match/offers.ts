import type { Seat } from '../kernel/position.ts';
import { freshClock } from './clocks.ts';
import { type Desk, playingSeat, publicMatch, refuseUnlessRunning, seatOf } from './desk.ts';
import { nextHost, wasRemoved } from './lobby.ts';
import type { MatchService, Offer, Refused, UserId } from './match.ts';
import type { Plan } from './next.ts';
import { refuse } from './refusals.ts';
import { everHeld, isPlayedByBot } from './seats.ts';
import type { SavedMatch } from './store.ts';

/** Seats that computer players keep find new people. */
export function createOffers(desk: Desk): Pick<MatchService, 'offer' | 'withdraw' | 'take'> {
  /** A seat that its game let go cannot be played any more. */
  const isGone = async ({ id }: SavedMatch, seat: Seat): Promise<boolean> =>
    (await desk.store.entries(id)).some((entry) => entry.kind === 'leave' && entry.seat === seat);

  return {
    async offer({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, async (saved) => {
        const own = playingSeat(saved, user);
        if (typeof own !== 'number') return own;
        if (own === seat || !isPlayedByBot(saved.holders[seat]) || (await isGone(saved, seat))) return refuse('refused.not-vacant');
        return offered(saved, seat, user);
      });
      if ('refused' in done) return done;
      const offer = done.saved.offers.find((now) => now.seat === seat);
      if (!offer) return refuse('refused.not-offered');
      return { match: publicMatch(done.saved), open: offer.open, have: offer.by.length, need: needed(done.saved, seat) };
    },

    async withdraw({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, (saved) => {
        const own = playingSeat(saved, user);
        return typeof own === 'number' ? withdrawn(saved, seat, user) : own;
      });
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },

    async take({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, async (saved) => {
        const refusal = refuseUnlessRunning(saved);
        if (refusal) return refusal;
        const open = saved.offers.some((offer) => offer.seat === seat && offer.open);
        if (!open || !isPlayedByBot(saved.holders[seat]) || (await isGone(saved, seat))) return refuse('refused.not-offered');
        if (seatOf(saved, user) !== null) return refuse('refused.has-seat');
        if (everHeld(saved, user)) return refuse('refused.given-up');
        if (await wasRemoved(desk.store, saved, user)) return refuse('refused.removed');
        const holders = saved.holders.with(seat, { kind: 'user', user });
        return {
          kind: 'take',
          seat,
          holders,
          host: nextHost(saved, holders) ?? user,
          clocks: saved.clocks.length > 0 ? saved.clocks.with(seat, freshClock(saved.timing)) : saved.clocks,
        };
      });
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },
  };
}

/** The host's word is enough; that of others counts as one vote each. */
function offered(saved: SavedMatch, seat: Seat, user: UserId): Plan | Refused {
  const already = saved.offers.find((offer) => offer.seat === seat);
  if (already?.open && user !== saved.host && !already.by.includes(user)) return refuse('refused.offered-already');
  const by = [...new Set([...(already?.by ?? []), user])];
  const open = already?.open || user === saved.host || by.length >= needed(saved, seat);
  const offer: Offer = { seat, by, open };
  return { kind: 'offer', seat, offers: [...saved.offers.filter((other) => other.seat !== seat), offer] };
}

/** The host ends the offer; others take their own vote back, and the offer ends with the last one that it needs. */
function withdrawn(saved: SavedMatch, seat: Seat, user: UserId): Plan | Refused {
  const offer = saved.offers.find((now) => now.seat === seat);
  if (!offer || (user !== saved.host && !offer.by.includes(user))) return refuse('refused.not-yours-to-withdraw');
  const others = saved.offers.filter((other) => other !== offer);
  const by = offer.by.filter((voter) => voter !== user);
  const open = by.includes(saved.host) || by.length >= needed(saved, seat);
  return { kind: 'withdraw', seat, offers: user === saved.host ? others : [...others, { seat, by, open }] };
}

/** Votes that make a majority of the people who play, whoever the seat belongs to left out. */
function needed({ holders }: SavedMatch, seat: Seat): number {
  const others = holders.filter((holder, n) => n !== seat && !isPlayedByBot(holder)).length;
  return Math.floor(others / 2) + 1;
}
