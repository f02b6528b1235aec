import { rules } from '../../../src/games/bunker-poker/game.ts';
import { type BunkerPokerSettings, type Side, type State, settings, type View } from '../../../src/games/bunker-poker/state.ts';
import { type Advance, type AnyGame, answer, completeSettings, leave, open, pending, preview, sight } from '../../../src/kernel/kernel.ts';
import type { Position, Seat, Viewer } from '../../../src/kernel/position.ts';
import type { Sight } from '../../../src/kernel/sight.ts';
import type { Event, Question } from '../../../src/kernel/steps.ts';
import { seedOf, type Throw } from './literals.ts';

/** Only in tests: a question before the first step, so that a literal position can be set going by an answer. */
const ready: Question<State, { readonly step: 'ready' }, 'ready', null> = {
  seats: () => [0],
  ask: () => ({ text: { id: 'ready' }, options: [{ id: 'go', label: { id: 'go' }, value: null }] }),
  resolve: () => {},
};
const game: AnyGame = { ...rules, steps: { ...rules.steps, ready } };

/** What is thrown when nothing else is planned: it lets nobody swap. */
const DOUBLE: Throw = [1, 1];

type Given = {
  readonly sides: readonly Side[];
  /** The throws to come; later ones are a double 1. */
  readonly throws: readonly [Throw, ...Throw[]];
  readonly settings?: Partial<BunkerPokerSettings>;
};

/** The moment in which it becomes the turn of A (seat 0). */
export function given(given: Given): BunkerPoker {
  const chosen = completeSettings(settings, given.settings ?? {});
  const before = given.sides.findLastIndex((side) => side.alive);
  const fallen = given.sides.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  const state: State = { settings: chosen, sides: [...given.sides], thrower: before, thrown: null, turn: 0, uncovered: [], fallen };
  const position: Position<State> = {
    rules: rules.rulesVersion,
    seats: given.sides.length,
    game: state,
    agenda: [{ step: 'next-turn' }, { step: 'ready' }],
    serial: 1,
    answers: {},
    chance: { seed: '', used: {} },
    outcome: null,
  };
  const table = new BunkerPoker(position, given.throws);
  table.answer(0, 'go');
  return table;
}

/** A new game. */
export const opened = (seats: number, chosen: Partial<BunkerPokerSettings> = {}, seed = 'seed'): BunkerPoker =>
  new BunkerPoker(open(game, seats, chosen, seed).position);

/** A game under test: prompts and answers, and what they led to. */
export class BunkerPoker {
  /** What the last answer told. */
  events: readonly Event[] = [];
  position: Position;
  /** The throws still to come; null when chance is left alone. */
  #throws: readonly Throw[] | null;

  constructor(position: Position, throws: readonly Throw[] | null = null) {
    this.position = position;
    this.#throws = throws;
  }

  /** Answers the seat's question; throws when it is refused. */
  answer(seat: Seat, option: string): void {
    const next = this.#try(seat, option);
    if ('refused' in next) throw new Error(`seat ${seat} may not ${option}: ${next.refused}`);
    this.#move(next);
  }

  /** Why an answer would be refused, or null when it would count. */
  refusal(seat: Seat, ...options: string[]): string | null {
    const next = this.#try(seat, ...options);
    return 'refused' in next ? next.refused : null;
  }

  /** What an answer would be shown to lead to before it is made; this very position when nothing may be shown. */
  preview(seat: Seat, option: string): Advance {
    const shown = preview(game, this.position, { serial: this.position.serial, key: 'now', seat, picks: [option] });
    if ('refused' in shown) throw new Error(`seat ${seat} may not ${option}: ${shown.refused}`);
    return shown;
  }

  /** The answer for somebody absent. `random` chooses where any will do. */
  absent(seat: Seat, random: () => number = () => 0): void {
    const { options, ifAbsent } = this.#ask(seat);
    const picks = ifAbsent === 'any' ? [options[Math.floor(random() * options.length)]!.id] : ifAbsent;
    this.answer(seat, picks![0]!);
  }

  /** The seat's owner goes for good; says whether the game lets the seat go. */
  leave(seat: Seat): boolean {
    const next = leave(game, this.#loaded(), seat);
    if (next) this.#move(next);
    return next !== null;
  }

  /** The ids offered to a seat. */
  options(seat: Seat): readonly string[] {
    return this.#ask(seat).options.map((option) => option.id);
  }

  /** Who must act and at what, such as `B: using-the-throw`, or how the game ended, such as `B has won`. */
  get toAct(): string {
    const { outcome, awaited, step } = sight(game, this.position, 'table');
    if (outcome) return outcome.winners.length > 0 ? `${letters(outcome.winners)} has won` : 'called off';
    return `${letters(awaited)}: ${step}`;
  }

  get state(): State {
    return this.position.game as State;
  }

  /** All that a seat, or the table, may know. */
  sight<W extends Viewer>(viewer: W): Sight<W, View> {
    return sight(game, this.position, viewer) as unknown as Sight<W, View>;
  }

  view(viewer: Viewer): View {
    return this.sight(viewer).view;
  }

  /** Points on cells 1..6, 0 where there is no die. */
  dice(seat: Seat): readonly number[] {
    return this.state.sides[seat]!.dice;
  }

  /** Cells that still have their token. */
  tokens(seat: Seat): readonly number[] {
    return this.state.sides[seat]!.tokens.flatMap((there, at) => (there ? [at + 1] : []));
  }

  /** What the last answer told, without what it says of it. */
  get told(): readonly string[] {
    return this.events.map((event) => event.type);
  }

  #ask(seat: Seat) {
    const prompt = pending(game, this.position).find((p) => p.seat === seat);
    if (!prompt) throw new Error(`seat ${seat} is not asked`);
    return prompt.ask;
  }

  #move(next: Advance) {
    this.events = next.events;
    this.position = next.position;
    const thrown = this.told.filter((type) => type === 'thrown').length;
    this.#throws = this.#throws?.slice(thrown) ?? null;
    rules.audit(this.state);
  }

  /** The position with dice that will fall as planned; one answer leads to two throws at most (the first thrower passes). */
  #loaded(): Position {
    if (!this.#throws) return this.position;
    const [first = DOUBLE, second = DOUBLE] = this.#throws;
    return { ...this.position, chance: { seed: seedOf([first, second]), used: {} } };
  }

  #try(seat: Seat, ...picks: string[]) {
    return answer(game, this.#loaded(), { serial: this.position.serial, key: 'now', seat, picks });
  }
}

const letters = (seats: readonly Seat[]) => seats.map((seat) => 'ABCD'[seat]).join(' and ');
