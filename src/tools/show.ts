import type { Game } from '../games/face.ts';
import type { Seat, Viewer } from '../kernel/position.ts';
import type { Prompt } from '../kernel/sight.ts';
import { positionOf } from '../match/desk.ts';
import type { Holder, Look } from '../match/match.ts';
import { lookFor } from '../match/views.ts';
import { catalogueOf } from '../words/catalogues.ts';
import { type Speaker, speaker } from '../words/words.ts';
import { type KeptMatch, usualDatabase, withMatch } from './kept-match.ts';
import { BadArguments, onlyPositional, readArguments, runTool, wholeNumber } from './tool.ts';

const USAGE = 'npm run -s show -- MATCH [--as SEAT|table] [--database FILE]   (seats count from 0)';

function viewerOf(text: string, holders: readonly Holder[]): Viewer {
  if (text === 'table') return 'table';
  const seat = wholeNumber(text, '--as', 0);
  if (seat >= holders.length) throw new BadArguments(`This match has the seats 0 to ${holders.length - 1}, not ${seat}.`);
  return seat;
}

const holderLine = (holder: Holder, seat: Seat): string => {
  if (holder.kind === 'user') return `seat ${seat}: user ${holder.user}`;
  return `seat ${seat}: computer player${holder.formerly ? `, formerly user ${holder.formerly}` : ''}`;
};

function promptLines({ key, serial, ask }: Prompt, say: Speaker): readonly string[] {
  const { text, options, min = 1, max = 1 } = ask;
  const width = Math.max(...options.map(({ id }) => id.length));
  return [
    `${say(text)}   [${key}, serial ${serial}, pick ${min === max ? min : `${min} to ${max}`}]`,
    ...options.map(({ id, label, group }) => `  ${id.padEnd(width)}  ${group ? `${say(group)}: ` : ''}${say(label)}`),
  ];
}

/** All that one viewer may know, in words. */
function report({ match, viewer, sight, recent }: Look, { face }: Game): readonly string[] {
  const say = speaker({ locale: 'en', catalogues: [face.catalogue.en, catalogueOf('en-US')], seatName: (seat) => `seat ${seat}` });
  const head = [
    `${say(face.title)}, match ${match.id}: ${match.status}, version ${match.version}, as seen by ${viewer === 'table' ? 'the table' : `seat ${viewer}`}`,
    ...match.holders.map(holderLine),
  ];
  if (!sight) return head;
  const own = sight.viewer === 'table' ? [] : face.hand({ ...sight, viewer: sight.viewer }).text;
  const lines = recent.flatMap((event) => face.line(event) ?? []);
  const part = (title: string, texts: readonly string[]) => (texts.length > 0 ? ['', `${title}:`, ...texts] : []);
  return [
    ...head,
    ...part('Board', face.text(sight).map(say)),
    ...part('Only for this seat', own.map(say)),
    ...part('Latest', lines.map(say)),
    ...part('Waiting for', [sight.awaited.map((seat) => `seat ${seat}`).join(', ')].filter(Boolean)),
    ...sight.prompts.flatMap((prompt) => part('Asked', promptLines(prompt, say))),
    ...part('Ended', sight.outcome ? [say(sight.outcome.reason)] : []),
  ];
}

async function show(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    as: { type: 'string', default: 'table' },
    database: { type: 'string', default: usualDatabase() },
  });
  const look = ({ store, saved, game }: KeptMatch) =>
    lookFor(store, game.rules, saved, positionOf(game.rules, saved.position), viewerOf(values.as, saved.holders)).then((seen) =>
      report(seen, game),
    );
  console.log((await withMatch(values.database, onlyPositional(positionals, 'match'), look)).join('\n'));
  return 0;
}

await runTool(USAGE, show);
