import { expect, it } from 'vitest';
import { latelyLines } from '../../src/discord/board-text.ts';
import { voicesOf } from '../../src/discord/voices.ts';
import type { LogEntry, Look } from '../../src/match/match.ts';
import { started } from '../match/world.ts';
import { house } from './house.ts';
import { entry } from './log-entries.ts';

/** The lines of a table at which these entries happened lately. */
async function linesOf(lately: readonly LogEntry[], most: number): Promise<readonly string[]> {
  const { context, service } = house();
  const { id } = await started(service);
  const look: Look = { ...(await service.lookAtTable(id))!, lately };
  return latelyLines(context, look, await voicesOf(context, look.match, 'en-US'), most);
}

it('tells of a seat that was left, which is no event of the game', async () => {
  const lines = await linesOf([entry(4, {}), entry(5, { kind: 'handover', seat: 1, events: [] })], 10);
  expect(lines).toEqual(['<@ann>: walk', 'A bot plays on for <@bob>.']);
});

it('keeps the newest of what is too much, and says how much is left out', async () => {
  const entries = Array.from({ length: 10 }, (_, n) => entry(n, n === 9 ? { kind: 'leave', seat: 1, events: [] } : {}));
  expect(await linesOf(entries, 10)).toHaveLength(10);
  const cut = await linesOf(entries, 4);
  expect(cut).toEqual(['… and 7 more before; see /log', '<@ann>: walk', '<@ann>: walk', '<@bob> left.']);
});
