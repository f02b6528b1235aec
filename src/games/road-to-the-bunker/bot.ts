import type { Seat } from '../../kernel/position.ts';
import type { Sight } from '../../kernel/sight.ts';
import type { Ask, Option } from '../../kernel/steps.ts';
import type { Bot } from '../face.ts';
import { badRoad, badRoadBeside, betterOff, greener, luckyStar } from './bot-cards.ts';
import { rateAction, rateSource, rateTaken } from './bot-choice.ts';
import { type Outlook, outlookOf } from './bot-outlook.ts';
import { type Planner, plannerOf } from './bot-turn.ts';
import { placeOfSpot } from './spots.ts';
import type { Flow, View } from './state.ts';

/** How good an option is; the best is chosen, or the best ones. */
// biome-ignore lint/suspicious/noExplicitAny: the options of each step have values of their own type
type Rating = (value: any, outlook: Outlook, planner: Planner, option: Option) => number;

/** Tiles are given away from the one that is worth least. */
const givingAway: Rating = (place: number, { hand }, planner) => -planner.keeping(hand[place]!);
/** A tile that is worth less to keep is given away when any number may be. */
const WORTH_KEEPING = 0.5;

const beginning: Rating = (value: Seat | null, { seat }) => (value === seat ? 1 : 0);

const RATINGS: { readonly [step in Flow['step']]?: Rating } = {
  'first-player': beginning,
  'first-player-vote': beginning,
  draw: (source, outlook, planner) => rateSource(outlook, planner, source),
  action: (action, outlook, planner) => rateAction(outlook, planner, action),
  place: (place, outlook, planner) => planner.at(inPlay(outlook), place)?.gain ?? Number.NEGATIVE_INFINITY,
  rotation: (rot, outlook, planner, { at }) => planner.laying(inPlay(outlook), placeOfSpot(at!), rot).gain,
  'turn-which': ({ cell }, _outlook, planner) => planner.turningAt(cell)?.gain ?? Number.NEGATIVE_INFINITY,
  'turn-how': (rot, _outlook, planner, { at }) => planner.turned(placeOfSpot(at!).cell, rot).gain,
  'turn-price': givingAway,
  tent: (walk) => -walk,
  salvage: (tile, outlook, planner) => rateTaken(outlook, planner, tile),
  'salvage-discard': givingAway,
  'becoming-someone-else': givingAway,
  recalculate: givingAway,
  'espionage-discard': givingAway,
  espionage: (seat, { opponents }) => -opponents.indexOf(seat),
  'bad-road': (seat, outlook) => badRoad(outlook, seat),
  'bad-road-beside': (cell, outlook) => badRoadBeside(outlook, cell),
  'lucky-star': ({ cell }, outlook) => luckyStar(outlook, cell),
  'better-off': ({ cell }, outlook) => betterOff(outlook, cell),
  greener: (seat, outlook) => greener(outlook, seat),
};

/**
 * A computer player after section 18 of the specification: every choice is the one after which its own zone promises most and those of
 * the others least. It knows what its Sight holds: the open table and its own hand. It keeps nothing in mind from one question to the
 * next, but comes to the same plan again.
 */
export const bot: Bot<View> = (sight) => {
  const { ask } = sight.prompts[0]!;
  if (ask.options.length === 1) return [ask.options[0]!.id];
  return best(ask, ratingsOf(sight, ask)).map(({ id }) => id);
};

type Rated = { readonly id: string; readonly rate: number };

function ratingsOf({ view, viewer, step }: Sight<Seat, View>, { options }: Ask): readonly Rated[] {
  const rating = RATINGS[step as Flow['step']];
  if (!rating) return options.map(({ id }) => ({ id, rate: 0 }));
  const outlook = outlookOf(view, viewer);
  const planner = plannerOf(outlook);
  return options.map((option) => ({ id: option.id, rate: rating(option.value, outlook, planner, option) }));
}

/** As many as must be, the best ones, and further ones only of tiles not worth keeping. */
function best({ min = 1, max = 1 }: Ask, rated: readonly Rated[]): readonly Rated[] {
  const sorted = rated.toSorted((a, b) => b.rate - a.rate);
  return sorted.slice(0, max).filter(({ rate }, n) => n < min || -rate < WORTH_KEEPING);
}

/** The tile that is being played: a stolen one, or one of the hand. */
const inPlay = ({ view, hand }: Outlook): string => view.stolen ?? hand[view.chosen!]!;
