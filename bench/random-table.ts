import { randomPicks } from '../src/bots/bots.ts';
import { bunkerPoker } from '../src/games/bunker-poker/index.ts';
import { draw } from '../src/kernel/chance.ts';
import type { AnswerRequest, MatchId, MatchService } from '../src/match/match.ts';
import { createMatchService } from '../src/match/service.ts';
import type { Store } from '../src/match/store.ts';

const PEOPLE = ['ann', 'bob', 'cem', 'dee'];

/** Four people at Bunker Poker who choose at random, the same each time. */
export type RandomTable = {
  readonly service: MatchService;
  /** A click that will count if it is the next one; opens another match when one is over. */
  next(): Promise<AnswerRequest>;
};

export function randomTable(store: Store, seed: string): RandomTable {
  const used = {};
  const random = () => draw(seed, used, 'people', 2 ** 32) / 2 ** 32;
  const games = { [bunkerPoker.rules.id]: bunkerPoker };
  const service = createMatchService({ store, games, randomSeed: () => `${seed}:${random()}` });
  let match: MatchId | null = null;
  let clicks = 0;
  const click = () => `${seed}-${++clicks}`;

  async function open(): Promise<MatchId> {
    const [host, ...guests] = PEOPLE as [string, ...string[]];
    const place = { guild: 'guild', channel: 'channel' };
    const created = await service.create({ game: bunkerPoker.rules.id, host, place, settings: {}, interaction: click() });
    if ('refused' in created) throw new Error(created.refused.id);
    const { id } = created.match;
    for (const user of guests) await service.join({ match: id, user, interaction: click() });
    await service.start({ match: id, user: host, interaction: click() });
    return id;
  }

  async function next(): Promise<AnswerRequest> {
    match ??= await open();
    const seat = (await service.lookAtTable(match))?.sight?.awaited[0];
    if (seat === undefined) {
      match = null;
      return next();
    }
    const user = PEOPLE[seat]!;
    const prompt = (await service.look(match, user))!.sight!.prompts[0]!;
    return { match, user, interaction: click(), serial: prompt.serial, key: prompt.key, picks: randomPicks(prompt.ask, random) };
  }

  return { service, next };
}
