import assert from 'node:assert/strict';
import type { Game, StandingOrder } from '../../../src/games/face.ts';
import { type AnyGame, pending, sight } from '../../../src/kernel/kernel.ts';
import type { Position, Seat } from '../../../src/kernel/position.ts';
import { isLegal, NOW } from '../../../src/kernel/prompts.ts';
import type { Prompt, Sight } from '../../../src/kernel/sight.ts';
import type { Property } from '../contract.ts';
import { luckOf, play } from '../play.ts';
import { twinOf } from './secrecy.ts';
import { speakerOf } from './showing.ts';

/** A select of Discord and a row of its buttons, one of them for no policy. */
const MOST = { orders: 25, policies: 4, id: 20 } as const;
const ID = /^[\w:-]+$/;

const answersAhead: Property = {
  name: 'answers ahead as a player could, by what that player knows',
  check(game, plan) {
    const { orders = [] } = game;
    declaresWell(game, orders);
    const luck = luckOf(plan.players);
    for (const { position } of play(game.rules, plan).moments) {
      for (const { prompt, sees } of askedNow(game.rules, position)) {
        const twin = sight(game.rules, twinOf(game.rules, position, prompt.seat, luck), prompt.seat);
        const chance = luck.random();
        for (const order of orders.filter(({ step }) => step === sees.step)) {
          const [answers, ofTwin] = [sees, twin].map((s) => answersTo(order, s, chance));
          for (const [policy, picks] of Object.entries(answers!))
            assert(picks === 'ask' || isLegal(prompt.ask, picks), `${order.id}, ${policy} answers ${JSON.stringify(picks)}`);
          assert.deepEqual(ofTwin, answers, `${order.id} knows more than seat ${prompt.seat}`);
        }
      }
    }
  },
};

const answersTo = ({ fits, policies }: StandingOrder<unknown>, sees: Sight<Seat>, chance: number) =>
  fits && !fits(sees) ? {} : Object.fromEntries(policies.map(({ id, answer }) => [id, answer(sees, () => chance)]));

function declaresWell(game: Game, orders: readonly StandingOrder<unknown>[]) {
  const say = speakerOf(game);
  const unique = (ids: readonly string[]) => assert.equal(new Set(ids).size, ids.length, `ids are not unique: ${ids.join(' ')}`);
  assert(orders.length <= MOST.orders, `${orders.length} orders`);
  unique(orders.map(({ id }) => id));
  for (const { id, step, label, policies, inSlowMatches } of orders) {
    assert('ask' in (game.rules.steps[step] ?? {}), `order ${id} is for ${step}, which is no question`);
    assert(policies.length >= 1 && policies.length <= MOST.policies, `order ${id} has ${policies.length} policies`);
    unique(policies.map((policy) => policy.id));
    assert(inSlowMatches === undefined || policies.some((policy) => policy.id === inSlowMatches), `order ${id} has no ${inSlowMatches}`);
    for (const named of [id, ...policies.map((policy) => policy.id)])
      assert(ID.test(named) && named.length <= MOST.id, `${named} is no good id`);
    for (const message of [label, ...policies.map((policy) => policy.label)]) assert(say(message).trim() !== '');
  }
}

/** A forced answer is seen by all, so it must not depend on what only some know that there is one answer only. */
const openIsOpen: Property = {
  name: 'offers in its open questions what anybody could list',
  check({ rules, openSteps = [] }, plan) {
    const luck = luckOf(plan.players);
    for (const step of openSteps) assert('ask' in (rules.steps[step] ?? {}), `the open step ${step} is no question`);
    for (const { position } of play(rules, plan).moments) {
      const step = position.agenda.at(-1)?.step ?? '';
      if (!openSteps.includes(step)) continue;
      const twin = twinOf(rules, position, 'table', luck);
      assert.deepEqual(offeredIn(rules, twin), offeredIn(rules, position), `${step} offers what only some can list`);
    }
  },
};

const offeredIn = (rules: AnyGame, position: Position) =>
  askedNow(rules, { ...position, answers: {} }).map(({ prompt: { seat, ask } }) => ({
    seat,
    ...ask,
    options: ask.options.map(({ id }) => id),
  }));

const askedNow = (rules: AnyGame, position: Position): readonly { prompt: Prompt; sees: Sight<Seat> }[] =>
  pending(rules, position)
    .filter(({ key }) => key === NOW)
    .map((prompt) => ({ prompt, sees: sight(rules, position, prompt.seat) }));

/** What is answered without its player. */
export const aheadProperties: readonly Property[] = [answersAhead, openIsOpen];
