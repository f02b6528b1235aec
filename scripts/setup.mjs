/**
 * Brings up everything the other scripts need; each of them runs it first. Does nothing when nothing is missing.
 *
 *   node scripts/setup.mjs [--browser] [--plan]
 *
 * --browser  also a Chromium for the browser tests
 * --plan     only prints the steps that are due, one a line
 *
 * Uses nothing but Node itself, since it runs before there are any packages. Speaks on stderr, so that the output of a
 * tool stays clean. Exit code 1, with a sentence that says what to do, when something is missing that it may not install.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { installDebian, missingDebian } from './debian.mjs';
import { isInstalled, NATIVE, works } from './packages.mjs';

const OLDEST_NODE = [20, 12];
const COMPILER = ['build-essential', 'python3'];
/** Debian packages that building a package from source takes. */
const BUILD_NEEDS = {
  'better-sqlite3': COMPILER,
  canvas: [...COMPILER, 'pkg-config', 'libcairo2-dev', 'libpango1.0-dev', 'libjpeg-dev', 'libgif-dev', 'librsvg2-dev'],
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const begun = Date.now();
const seconds = () => Math.round((Date.now() - begun) / 1000);
/** What children inherit as descriptor 3, once there is a lock. */
let lock = 'ignore';

const say = (line) => process.stderr.write(`setup: ${line}\n`);

function giveUp(sentence) {
  say(sentence);
  process.exit(1);
}

/**
 * Waits until no other set-up works in this folder. The lock is on the open folder itself and is handed on to npm and
 * apt-get, so it lasts exactly as long as any of them runs, however they end. Systems without flock(1) go unlocked.
 */
function takeLock() {
  const folder = openSync(root, 'r');
  const stdio = ['ignore', 'ignore', 'ignore', folder];
  if (spawnSync('flock', ['--nonblock', '3'], { stdio }).status === 1) {
    say('another set-up is at work in this folder; waiting for it');
    spawnSync('flock', ['3'], { stdio });
  }
  lock = folder;
}

/**
 * Runs a command that may take minutes: names it, and keeps the end of its output.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(title, [command, ...args], env = {}) {
  say(`${title} …`);
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', lock] });
  let output = '';
  const keep = (text) => {
    output = (output + text).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((settle) => {
    child.on('error', (error) => settle({ ok: false, output: String(error) }));
    child.on('close', (code) => settle({ ok: code === 0, output }));
  });
}

/** JavaScript first and without scripts, so that native code that fails to build does not undo it. */
async function installPackages() {
  const done = await run('installing packages', ['npm', 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']);
  if (!done.ok) giveUp(`npm ci failed:\n${done.output}`);
}

/** A prebuilt binary where the network has one, else from source: the package's own install script decides. */
function build(name) {
  const nodeHome = dirname(dirname(process.execPath));
  const hasHeaders = existsSync(join(nodeHome, 'include/node/node.h'));
  return run(`fetching ${name}, or building it, which takes about two minutes`, ['npm', 'rebuild', name, '--ignore-scripts=false'], {
    ...(hasHeaders && { npm_config_nodedir: nodeHome }), // else node-gyp downloads the headers of this Node
  });
}

const broken = () =>
  NATIVE.filter((name) => spawnSync(process.execPath, [join(root, 'scripts/packages.mjs'), name], { cwd: root }).status !== 0);

async function installNative() {
  let builds = await Promise.all(broken().map(build));
  const failed = broken();
  const missing = missingDebian([...new Set(failed.flatMap((name) => BUILD_NEEDS[name]))]);
  if (missing.length > 0) {
    await debian(missing, `${failed.join(' and ')} must be built from source`);
    builds = await Promise.all(failed.map(build));
  }
  const hopeless = broken();
  if (hopeless.length > 0) giveUp(`${hopeless.join(' and ')} could not be built:\n${builds.map(({ output }) => output).join('\n')}`);
}

async function installBrowser() {
  if (process.env.CHROMIUM_PATH) giveUp(`there is no ${process.env.CHROMIUM_PATH}: correct CHROMIUM_PATH, or unset it.`);
  await debian(['chromium'], 'the browser tests need Chromium, or CHROMIUM_PATH naming a browser like it');
  if (!findChromium()) giveUp('Chromium was installed, but not where it is looked for: set CHROMIUM_PATH.');
}

async function debian(packages, why) {
  const trouble = await installDebian(packages, why, run);
  if (trouble) giveUp(trouble);
}

/** The steps that are due now, in order. */
function dueSteps() {
  const steps = [];
  const installed = isInstalled(root);
  if (!installed) steps.push({ name: 'packages', act: installPackages });
  if (!installed || !NATIVE.every((name) => works(root, name))) steps.push({ name: 'native', act: installNative });
  if (process.argv.includes('--browser') && !findChromium()) steps.push({ name: 'browser', act: installBrowser });
  return steps;
}

async function bringUp() {
  takeLock();
  const steps = dueSteps(); // whoever had the lock may have done everything
  if (steps.length === 0) return;
  say('the first time takes a few minutes; when interrupted, it goes on the next time');
  const signOfLife = setInterval(() => say(`still at work after ${seconds()} s …`), 15_000);
  for (const { act } of steps) await act();
  clearInterval(signOfLife);
  say(`ready after ${seconds()} s`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
  giveUp(`Holdout needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}.`);

const due = dueSteps();
if (process.argv.includes('--plan')) process.stdout.write(due.map(({ name }) => `${name}\n`).join(''));
else if (due.length > 0) await bringUp();
