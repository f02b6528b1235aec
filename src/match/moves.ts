import { type Desk, publicMatch, seatOf } from './desk.ts';
import type { MatchService } from './match.ts';
import { refuse } from './refusals.ts';

/** Where matches are shown. */
export const createMoves = ({ store }: Desk): Pick<MatchService, 'relocate' | 'move'> => ({
  relocate: (match, place) => store.relocate(match, place),

  async move({ match, user, place }) {
    const saved = await store.load(match);
    if (!saved) return refuse('refused.no-match');
    if (saved.status === 'over' || saved.status === 'called-off') return refuse(`refused.${saved.status}`);
    if (seatOf(saved, user) === null && saved.host !== user) return refuse('refused.not-in');
    if (saved.place.guild !== place.guild) return refuse('refused.other-server');
    await store.relocate(match, place);
    return { match: publicMatch({ ...saved, place }) };
  },
});
