import type { Seat } from '../../src/kernel/position.ts';
import type { GameDefinition, Option } from '../../src/kernel/steps.ts';
import type { PlayableGame } from '../../src/match/desk.ts';

const settings = { goal: ['6', '12', '60'], leaver: ['bot', 'out'] } as const;
type Settings = typeof settings;

type State = {
  goal: number;
  letGo: boolean;
  turn: Seat;
  /** Secret: where each seat hid its food; 0 until chosen. */
  hidden: number[];
  walked: number[];
  found: number[];
  gone: boolean[];
  shouts: number;
};
type Frame = { readonly step: 'hide' } | { readonly step: 'scavenge' };
export type ToyView = { turn: Seat; hidden: (number | null)[]; walked: number[]; found: number[]; shouts: number };

const option = <V extends string | number>(id: string, value: V): Option<V> => ({ id, value, label: { id: `toy.${id}` } });

const nextTurn = (game: State) => {
  do game.turn = (game.turn + 1) % game.gone.length;
  while (game.gone[game.turn]);
};

/**
 * A toy: everybody hides food at once (sealed); then in turn one walks as often as one likes (may be taken back), rests
 * (passes the turn on) or searches (a die; passes the turn on). Anyone may shout at any time. First to the goal wins.
 */
export const toyRules: GameDefinition<State, Frame, ToyView, Settings> = {
  id: 'toy',
  rulesVersion: 2,
  seats: { min: 2, max: 3 },
  settings,
  blank: (seats, chosen) => ({
    goal: Number(chosen.goal),
    letGo: chosen.leaver === 'out',
    turn: 0,
    hidden: seats.map(() => 0),
    walked: seats.map(() => 0),
    found: seats.map(() => 0),
    gone: seats.map(() => false),
    shouts: 0,
  }),
  setup: (table) => table.then({ step: 'hide' }, { step: 'scavenge' }),
  steps: {
    hide: {
      seats: (game) => game.gone.flatMap((gone, seat) => (gone ? [] : [seat])),
      ask: () => ({ text: { id: 'toy.hide' }, options: [1, 2, 3].map((n) => option(`cell:${n}`, n)) }),
      resolve: (table, _, picks) => {
        for (const [seat, [cell]] of picks) {
          table.game.hidden[seat] = cell as number;
          table.emit({ type: 'hid', data: { seat }, secret: { [seat]: { cell: cell as number } } });
        }
      },
    },
    scavenge: {
      seats: (game) => [game.turn],
      ask: () => ({ text: { id: 'toy.scavenge' }, options: ['walk', 'rest', 'search'].map((id) => option(id, id)) }),
      resolve: (table, _, picks) => {
        const [seat, [what]] = [...picks][0] as [Seat, string[]];
        if (what === 'walk') table.game.walked[seat]! += 1;
        if (what === 'search') table.game.found[seat]! += table.roll(6);
        table.emit({ type: what!, data: { seat } });
        if (table.game.found[seat]! >= table.game.goal) return table.finish({ winners: [seat], reason: { id: 'toy.won' } });
        if (what !== 'walk') nextTurn(table.game);
        table.then({ step: 'scavenge' });
      },
    },
  },
  anytime: {
    shout: {
      seats: (game) => game.gone.flatMap((gone, seat) => (gone ? [] : [seat])),
      ask: () => ({ text: { id: 'toy.shout' }, options: [option('hey', 'hey')] }),
      resolve: (table, seat) => {
        table.game.shouts += 1;
        table.emit({ type: 'shouted', data: { seat } });
      },
    },
  },
  leave: (table, seat) => {
    const { game } = table;
    if (!game.letGo) return 'needs-bot';
    game.gone[seat] = true;
    table.emit({ type: 'left', data: { seat } });
    const left = game.gone.flatMap((gone, n) => (gone ? [] : [n]));
    if (left.length === 1) table.finish({ winners: left, reason: { id: 'toy.alone' } });
    else if (game.turn === seat) nextTurn(game);
    return 'left';
  },
  view: (game, viewer) => ({
    turn: game.turn,
    hidden: game.hidden.map((cell, seat) => (seat === viewer ? cell : null)),
    walked: [...game.walked],
    found: [...game.found],
    shouts: game.shouts,
  }),
  upgrades: {
    // Version 1 knew no shouts.
    1: (position) => {
      const old = position as { readonly game: object };
      return { ...old, game: { ...old.game, shouts: 0 } } as never;
    },
  },
  disguise: (game, viewer, shuffle) => ({
    ...game,
    hidden: game.hidden.map((cell, seat) => (seat === viewer ? cell : (shuffle([1, 2, 3])[0] ?? cell))),
  }),
  audit: () => {},
};

/** Searches whenever it can. */
export const toy: PlayableGame = {
  rules: toyRules,
  bot: (sight) => [sight.prompts[0]!.ask.options.find(({ id }) => id === 'search')?.id ?? 'cell:1'],
};
