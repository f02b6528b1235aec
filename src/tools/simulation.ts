import { botMove, randomPicks } from '../bots/bots.ts';
import type { Game } from '../games/face.ts';
import { type ChanceUsed, draw } from '../kernel/chance.ts';
import { answer, open, pending, sight } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { isLegal } from '../kernel/prompts.ts';
import type { Prompt } from '../kernel/sight.ts';

/** One match to play out. */
export type Simulation = {
  readonly game: Game;
  readonly seats: number;
  /** What is left out has its default. */
  readonly settings: { readonly [id: string]: string };
  /** Decides everything: the luck of the match and of its players. */
  readonly seed: string;
  /** Any open prompt answered at random, instead of by computer players. */
  readonly random: boolean;
  /** Nobody ever answers: each question gets the answer that the game lays down for the absent. */
  readonly absent?: boolean;
};

/** How a match went: `faults` is empty for a good one, and `end` null for one that did not get there. */
export type Played = { readonly answers: number; readonly end: Position | null; readonly faults: readonly string[] };

/** More answers than any game comes near to. */
const ENDLESS = 20_000;
/** How often random play takes an anytime option instead of moving the match on. */
const ASIDE = 0.1;

/**
 * Plays a match to its end on the bare kernel and audits the position after each answer.
 * Faults are: an error of the rules, an audit that fails, an offered answer that is refused, a computer player that
 * chooses what is not offered, a match that waits for nobody or never ends. Throws a RangeError as `open` does.
 */
export function playOut({ game, seats, settings, seed, random, absent = false }: Simulation): Played {
  const used: ChanceUsed = {};
  const luck = () => draw(`${seed}:players`, used, 'players', 2 ** 32) / 2 ** 32;
  const choose = absent ? absentMove : random ? randomMove : computerMove;
  const faults: string[] = [];
  let { position } = open(game.rules, seats, settings, seed);
  let answers = 0;
  try {
    game.rules.audit(position.game);
    while (!position.outcome) {
      if (answers === ENDLESS) throw new Error(`no end after ${ENDLESS} answers`);
      const { prompt, picks } = choose(game, position, luck, (fault) => faults.push(fault));
      const next = answer(game.rules, position, { ...prompt, picks });
      if ('refused' in next) throw new Error(`seat ${prompt.seat} was refused ${JSON.stringify(picks)}: ${next.refused}`);
      position = next.position;
      answers++;
      game.rules.audit(position.game);
    }
    return { answers, end: position, faults };
  } catch (error) {
    const step = position.agenda.at(-1)?.step ?? 'the end';
    return { answers, end: null, faults: [...faults, `after ${answers} answers, at ${step}: ${(error as Error).message}`] };
  }
}

type Move = { readonly prompt: Prompt; readonly picks: readonly string[] };
type Choose = (game: Game, position: Position, luck: () => number, onFault: (fault: string) => void) => Move;

/** The next awaited seat's computer player, who sees only that seat's sight. */
const computerMove: Choose = (game, position, luck, onFault) => {
  const prompt = firstAwaited(game, position);
  const sees = sight(game.rules, position, prompt.seat);
  const move = botMove(game.bot, sees, luck, ({ error, picks }) =>
    onFault(
      `the player of seat ${prompt.seat} ${error ? `threw ${(error as Error).message}` : `chose ${JSON.stringify(picks)}`} at ${sees.step}`,
    ),
  );
  return move ?? { prompt, picks: [] };
};

const randomMove: Choose = (game, position, luck) => {
  const now = firstAwaited(game, position);
  const asides = pending(game.rules, position).filter(({ key }) => key !== now.key);
  const prompt = luck() < ASIDE ? (asides[Math.floor(luck() * asides.length)] ?? now) : now;
  return { prompt, picks: randomPicks(prompt.ask, luck) };
};

/** What is answered at a deadline. */
const absentMove: Choose = (game, position, luck, onFault) => {
  const prompt = firstAwaited(game, position);
  const { ifAbsent = 'any' } = prompt.ask;
  if (ifAbsent === 'any') return { prompt, picks: randomPicks(prompt.ask, luck) };
  if (!isLegal(prompt.ask, ifAbsent))
    onFault(`the absent seat ${prompt.seat} would answer ${JSON.stringify(ifAbsent)}, which is not offered`);
  return { prompt, picks: ifAbsent };
};

function firstAwaited(game: Game, position: Position): Prompt {
  const [first] = pending(game.rules, position);
  if (!first) throw new Error('nobody is asked anything');
  return first;
}
