import type { Look, OutboxRow } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';
import type { Verb } from './custom-id.ts';
import { boardPicture } from './pictures.ts';
import { standingLines, tookLine } from './result-lines.ts';
import { button, buttons, type Screen, screen } from './screen.ts';
import { stateLine } from './table-post.ts';
import type { Voices } from './voices.ts';

/** How a match ended, for everybody to see: the last board, who won, how all came out, how long it took, and what to do with it now. */
export async function resultCard(context: Context, { id: row }: OutboxRow, look: Look<'table'>, voices: Voices): Promise<Screen> {
  const { say, plain } = voices;
  const { match } = look;
  const story = await context.service.story(match.id);
  const press = (verb: Verb, style: 'main' | 'quiet' = 'quiet') =>
    button({ do: 'verb', verb, match: match.id, row }, plain({ id: `button.${verb}` }), style);
  return screen({
    picture: await boardPicture(context, look, voices),
    text: [
      `## ${say({ id: 'notice.ended', args: { game: gameOf(context, match.game).face.title } })}`,
      say(stateLine(look)),
      ...standingLines(context, look, voices),
      'refused' in story ? '' : say(tookLine(story)),
      match.seed === null ? '' : `-# ${say({ id: 'notice.ended.seed', args: { seed: `\`${match.seed}\`` } })}`,
    ],
    rows: [buttons(press('replay', 'main'), press('rematch'), press('chronicle'), press('verify'))],
  });
}
