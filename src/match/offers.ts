import type { Seat } from '../kernel/position.ts';
import { freshClock } from './clocks.ts';
import { type Desk, playingSeat, publicMatch, refuseUnlessRunning, seatOf } from './desk.ts';
import { nextHost, wasRemoved } from './lobby.ts';
import { offerableFrom } from './long-awaited.ts';
import type { MatchService, Offer, Refused, UserId } from './match.ts';
import type { Plan } from './next.ts';
import { refuse } from './refusals.ts';
import { everHeld, isPlayedByBot } from './seats.ts';
import type { SavedMatch } from './store.ts';

/** Seats that computer players keep, or whose owners have been awaited for very long, find new people. */
export function createOffers(desk: Desk): Pick<MatchService, 'offer' | 'withdraw' | 'take'> {
  /** A seat that its game let go cannot be played any more. */
  const isGone = async ({ id }: SavedMatch, seat: Seat): Promise<boolean> =>
    (await desk.store.entries(id)).some((entry) => entry.kind === 'leave' && entry.seat === seat);

  /** Seats whose owners have been awaited for so long that others may offer them. */
  async function longAwaited(saved: SavedMatch): Promise<readonly Seat[]> {
    const now = desk.now();
    return [...(await offerableFrom(desk.store, saved))].flatMap(([seat, from]) => (from <= now ? [seat] : []));
  }

  /** A refusal unless others may offer the seat by now. */
  async function refuseUnlessVacant(saved: SavedMatch, seat: Seat): Promise<Refused | null> {
    if (isPlayedByBot(saved.holders[seat])) return (await isGone(saved, seat)) ? refuse('refused.not-vacant') : null;
    const from = (await offerableFrom(desk.store, saved)).get(seat);
    if (!from) return refuse('refused.not-vacant');
    return from <= desk.now() ? null : refuse('refused.too-early-to-offer', { from: String(Math.ceil(from.getTime() / 1000)) });
  }

  return {
    async offer({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, async (saved) => {
        const own = playingSeat(saved, user);
        if (typeof own !== 'number') return own;
        const why = own === seat ? refuse('refused.not-vacant') : await refuseUnlessVacant(saved, seat);
        return why ?? offered(saved, seat, user, needed(saved, seat, await longAwaited(saved)));
      });
      if ('refused' in done) return done;
      const offer = done.saved.offers.find((now) => now.seat === seat);
      if (!offer) return refuse('refused.not-offered');
      const need = needed(done.saved, seat, await longAwaited(done.saved));
      return { match: publicMatch(done.saved), open: offer.open, have: offer.by.length, need };
    },

    async withdraw({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, async (saved) => {
        const own = playingSeat(saved, user);
        return typeof own === 'number' ? withdrawn(saved, seat, user, needed(saved, seat, await longAwaited(saved))) : own;
      });
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },

    async take({ match, user, seat, interaction }) {
      const done = await desk.change(match, interaction, async (saved) => {
        const refusal = refuseUnlessRunning(saved);
        if (refusal) return refusal;
        const open = saved.offers.some((offer) => offer.seat === seat && offer.open);
        if (!open || (await isGone(saved, seat))) return refuse('refused.not-offered');
        if (seatOf(saved, user) !== null) return refuse('refused.has-seat');
        if (everHeld(saved, user)) return refuse('refused.given-up');
        if (await wasRemoved(desk.store, saved, user)) return refuse('refused.removed');
        const holders = saved.holders.with(seat, { kind: 'user', user });
        return {
          kind: 'take',
          seat,
          holders,
          // Whoever is new comes last.
          host: nextHost(saved, [...saved.holders.toSpliced(seat, 1), holders[seat]!]) ?? user,
          clocks: saved.clocks.length > 0 ? saved.clocks.with(seat, freshClock(saved.timing)) : saved.clocks,
        };
      });
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },
  };
}

/** The host's word is enough; that of others counts as one vote each. */
function offered(saved: SavedMatch, seat: Seat, user: UserId, need: number): Plan | Refused {
  const already = saved.offers.find((offer) => offer.seat === seat);
  if (already?.open && user !== saved.host && !already.by.includes(user)) return refuse('refused.offered-already');
  const by = [...new Set([...(already?.by ?? []), user])];
  const open = already?.open || user === saved.host || by.length >= need;
  const offer: Offer = { seat, by, open };
  return { kind: 'offer', seat, offers: [...saved.offers.filter((other) => other.seat !== seat), offer] };
}

/** The host ends the offer; others take their own vote back, and the offer ends with the last one that it needs. */
function withdrawn(saved: SavedMatch, seat: Seat, user: UserId, need: number): Plan | Refused {
  const offer = saved.offers.find((now) => now.seat === seat);
  if (!offer || (user !== saved.host && !offer.by.includes(user))) return refuse('refused.not-yours-to-withdraw');
  const others = saved.offers.filter((other) => other !== offer);
  const by = offer.by.filter((voter) => voter !== user);
  const open = by.includes(saved.host) || by.length >= need;
  return { kind: 'withdraw', seat, offers: user === saved.host ? others : [...others, { seat, by, open }] };
}

/** Votes that make a majority of the people who play, without whoever the seat belongs to and who else is awaited for very long. */
function needed({ holders }: SavedMatch, seat: Seat, absent: readonly Seat[]): number {
  const others = holders.filter((holder, n) => n !== seat && !isPlayedByBot(holder) && !absent.includes(n)).length;
  return Math.floor(others / 2) + 1;
}
