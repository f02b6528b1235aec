import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to tell that a package with native code works on this machine: use it once. */
const TRIALS = {
  'better-sqlite3': (Database) => new Database(':memory:').close(),
  canvas: ({ createCanvas }) => createCanvas(8, 8).toBuffer(),
};

/** The packages with native code. */
export const NATIVE = Object.keys(TRIALS);

/**
 * Whether a package with native code loads and works, tried in this process: a few milliseconds.
 * @param {string} root the project's folder
 * @param {string} name one of NATIVE
 */
export function works(root, name) {
  try {
    TRIALS[name](createRequire(join(root, 'package.json'))(name));
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own record, which `npm ci` removes first and
 * writes last. Packages for other systems may be absent.
 * @param {string} root the project's folder
 */
export function isInstalled(root) {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const present = lockedPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    const there = present[place];
    if (!there) return place === '' || !isForHere(entry);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Optional packages count only when they are meant for exactly this kind of machine. */
const isForHere = ({ optional, os, cpu, libc }) =>
  !optional || (!libc && os?.includes(process.platform) === true && cpu?.includes(process.arch) === true);

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

// As a program: `node packages.mjs NAME` tells by its exit code whether the package works. For a trial in a fresh
// process, since native code that failed to load once stays failed where it did.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(works(process.cwd(), process.argv[2]) ? 0 : 1);
