import { expect } from 'vitest';
import type { Match } from '../../src/match/match.ts';
import { exportMatch, replayMatch } from '../../src/match/replay.ts';
import { movedClock } from './moved-clock.ts';
import { accepted, act, click, games, lobby, notices, type World, world } from './world.ts';

/** A request of somebody about a match. */
export const by = (match: string, user: string) => ({ match, user, interaction: click() });
export const PEOPLE = ['ann', 'bob', 'cem'];

export type Table = World & { readonly id: string; readonly clock: ReturnType<typeof movedClock> };

/** A running match in which all have hidden food and ann is to scavenge, on a clock that the test moves. */
export async function table(pace = 'day', users: readonly string[] = PEOPLE, settings = {}): Promise<Table> {
  const clock = movedClock();
  const all = world({ now: clock.now });
  const { id } = await lobby(all.service, users, { goal: '60', ...settings });
  accepted(await all.service.configure({ ...by(id, users[0]!), timing: { pace } }));
  accepted(await all.service.start(by(id, users[0]!)));
  for (const user of users) accepted(await act(all.service, id, user, 'cell:2'));
  await notices(all);
  return { ...all, id, clock };
}

export const ask = async ({ service, id }: Table, user: string, wish: 'undo' | 'pause' = 'undo') =>
  service.propose({ ...by(id, user), wish });
export const vote = async ({ service, id }: Table, user: string, agrees = true, proposal: number | null = null) =>
  service.vote({ ...by(id, user), proposal, agrees });
export const matchOf = async ({ service, id }: Table): Promise<Match> => (await service.lookAtTable(id))!.match;
export const dues = (match: Match) => match.awaited.map(({ due }) => due?.getTime() ?? null);

/** That playing the match again comes to the same positions. */
export async function agreeing(all: Table): Promise<void> {
  const replayed = replayMatch(games, (await exportMatch(all.store, all.id))!);
  expect(replayed).toMatchObject({ differs: null, otherRules: null });
}
