import { type TileId, tileOf } from '../../../src/games/road-to-the-bunker/content/tiles.ts';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import type { Cell, Flow, RoadSettings, State, View } from '../../../src/games/road-to-the-bunker/state.ts';
import { roadsOf } from '../../../src/games/road-to-the-bunker/zone.ts';
import { type Advance, type AnyGame, answer, open, pending, preview, sight } from '../../../src/kernel/kernel.ts';
import type { Frame, Position, Seat, Viewer } from '../../../src/kernel/position.ts';
import type { Sight } from '../../../src/kernel/sight.ts';
import type { Event, Question } from '../../../src/kernel/steps.ts';
import { A, type Given, stateOf } from './literals.ts';

/** Only in tests: a question before the first step, so that a literal position can be set going by an answer. */
const ready: Question<State, { readonly step: 'ready' }, 'ready', null> = {
  seats: () => [0],
  ask: () => ({ text: { id: 'ready' }, options: [{ id: 'go', label: { id: 'go' }, value: null }] }),
  resolve: () => {},
};
const game: AnyGame = { ...rules, steps: { ...rules.steps, ready } };

const REST: readonly Flow[] = [{ step: 'next-turn' }, { step: 'refill' }];

/** A has drawn and is to act. */
export const toAct = (given: Given, seed = 'seed'): Road => start(given, [...REST, { step: 'action' }], seed);

/** A is to draw. */
export const toDraw = (given: Given, seed = 'seed'): Road => start(given, [...REST, { step: 'action' }, { step: 'draw' }], seed);

/** A draws the Bunker, and the game ends. */
export const ended = (given: Given, seed = 'seed'): Road => {
  const table = toDraw({ pile: ['BUNKER'], ...given }, seed);
  table.answer(A, 'pile');
  return table;
};

function start(given: Given, agenda: readonly Frame[], seed: string): Road {
  const position: Position<State> = {
    rules: 1,
    seats: given.zones.length,
    game: stateOf(given),
    agenda: [...agenda, { step: 'ready' }],
    serial: 1,
    answers: {},
    chance: { seed, used: {} },
    outcome: null,
  };
  const table = new Road(position);
  table.answer(0, 'go');
  return table;
}

/** A new game. */
export const opened = (seats: number, chosen: Partial<RoadSettings> = {}, seed = 'seed'): Road =>
  new Road(open(game, seats, chosen, seed).position);

/** A game under test: prompts and answers, and what they led to. */
export class Road {
  /** What the last answer, or the last play, told. */
  events: readonly Event[] = [];
  position: Position;
  undoable = false;

  constructor(position: Position) {
    this.position = position;
  }

  /** Answers the seat's question; throws when it is refused. */
  answer(seat: Seat, ...options: string[]): void {
    const next = this.#try(seat, ...options);
    if ('refused' in next) throw new Error(`seat ${seat} may not ${options}: ${next.refused}`);
    this.#move(next);
    this.undoable = next.undoable;
  }

  /** Why an answer would be refused, or null when it would count. */
  refusal(seat: Seat, ...options: string[]): string | null {
    const next = this.#try(seat, ...options);
    return 'refused' in next ? next.refused : null;
  }

  /** Whoever has the turn plays a hand tile: the tile, then its place, then its rotation, as far as each is asked. */
  play(tile: string, seat: Seat, cell: Cell, rot?: number): void {
    const told: Event[] = [];
    const { player } = this.state;
    const answer = (option: string) => {
      this.answer(player, option);
      told.push(...this.events);
    };
    answer(`play:${this.place(player, tile)}`);
    if (this.step === 'place' && !this.state.stolen) answer(`place:${seat}:${cell}`);
    if (this.step === 'rotation') answer(`rot:${rot ?? this.options(player)[0]!.slice(4)}`);
    this.events = told;
  }

  /** Whether whoever has the turn may play a tile onto a cell. */
  mayPlay(tile: string, seat: Seat, cell: Cell): boolean {
    const trial = new Road(this.position);
    try {
      trial.play(tile, seat, cell);
    } catch (error) {
      if (/may not|no .* in hand/.test(String(error))) return false;
      throw error;
    }
    return trial.events.some(({ type, data }) => ['laid', 'covered', 'stole'].includes(type) && this.#isAt(data, seat, cell));
  }

  /** The rotations in which the tile may lie there, each as the sides that its roads lead to. */
  ways(tile: string, seat: Seat, cell: Cell): readonly string[] {
    const { shape } = tileOf(this.hand(A)[this.place(A, tile)]!);
    const distinct = { S: [0, 1], X: [0], O: [0], C: [0, 1, 2, 3], T: [0, 1, 2, 3], D: [0, 1, 2, 3] }[shape];
    const id = this.hand(A)[this.place(A, tile)]!;
    return distinct
      .filter((rot) => this.#lies(tile, seat, cell, rot))
      .map((rot) =>
        roadsOf({ tile: id, rot: rot as 0 | 1 | 2 | 3 })
          .map((side) => 'NESW'[side])
          .join(''),
      );
  }

  /** The place of a tile in a hand. */
  place(seat: Seat, tile: string): number {
    const [kind, shape] = tile.split(' ');
    const at = this.hand(seat).findIndex((id) => tileOf(id).kind === kind && (!shape || tileOf(id).shape === shape));
    if (at < 0) throw new Error(`no ${tile} in hand`);
    return at;
  }

  /** The answer for somebody absent. */
  absent(seat: Seat): void {
    const { options, ifAbsent } = this.#ask(seat);
    this.answer(seat, ...(ifAbsent === 'any' ? [options[0]!.id] : ifAbsent!));
  }

  /** The ids offered to a seat. */
  options(seat: Seat): readonly string[] {
    return this.#ask(seat).options.map((option) => option.id);
  }

  /** Who must act and at what, such as `B: draw`, or `A has won`. */
  get toAct(): string {
    const { outcome, awaited, step } = sight(game, this.position, 'table');
    return outcome ? `${letters(outcome.winners)} won` : `${letters(awaited)}: ${step}`;
  }

  get step(): string | null {
    return sight(game, this.position, 'table').step;
  }

  get state(): State {
    return this.position.game as State;
  }

  /** All that a seat, or the table, may know. */
  sight<W extends Viewer>(viewer: W): Sight<W, View> {
    return sight(game, this.position, viewer) as unknown as Sight<W, View>;
  }

  /** What the seat would see after an answer, before it is given. */
  previewed(seat: Seat, option: string): View {
    const { serial } = this.position;
    const next = preview(game, this.position, { serial, key: 'now', seat, picks: [option] });
    if ('refused' in next) throw new Error(next.refused);
    return sight(game, next.position, seat).view as unknown as View;
  }

  hand(seat: Seat): readonly TileId[] {
    return this.state.hands[seat]!;
  }

  /** The kinds in a hand, in its order. */
  kinds(seat: Seat): string {
    return kindsOf(this.hand(seat));
  }

  /** The kinds lying on a cell, from bottom to top; empty when nothing does. */
  at(seat: Seat, cell: Cell): string {
    return kindsOf((this.state.zones[seat]!.stacks[cell] ?? []).map(({ tile }) => tile));
  }

  /** What was told last, without what it says of it. */
  get told(): readonly string[] {
    return this.events.map((event) => event.type);
  }

  #lies(tile: string, seat: Seat, cell: Cell, rot: number): boolean {
    const trial = new Road(this.position);
    try {
      trial.play(tile, seat, cell, rot);
    } catch {
      return false;
    }
    const laid = trial.events.find(({ type }) => type === 'laid')?.data as { readonly cell: Cell; readonly rot: number } | undefined;
    return laid?.cell === cell && laid.rot === rot;
  }

  #isAt(data: unknown, seat: Seat, cell: Cell): boolean {
    const there = data as { readonly zone: Seat; readonly cell: Cell };
    return there.zone === seat && there.cell === cell;
  }

  #ask(seat: Seat) {
    const prompt = pending(game, this.position).find((p) => p.seat === seat);
    if (!prompt) throw new Error(`seat ${seat} is not asked`);
    return prompt.ask;
  }

  #move(next: Advance) {
    this.events = next.events;
    this.position = next.position;
    rules.audit(this.state);
  }

  #try(seat: Seat, ...picks: string[]) {
    return answer(game, this.position, { serial: this.position.serial, key: 'now', seat, picks });
  }
}

const letters = (seats: readonly Seat[]) => seats.map((seat) => 'ABCDEF'[seat]).join(' and ');

export const kindsOf = (ids: readonly TileId[]): string => ids.map((id) => tileOf(id).kind).join(' ');
