import type { Bot, Game, GameFace, StandingOrder } from '../../../src/games/face.ts';
import { type Message, messagesOf } from '../../../src/kernel/message.ts';
import type { SeenEvent } from '../../../src/kernel/sight.ts';
import { type StashView, stash } from './stash.ts';
import { stashEn } from './stash-en.ts';

const say = messagesOf<typeof stashEn>();
const campX = (camp: number) => 200 * camp;

const lines: { readonly [type: string]: (event: SeenEvent) => Message } = {
  bids: ({ data }) => say('stash.bids', { who: { seat: (data as { best: number }).best }, card: (data as { card: number }).card }),
  moved: ({ data }) => say('stash.moved', { who: who(data), camp: (data as { camp: number }).camp }),
  searched: ({ data, secret }) =>
    secret ? say('stash.found', { card: (secret as { card: number }).card }) : say('stash.searched', { who: who(data) }),
  took: ({ data }) => say('stash.took', { who: who(data) }),
  left: ({ data }) => say('stash.left', { who: who(data) }),
};

const who = (data: unknown) => ({ seat: (data as { seat: number }).seat });

export const stashFace: GameFace<StashView> = {
  title: say('stash.title'),
  summary: say('stash.summary'),
  scene: ({ view }) => ({
    width: 1200,
    height: 400,
    background: { key: 'stash', nodes: [{ kind: 'rect', x: 0, y: 0, w: 1200, h: 400, fill: '#202020' }] },
    nodes: [
      { kind: 'circle', x: campX(view.camp), y: 200, r: 40, fill: '#ff8800' },
      { kind: 'group', x: 800, y: 50, children: [{ kind: 'text', x: 0, y: 0, text: say('stash.title'), size: 32, fill: '#ffffff' }] },
    ],
    spots: Object.fromEntries([1, 2, 3].map((camp) => [`camp-${camp}`, { x: campX(camp), y: 200 }])),
  }),
  text: ({ view }) => [
    say('stash.round', { round: view.round, rounds: view.rounds, camp: view.camp, deck: view.deck }),
    ...view.loot.map((loot, seat) =>
      view.gone[seat] ? say('stash.gone', { who: { seat } }) : say('stash.seat', { who: { seat }, loot, held: view.held[seat]! }),
    ),
    ...(view.discard.length > 0 ? [say('stash.discard', { cards: view.discard })] : []),
  ],
  hand: ({ view }) => ({
    scene: {
      width: 1200,
      height: 200,
      nodes: view.hand.map((card, i) => ({ kind: 'text', x: 100 + 200 * i, y: 100, text: `${card}`, size: 64, fill: '#ffffff' })),
    },
    text: [view.hand.length > 0 ? say('stash.hand', { cards: view.hand }) : say('stash.empty')],
  }),
  line: (event) => lines[event.type]?.(event) ?? null,
  rules: [{ id: 'rounds', title: say('stash.rules.title'), text: say('stash.rules.text'), steps: ['round/bid', 'round/loot'] }],
  catalogue: { en: stashEn },
};

/** Bids its highest card and takes the loot. */
export const stashBot: Bot<StashView> = ({ prompts }) => [prompts[0]!.ask.options.at(-1)!.id];

/** Bids may be laid down ahead, with one card left apart from the others. */
export const stashOrders: readonly StandingOrder<StashView>[] = [
  {
    id: 'last-card',
    step: 'round/bid',
    label: say('stash.order.last'),
    fits: ({ view }) => view.hand.length === 1,
    policies: [{ id: 'bid', label: say('stash.policy.lowest'), answer: ({ view }) => [`bid:${view.hand[0]}`] }],
  },
  {
    id: 'bid',
    step: 'round/bid',
    label: say('stash.order.bid'),
    policies: [
      { id: 'ask', label: say('stash.policy.ask'), answer: () => 'ask' },
      { id: 'lowest', label: say('stash.policy.lowest'), answer: ({ view }) => [`bid:${Math.min(...view.hand)}`] },
    ],
  },
];

export const stashGame: Game = { rules: stash, face: stashFace, bot: stashBot, orders: stashOrders, openSteps: ['round/loot'] };
