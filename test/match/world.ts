import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Games } from '../../src/match/desk.ts';
import type { AnswerRequest, Changed, Look, Match, MatchService, Notice, Refused } from '../../src/match/match.ts';
import { createMatchService, type MatchServiceParts } from '../../src/match/service.ts';
import { type OpenStore, openStore } from '../../src/store/store.ts';
import { type ToyView, toy } from './toy.ts';

export const games: Games = { toy };
export const place = { guild: 'g', channel: 'c' };

/** A database file in a folder of its own, deleted after the test. */
export function tempFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-match-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'holdout.db');
}

let serial = 0;
/** An interaction id that no other request has. */
export const click = (): string => `click-${++serial}`;

/** A clock that moves a second with every look at it. */
export function tickingClock(): () => Date {
  let seconds = 0;
  return () => new Date(Date.UTC(2030, 0, 1) + 1000 * seconds++);
}

export type World = { readonly store: OpenStore; readonly service: MatchService; readonly file: string };

/** A service on a fresh database, with luck that is the same each time; both are closed after the test. */
export function world(parts: Partial<MatchServiceParts> = {}, file = tempFile(), besideOthers = false): World {
  const now = parts.now ?? tickingClock();
  const store = openStore(file, { besideOthers, now });
  const service = createMatchService({ store, games, now, random: () => 0.5, randomSeed: () => 'a seed', ...parts });
  onTestFinished(async () => {
    await service.idle();
    store.close();
  });
  return { store, service, file };
}

/** What a request gave, if it was not refused. */
export function accepted<T extends object>(result: T | Refused): T {
  if ('refused' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result as T;
}

export const refusalOf = (result: object): string | null => ('refused' in result ? (result as Refused).refused.id : null);

export async function lobby(service: MatchService, users: readonly string[] = ['ann', 'bob'], settings = {}): Promise<Match> {
  const [host, ...guests] = users;
  const created = accepted(await service.create({ game: 'toy', host: host!, place, settings, interaction: click() })) as Changed;
  let { match } = created;
  for (const user of guests) ({ match } = accepted(await service.join({ match: match.id, user, interaction: click() })) as Changed);
  return match;
}

export async function started(service: MatchService, users: readonly string[] = ['ann', 'bob'], settings = {}): Promise<Match> {
  const { id, host } = await lobby(service, users, settings);
  return (accepted(await service.start({ match: id, user: host, interaction: click() })) as Changed).match;
}

/** A started match in which everybody has hidden food: seat 0 is to scavenge. */
export async function scavenging(service: MatchService, users: readonly string[] = ['ann', 'bob'], settings = {}): Promise<Match> {
  const { id } = await started(service, users, settings);
  for (const user of users) accepted(await service.answer(await choice(service, id, user, 'cell:2')));
  return (await service.look(id, users[0]!))!.match;
}

/** A click on an option that the user sees now. */
export async function choice(service: MatchService, match: string, user: string, pick: string): Promise<AnswerRequest> {
  const sight = (await service.look(match, user))?.sight;
  const prompt = sight?.prompts.find(({ ask }) => ask.options.some(({ id }) => id === pick));
  if (!prompt) throw new Error(`${user} is not offered ${pick}`);
  return { match, user, interaction: click(), serial: prompt.serial, key: prompt.key, picks: [pick] };
}

export const act = async (service: MatchService, match: string, user: string, pick: string) =>
  service.answer(await choice(service, match, user, pick));

export const viewOf = (look: Look | null): ToyView => look!.sight!.view as ToyView;

/** The notices that have come up since the last call, in the order they were decided, without reminders. */
export async function notices({ store }: Pick<World, 'store'>): Promise<readonly Notice[]> {
  const found: Notice[] = [];
  for (let row = await store.outbox.claim(60); row; row = await store.outbox.claim(60)) {
    if (row.notice.kind !== 'reminder') found.push(row.notice);
    await store.outbox.done(row.id, null);
  }
  return found;
}
