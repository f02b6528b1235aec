import { fork } from 'node:child_process';
import { once } from 'node:events';
import '../src/paint/fonts.ts';
import { createCanvas } from 'canvas';
import { bunkerPoker } from '../src/games/bunker-poker/index.ts';
import { sight } from '../src/kernel/kernel.ts';
import { redact } from '../src/kernel/sight.ts';
import { draw } from '../src/paint/nodes/draw.ts';
import { createPainter, type Painter } from '../src/paint/painter.ts';
import { say } from '../src/scene/say.ts';
import type { Node, Scene } from '../src/scene/scene.ts';
import { samples } from '../src/tools/samples.ts';
import { speaker } from '../src/words/words.ts';
import type { Row } from './row.ts';

const PAGE = { width: 1200, height: 900 } as const;
const NAMES = ['Ann', 'Ben', 'Boris', 'Cleo'];
const PAIRS = 60;
const WATCHED = 500;
const WARM = 500;
const LONG = 3000;
const SETTLED = 200;

/**
 * Measures the painting of 1200 × 900 pixels of the Bunker Poker board, encoding included: against the plain way (everything drawn on
 * a new canvas, default synchronous PNG), how long the event loop stands still meanwhile, and what 2,500 more pictures do to memory.
 */
export async function benchPaint(): Promise<readonly Row[]> {
  const painter = createPainter();
  try {
    const boards = moments();
    for (const scene of boards) await painter.paint(scene);
    const { before, after } = await soak(boards);
    const { plain, ours } = await compare(painter, boards);
    const idle = await watchLoop(() => new Promise((done) => setTimeout(done, Math.round(ours))));
    const blocked = await watchLoop((i) => painter.paint(boards[i % boards.length]!));
    const against = 'an idle loop';
    const blockedAt = (part: number, unit: string, atMost: number): Row => {
      const value = at(blocked, part);
      return { name: 'paint-loop-blocked', value, unit, ratio: value / at(idle, part), against, targets: [{ of: 'value', atMost }] };
    };
    return [
      {
        name: 'paint-vs-plain',
        value: ours,
        unit: 'ms',
        ratio: ours / plain,
        against: 'the plain way',
        targets: [{ of: 'ratio', atMost: 0.3 }],
      },
      blockedAt(0.5, 'ms median', 2),
      blockedAt(0.99, 'ms p99', 8),
      {
        name: 'paint-memory',
        value: after - before,
        unit: 'MB more',
        ratio: after / before,
        against: `memory after ${WARM} pictures`,
        targets: [{ of: 'value', atMost: 10 }],
      },
    ];
  } finally {
    await painter.close();
  }
}

/** The board at every moment of a match, each another picture. */
function moments(): readonly Scene[] {
  const { rules, face } = bunkerPoker;
  const words = speaker({ locale: 'en', catalogues: [face.catalogue.en], seatName: (seat) => NAMES[seat]! });
  return [...samples(bunkerPoker, 4, 'bench')].map(({ position, recent }) => {
    const events = recent.map((event) => redact(event, 'table'));
    return { ...say(face.scene(sight(rules, position, 'table'), events), words), ...PAGE };
  });
}

/** Median milliseconds of a picture each way, taken in turns so that both meet the same machine. */
async function compare(painter: Painter, boards: readonly Scene[]): Promise<{ readonly plain: number; readonly ours: number }> {
  const plain: number[] = [];
  const ours: number[] = [];
  for (let i = 0; i < PAIRS; i++) {
    const scene = boards[i % boards.length]!;
    let start = performance.now();
    plainly(scene);
    plain.push(performance.now() - start);
    start = performance.now();
    await painter.paint(scene);
    ours.push(performance.now() - start);
  }
  return { plain: at(plain, 0.5), ours: at(ours, 0.5) };
}

function plainly(scene: Scene): Buffer {
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  for (const node of [...(scene.background?.nodes ?? []), ...scene.nodes]) draw(context, unstamped(node));
  return canvas.toBuffer('image/png');
}

/** The same node, drawn in full each time. */
function unstamped(node: Node): Node {
  if (node.kind !== 'group') return node;
  const { stamp: _, ...group } = node;
  return { ...group, children: node.children.map(unstamped) };
}

/**
 * For each act the longest time, in milliseconds, in which the event loop did not come round: how much later than it should a
 * timer of one millisecond fired. The loop is otherwise idle, as a bot's is; how an idle one does tells what the machine adds.
 */
async function watchLoop(act: (i: number) => Promise<unknown>): Promise<readonly number[]> {
  const longest: number[] = [];
  for (let i = 0; i < WATCHED; i++) {
    let last = performance.now();
    let late = 0;
    const round = () => {
      const now = performance.now();
      late = Math.max(late, now - last - 1);
      last = now;
    };
    const ticking = setInterval(round, 1);
    await act(i);
    clearInterval(ticking);
    round();
    longest.push(late);
  }
  return longest;
}

/** Resident megabytes of a process that paints, its painting thread included, after 500 and after 3,000 pictures: the median over the last 200. */
async function soak(scenes: readonly Scene[]): Promise<{ readonly before: number; readonly after: number }> {
  const child = fork(new URL('./paint-memory-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  child.send({ scenes, pictures: LONG });
  const [resident] = (await once(child, 'message')) as [readonly number[]];
  return { before: at(resident.slice(WARM - SETTLED, WARM), 0.5), after: at(resident.slice(-SETTLED), 0.5) };
}

function at(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}
