import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '../games/face.ts';
import { games } from '../games/index.ts';
import { sight } from '../kernel/kernel.ts';
import type { Seat, Viewer } from '../kernel/position.ts';
import { redact } from '../kernel/sight.ts';
import { createPainter, type Painter } from '../paint/painter.ts';
import { type Marker, markers } from '../scene/markers.ts';
import { say } from '../scene/say.ts';
import type { Scene } from '../scene/scene.ts';
import { en } from '../words/en.ts';
import { speaker } from '../words/words.ts';
import { type Sample, samples } from './samples.ts';
import { knownGame, readArguments, runTool, wholeNumber } from './tool.ts';

const USAGE = 'npm run -s gallery -- FOLDER [--game ID] [--seats N] [--seed S] [--moments N] [--width PIXELS]';

/** Among them what pictures stumble over: long names, other scripts, emoji. */
const NAMES = ['Ann', 'Maximilian of the Long Valley', 'Борис', '美咲 🔥', 'Zoë', 'Σοφία', 'Omar', 'Kai'];

/** Paints moments of a match into a folder: the board for the table, and for each seat its board with markers and its hand. */
async function gallery(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 'gallery' },
    moments: { type: 'string', default: '5' },
    width: { type: 'string', default: '1200' },
  });
  const folder = positionals[0] ?? 'gallery';
  const width = wholeNumber(values.width, '--width', 1);
  await mkdir(folder, { recursive: true });
  const painter = createPainter();
  try {
    for (const game of values.game ? [knownGame(values.game)] : games) {
      const { min, max } = game.rules.seats;
      const tables = values.seats ? [wholeNumber(values.seats, '--seats', 1)] : Array.from({ length: max - min + 1 }, (_, i) => min + i);
      for (const seats of tables) {
        const chosen = spread([...samples(game, seats, values.seed)], wholeNumber(values.moments, '--moments', 1));
        for (const [i, sample] of chosen.entries())
          await hang(painter, game, sample, width, join(folder, `${game.rules.id}-${seats}-${i}`));
      }
    }
  } finally {
    await painter.close();
  }
  console.log(`The pictures are in ${folder}.`);
  return 0;
}

/** `count` entries from the first to the last, evenly. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.round((i * (all.length - 1)) / Math.max(1, count - 1))]!);

async function hang(painter: Painter, game: Game, { position, recent }: Sample, width: number, name: string): Promise<void> {
  const words = speaker({ locale: 'en', catalogues: [game.face.catalogue.en, en], seatName: (seat) => NAMES[seat]! });
  const write = async (scene: Scene, suffix: string) =>
    writeFile(`${name}-${suffix}.png`, await painter.paint(say(scene, words), { width }));
  const board = (viewer: Viewer) =>
    game.face.scene(
      sight(game.rules, position, viewer),
      recent.map((event) => redact(event, viewer)),
    );
  await write(board('table'), 'table');
  for (let seat: Seat = 0; seat < position.seats; seat++) {
    const seen = sight(game.rules, position, seat);
    const marks = (seen.prompts[0]?.ask.options ?? []).flatMap(({ at }, i): Marker[] => (at ? [{ at, label: String(i + 1) }] : []));
    if (marks.length > 0) await write(markers(board(seat), marks), `seat${seat}`);
    await write(game.face.hand(seen).scene, `hand${seat}`);
  }
}

await runTool(USAGE, gallery);
