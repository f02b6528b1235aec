import type { Closeup } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Look } from '../match/match.ts';
import { type Marker, markers } from '../scene/markers.ts';
import { say } from '../scene/say.ts';
import type { Scene } from '../scene/scene.ts';
import { type Context, gameOf } from './context.ts';
import { briefly } from './errors.ts';
import { fitLines, LIMITS } from './limits.ts';
import type { Picture } from './screen.ts';
import type { Voices } from './voices.ts';

/** Tried in turn until the file is small enough for Discord; in pixels. */
const WIDTHS = [1200, 800, 500] as const;

type Draws = Pick<Context, 'games' | 'painter' | 'log'>;

/** What a picture of the board carries besides: numbers of choices, lines that come first in its alt text, and a name beside another. */
type Extra = { readonly marks?: readonly Marker[]; readonly alt?: () => readonly string[]; readonly name?: Picture['name'] };

/** What is drawn, and the lines of its alt text, of which those that do not fit are left out at the end. */
type Drawn = { readonly scene: Scene; readonly words: readonly string[] };

/** The board as the look's viewer sees it. Null when it cannot be drawn. */
export async function boardPicture(
  context: Draws,
  look: Look,
  voices: Voices,
  { marks = [], alt = () => [], name = 'board.png' }: Extra = {},
): Promise<Picture | null> {
  const { match, sight, recent } = look;
  if (!sight) return null;
  const { face } = gameOf(context, match.game);
  return draw(context, name, voices, () => {
    const [first = '', ...rest] = [...alt(), ...plainText(face.text(sight), voices)];
    const titled = voices.plain({ id: 'table.alt', args: { game: face.title, text: first } });
    return { scene: markers(face.scene(sight, recent), marks), words: [titled, ...rest] };
  });
}

/** What only this seat may see. Null for a viewer without a seat, and when it cannot be drawn. */
export async function handPicture(context: Draws, look: Look, voices: Voices): Promise<Picture | null> {
  if (!look.sight || look.viewer === 'table') return null;
  const { scene, text } = gameOf(context, look.match.game).face.hand(look.sight as never);
  return draw(context, 'hand.png', voices, () => ({ scene, words: plainText(text, voices) }));
}

/** The parts of the board that the game shows in large. */
export const closeupsOf = (context: Pick<Context, 'games'>, look: Look): readonly Closeup[] =>
  (look.sight && gameOf(context, look.match.game).face.closeups?.(look.sight, look.recent)) ?? [];

/** One part of the board in large, by its index. Null when there is no such part, and when it cannot be drawn. */
export async function closeupPicture(context: Draws, look: Look, voices: Voices, index: number): Promise<Picture | null> {
  const part = closeupsOf(context, look)[index];
  return part ? draw(context, 'board.png', voices, () => ({ scene: part.scene, words: plainText(part.text, voices) })) : null;
}

const plainText = (lines: readonly Message[], { plain }: Voices) => lines.map(plain);

/** A picture that fails is logged and missing; the words carry the game on. */
async function draw({ painter, log }: Draws, name: Picture['name'], { plain }: Voices, drawn: () => Drawn): Promise<Picture | null> {
  try {
    const { scene, words } = drawn();
    const alt = fitLines(words, LIMITS.altText, 'first', plain({ id: 'table.alt.cut' })).replaceAll('\n', ' ');
    const spoken = say(scene, plain);
    for (const width of WIDTHS) {
      const data = await painter.paint(spoken, { width });
      if (data.length <= LIMITS.fileBytes) return { name, data, alt };
    }
    log.warn({ name }, 'picture too large even when small');
  } catch (error) {
    log.error({ error: briefly(error), name }, 'picture could not be drawn');
  }
  return null;
}
