import * as kernel from '../kernel/kernel.ts';
import { type Desk, type PlayableGame, playingSeat, positionOf, publicMatch, refuseUnlessRunning, seatOf } from './desk.ts';
import { leaveLobby, nextHost } from './lobby.ts';
import type { MatchService, Refused, UserId } from './match.ts';
import type { Plan } from './next.ts';
import { refuse } from './refusals.ts';
import type { SavedMatch } from './store.ts';

/** How people go: out of a lobby, out of a running match, or by calling it off. */
export function createDepartures(desk: Desk): Pick<MatchService, 'leave' | 'leaving' | 'kick' | 'end'> {
  return {
    async leaving({ match, user }) {
      const saved = await desk.store.load(match);
      const game = saved && desk.game(saved.game);
      if (!saved || !game) return refuse('refused.no-match');
      const plan = resign(saved, game, user);
      if ('refused' in plan) return plan;
      if (plan.position?.outcome) return { becomes: 'over' };
      if (plan.status === 'called-off') return { becomes: 'called-off' };
      return { becomes: plan.kind === 'leave' ? 'empty' : 'bot' };
    },

    async leave({ match, user, interaction }) {
      const done = await desk.change(match, interaction, (saved, game) =>
        saved.status === 'lobby' ? leaveLobby(saved, user) : resign(saved, game, user),
      );
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },

    async kick({ match, user, seat, whom, interaction, asModerator }) {
      const done = await desk.change(match, interaction, (saved, game) => {
        if (saved.host !== user && !asModerator) return refuse('refused.not-yours-to-kick');
        const holder = saved.holders[whom === undefined ? seat : (seatOf(saved, whom) ?? -1)];
        if (holder?.kind !== 'user') return refuse('refused.nobody-there');
        const plan = saved.status === 'lobby' ? leaveLobby(saved, holder.user) : resign(saved, game, holder.user);
        if ('refused' in plan || holder.user === user) return plan;
        return { ...plan, how: 'kick', removed: holder.user, ...(plan.kind === 'lobby' ? { move: { removed: holder.user } } : {}) };
      });
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },

    async end({ match, user, interaction, asModerator }) {
      const done = await desk.change(match, interaction, (saved) => {
        if (saved.status !== 'lobby') {
          const refusal = refuseUnlessRunning(saved);
          if (refusal) return refusal;
        }
        if (saved.host !== user && !asModerator) return refuse('refused.not-host-or-moderator');
        const seat = seatOf(saved, user);
        return { kind: 'end', status: 'called-off', ...(seat === null ? {} : { seat }) };
      });
      return 'refused' in done ? done : { match: publicMatch(done.saved) };
    },
  };
}

/** The game lets the seat go, else a computer player keeps it. With no person left the match is called off. */
function resign(saved: SavedMatch, { rules }: PlayableGame, user: UserId): Plan | Refused {
  const seat = playingSeat(saved, user);
  if (typeof seat !== 'number') return seat;
  const left = kernel.leave(rules, positionOf(rules, saved.position)!, seat);
  const holders = saved.holders.with(seat, { kind: 'bot', formerly: user });
  const host = nextHost(saved, holders);
  return {
    kind: left ? 'leave' : 'handover',
    seat,
    holders,
    ...(left ?? {}),
    ...(host === null ? {} : { host }),
    ...(host === null && !left?.position.outcome ? { status: 'called-off' as const } : {}),
  };
}
