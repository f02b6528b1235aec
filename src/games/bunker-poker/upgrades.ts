import type { Json } from '../../kernel/json.ts';
import type { Position } from '../../kernel/position.ts';
import type { State } from './state.ts';

/** Upgrades of saved positions: entry n lifts one from rules version n to n + 1. */
export const upgrades: { readonly [from: number]: (position: Json) => Json } = {
  // Version 1 did not keep the order in which players went out: by seat is as good as any.
  1: (saved) => {
    const position = saved as unknown as Position<Omit<State, 'fallen'>>;
    const fallen = position.game.sides.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
    return { ...position, game: { ...position.game, fallen } } as unknown as Json;
  },
};
