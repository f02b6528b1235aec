import type { GameDefinition } from '../../kernel/steps.ts';
import { audit } from './audit.ts';
import { firstPlayer, firstPlayerVote, HAND_LIMIT, RIVER_SIZE, setup } from './rules/1-setup.ts';
import { action, draw, nextTurn, refill } from './rules/2-turn-overview.ts';
import { place, rotation } from './rules/3-tile-types.ts';
import { tent } from './rules/4-specific-tiles.ts';
import { changeOfPlan } from './rules/5-symbols-and-effects.ts';
import { unexpectedEvent } from './rules/6-event-cards.ts';
import { endOfTheGame } from './rules/7-end-of-the-game.ts';
import { badRoad, badRoadBeside } from './rules/cards/bad-road.ts';
import { betterOff } from './rules/cards/better-off.ts';
import { espionage, espionageDiscard } from './rules/cards/espionage.ts';
import { greener } from './rules/cards/greener.ts';
import { luckyStar } from './rules/cards/lucky-star.ts';
import { recalculate } from './rules/cards/recalculate.ts';
import { salvage, salvageDiscard } from './rules/cards/salvage.ts';
import { becomingSomeoneElse } from './rules/cards/someone-else.ts';
import { wait } from './rules/cards/wait.ts';
import { turnHow, turnPrice, turnWhich } from './rules/turning.ts';
import { type Flow, type State, settings, type View } from './state.ts';
import { upgrades } from './upgrades.ts';
import { disguise, view } from './view.ts';

/** The rules of Road to the Bunker for 2 to 6 seats. Who leaves is replaced by a computer player (D-54). */
export const rules: GameDefinition<State, Flow, View, typeof settings> = {
  id: 'road-to-the-bunker',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  settings,
  blank: (seats, chosen) => ({
    settings: chosen,
    pile: [],
    river: Array.from({ length: RIVER_SIZE }, () => null),
    hands: seats.map(() => []),
    handLimits: seats.map(() => HAND_LIMIT),
    zones: seats.map(() => ({ start: '0,0', stacks: {} })),
    tentBank: seats.map(() => 0),
    kept: seats.map(() => []),
    discard: [],
    outOfGame: [],
    bunkerShown: false,
    eventPile: [],
    eventDiscard: [],
    turn: 0,
    turnsOf: seats.map(() => 0),
    player: 0,
    extraTurn: false,
    eventTile: null,
    chosen: null,
    stolen: null,
    seq: 0,
    scores: null,
  }),
  setup(table) {
    table.then({ step: 'setup' });
  },
  steps: {
    setup,
    'first-player': firstPlayer,
    'first-player-vote': firstPlayerVote,
    'next-turn': nextTurn,
    draw,
    action,
    place,
    rotation,
    'turn-which': turnWhich,
    'turn-how': turnHow,
    'turn-price': turnPrice,
    refill,
    tent,
    'change-of-plan': changeOfPlan,
    'unexpected-event': unexpectedEvent,
    wait,
    'becoming-someone-else': becomingSomeoneElse,
    'bad-road': badRoad,
    'bad-road-beside': badRoadBeside,
    recalculate,
    'lucky-star': luckyStar,
    espionage,
    'espionage-discard': espionageDiscard,
    'better-off': betterOff,
    greener,
    salvage,
    'salvage-discard': salvageDiscard,
    'end-of-the-game': endOfTheGame,
  },
  view,
  upgrades,
  disguise,
  audit,
};
