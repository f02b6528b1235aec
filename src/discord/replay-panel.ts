import type { Replay } from '../match/match.ts';
import { boardLines, logLines } from './board-text.ts';
import { type Context, gameOf } from './context.ts';
import type { Verb, Way } from './custom-id.ts';
import { fitLines, LIMITS } from './limits.ts';
import { boardPicture } from './pictures.ts';
import { button, buttons, type Screen, screen } from './screen.ts';
import type { Voices } from './voices.ts';

/** Room for what stands below the heading, of which the log takes at most so much. */
const BODY = LIMITS.text - 300;
const LOG = 900;
/** Less is not worth beginning with. */
const LEAST = 200;

/** A match that has ended at one of its steps: the board, what led there, and what each seat alone knew then. */
export async function replayPanel(context: Context, replay: Replay, wanted: number, words: boolean, voices: Voices): Promise<Screen> {
  const { say } = voices;
  const { match, steps } = replay;
  const step = Math.min(wanted, steps - 1);
  const { look, entries } = replay.at(step);
  const picture = words ? null : await boardPicture(context, look, voices);
  const log = logLines(context, match.game, entries, voices);
  const board = picture ? [] : boardLines(context, look, voices);
  return screen({
    picture,
    text: [
      say({ id: 'replay.title', args: { game: gameOf(context, match.game).face.title, step: step + 1, steps } }),
      ...inTurn([fitLines(log, LOG, 'last', '…'), ...board], handLines(context, replay, step, voices)),
      replay.whole ? '' : say({ id: 'replay.cut' }),
    ],
    rows: rowsOf(replay, step, words, voices),
  });
}

/** Two texts, of which the second has what room the first leaves. */
function inTurn(first: readonly string[], second: readonly string[]): readonly string[] {
  const whole = fitLines(first, BODY, 'first', '…');
  const left = BODY - whole.length;
  return second.length === 0 || left < LEAST ? [whole] : [whole, fitLines(second, left, 'first', '…')];
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
    button({ do: 'step', match: match.id, step: Math.min(Math.max(target, 0), last), way, words }, plain({ id }), 'quiet', off);
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
      button({ do: 'step', match: match.id, step, way: 'o', words: !words }, other),
      press('animation'),
      press('chronicle'),
      press('export'),
    ),
  ];
}
