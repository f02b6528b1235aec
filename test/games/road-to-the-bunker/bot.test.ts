import { describe, expect, it } from 'vitest';
import { randomPicks } from '../../../src/bots/bots.ts';
import { bot } from '../../../src/games/road-to-the-bunker/bot.ts';
import { rules } from '../../../src/games/road-to-the-bunker/game.ts';
import type { Flow, State, View } from '../../../src/games/road-to-the-bunker/state.ts';
import { draw } from '../../../src/kernel/chance.ts';
import { answer, open, pending, sight } from '../../../src/kernel/kernel.ts';
import type { Position, Seat } from '../../../src/kernel/position.ts';
import { isLegal } from '../../../src/kernel/prompts.ts';
import type { Sight } from '../../../src/kernel/sight.ts';
import { zoneOf } from './path-zones.ts';

const [A, B] = [0, 1] as const;
const never = () => 0.999;
const seen = (position: Position, seat: Seat) => sight(rules, position, seat) as unknown as Sight<Seat, View>;

/** Plays a game in which some seats are computer players and the others choose at random. Throws when a choice is not offered. */
function play(seats: number, settings: { readonly [id: string]: string }, seed: string, isBot: (seat: Seat) => boolean) {
  const used = {};
  const random = () => draw(`${seed} players`, used, 'players', 2 ** 32) / 2 ** 32;
  let { position } = open(rules, seats, settings, seed);
  const steps = new Set<string>();
  for (let answers = 0; !position.outcome && answers < 2000; answers++) {
    const [prompt] = pending(rules, position);
    const sees = seen(position, prompt!.seat);
    const picks = isBot(prompt!.seat) ? bot(sees, random) : randomPicks(prompt!.ask, random);
    if (!isLegal(prompt!.ask, picks)) throw new Error(`${JSON.stringify(picks)} is not offered at ${sees.step}`);
    if (isBot(prompt!.seat)) steps.add(sees.step!);
    const next = answer(rules, position, { ...prompt!, picks });
    if ('refused' in next) throw new Error(next.refused);
    position = next.position;
  }
  return { winners: position.outcome!.winners, steps };
}

/** A table of two at a question in A's turn, with what is laid out otherwise than at the start. */
function given(step: Flow, laid: Partial<State>, settings: { readonly [id: string]: string } = {}): Position {
  const { position } = open(rules, 2, settings, 'given');
  const before = position.game as State;
  const pile = ['BUNKER-01', ...before.pile.filter((tile) => tile !== 'BUNKER-01')];
  const game = { ...before, pile, player: A, turn: 9, turnsOf: [5, 4], ...laid };
  return { ...position, game, agenda: [{ step: 'next-turn' }, { step: 'refill' }, { ...step }] } as Position;
}

/** What the computer player of A answers, one question after the other, until somebody else is asked. */
function answers(position: Position): readonly string[] {
  const all: string[] = [];
  for (let at = position; at.outcome === null && pending(rules, at)[0]?.seat === A && all.length < 6; ) {
    const picks = bot(seen(at, A), never);
    all.push(...picks);
    const next = answer(rules, at, { ...pending(rules, at)[0]!, picks });
    if ('refused' in next) throw new Error(next.refused);
    at = next.position;
  }
  return all;
}

describe('The computer player (section 18)', () => {
  it('wins at least 90 of 100 two-player games against random play', () => {
    let won = 0;
    for (let game = 0; game < 100; game++) {
      const own = game % 2;
      const { winners } = play(2, {}, `duel ${game}`, (seat) => seat === own);
      if (winners.length === 1 && winners[0] === own) won++;
    }
    expect(won).toBeGreaterThanOrEqual(90);
  }, 60_000);

  it.each([
    [6, {}],
    [3, { bunkerReveal: 'whenTaken', resourceReuse: 'free', tentPath: 'choose', safeReach: 'tiles', firstPlayer: 'vote' }],
    [4, { pileTrim: '33', firstRoundTruce: 'on', safeReach: 'attached', firstPlayer: 'host' }],
  ] as const)('plays to the end among %i with settings %o', (seats, settings) => {
    const games = ['one', 'two', 'three'].map((seed) => play(seats, settings, seed, () => true));
    for (const { winners } of games) expect(winners.length).toBeGreaterThanOrEqual(1);
    expect([...new Set(games.flatMap(({ steps }) => [...steps]))]).toEqual(expect.arrayContaining(['draw', 'action', 'place', 'rotation']));
  });

  it('plays the richest tile where it continues the best path, in three consistent answers', () => {
    const position = given(
      { step: 'action' },
      { hands: [['R1-03', 'R3-01', 'DEAD-01', 'HIDDEN-01', 'SAFE-01'], []], zones: [zoneOf('R2 S@1,0r1'), zoneOf()] },
    );
    expect(answers(position)).toEqual(['play:1', 'place:0:2,0']);
    const curve = given({ step: 'action' }, { hands: [['R3-05'], []], zones: [zoneOf('R2 S@1,0r1', 'DEAD D@2,1r2'), zoneOf()] });
    expect(answers(curve)).toEqual(['play:0', 'place:0:2,0', 'rot:2']);
  });

  it('keeps a Hidden Resource, a sure card, and what it can use', () => {
    const position = given(
      { step: 'action' },
      {
        hands: [['HIDDEN-01', 'BLOW-01', 'R3-01', 'MASK-01'], []],
        zones: [zoneOf('DEAD D@0,1r2', 'DEAD D@1,0r3', 'DEAD D@0,-1r0', 'DEAD D@-1,0r1'), zoneOf()],
      },
    );
    expect(answers(position)).toEqual(['discard:1']);
  });

  it('closes the end of a rich path of an opponent', () => {
    const rich = zoneOf('R3 S@1,0r1', 'R3 S@2,0r1', 'DEAD D@0,1r2', 'DEAD D@0,-1r0', 'DEAD D@-1,0r1');
    const position = given({ step: 'action' }, { hands: [['R1-01', 'DEAD-09'], []], zones: [zoneOf(), rich] });
    expect(answers(position)).toEqual(['play:1']);
  });

  it('brings what a path has gathered into a Tent', () => {
    const zone = zoneOf('R3 S@1,0r1', 'R3 S@2,0r1', 'Z2 S@3,0r1');
    const position = given({ step: 'action' }, { hands: [['SAFE-01', 'TENT-01'], []], zones: [zone, zoneOf()] });
    expect(answers(position)).toEqual(['play:1', 'place:0:4,0']);
  });

  it('does not risk its action on the pile when the Bunker is near', () => {
    const laid = { hands: [['R3-01'], []], zones: [zoneOf('R2 S@1,0r1'), zoneOf()], river: ['DEAD-01', 'SAFE-01', null, null] };
    const far = given({ step: 'draw' }, laid);
    const near = given({ step: 'draw' }, { ...laid, pile: ['Z1-01', 'BUNKER-01'] });
    expect(bot(seen(far, A), never)).toEqual(['pile']);
    expect(bot(seen(near, A), never)[0]).toMatch(/^river:/);
  });

  it('takes a Bunker from the river when ahead, and leaves it when behind', () => {
    const river = ['BUNKER-01', 'SAFE-01', 'EVENT-01', null];
    const at = (tentBank: number[]) => given({ step: 'draw' }, { river, tentBank, pile: ['Z1-01'] }, { bunkerReveal: 'whenTaken' });
    expect(bot(seen(at([9, 0]), A), never)).toEqual(['river:0']);
    expect(bot(seen(at([0, 9]), A), never)).not.toEqual(['river:0']);
  });

  it('gives up the lesser tile beside a bad road', () => {
    const zone = zoneOf('R3 S@1,0r1', 'EVENT T@2,0r3', 'R1 S@2,1');
    const latest = { ...zone, stacks: { ...zone.stacks, '2,0': zone.stacks['2,0']!.map((top) => ({ ...top, seq: 9 })) } };
    const position = given({ step: 'bad-road-beside', seat: B }, { zones: [zoneOf(), latest] });
    expect(bot(seen(position, B), never)).toEqual(['place:1:2,1']);
  });

  it('lets its lucky star remove the danger that costs most', () => {
    const zone = zoneOf('R3 S@1,0r1', 'FIRE X@1,0', 'DEAD D@0,1r2');
    const position = given({ step: 'lucky-star' }, { zones: [zone, zoneOf()] });
    expect(answers(position)).toEqual(['place:0:1,0']);
  });

  it('moves its Start, swaps a stack and turns a tile where that helps', () => {
    const far = zoneOf('DEAD D@0,1r2', 'DEAD D@1,0r3', 'DEAD D@0,-1r0', 'DEAD D@-1,0r1', 'R3 S@5,0r1', 'R3 S@6,0r1', 'R1 S@7,0r1');
    expect(answers(given({ step: 'better-off' }, { zones: [far, zoneOf()] }))).toEqual(['place:0:4,0']);
    const three = open(rules, 3, {}, 'three').position;
    const zones = [zoneOf('Z2 S@1,0r1'), zoneOf('R1 S@1,0r1'), zoneOf('R3 S@1,0r1')];
    const swapping = {
      ...three,
      game: { ...(three.game as State), player: A, zones },
      agenda: [{ step: 'next-turn' }, { step: 'greener' }],
    };
    expect(bot(seen(swapping as Position, A), never)).toEqual(['seat:2']);
    const across = zoneOf('R3 S@1,0', 'R2 S@2,0r1', 'SAFE X@3,0', 'DEAD D@0,1r2');
    expect(answers(given({ step: 'turn-which' }, { zones: [across, zoneOf()], hands: [['DEAD-08', 'DEAD-09', 'HIDDEN-01'], []] }))).toEqual(
      ['place:0:1,0', 'discard:0', 'discard:1'],
    );
  });

  it('takes what helps most out of the discard pile', () => {
    const position = given({ step: 'salvage' }, { discard: ['SAFE-01', 'R3-01', 'BLOW-02'], hands: [['DEAD-01', 'HIDDEN-01'], []] });
    expect(bot(seen(position, A), never)).toEqual(['take:R3-01']);
  });

  it('recalculates away all that is of no use, and at least one tile', () => {
    const at = (hand: string[]) => given({ step: 'recalculate' }, { hands: [hand, []], zones: [zoneOf(), zoneOf()] });
    expect(bot(seen(at(['BLOW-01', 'HIDDEN-01', 'AVERT-01', 'R3-01']), A), never)).toEqual(['discard:0', 'discard:2']);
    expect(bot(seen(at(['HIDDEN-01', 'HIDDEN-03']), A), never)).toEqual(['discard:0']);
  });

  it('decides alike whatever the others hold and the pile brings', () => {
    const position = open(rules, 3, {}, 'veil').position;
    const player = (position.game as State).player;
    const reversed = <T>(items: readonly T[]) => items.toReversed();
    const other = { ...position, game: rules.disguise(position.game as State, player, reversed) } as Position;
    expect((other.game as State).hands).not.toEqual((position.game as State).hands);
    expect(bot(seen(other, player), never)).toEqual(bot(seen(position, player), never));
  });
});
