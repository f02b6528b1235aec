import type { Replay } from '../match/match.ts';
import { boardLines, logLines } from './board-text.ts';
import { type Context, gameOf } from './context.ts';
import type { Verb, Way } from './custom-id.ts';
import { paged } from './pages.ts';
import { boardPicture } from './pictures.ts';
import { whichMatch } from './result-lines.ts';
import { button, buttons, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** Where in a match: at which step, drawn or in words, and on which page of its text. Both numbers from 0. */
export type ReplayView = { readonly step: number; readonly words: boolean; readonly page: number };

/** A match that has ended at one of its steps: the board, what led there, and what each seat alone knew then. */
export async function replayPanel(context: Context, replay: Replay, wanted: ReplayView, voices: Voices): Promise<Screen> {
  const { match, steps } = replay;
  const step = Math.min(wanted.step, steps - 1);
  const { look, entries, version } = replay.at(step);
  const then = { ...voices.asOf(version), drawn: voices.drawn };
  const { words } = wanted;
  const picture = words ? null : await boardPicture(context, look, then);
  const lines = [
    voices.whole({ id: 'replay.title', args: { step: step + 1, steps, match: whichMatch(context, match) } }),
    ...logLines(context, match.game, entries, voices),
    ...(picture ? [] : boardLines(context, look, then)),
    ...handLines(context, replay, step, then),
    replay.whole ? '' : voices.say({ id: 'replay.cut' }),
  ];
  const { text, row } = paged(lines, wanted.page, (page) => ({ do: 'step', match: match.id, step, way: 'o', words, page }), voices);
  return screen({ picture, text, rows: [row, ...rowsOf(replay, step, words, voices)] });
}

/** What each seat alone was told at that step, under a heading; nothing where there is nothing of the kind. */
function handLines(context: Context, replay: Replay, step: number, { say }: Voices): readonly string[] {
  const { face } = gameOf(context, replay.match.game);
  const hands = replay.hands(step).flatMap((sight) => {
    const text = face.hand(sight).text.map(say).join(' ');
    return text === '' ? [] : [say({ id: 'replay.hand', args: { who: { seat: sight.viewer }, text } })];
  });
  return hands.length > 0 ? [say({ id: 'replay.hands' }), ...hands] : [];
}

function rowsOf({ match, steps }: Replay, step: number, words: boolean, { plain }: Voices) {
  const last = steps - 1;
  const to = (way: Way, target: number, id: string, off: boolean) =>
    button({ do: 'step', match: match.id, step: Math.min(Math.max(target, 0), last), way, words, page: 0 }, plain({ id }), 'quiet', off);
  const press = (verb: Verb) => button({ do: 'verb', verb, match: match.id }, plain({ id: `button.${verb}` }));
  const other = plain({ id: words ? 'button.drawn' : 'button.text' });
  return [
    buttons(
      to('f', 0, 'button.first', step === 0),
      to('b', step - 1, 'button.back-a-step', step === 0),
      to('n', step + 1, 'button.a-step-on', step === last),
      to('l', last, 'button.last', step === last),
    ),
    buttons(
      button({ do: 'step', match: match.id, step, way: 'o', words: !words, page: 0 }, other),
      press('animation'),
      press('chronicle'),
      press('export'),
    ),
  ];
}
