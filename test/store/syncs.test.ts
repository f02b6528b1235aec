import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { syncsPerAnswer } from '../../bench/syncs.ts';
import { accepted, choice, click, scavenging, world } from '../match/world.ts';

/**
 * Write transactions in the write-ahead log of a database file. With synchronous FULL (see database.test.ts) SQLite syncs
 * once for each. A frame of 24 bytes and a page ends a transaction when its second number, the size of the database, is not 0.
 * Source: https://sqlite.org/fileformat2.html section 4.
 */
function walCommits(file: string): number {
  const wal = readFileSync(`${file}-wal`);
  const frame = 24 + wal.readUInt32BE(8);
  const salts = wal.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at + frame <= wal.length && wal.subarray(at + 8, at + 16).equals(salts); at += frame)
    if (wal.readUInt32BE(at + 4) > 0) commits++;
  return commits;
}

it('an accepted answer is one write transaction, a refused or repeated one is none', async () => {
  const { service, file } = world();
  const { id } = await scavenging(service);
  const rest = await choice(service, id, 'ann', 'rest');
  const before = walCommits(file);
  await service.answer({ ...rest, user: 'bob', interaction: click() });
  await service.answer({ ...rest, serial: rest.serial - 1, interaction: click() });
  await service.answer({ ...rest, picks: ['fly'], interaction: click() });
  await service.preview(rest);
  expect(walCommits(file)).toBe(before);
  accepted(await service.answer(rest));
  expect(walCommits(file)).toBe(before + 1);
  accepted(await service.answer(rest));
  expect(walCommits(file)).toBe(before + 1);
});

it('the system is asked to sync once for an accepted answer and never for a refused one', (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-syncs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const syncs = syncsPerAnswer(folder);
  test.skip(syncs === null, 'strace is not here, or may not watch a process');
  expect(syncs).toEqual({ accepted: 1, refused: 0 });
}, 60_000);
