import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/** What stands in for the world outside: each command writes its call to the log `calls`. */
const COMMANDS: { readonly [name: string]: string } = {
  // Installs packages that do not work until they are built. Where there is a gate, it tells that it has come and waits.
  npm: `
case $1 in
  ci)
    if [ -p gate ]; then echo > arrival; read -r _ < gate; fi
    mkdir -p node_modules/better-sqlite3 node_modules/canvas
    echo 'require("./built"); module.exports = class { close() {} };' > node_modules/better-sqlite3/index.js
    echo 'require("./built"); exports.createCanvas = () => ({ toBuffer() {} });' > node_modules/canvas/index.js
    cp package-lock.json node_modules/.package-lock.json ;;
  rebuild)
    if [ -e needs-compiler ] && ! [ -e compiler ]; then echo "no compiler for $2"; exit 1; fi
    touch "node_modules/$2/built.js" ;;
esac`,
  'dpkg-query': 'if [ -e compiler ]; then printf installed; else exit 1; fi',
  'apt-get': 'case "$*" in *install*) touch compiler ;; esac',
  sudo: 'if [ -e sudo-without-password ]; then shift; [ "$1" = true ] || exec "$@"; else exit 1; fi',
};

export type BareProject = {
  readonly folder: string;
  /** Puts an empty file into the project. */
  touch(name: string): void;
  /** The commands that were called, in order, such as `npm rebuild canvas`; without their flags. */
  calls(): readonly string[];
  start(options?: SetupOptions): ChildProcess;
  run(options?: SetupOptions): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
};

export type SetupOptions = {
  readonly args?: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** JavaScript that runs before the script. */
  readonly first?: string;
};

/** A project with the real set-up scripts, a small lock file, no packages, and stand-ins for npm, apt-get and sudo. */
export function bareProject(): BareProject {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(scripts, join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  lockPackages(folder, { 'node_modules/better-sqlite3': { version: '1.0.0' }, 'node_modules/canvas': { version: '1.0.0' } });
  mkdirSync(join(folder, 'bin'));
  for (const [name, body] of Object.entries(COMMANDS)) {
    const file = join(folder, 'bin', name);
    writeFileSync(file, `#!/bin/sh\ncd ${folder}\necho "${name} $*" >> calls\n${body}\n`);
    chmodSync(file, 0o755);
  }
  const start = ({ args = [], env = {}, first = '' }: SetupOptions = {}) =>
    spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(first)}`, join(folder, 'scripts/setup.mjs'), ...args], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ...env },
    });
  return {
    folder,
    touch: (name) => writeFileSync(join(folder, name), ''),
    calls: () => (existsSync(join(folder, 'calls')) ? callsIn(readFileSync(join(folder, 'calls'), 'utf8')) : []),
    start,
    run: (options) => ended(start(options)),
  };
}

/** Makes the lock file ask for these packages. */
export const lockPackages = (folder: string, packages: object): void =>
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));

const callsIn = (log: string): readonly string[] =>
  log
    .trim()
    .split('\n')
    .map((call) => call.replace(/ -(-\S+|o \S+|n)/g, ''));

export function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  let out = '';
  let err = '';
  child.stdout!.on('data', (text) => {
    out += text;
  });
  child.stderr!.on('data', (text) => {
    err += text;
  });
  return new Promise((settle) => child.on('close', (code) => settle({ code, out, err })));
}

/** Resolves when the child has said this on stderr. */
export const said = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((settle) => {
    let err = '';
    child.stderr!.on('data', (text) => {
      err += text;
      if (err.includes(words)) settle();
    });
  });
