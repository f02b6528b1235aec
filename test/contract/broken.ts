import type { Game, StandingOrder } from '../../src/games/face.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Frame } from '../../src/kernel/position.ts';
import type { GameDefinition, Question } from '../../src/kernel/steps.ts';
import { type StashState, type StashView, stash } from '../kernel/toys/stash.ts';
import { stashGame, stashOrders } from '../kernel/toys/stash-face.ts';

/** A game with one fault, the property it breaks, and words of the complaint. */
export type Fault = { readonly breaks: string; readonly by: string; readonly complaint: string; readonly game: Game };

type Rules = Partial<GameDefinition<StashState>>;
type Loot = Question<StashState, Frame, string, Json>;
type LootTable = Parameters<Loot['resolve']>[0];

const loot = stash.steps['round/loot'] as unknown as Loot;

const withRules = (rules: Rules): Game => ({ ...stashGame, rules: { ...stashGame.rules, ...(rules as object) } });
const withFace = (face: Partial<Game['face']>): Game => ({ ...stashGame, face: { ...stashGame.face, ...face } });
const withLoot = (change: Partial<Loot>): Game => withRules({ steps: { ...stash.steps, 'round/loot': { ...loot, ...change } } as never });

/** The rules of the toy, but another thing happens when this kind of choice is made in the step `round/loot`. */
const whenLooting = (kind: 'take' | 'search' | 'camp', act: (table: LootTable, by: number) => void): Game =>
  withLoot({
    resolve(table, frame, picks) {
      const by = Number(frame.by);
      const choice = picks.get(by)?.[0];
      if (choice === kind || (kind === 'camp' && typeof choice === 'object')) act(table, by);
      if (choice !== kind) loot.resolve(table, frame, picks);
    },
  });

const withOptions = (change: (options: ReturnType<Loot['ask']>['options'], game: StashState) => ReturnType<Loot['ask']>['options']): Game =>
  withLoot({
    ask(game, frame, seat) {
      const ask = loot.ask(game, frame, seat);
      return { ...ask, options: change(ask.options, game) };
    },
  });

type Twins = StashState & { readonly twins: readonly [object, object] };

/** Offers its options only while two equal things are one object, which a loaded position never has. */
function withTwins(): Game {
  const one = {};
  const game = withOptions((options, state) => ((state as Twins).twins[0] === (state as Twins).twins[1] ? options : options.slice(1)));
  const blank: Rules['blank'] = (seats, settings) => ({ ...stash.blank(seats, settings as never), twins: [one, one] });
  return { ...game, rules: { ...game.rules, blank } };
}

const withOrder = (change: Partial<StandingOrder<StashView>>): Game => ({ ...stashGame, orders: [{ ...stashOrders[1]!, ...change }] });
const answering = (answer: StandingOrder<StashView>['policies'][number]['answer']): Game =>
  withOrder({ policies: [{ id: 'bid', label: { id: 'stash.order.bid' }, answer }] });

let asked = 0;
let ordered = 0;
let opened = 0;
let lastHand: readonly number[] = [];

export const faults: readonly Fault[] = [
  {
    breaks: 'ends within 5000 answers',
    by: 'asking the same again for ever',
    complaint: 'nobody has won or lost yet',
    game: withLoot({ resolve: (table, frame) => table.then(frame) }),
  },
  {
    breaks: 'is plain JSON',
    by: 'keeping an undefined value in its state',
    complaint: 'a position changes when it is saved and loaded',
    game: withRules({ blank: (seats, settings) => ({ ...stash.blank(seats, settings as never), note: undefined }) }),
  },
  {
    breaks: 'is plain JSON',
    by: 'taking two things for one because they are the same object in memory',
    complaint: 'a loaded position plays differently',
    game: withTwins(),
  },
  {
    breaks: 'has no dead end',
    by: 'offering nothing once the camp has moved',
    complaint: '0 options, at least 1 wanted',
    game: withOptions((options, game) => (game.camp === 1 ? options : [])),
  },
  {
    breaks: 'has no dead end',
    by: 'giving two options one id',
    complaint: 'option ids are not unique',
    game: withOptions((options) => [...options, options[0]!]),
  },
  {
    breaks: 'has no dead end',
    by: 'an option id that is too long for the log',
    complaint: 'option id of 81 characters',
    game: withOptions(([first, ...others]) => [{ ...first!, id: 'x'.repeat(81) }, ...others]),
  },
  {
    breaks: 'has no dead end',
    by: 'an answer for absent people that is not offered',
    complaint: 'the answer for somebody absent is illegal: wait',
    game: withLoot({ ask: (...args) => ({ ...loot.ask(...args), ifAbsent: ['wait'] }) }),
  },
  {
    breaks: 'accepts every offered option',
    by: 'offering something else each time it is asked',
    complaint: 'and refused as illegal',
    game: withOptions((options) => options.map((option) => ({ ...option, id: `${option.id}:${asked++}` }))),
  },
  {
    breaks: 'is unchanged by stale, foreign and illegal answers',
    by: 'changing its state when it lists the options',
    complaint: 'a refused answer changed the position',
    game: withOptions((options, game) => {
      game.camp++;
      return options;
    }),
  },
  {
    breaks: 'passes its audit after every answer',
    by: 'losing the card that is drawn',
    complaint: '15 different cards of 15, not 16',
    game: whenLooting('search', (table) => void table.draw(table.game.deck)),
  },
  {
    breaks: 'replays to the same hashes',
    by: 'remembering earlier matches',
    complaint: 'position 0 is another one when it is played again',
    game: withRules({ blank: (seats, settings) => ({ ...stash.blank(seats, settings as never), camp: 1 + (opened++ % 3) }) }),
  },
  {
    breaks: 'disguises what it hides',
    by: 'giving the truth as its disguise',
    complaint: 'every disguise is the truth',
    game: withRules({ disguise: (game) => game }),
  },
  {
    breaks: 'shows a viewer nothing hidden',
    by: 'showing the top of the deck in the view',
    complaint: 'can tell a position from its disguise',
    game: withRules({ view: (game, viewer) => ({ ...stash.view(game, viewer), camp: game.deck.at(-1)! }) as never }),
  },
  {
    breaks: 'shows a viewer nothing hidden',
    by: 'a face that remembers what it showed another',
    complaint: 'can tell a position from its disguise',
    game: withFace({
      hand(sees) {
        lastHand = sees.view.hand;
        return stashGame.face.hand(sees);
      },
      text: (sees) => [...stashGame.face.text(sees), { id: 'stash.hand', args: { cards: lastHand } }],
    }),
  },
  {
    breaks: 'tells no secret',
    by: 'saying the secret part of an event in the open one too',
    complaint: 'event found tells everybody the secret "card"',
    game: whenLooting('search', (table, by) => {
      const card = table.game.deck.at(-1)!;
      table.emit({ type: 'found', data: { seat: by, card }, secret: { [by]: { card } } });
    }),
  },
  {
    breaks: 'tells no secret',
    by: 'telling everybody what nobody may see',
    complaint: 'is told more than it may see',
    game: whenLooting('take', (table, by) => {
      table.game.loot[by]!++;
      table.emit({ type: 'left behind', data: table.game.deck.at(-1)! });
    }),
  },
  {
    breaks: 'undo teaches nothing',
    by: 'a move that can be taken back and depends on a hidden card',
    complaint: 'learns by camp:',
    game: whenLooting('camp', ({ game }) => {
      game.round += game.deck.at(-1)! % 2;
    }),
  },
  {
    breaks: 'preview teaches nothing',
    by: 'loot that depends on a hidden card which is not revealed first',
    complaint: 'learns by a preview of take',
    game: whenLooting('take', ({ game }, by) => {
      game.loot[by]! += game.deck.at(-1)! % 2;
    }),
  },
  {
    breaks: 'preview teaches nothing',
    by: 'telling of a hidden card which is not revealed first',
    complaint: 'learns by a preview of take',
    game: whenLooting('take', (table) => table.emit({ type: 'left behind', data: table.game.deck.at(-1)! })),
  },
  {
    breaks: 'says everything in English',
    by: 'saying nothing about the board',
    complaint: 'the board in words is empty',
    game: withFace({ text: () => [] }),
  },
  {
    breaks: 'says everything in English',
    by: 'a line that no catalogue has',
    complaint: 'no sentence for message stash.unheard-of',
    game: withFace({ line: () => ({ id: 'stash.unheard-of' }) }),
  },
  {
    breaks: 'says everything in English',
    by: 'an option whose label lacks an argument',
    complaint: 'card',
    game: withOptions(([first, ...others]) => [{ ...first!, label: { id: 'stash.card' } }, ...others]),
  },
  {
    breaks: 'draws valid scenes',
    by: 'a place that is not a number',
    complaint: 'x is NaN',
    game: withFace({
      scene: () => ({ width: 1200, height: 400, nodes: [{ kind: 'circle', x: Number.NaN, y: 0, r: 1, fill: '#ffffff' }] }),
    }),
  },
  {
    breaks: 'draws valid scenes',
    by: 'a kind of node that nobody can paint',
    complaint: 'unknown kind "hexagon"',
    game: withFace({ scene: () => ({ width: 1200, height: 400, nodes: [{ kind: 'hexagon', x: 0, y: 0 } as never] }) }),
  },
  {
    breaks: 'draws valid scenes',
    by: 'options that point at no spot',
    complaint: 'which is no spot of the scene',
    game: withFace({ scene: () => ({ width: 1200, height: 400, nodes: [] }) }),
  },
  {
    breaks: 'names its settings and rules',
    by: 'a choice of a setting without a name',
    complaint: 'no sentence for message setting.rounds.7',
    game: withRules({ settings: { rounds: ['3', '7'] } }),
  },
  {
    breaks: 'names its settings and rules',
    by: 'a section of the rules for a step that does not exist',
    complaint: 'belongs to a step that does not exist: round/dance',
    game: withFace({ rules: [{ id: 'dance', title: { id: 'stash.title' }, text: { id: 'stash.summary' }, steps: ['round/dance'] }] }),
  },
  {
    breaks: 'has a bot that plays legally to the end',
    by: 'picking what is not offered',
    complaint: 'it picks ["dance"]',
    game: { ...stashGame, bot: () => ['dance'] },
  },
  {
    breaks: 'answers ahead as a player could, by what that player knows',
    by: 'a policy that answers with what is not offered',
    complaint: 'bid answers ["bid:0"]',
    game: answering(() => ['bid:0']),
  },
  {
    breaks: 'answers ahead as a player could, by what that player knows',
    by: 'a policy that goes by more than the sight it is given',
    complaint: 'bid knows more than seat',
    game: answering(({ view }) => [`bid:${view.hand[ordered++ % view.hand.length]}`]),
  },
  {
    breaks: 'answers ahead as a player could, by what that player knows',
    by: 'an order for a step in which nobody is asked',
    complaint: 'order bid is for round/end, which is no question',
    game: withOrder({ step: 'round/end' }),
  },
  {
    breaks: 'answers ahead as a player could, by what that player knows',
    by: 'a policy for slow matches that there is none of',
    complaint: 'order bid has no highest',
    game: withOrder({ inSlowMatches: 'highest' }),
  },
  {
    breaks: 'offers in its open questions what anybody could list',
    by: 'calling a bid of hidden cards open',
    complaint: 'round/bid offers what only some can list',
    game: { ...stashGame, openSteps: ['round/bid'] },
  },
];
