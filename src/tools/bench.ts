import { isReached, type Row } from '../../bench/row.ts';
import { jsonLine, readableLine } from './bench-report.ts';
import { BadArguments, readArguments, runTool } from './tool.ts';

const USAGE = 'npm run -s bench -- [kernel] [store] [paint] [road] [--json]';

/** Each is loaded only when it is run, since it may bring much along. */
const BENCHES: { readonly [name: string]: () => Promise<readonly Row[]> } = {
  kernel: async () => (await import('../../bench/kernel.ts')).benchKernel(),
  store: async () => (await import('../../bench/store.ts')).benchStore(),
  paint: async () => (await import('../../bench/paint.ts')).benchPaint(),
  road: async () => (await import('../../bench/road.ts')).benchRoad(),
};

async function bench(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
  const unknown = positionals.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined) throw new BadArguments(`There is no bench "${unknown}"; there are: ${Object.keys(BENCHES).join(', ')}.`);
  let reached = true;
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const row of await measure()) {
      console.log(values.json ? jsonLine(row) : readableLine(row));
      reached &&= isReached(row);
    }
  }
  return reached ? 0 : 1;
}

await runTool(USAGE, bench);
