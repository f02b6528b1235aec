import type { Closeup } from '../games/face.ts';
import type { Message } from '../kernel/message.ts';
import type { Look } from '../match/match.ts';
import { type Marker, markers } from '../scene/markers.ts';
import { say } from '../scene/say.ts';
import type { Scene } from '../scene/scene.ts';
import { type Context, gameOf } from './context.ts';
import { briefly } from './errors.ts';
import { clip, LIMITS } from './limits.ts';
import type { Picture } from './screen.ts';
import type { Voices } from './voices.ts';

/** Tried in turn until the file is small enough for Discord; in pixels. */
const WIDTHS = [1200, 800, 500] as const;

type Draws = Pick<Context, 'games' | 'painter' | 'log'>;

/** The board as the look's viewer sees it, with numbered choices where there are any. Null when it cannot be drawn. */
export async function boardPicture(context: Draws, look: Look, voices: Voices, marks: readonly Marker[] = []): Promise<Picture | null> {
  if (!look.sight) return null;
  const { face } = gameOf(context, look.match.game);
  const alt = voices.plain({ id: 'table.alt', args: { game: face.title, text: plainText(face.text(look.sight), voices).join(' ') } });
  return draw(context, 'board.png', markers(face.scene(look.sight, look.recent), marks), alt, voices);
}

/** What only this seat may see. Null for a viewer without a seat, and when it cannot be drawn. */
export async function handPicture(context: Draws, look: Look, voices: Voices): Promise<Picture | null> {
  if (!look.sight || look.viewer === 'table') return null;
  const { scene, text } = gameOf(context, look.match.game).face.hand(look.sight as never);
  return draw(context, 'hand.png', scene, plainText(text, voices).join(' '), voices);
}

/** The parts of the board that the game shows in large. */
export const closeupsOf = (context: Pick<Context, 'games'>, look: Look): readonly Closeup[] =>
  (look.sight && gameOf(context, look.match.game).face.closeups?.(look.sight, look.recent)) ?? [];

/** One part of the board in large, by its index. Null when there is no such part, and when it cannot be drawn. */
export async function closeupPicture(context: Draws, look: Look, voices: Voices, index: number): Promise<Picture | null> {
  const part = closeupsOf(context, look)[index];
  return part ? draw(context, 'board.png', part.scene, plainText(part.text, voices).join(' '), voices) : null;
}

const plainText = (lines: readonly Message[], { plain }: Voices) => lines.map(plain);

/** A picture that fails is logged and missing; the words carry the game on. */
async function draw({ painter, log }: Draws, name: Picture['name'], scene: Scene, alt: string, { plain }: Voices): Promise<Picture | null> {
  try {
    const spoken = say(scene, plain);
    for (const width of WIDTHS) {
      const data = await painter.paint(spoken, { width });
      if (data.length <= LIMITS.fileBytes) return { name, data, alt: clip(alt, LIMITS.altText) };
    }
    log.warn({ name }, 'picture too large even when small');
  } catch (error) {
    log.error({ error: briefly(error), name }, 'picture could not be drawn');
  }
  return null;
}
