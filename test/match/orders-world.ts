import type { StandingOrder } from '../../src/games/face.ts';
import type { PlayableGame } from '../../src/match/desk.ts';
import type { MatchService } from '../../src/match/match.ts';
import { movedClock } from './moved-clock.ts';
import { type ToyView, toy } from './toy.ts';
import { accepted, click, lobby, tempFile, type World, world } from './world.ts';

const label = { id: 'toy.rest' };
const named = (id: string) => ({ id: `toy.order.${id}` });

/** The words of the toy's orders. */
export const toyOrderWords = {
  'toy.order.hush': 'Until you are asked something else',
  'toy.order.starving': 'When you have walked far',
  'toy.order.turn': 'In your turn',
  'toy.order.hide': 'Hiding food',
  'toy.order.ask': 'Ask me',
};

/** What can be answered ahead in the toy: hiding food, and what to do in one's turn. */
export const toyOrders: readonly StandingOrder<ToyView>[] = [
  { id: 'hush', step: 'scavenge', label: named('hush'), policies: [{ id: 'rest', label, answer: () => ['rest'] }], lapses: true },
  {
    id: 'starving',
    step: 'scavenge',
    label: named('starving'),
    fits: ({ view, viewer }) => view.walked[viewer]! > 1,
    policies: [
      { id: 'ask', label: named('ask'), answer: () => 'ask' },
      { id: 'search', label: { id: 'toy.search' }, answer: () => ['search'] },
    ],
  },
  {
    id: 'turn',
    step: 'scavenge',
    label: named('turn'),
    policies: [
      { id: 'ask', label: named('ask'), answer: () => 'ask' },
      { id: 'rest', label, answer: () => ['rest'] },
      { id: 'fly', label, answer: () => ['fly'] },
      { id: 'either', label, answer: (_, random) => [random() < 0.5 ? 'rest' : 'search'] },
    ],
  },
  {
    id: 'hide',
    step: 'hide',
    label: named('hide'),
    policies: [
      { id: 'two', label: { id: 'toy.cell:2' }, answer: () => ['cell:2'] },
      { id: 'ask', label: named('ask'), answer: () => 'ask' },
    ],
    inSlowMatches: 'two',
  },
];

export type Clock = ReturnType<typeof movedClock>;

type Parts = {
  readonly file?: string;
  readonly again?: boolean;
  readonly clock?: Clock;
  readonly game?: Partial<PlayableGame>;
  readonly random?: () => number;
};

/** A world with the toy and its orders, whose clock the test moves; half of every chance is drawn. `again`: the file is in use already. */
export function orderly({
  file = tempFile(),
  again = false,
  clock = movedClock(),
  game,
  random = () => 0.5,
}: Parts = {}): World & { clock: Clock } {
  clock.pass(1);
  return { ...world({ now: clock.now, random, games: { toy: { ...toy, orders: toyOrders, ...game } } }, file, again), clock };
}

/** A running match of the toy, in which everybody is to hide food. */
export async function hiding(service: MatchService, pace = 'none', users: readonly string[] = ['ann', 'bob']): Promise<string> {
  const { id, host } = await lobby(service, users, { goal: '60' });
  accepted(await service.configure({ match: id, user: host, interaction: click(), timing: { pace } }));
  accepted(await service.start({ match: id, user: host, interaction: click() }));
  return id;
}

/** Says something ahead. */
export const say = async (service: MatchService, match: string, user: string, order: string, policy: string | null) =>
  service.order({ match, user, interaction: click(), order, policy });
