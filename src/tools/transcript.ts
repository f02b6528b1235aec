import { randomPicks } from '../bots/bots.ts';
import type { Game } from '../games/face.ts';
import { type ChanceUsed, draw } from '../kernel/chance.ts';
import { answer, completeSettings, open, pending, sight } from '../kernel/kernel.ts';
import type { Position, Viewer } from '../kernel/position.ts';
import { type Prompt, redact } from '../kernel/sight.ts';
import type { Event } from '../kernel/steps.ts';
import { en } from '../words/en.ts';
import { type Speaker, speaker } from '../words/words.ts';

/** The match to write down. What `settings` leaves out has its default; `seed` decides the luck and the players' choices. */
export type Wish = { readonly seats: number; readonly settings: { readonly [id: string]: string }; readonly seed: string };

/** Far more answers than a match needs that a person wants to read. */
const TOO_LONG = 2_000;

/**
 * A random match in words, from set-up to its end: what the table and each seat see (lines that changed, a seat's only
 * where they differ from the table's), who is asked what, what was chosen, and what came of it. The same wish always
 * gives the same text, so that a change of the rules shows as a difference a person can read. Throws a RangeError as
 * `open` does.
 */
export function playthrough(game: Game, { seats, settings, seed }: Wish): string {
  const say = speaker({ locale: 'en', catalogues: [game.face.catalogue.en, en], seatName: (seat) => `seat ${seat}` });
  const used: ChanceUsed = {};
  const below = (range: number) => draw(`${seed}:players`, used, 'players', range);
  const news = newsOf(game, say);
  const chosen = Object.entries(completeSettings(game.rules.settings, settings)).map(([id, choice]) => `${id}=${choice}`);
  let { position, events } = open(game.rules, seats, settings, seed);
  const lines = [`${say(game.face.title)}, ${seats} seats, seed ${JSON.stringify(seed)}`, ...chosen, '', ...happened(game, say, events)];
  for (let n = 1; !position.outcome; n++) {
    if (n > TOO_LONG) return [...lines, `... and no end after ${TOO_LONG} answers`, ''].join('\n');
    const prompts = pending(game.rules, position);
    lines.push('', `${n}. ${position.agenda.at(-1)?.step}`, ...news(position), ...prompts.flatMap((prompt) => asked(say, prompt)));
    const prompt = prompts[below(prompts.length)]!;
    const picks = randomPicks(prompt.ask, () => below(2 ** 32) / 2 ** 32);
    const next = answer(game.rules, position, { ...prompt, picks });
    if ('refused' in next) throw new Error(`${picks} was offered to seat ${prompt.seat} and refused: ${next.refused}`);
    lines.push(`  > seat ${prompt.seat}: ${picks.join(', ') || 'nothing'}${next.undoable ? ' (may be taken back)' : ''}`);
    lines.push(...happened(game, say, next.events));
    position = next.position;
  }
  return [...lines, '', 'The end', ...news(position), `  ${say(position.outcome.reason)}`, ''].join('\n');
}

const nameOf = (viewer: Viewer) => (viewer === 'table' ? 'table' : `seat ${viewer}`);
const viewersOf = ({ seats }: Position): readonly Viewer[] => ['table', ...Array.from({ length: seats }, (_, seat) => seat)];

/** Remembers what each viewer was shown, and gives the lines that are new. */
function newsOf(game: Game, say: Speaker): (position: Position) => readonly string[] {
  const shown = new Map<Viewer, readonly string[]>();
  const read = (position: Position, viewer: Viewer): readonly string[] => {
    const sees = sight(game.rules, position, viewer);
    const own = viewer === 'table' ? [] : game.face.hand({ ...sees, viewer }).text;
    return [...game.face.text(sees), ...own].map(say);
  };
  return (position) => {
    const open = read(position, 'table');
    return viewersOf(position).flatMap((viewer) => {
      const lines = viewer === 'table' ? open : read(position, viewer).filter((line) => !open.includes(line));
      const before = shown.get(viewer) ?? [];
      shown.set(viewer, lines);
      return lines.filter((line) => !before.includes(line)).map((line) => `  ${nameOf(viewer)} sees: ${line}`);
    });
  };
}

function asked(say: Speaker, { key, seat, ask }: Prompt): readonly string[] {
  const { text, options, min = 1, max = 1 } = ask;
  const count = min === 1 && max === 1 ? '' : `, pick ${min} to ${max}`;
  const choices = options.map(({ id, label, group }) => `    ${id}: ${group ? `${say(group)}: ` : ''}${say(label)}`);
  return [`  seat ${seat} is asked (${key}${count}): ${say(text)}`, ...choices];
}

/** What happened in words: to everybody, and to a seat where it was told more. */
function happened({ face }: Game, say: Speaker, events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => {
    const viewers: readonly Viewer[] = ['table', ...Object.keys(event.secret ?? {}).map(Number)];
    const lines = viewers.map((viewer) => ({ viewer, line: face.line(redact(event, viewer)) }));
    return lines.flatMap(({ viewer, line }) => (line ? [`  * ${viewer === 'table' ? '' : `only seat ${viewer}: `}${say(line)}`] : []));
  });
}
