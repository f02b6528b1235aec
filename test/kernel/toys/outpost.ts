import { messagesOf } from '../../../src/kernel/message.ts';
import type { Frame, Seat } from '../../../src/kernel/position.ts';
import type { Anytime, GameDefinition, Option, Question as QuestionOf, Task as TaskOf } from '../../../src/kernel/steps.ts';
import type { outpostEn } from './outpost-en.ts';

/**
 * A small co-op game: survivors on a row of rooms act in turn, then ghouls come from a face-down pile and hunt by rule.
 * Whom a ghoul hunts when several are equally near is for whoever speaks first; a pack may be changed at any time.
 */
export type OutpostState = {
  at: number[];
  wounds: number[];
  /** Whether each survivor holds the bat; the other things stay in the pack. */
  armed: boolean[];
  ghouls: number[];
  guarded: number[];
  pile: number[];
  spent: number[];
  night: number;
};
export type OutpostView = Omit<OutpostState, 'pile'> & { readonly pile: number };
export type OutpostFrame =
  | { readonly step: 'day/act'; readonly seat: Seat; readonly actions: number }
  | { readonly step: 'night/guard' }
  | { readonly step: 'night/spawn' }
  | { readonly step: 'night/hunt' }
  | { readonly step: 'night/move'; readonly ghoul: number }
  | { readonly step: 'night/choose-prey'; readonly ghoul: number; readonly prey: readonly Seat[] }
  | { readonly step: 'night/end' };
type Task<K extends OutpostFrame['step']> = TaskOf<OutpostState, OutpostFrame, K>;
type Question<K extends OutpostFrame['step'], V> = QuestionOf<OutpostState, OutpostFrame, K, V>;

const ROOMS = 5;
const NIGHTS = 3;
const say = messagesOf<typeof outpostEn>();
const everyone = (game: OutpostState): readonly Seat[] => game.at.map((_, seat) => seat);
const spotOf = (room: number) => `room-${room}`;

type Action = { readonly go: number } | 'strike' | 'rest';

const act: Question<'day/act', Action> = {
  seats: (_game, { seat }) => [seat],
  ask(game, { seat, actions }) {
    const here = game.at[seat]!;
    const go = [here - 1, here + 1]
      .filter((room) => room >= 0 && room < ROOMS)
      .map(
        (room): Option<Action> => ({
          id: `go:${room}`,
          label: say('outpost.room', { room }),
          value: { go: room },
          group: say('outpost.go'),
          at: spotOf(room),
        }),
      );
    const strike: Option<Action>[] =
      game.armed[seat] && game.ghouls.includes(here) ? [{ id: 'strike', label: say('outpost.strike'), value: 'strike' }] : [];
    return {
      text: say('outpost.act', { actions }),
      options: [...go, ...strike, { id: 'rest', label: say('outpost.rest'), value: 'rest' }],
      ifAbsent: ['rest'],
    };
  },
  resolve(table, { seat, actions }, picks) {
    const { game } = table;
    const action = picks.get(seat)![0]!;
    if (action === 'rest') return;
    if (action === 'strike') {
      const hit = table.roll(6) >= 3;
      if (hit) game.ghouls.splice(game.ghouls.indexOf(game.at[seat]!), 1);
      table.emit({ type: hit ? 'struck' : 'missed', data: { seat } });
    } else {
      game.at[seat] = action.go;
      table.emit({ type: 'went', data: { seat, room: action.go } });
    }
    if (actions > 1) table.then({ step: 'day/act', seat, actions: actions - 1 });
  },
};

const guard: Question<'night/guard', number> = {
  seats: () => [0],
  ask: (game) => ({
    text: say('outpost.guard'),
    options: Array.from({ length: ROOMS }, (_, room) => ({
      id: `guard:${room}`,
      label: say('outpost.room', { room }),
      value: room,
      at: spotOf(room),
    })),
    min: 0,
    max: Math.min(2, game.at.length),
    ifAbsent: [],
  }),
  resolve(table, _frame, picks) {
    table.game.guarded = [...picks.get(0)!];
  },
};

const spawn: Task<'night/spawn'> = {
  run(table) {
    const { game } = table;
    if (game.pile.length === 0) {
      game.pile = game.spent.splice(0);
      table.shuffle(game.pile, 'pile');
    }
    const room = table.draw(game.pile)!;
    game.spent.push(room);
    if (!game.guarded.includes(room)) game.ghouls.push(room);
    table.emit({ type: 'came', data: { room } });
  },
};

const hunt: Task<'night/hunt'> = {
  run(table) {
    table.then(...table.game.ghouls.map((_, ghoul): OutpostFrame => ({ step: 'night/move', ghoul })));
  },
};

const move: Task<'night/move'> = {
  run(table, { ghoul }) {
    const { game } = table;
    const distance = (seat: Seat) => Math.abs(game.at[seat]! - game.ghouls[ghoul]!);
    const nearest = Math.min(...everyone(game).map(distance));
    const prey = everyone(game).filter((seat) => distance(seat) === nearest);
    if (prey.length > 1) table.then({ step: 'night/choose-prey', ghoul, prey });
    else pursue(game, ghoul, prey[0]!);
  },
};

const choosePrey: Question<'night/choose-prey', Seat> = {
  seats: everyone,
  quorum: 'first',
  ask: (_game, { prey }) => ({
    text: say('outpost.prey'),
    options: prey.map((seat) => ({ id: `prey:${seat}`, label: say('outpost.who', { who: { seat } }), value: seat })),
    ifAbsent: 'any',
  }),
  resolve(table, { ghoul }, picks) {
    pursue(table.game, ghoul, [...picks.values()][0]![0]!);
  },
};

function pursue(game: OutpostState, ghoul: number, prey: Seat) {
  const [here, there] = [game.ghouls[ghoul]!, game.at[prey]!];
  if (here === there) game.wounds[prey]!++;
  else game.ghouls[ghoul] = here < there ? here + 1 : here - 1;
}

const end: Task<'night/end'> = {
  run(table) {
    const { game } = table;
    const fallen = everyone(game).find((seat) => game.wounds[seat]! >= 3);
    if (fallen !== undefined) return table.finish({ winners: [], reason: say('outpost.fell', { who: { seat: fallen } }) });
    if (game.night === NIGHTS) return table.finish({ winners: everyone(game), reason: say('outpost.dawn') });
    game.night++;
    game.guarded = [];
    table.then(...wholeDay(table.seats));
  },
};

const wholeDay = (seats: readonly Seat[]): OutpostFrame[] => [
  ...seats.map((seat): OutpostFrame => ({ step: 'day/act', seat, actions: 2 })),
  { step: 'night/guard' },
  { step: 'night/spawn' },
  { step: 'night/hunt' },
  { step: 'night/end' },
];

const pack: Anytime<OutpostState, Frame, boolean> = {
  seats: everyone,
  ask: (game, seat) => ({
    text: say('outpost.pack'),
    options: [
      game.armed[seat] ? { id: 'stow', label: say('outpost.stow'), value: false } : { id: 'arm', label: say('outpost.arm'), value: true },
    ],
  }),
  resolve(table, seat, [armed]) {
    table.game.armed[seat] = armed!;
    table.emit({ type: armed ? 'armed' : 'stowed', data: { seat } });
  },
};

export const outpost: GameDefinition<OutpostState, OutpostFrame, OutpostView> = {
  id: 'outpost',
  rulesVersion: 3,
  seats: { min: 1, max: 3 },
  settings: { ghouls: ['one', 'two'] },
  blank: (seats, { ghouls }) => ({
    at: seats.map(() => 0),
    wounds: seats.map(() => 0),
    armed: seats.map(() => false),
    ghouls: ghouls === 'two' ? [3, 4] : [4],
    guarded: [],
    pile: [],
    spent: [],
    night: 1,
  }),
  setup(table) {
    table.game.pile = Array.from({ length: ROOMS }, (_, room) => room);
    table.shuffle(table.game.pile, 'pile');
    table.then(...wholeDay(table.seats));
  },
  steps: {
    'day/act': act,
    'night/guard': guard,
    'night/spawn': spawn,
    'night/hunt': hunt,
    'night/move': move,
    'night/choose-prey': choosePrey,
    'night/end': end,
  },
  anytime: { pack },
  view: ({ at, wounds, armed, ghouls, guarded, spent, night, pile }) => ({
    at,
    wounds,
    armed,
    ghouls,
    guarded,
    spent,
    night,
    pile: pile.length,
  }),
  upgrades: {
    1: (saved) => withGame(saved, (game) => ({ ...game, guarded: [] })),
    2: (saved) => withGame(saved, ({ round, ...game }) => ({ ...game, night: round })),
  },
  disguise: (game, _viewer, shuffle) => ({ ...game, pile: shuffle(game.pile) }),
  audit({ pile, spent, at }) {
    if (new Set([...pile, ...spent]).size !== ROOMS || pile.length + spent.length !== ROOMS)
      throw new Error('rooms of the pile are not conserved');
    if (at.some((room) => room < 0 || room >= ROOMS)) throw new Error('a survivor is off the board');
  },
};

type SavedPosition = { readonly game: { readonly [key: string]: unknown } };
const withGame = (saved: unknown, lift: (game: SavedPosition['game']) => object) =>
  ({ ...(saved as SavedPosition), game: lift((saved as SavedPosition).game) }) as never;
