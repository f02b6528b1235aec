import { type Desk, publicMatch, seatOf } from './desk.ts';
import type { MatchService, Notice } from './match.ts';
import { refuse } from './refusals.ts';
import type { SavedMatch } from './store.ts';
import { awaitedPeople } from './waiting.ts';

/** Where matches are shown. */
export const createMoves = ({ store }: Desk): Pick<MatchService, 'relocate' | 'move'> => ({
  async relocate(match, place, lost = false) {
    const saved = lost ? await store.load(match) : null;
    await store.relocate(match, place, saved ? saidAgain(saved) : []);
  },

  async move({ match, user, place }) {
    const saved = await store.load(match);
    if (!saved) return refuse('refused.no-match');
    if (saved.status === 'over' || saved.status === 'called-off') return refuse(`refused.${saved.status}`);
    if (seatOf(saved, user) === null && saved.host !== user) return refuse('refused.not-in');
    if (saved.place.guild !== place.guild) return refuse('refused.other-server');
    await store.relocate(match, place, saidAgain(saved));
    return { match: publicMatch({ ...saved, place }) };
  },
});

/** What stands where a match was shown and still holds: seats that are offered, what the table is asked, and who must answer. */
function saidAgain(saved: SavedMatch): readonly Notice[] {
  const { status, offers, proposal, pause } = saved;
  if (status !== 'running') return [];
  const users = pause ? [] : awaitedPeople(saved).map(({ user }) => user);
  return [
    ...offers.flatMap(({ seat, open }): Notice[] => (open ? [{ kind: 'wanted', seat }] : [])),
    ...(proposal ? [{ kind: 'proposal', proposal, closing: null } as const] : []),
    ...(users.length > 0 ? [{ kind: 'turn', users } as const] : []),
  ];
}
