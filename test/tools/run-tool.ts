import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a tool of src/tools as `npm run` does, and returns what it printed and its exit code. */
export function runTool(
  name: string,
  ...args: readonly string[]
): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `src/tools/${name}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}
