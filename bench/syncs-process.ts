import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { AnswerRequest } from '../src/match/match.ts';
import { openStore } from '../src/store/store.ts';
import { randomTable } from './random-table.ts';

/** Answers in a database file (the argument) and writes down when each answer begins and ends: see `syncs`. */
const ANSWERS = 200;
const store = openStore(process.argv[2]!);
const { service, next } = randomTable(store, 'syncs');

async function answer(request: AnswerRequest, kind: 'accepted' | 'refused'): Promise<void> {
  writeSync(1, `begin ${kind}\n`);
  const done = await service.answer(request);
  writeSync(1, `end ${kind}\n`);
  if ('refused' in done !== (kind === 'refused')) throw new Error(`an answer was not ${kind}`);
}

for (let n = 0; n < ANSWERS; n++) {
  await setImmediate();
  const request = await next();
  await answer({ ...request, interaction: `late-${n}`, serial: request.serial - 1 }, 'refused');
  await answer({ ...request, interaction: `foreign-${n}`, user: 'zoe' }, 'refused');
  await answer(request, 'accepted');
}
store.close();
