import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./syncs-process.ts', import.meta.url));

/** How many fsync and fdatasync calls one answer of each kind makes, on average. */
export type Syncs = { readonly accepted: number; readonly refused: number };

/** Watches the system calls of a process that answers, with its files in `folder`. Null: strace is not here or may not watch. */
export function syncsPerAnswer(folder: string): Syncs | null {
  const trace = join(folder, 'trace');
  const watch = ['-f', '-qq', '-e', 'trace=fsync,fdatasync,write', '-e', 'signal=none', '-o', trace];
  const ran = spawnSync('strace', [...watch, process.execPath, '--import', 'tsx', program, join(folder, 'syncs.db')], { encoding: 'utf8' });
  if (ran.error || ran.stderr.includes('ptrace')) return null;
  if (ran.status !== 0) throw new Error(`the watched process failed: ${ran.stderr}`);
  return { accepted: perAnswer(trace, 'accepted'), refused: perAnswer(trace, 'refused') };
}

/** The process writes `begin KIND` before and `end KIND` after each answer. */
function perAnswer(trace: string, kind: keyof Syncs): number {
  let answers = 0;
  let syncs = 0;
  let within = false;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (line.includes(`"begin ${kind}`)) within = true;
    else if (line.includes(`"end ${kind}`)) {
      within = false;
      answers++;
    } else if (within && /\b(fsync|fdatasync)\(/.test(line)) syncs++;
  }
  if (answers === 0) throw new Error(`no ${kind} answer was seen`);
  return syncs / answers;
}
