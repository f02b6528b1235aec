import type { Seat } from '../kernel/position.ts';
import { freshClock } from './clocks.ts';
import { type Desk, publicMatch, refuseUnlessRunning, seatOf } from './desk.ts';
import { nextHost } from './lobby.ts';
import type { MatchService, Offer, Refused, UserId } from './match.ts';
import type { Plan } from './next.ts';
import { refuse } from './refusals.ts';
import { isPlayedByBot } from './seats.ts';
import type { SavedMatch } from './store.ts';

/** Seats that computer players keep find new people. */
export function createOffers(desk: Desk): Pick<MatchService, 'offer' | 'take'> {
  /** A seat that its game let go cannot be played any more. */
  const isGone = async ({ id }: SavedMatch, seat: Seat): Promise<boolean> =>
    (await desk.store.entries(id)).some((entry) => entry.kind === 'leave' && entry.seat === seat);

  return {
    async offer({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, async (saved) => {
        const refusal = refuseUnlessRunning(saved);
        if (refusal) return refusal;
        const own = seatOf(saved, user);
        if (own === null) return refuse('refused.not-in');
        if (own === seat || !isPlayedByBot(saved.holders[seat]) || (await isGone(saved, seat))) return refuse('refused.not-vacant');
        return offered(saved, seat, user);
      });
      if ('refused' in done) return done;
      const { open, by } = done.saved.offers.find((offer) => offer.seat === seat)!;
      return { match: publicMatch(done.saved), open, have: by.length, need: needed(done.saved, seat) };
    },

    async take({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, (saved) => {
        const refusal = refuseUnlessRunning(saved);
        if (refusal) return refusal;
        const holder = saved.holders[seat];
        if (!holder || !isPlayedByBot(holder) || !saved.offers.some((offer) => offer.seat === seat && offer.open))
          return refuse('refused.not-offered');
        if (seatOf(saved, user) !== null) return refuse('refused.has-seat');
        if (holder.kind === 'bot' && holder.formerly === user) return refuse('refused.given-up');
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
  if (already?.open) return refuse('refused.offered-already');
  const by = [...new Set([...(already?.by ?? []), user])];
  const open = user === saved.host || by.length >= needed(saved, seat);
  const offer: Offer = { seat, by, open };
  return { kind: 'offer', seat, offers: [...saved.offers.filter((other) => other.seat !== seat), offer] };
}

/** Votes that make a majority of the people who play, whoever the seat belongs to left out. */
function needed({ holders }: SavedMatch, seat: Seat): number {
  const others = holders.filter((holder, n) => n !== seat && !isPlayedByBot(holder)).length;
  return Math.floor(others / 2) + 1;
}
