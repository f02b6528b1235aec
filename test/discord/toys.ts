import type { Game, GameFace } from '../../src/games/face.ts';
import type { GameDefinition, Option } from '../../src/kernel/steps.ts';
import { toyOrders, toyOrderWords } from '../match/orders-world.ts';
import { type ToyView, toy } from '../match/toy.ts';

const noCatalogue = (extra: { [id: string]: string }) => ({ en: extra });

/** Words that must never be public: where a seat hid its food. */
export const SECRET = 'pantry';

/** A face for the match tests' toy: moves that may be taken back, a sealed secret, an anytime option. */
const toyFace: GameFace<ToyView> = {
  title: { id: 'toy.title' },
  summary: { id: 'toy.summary' },
  scene: ({ view }) => ({
    width: 400,
    height: 300,
    nodes: [
      { kind: 'rect', x: 0, y: 0, w: 400, h: 300, fill: '#222222' },
      { kind: 'text', x: 20, y: 40, text: { id: 'toy.turn', args: { who: { seat: view.turn } } }, size: 34, fill: '#ffffff' },
    ],
    spots: { here: { x: 200, y: 150 } },
  }),
  text: ({ view }) => [
    { id: 'toy.turn', args: { who: { seat: view.turn } } },
    ...view.walked.map((steps, seat) => ({ id: 'toy.walked', args: { who: { seat }, steps } })),
  ],
  hand: ({ view, viewer }) => ({
    scene: { width: 400, height: 300, nodes: [{ kind: 'rect', x: 0, y: 0, w: 400, h: 300, fill: '#333333' }] },
    text: [{ id: 'toy.hand', args: { cell: view.hidden[viewer] ?? 0 } }],
  }),
  line: ({ type, data, secret }) => {
    if (type === 'hid' && secret) return { id: 'toy.line.hid', args: { cell: (secret as { cell: number }).cell } };
    return { id: 'toy.line', args: { who: { seat: (data as { seat: number }).seat }, type } };
  },
  rules: [
    { id: 'aim', title: { id: 'toy.rules.aim' }, text: { id: 'toy.rules.aim.text' }, steps: [] },
    { id: 'hide', title: { id: 'toy.rules.hide' }, text: { id: 'toy.rules.hide.text' }, steps: ['hide'] },
  ],
  catalogue: noCatalogue({
    'toy.title': 'Toy',
    'toy.summary': 'A toy.',
    'toy.turn': 'It is the turn of {who}.',
    'toy.walked': '{who} walked {steps}.',
    'toy.hand': `Your ${SECRET} is cell {cell}.`,
    'toy.line': '{who}: {type}',
    'toy.line.hid': `You made cell {cell} your ${SECRET}.`,
    'toy.hide': 'Hide your food.',
    'toy.scavenge': 'Scavenge.',
    'toy.shout': 'Shout',
    'toy.hey': 'Hey!',
    'toy.walk': 'Walk',
    'toy.rest': 'Rest',
    'toy.search': 'Search',
    'toy.cell:1': `${SECRET} one`,
    'toy.cell:2': `${SECRET} two`,
    'toy.cell:3': `${SECRET} three`,
    'toy.won': 'The best seeker has all the food.',
    'toy.alone': 'nobody else is left',
    'toy.rules.aim': 'The aim',
    'toy.rules.aim.text': 'Find food.',
    'toy.rules.hide': 'Hiding',
    'toy.rules.hide.text': 'Hide it well.',
    'setting.goal': 'Goal',
    'setting.goal.6': 'six',
    'setting.goal.12': 'twelve',
    'setting.goal.60': 'sixty',
    'setting.leaver': 'Leaving',
    'setting.leaver.bot': 'a bot',
    'setting.leaver.out': 'out',
  }),
};

export const toyGame: Game = { ...toy, face: toyFace } as Game;

/** The toy with questions that can be answered ahead. */
export const orderly: Game = {
  ...toyGame,
  orders: toyOrders,
  face: { ...toyFace, catalogue: { en: { ...toyFace.catalogue.en, ...toyOrderWords } } },
};

type Stall = { bought: number[] };
const good = (n: number, group?: number): Option<number> => ({
  id: `good:${n}`,
  value: n,
  label: { id: 'bazaar.good', args: { n } },
  ...(group === undefined ? {} : { group: { id: 'bazaar.shelf', args: { n: group } } }),
});
const goods = (count: number, shelf?: number) => Array.from({ length: count }, (_, n) => good(n + 1, shelf && Math.floor(n / shelf) + 1));

type BazaarFrame = { readonly step: 'shelves' } | { readonly step: 'heap' } | { readonly step: 'basket' };

/** A toy of large choices for one seat: 60 goods on shelves, two or three of 30 in a heap, up to three of six in a basket. */
const bazaarRules: GameDefinition<Stall, BazaarFrame, number[], Record<string, never>> = {
  id: 'bazaar',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  settings: {},
  blank: () => ({ bought: [] }),
  setup: (table) => table.then({ step: 'shelves' }, { step: 'heap' }, { step: 'basket' }),
  steps: {
    shelves: {
      seats: () => [0],
      ask: () => ({ text: { id: 'bazaar.shelves' }, options: goods(60, 10) }),
      resolve: (table, _, picks) => void table.game.bought.push(...(picks.get(0) as number[])),
    },
    heap: {
      seats: () => [0],
      ask: () => ({ text: { id: 'bazaar.heap' }, options: goods(30), min: 2, max: 3 }),
      resolve: (table, _, picks) => void table.game.bought.push(...(picks.get(0) as number[])),
    },
    basket: {
      seats: () => [0],
      ask: () => ({ text: { id: 'bazaar.basket' }, options: goods(6), min: 0, max: 3 }),
      resolve: (table, _, picks) => {
        table.game.bought.push(...(picks.get(0) as number[]));
        table.finish({ winners: [0], reason: { id: 'bazaar.done' } });
      },
    },
  },
  view: (game) => [...game.bought],
  upgrades: {},
  disguise: (game) => game,
  audit: () => {},
};

export const bazaar = {
  rules: bazaarRules,
  bot: () => ['good:1'],
  face: {
    title: { id: 'bazaar.title' },
    summary: { id: 'bazaar.title' },
    scene: () => ({ width: 400, height: 300, nodes: [] }),
    text: ({ view }: { view: number[] }) => [{ id: 'bazaar.bought', args: { goods: view } }],
    hand: () => ({ scene: { width: 400, height: 300, nodes: [] }, text: [] }),
    line: () => null,
    rules: [{ id: 'all', title: { id: 'bazaar.title' }, text: { id: 'bazaar.title' }, steps: [] }],
    catalogue: noCatalogue({
      'bazaar.title': 'Bazaar',
      'bazaar.shelves': 'One from a shelf.',
      'bazaar.heap': 'Two or three from the heap.',
      'bazaar.basket': 'Up to three from the basket.',
      'bazaar.good': 'Good {n}',
      'bazaar.shelf': 'Shelf {n}',
      'bazaar.bought': 'Bought: {goods}',
      'bazaar.done': 'the shopping is done',
    }),
  },
} as unknown as Game;
