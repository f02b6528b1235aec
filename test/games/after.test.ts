import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { open, sight } from '../../src/kernel/kernel.ts';
import { playOut } from '../../src/tools/simulation.ts';

describe.each(games.map((game) => ({ id: game.rules.id, game })))('$id after its end', ({ game }) => {
  it.each([game.rules.seats.min, game.rules.seats.max])('places each of %i seats once, the winners first', (seats) => {
    const { end } = playOut({ game, seats, settings: {}, seed: 'after', random: false });
    const standings = game.face.standings!(sight(game.rules, end!, 'table'));
    expect(standings.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(standings.map(({ place }) => place)).toEqual(standings.map(({ place }) => place).sort((a, b) => a - b));
    const first = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
    expect(first.sort()).toEqual([...end!.outcome!.winners].sort());
  });

  it('says whose turn an event begins, and begins none before the first', () => {
    const { events } = open(game.rules, game.rules.seats.min, {}, 'after');
    expect(events.map((event) => game.face.turn!(event))).toEqual(events.map(() => null));
  });
});
