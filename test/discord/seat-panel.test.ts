import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { choices } from '../../src/discord/choices.ts';
import type { Context } from '../../src/discord/context.ts';
import { START } from '../../src/discord/custom-id.ts';
import type { Screen } from '../../src/discord/screen.ts';
import { seatPanel } from '../../src/discord/seat-panel.ts';
import type { Voices } from '../../src/discord/voices.ts';
import { roadToTheBunker } from '../../src/games/road-to-the-bunker/index.ts';
import { sight } from '../../src/kernel/kernel.ts';
import type { Look } from '../../src/match/match.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { samples } from '../../src/tools/samples.ts';
import { en } from '../../src/words/en.ts';
import { speaker } from '../../src/words/words.ts';
import { pieces } from './rig.ts';

const speak = speaker({ locale: 'en', catalogues: [roadToTheBunker.face.catalogue.en, en], seatName: (seat) => `Player ${seat + 1}` });
const voices: Voices = {
  say: speak,
  plain: speak,
  whole: speak,
  at: () => speak,
  asOf: () => voices,
  drawn: { colours: 'usual', print: 'usual' },
};

/** Somebody who is to choose a place in one of several zones, and the scenes of pictures that are painted for it. */
function choosing(games: Context['games'] = [roadToTheBunker]) {
  const painted: Scene[] = [];
  const painter = { paint: async (scene: Scene) => Buffer.from(String(painted.push(scene))) };
  const context = { games, painter, log: pino({ level: 'silent' }) } as never as Context;
  for (const { position } of samples(roadToTheBunker, 6, 'panel')) {
    const [viewer] = sight(roadToTheBunker.rules, position, 'table').awaited;
    const seen = sight(roadToTheBunker.rules, position, viewer!);
    const [prompt] = seen.prompts;
    if (seen.step !== 'place' || choices(prompt!.ask).items.filter(({ folds }) => folds).length < 2) continue;
    const match = { id: 'abc123', game: 'road-to-the-bunker', status: 'running' };
    const look = { match, viewer, sight: seen, recent: [], lately: [], since: [], undoable: false, sealed: null } as never as Look;
    return { context, look, prompt: prompt!, painted };
  }
  throw new Error('nobody chooses among several zones');
}

const zonesOf = ({ spots }: Scene) => new Set(Object.keys(spots!).map((at) => at.split(':')[1]));
const labels = ({ components }: Screen) => pieces({ components } as never).flatMap(({ label }) => label ?? []);

describe('a private panel', () => {
  it('draws what is chosen from: all zones at first, and one alone once its group is open', async () => {
    const { context, look, prompt, painted } = choosing();
    const group = choices(prompt.ask).items.find(({ folds }) => folds)!.index;
    await seatPanel(context, look, voices, { key: prompt.key, stage: START });
    await seatPanel(context, look, voices, { key: prompt.key, stage: { group, page: 0, picked: [] } });
    expect(zonesOf(painted[0]!).size).toBeGreaterThan(1);
    expect([...zonesOf(painted[1]!)]).toEqual([prompt.ask.options[group]!.at!.split(':')[1]]);
  });

  it('leads to parts of the board in large where the game has such parts', async () => {
    const { context, look } = choosing();
    expect(labels(await seatPanel(context, look, voices))).toContain('Close-ups');
    const { closeups: _, ...face } = roadToTheBunker.face;
    const without = choosing([{ ...roadToTheBunker, face }]);
    expect(labels(await seatPanel(without.context, without.look, voices))).not.toContain('Close-ups');
  });
});
