import { spawnSync } from 'node:child_process';

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Those of the Debian packages that are not installed; all of them on a system without dpkg.
 * @param {readonly string[]} packages
 */
export function missingDebian(packages) {
  const status = (name) => spawnSync('dpkg-query', ['--show', `--showformat=\${db:Status-Status}`, name], { encoding: 'utf8' }).stdout;
  return packages.filter((name) => status(name) !== 'installed');
}

/** What to put before `apt-get` so that it may install here: nothing for root, sudo without a password; null: it may not. */
function permission() {
  if (!succeeds('apt-get', '--version')) return null;
  if (process.getuid() === 0) return [];
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n'] : null;
}

/**
 * Installs Debian packages where we may.
 * @param {readonly string[]} packages
 * @param {string} why begins the sentence for the person who has to do it instead
 * @param {(title: string, command: readonly string[]) => Promise<{ ok: boolean, output: string }>} run
 * @returns {Promise<string | null>} null when it worked, else what to tell the person
 */
export async function installDebian(packages, why, run) {
  const names = packages.join(' ');
  const before = permission();
  if (!before) return `${why}; install what that takes (on Debian: sudo apt-get install ${names}), then run this again.`;
  const apt = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  await run('updating the list of Debian packages', [...apt, 'update']); // where it failed and matters, installing fails too
  const { ok, output } = await run(`installing ${names}`, [...apt, 'install', '--yes', '--no-install-recommends', ...packages]);
  return ok ? null : `${why}, but apt-get could not install ${names}:\n${output}`;
}
