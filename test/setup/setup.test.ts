import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareProject, ended, lockPackages, said } from './bare-project.ts';

const FRESH = ['npm ci', 'npm rebuild better-sqlite3', 'npm rebuild canvas'];
const asUser = 'process.getuid = () => 1000';
const asRoot = 'process.getuid = () => 0';

describe('set-up of a fresh clone', () => {
  it('installs the packages and builds the native ones, and tells on stderr', async () => {
    const project = bareProject();
    const { code, out, err } = await project.run();
    expect(project.calls().toSorted()).toEqual(FRESH);
    expect(err).toMatch(/installing packages …[\s\S]+canvas[\s\S]+ready after \d+ s/);
    expect(out).toBe('');
    expect(code).toBe(0);
  });

  it('does and says nothing the second time', async () => {
    const project = bareProject();
    await project.run();
    expect(await project.run()).toEqual({ code: 0, out: '', err: '' });
    expect(project.calls()).toHaveLength(FRESH.length);
  });

  it('only says what is due when it is asked for the plan', async () => {
    const project = bareProject();
    const options = { args: ['--plan', '--browser'], env: { CHROMIUM_PATH: '/nowhere' } };
    expect(await project.run(options)).toEqual({ code: 0, out: 'packages\nnative\nbrowser\n', err: '' });
    expect(project.calls()).toEqual([]);
  });

  it('refuses a Node that is too old', async () => {
    const older = "Object.defineProperty(process, 'versions', { value: { node: '20.11.1' } })";
    expect(await bareProject().run({ first: older })).toMatchObject({
      code: 1,
      err: 'setup: Holdout needs Node 20.12 or newer, and this is 20.11.1.\n',
    });
  });
});

describe('set-up after a change', () => {
  const plan = async (change: (folder: string) => void) => {
    const project = bareProject();
    await project.run();
    change(project.folder);
    return (await project.run({ args: ['--plan'] })).out;
  };
  const locked = { 'node_modules/better-sqlite3': { version: '1.0.0' }, 'node_modules/canvas': { version: '1.0.0' } };

  it('installs again when the lock file asks for another version', async () => {
    expect(await plan((folder) => lockPackages(folder, { ...locked, 'node_modules/canvas': { version: '1.0.1' } }))).toBe(
      'packages\nnative\n',
    );
  });

  it('installs again when the lock file asks for one package more', async () => {
    expect(await plan((folder) => lockPackages(folder, { ...locked, 'node_modules/ws': { version: '1.0.0' } }))).toBe('packages\nnative\n');
  });

  it('installs again when the lock file asks for an optional package of this system', async () => {
    const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
    expect(await plan((folder) => lockPackages(folder, { ...locked, 'node_modules/here': here }))).toBe('packages\nnative\n');
  });

  it('does not miss an optional package of another system', async () => {
    const elsewhere = { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] };
    expect(await plan((folder) => lockPackages(folder, { ...locked, 'node_modules/elsewhere': elsewhere }))).toBe('');
  });

  it('installs again when an installation was interrupted', async () => {
    expect(await plan((folder) => rmSync(join(folder, 'node_modules/.package-lock.json')))).toBe('packages\nnative\n');
  });

  it('builds a native package again that no longer works, and nothing else', async () => {
    const project = bareProject();
    await project.run();
    rmSync(join(project.folder, 'node_modules/canvas/built.js'));
    expect((await project.run()).code).toBe(0);
    expect(project.calls().slice(FRESH.length)).toEqual(['npm rebuild canvas']);
  });
});

describe('set-up where native packages do not build', () => {
  const unbuildable = () => {
    const project = bareProject();
    project.touch('needs-compiler');
    return project;
  };

  it('installs the Debian packages as root, after an update, and builds again', async () => {
    const project = unbuildable();
    const { code } = await project.run({ first: asRoot });
    const calls = project.calls().filter((call) => call.startsWith('apt-get ') && call !== 'apt-get');
    expect(calls).toEqual(['apt-get update', expect.stringMatching(/^apt-get install build-essential python3 pkg-config libcairo2-dev /)]);
    expect(project.calls().slice(-2).toSorted()).toEqual(FRESH.slice(1));
    expect(code).toBe(0);
  });

  it('installs them by a sudo that asks for no password', async () => {
    const project = unbuildable();
    project.touch('sudo-without-password');
    expect((await project.run({ first: asUser })).code).toBe(0);
    expect(project.calls()).toContain('sudo env DEBIAN_FRONTEND=noninteractive apt-get update');
  });

  it('says in one sentence what to install where it may not', async () => {
    const project = unbuildable();
    const { code, err } = await project.run({ first: asUser });
    expect(err.trim().split('\n').at(-1)).toMatch(
      /^setup: better-sqlite3 and canvas must be built from source; install what that takes \(on Debian: sudo apt-get install build-essential .+librsvg2-dev\), then run this again\.$/,
    );
    expect(code).toBe(1);
  });

  it('shows the end of the build’s output when nothing is missing', async () => {
    const project = unbuildable();
    writeFileSync(join(project.folder, 'bin/dpkg-query'), '#!/bin/sh\nprintf installed\n');
    const { code, err } = await project.run({ first: asRoot });
    expect(err).toContain('better-sqlite3 and canvas could not be built:\nno compiler for better-sqlite3\n\nno compiler for canvas\n');
    expect(project.calls().toSorted()).toEqual(FRESH);
    expect(code).toBe(1);
  });
});

describe('set-up of the browser', () => {
  it('is content with the browser that CHROMIUM_PATH names', async () => {
    const project = bareProject();
    expect((await project.run({ args: ['--browser'], env: { CHROMIUM_PATH: process.execPath } })).code).toBe(0);
    expect(project.calls().toSorted()).toEqual(FRESH);
  });

  it('says so when CHROMIUM_PATH names nothing', async () => {
    const { code, err } = await bareProject().run({ args: ['--browser'], env: { CHROMIUM_PATH: '/nowhere' } });
    expect(err).toContain('setup: there is no /nowhere: correct CHROMIUM_PATH, or unset it.\n');
    expect(code).toBe(1);
  });
});

describe('two set-ups at once', () => {
  /** A project whose npm, once it has arrived, waits until the gate is opened. Both calls block until npm does its part. */
  const gated = () => {
    const project = bareProject();
    const pipe = (name: string) => join(project.folder, name);
    execFileSync('mkfifo', [pipe('arrival'), pipe('gate')]);
    return { ...project, arrival: () => readFileSync(pipe('arrival')), openGate: () => writeFileSync(pipe('gate'), '\n') };
  };

  it('lets the second wait for the first and then find everything done', async () => {
    const project = gated();
    const first = project.start();
    const firstEnd = ended(first);
    project.arrival();
    const second = project.start();
    const secondEnd = ended(second);
    await said(second, 'another set-up is at work in this folder; waiting for it');
    project.openGate();
    expect((await firstEnd).code).toBe(0);
    expect(await secondEnd).toMatchObject({ code: 0, err: expect.not.stringContaining('installing') });
    expect(project.calls().toSorted()).toEqual(FRESH);
  });

  it('lets the second wait for the npm of a first that was killed, and finish its work', async () => {
    const project = gated();
    const first = project.start();
    project.arrival();
    first.kill('SIGKILL');
    const second = project.start();
    const secondEnd = ended(second);
    await said(second, 'waiting for it');
    project.openGate();
    expect((await secondEnd).code).toBe(0);
    expect(project.calls().toSorted()).toEqual(FRESH);
  });
});
