import type { Closeup } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Look } from '../match/match.ts';
import { largePrint } from '../scene/large-print.ts';
import { type Marker, markers } from '../scene/markers.ts';
import { clear } from '../scene/palette.ts';
import { recolour } from '../scene/recolour.ts';
import { say } from '../scene/say.ts';
import type { Scene } from '../scene/scene.ts';
import { type Context, gameOf } from './context.ts';
import { briefly } from './errors.ts';
import { fitLines, LIMITS } from './limits.ts';
import type { Picture, Pictures } from './screen.ts';
import type { Manner, Voices } from './voices.ts';

/** Tried in turn until the file is small enough for Discord; in pixels. */
const WIDTHS = [1200, 800, 500] as const;

type Draws = Pick<Context, 'games' | 'painter' | 'log'>;

/** What a picture of the board carries besides: numbers of choices, lines that come first in its alt text, and a name beside another picture, where it stays whole. */
type Extra = { readonly marks?: readonly Marker[]; readonly alt?: () => readonly string[]; readonly beside?: Name };

type Name = 'board' | 'before' | 'hand';

/** What is drawn, and the lines of its alt text, of which those that do not fit are left out at the end. */
type Drawn = { readonly scene: Scene; readonly words: readonly string[] };

/** The board as the look's viewer sees it, in parts for whoever reads it in large. Null when it cannot be drawn. */
export async function boardPicture(
  context: Draws,
  look: Look,
  voices: Voices,
  { marks = [], alt = () => [], beside }: Extra = {},
): Promise<Pictures | null> {
  const { match, sight, recent } = look;
  if (!sight) return null;
  const { face } = gameOf(context, match.game);
  const drawn = beside ? ({ ...voices.drawn, print: 'usual' } as const) : voices.drawn;
  return draw(context, beside ?? 'board', { ...voices, drawn }, () => {
    const [first = '', ...rest] = [...alt(), ...plainText(face.text(sight), voices)];
    const titled = voices.plain({ id: 'table.alt', args: { game: face.title, text: first } });
    return { scene: markers(face.scene(sight, recent), marks), words: [titled, ...rest] };
  });
}

/** What only this seat may see. Null for a viewer without a seat, and when it cannot be drawn. */
export async function handPicture(context: Draws, look: Look, voices: Voices): Promise<Pictures | null> {
  if (!look.sight || look.viewer === 'table') return null;
  const { scene, text } = gameOf(context, look.match.game).face.hand(look.sight as never);
  return draw(context, 'hand', voices, () => ({ scene, words: plainText(text, voices) }));
}

/** The parts of the board that the game shows in large. */
export const closeupsOf = (context: Pick<Context, 'games'>, look: Look): readonly Closeup[] =>
  (look.sight && gameOf(context, look.match.game).face.closeups?.(look.sight, look.recent)) ?? [];

/** One part of the board in large, by its index. Null when there is no such part, and when it cannot be drawn. */
export async function closeupPicture(context: Draws, look: Look, voices: Voices, index: number): Promise<Pictures | null> {
  const part = closeupsOf(context, look)[index];
  return part ? draw(context, 'board', voices, () => ({ scene: part.scene, words: plainText(part.text, voices) })) : null;
}

const plainText = (lines: readonly Message[], { plain }: Voices) => lines.map(plain);

/** A picture that fails is logged and missing; the words carry the game on. */
async function draw({ painter, log }: Draws, name: Name, { plain, drawn }: Voices, make: () => Drawn): Promise<Pictures | null> {
  try {
    const { scene, words } = make();
    const alt = fitLines(words, LIMITS.altText, 'first', plain({ id: 'table.alt.cut' })).replaceAll('\n', ' ');
    const parts = inManner(say(scene, plain), drawn);
    const pictures: Picture[] = [];
    for (const [n, part] of parts.entries()) {
      const data = await fileOf(painter, part);
      if (!data) throw new Error('too large even when small');
      const words = n === 0 ? alt : plain({ id: 'table.alt.part', args: { part: n + 1, parts: parts.length } });
      pictures.push({ name: n === 0 ? `${name}.png` : `${name}-${n + 1}.png`, data, alt: words });
    }
    return pictures;
  } catch (error) {
    log.error({ error: briefly(error), name }, 'picture could not be drawn');
    return null;
  }
}

/** A spoken scene as its readers have chosen to see it: in one part or several. */
function inManner(scene: Scene, { colours, print }: Manner): readonly Scene[] {
  const coloured = colours === 'clear' ? recolour(scene, clear) : scene;
  return print === 'large' ? largePrint(coloured) : [coloured];
}

/** A scene as a file that Discord takes; null when it is too large even when small. */
async function fileOf(painter: Draws['painter'], scene: Scene): Promise<Buffer | null> {
  for (const width of WIDTHS) {
    const data = await painter.paint(scene, { width });
    if (data.length <= LIMITS.fileBytes) return data;
  }
  return null;
}
