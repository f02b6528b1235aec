import { messagesOf } from '../../../src/kernel/message.ts';
import type { Seat } from '../../../src/kernel/position.ts';
import type { GameDefinition, Option, Question as QuestionOf, Table as TableOf, Task as TaskOf } from '../../../src/kernel/steps.ts';
import type { stashEn } from './stash-en.ts';

/**
 * A small competitive game with hidden cards. Each round everybody bids a card under seal; the highest may move the
 * camp (free to take back), search the face-down deck, or take the loot.
 */
export type StashState = {
  hands: number[][];
  deck: number[];
  discard: number[];
  loot: number[];
  gone: boolean[];
  camp: number;
  round: number;
  rounds: number;
};
export type StashView = Omit<StashState, 'hands' | 'deck'> & {
  readonly hand: readonly number[];
  readonly held: readonly number[];
  readonly deck: number;
};
export type StashFrame =
  | { readonly step: 'round/bid' }
  | { readonly step: 'round/loot'; readonly by: Seat; readonly moves: number }
  | { readonly step: 'round/end' };
type Table = TableOf<StashState, StashFrame>;
type Task<K extends StashFrame['step']> = TaskOf<StashState, StashFrame, K>;
type Question<K extends StashFrame['step'], V> = QuestionOf<StashState, StashFrame, K, V>;

const CARDS = 16;
const CAMPS = [1, 2, 3];
const say = messagesOf<typeof stashEn>();

const staying = (game: StashState): readonly Seat[] => game.gone.flatMap((gone, seat) => (gone ? [] : [seat]));

const bid: Question<'round/bid', number> = {
  seats: staying,
  ask: (game, _frame, seat) => ({
    text: say('stash.bid', { round: game.round }),
    options: game.hands[seat]!.map((card) => ({ id: `bid:${card}`, label: say('stash.card', { card }), value: card })),
    ifAbsent: [`bid:${game.hands[seat]![0]}`],
  }),
  resolve(table, _frame, picks) {
    const bids = [...picks].map(([seat, [card]]) => ({ seat, card: card! }));
    for (const { seat, card } of bids) discard(table, seat, card);
    const best = bids.reduce((a, b) => (b.card > a.card ? b : a));
    table.emit({ type: 'bids', data: { best: best.seat, card: best.card } });
    table.then({ step: 'round/loot', by: best.seat, moves: 0 }, { step: 'round/end' });
  },
};

type Loot = 'take' | 'search' | { readonly camp: number };

const loot: Question<'round/loot', Loot> = {
  seats: (game, { by }) => (game.gone[by] ? [] : [by]),
  ask(game, { moves }) {
    const camps = CAMPS.filter((camp) => moves < 2 && camp !== game.camp).map(
      (camp): Option<Loot> => ({
        id: `camp:${camp}`,
        label: say('stash.move', { camp }),
        value: { camp },
        group: say('stash.moves'),
        at: `camp-${camp}`,
      }),
    );
    const search: Option<Loot>[] = game.deck.length > 0 ? [{ id: 'search', label: say('stash.search'), value: 'search' }] : [];
    return {
      text: say('stash.loot'),
      options: [...camps, ...search, { id: 'take', label: say('stash.take'), value: 'take' }],
      ifAbsent: 'any',
    };
  },
  resolve(table, { by, moves }, picks) {
    const choice = picks.get(by)?.[0];
    if (choice === undefined) return;
    if (choice === 'take') return takeLoot(table, by);
    if (choice === 'search') return search(table, by);
    table.game.camp = choice.camp;
    table.emit({ type: 'moved', data: { seat: by, camp: choice.camp } });
    table.then({ step: 'round/loot', by, moves: moves + 1 });
  },
};

const end: Task<'round/end'> = {
  run(table) {
    const { game } = table;
    const empty = staying(game).some((seat) => game.hands[seat]!.length === 0);
    if (game.round === game.rounds || empty) return finish(table);
    game.round++;
    table.then({ step: 'round/bid' });
  },
};

function takeLoot({ game, emit }: Table, by: Seat) {
  game.loot[by]!++;
  emit({ type: 'took', data: { seat: by } });
}

function search(table: Table, by: Seat) {
  const card = table.draw(table.game.deck)!;
  table.game.hands[by]!.push(card);
  table.emit({ type: 'searched', data: { seat: by }, secret: { [by]: { card } } });
}

function discard({ game }: Table, seat: Seat, card: number) {
  game.hands[seat] = game.hands[seat]!.filter((c) => c !== card);
  game.discard.push(card);
}

function finish(table: Table) {
  const { game } = table;
  const most = Math.max(...staying(game).map((seat) => game.loot[seat]!));
  const winners = staying(game).filter((seat) => game.loot[seat] === most);
  table.finish({ winners, reason: say('stash.won', { winners: winners.map((seat) => ({ seat })) }) });
}

export const stash: GameDefinition<StashState, StashFrame, StashView> = {
  id: 'stash',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  settings: { rounds: ['3', '5'] },
  blank: (seats, { rounds }) => ({
    hands: seats.map(() => []),
    deck: [],
    discard: [],
    loot: seats.map(() => 0),
    gone: seats.map(() => false),
    camp: 1,
    round: 1,
    rounds: Number(rounds),
  }),
  setup(table) {
    const cards = Array.from({ length: CARDS }, (_, i) => i + 1);
    table.shuffle(cards, 'deck');
    table.game.hands = table.seats.map(() => cards.splice(-3));
    table.game.deck = cards;
    table.then({ step: 'round/bid' });
  },
  steps: { 'round/bid': bid, 'round/loot': loot, 'round/end': end },
  leave(table, seat) {
    table.game.gone[seat] = true;
    for (const card of table.game.hands[seat]!) discard(table, seat, card);
    table.emit({ type: 'left', data: { seat } });
    if (staying(table.game).length < 2) finish(table);
    return 'left';
  },
  view: ({ discard, loot, gone, camp, round, rounds, hands, deck }, viewer) => ({
    discard,
    loot,
    gone,
    camp,
    round,
    rounds,
    hand: viewer === 'table' ? [] : hands[viewer]!,
    held: hands.map((hand) => hand.length),
    deck: deck.length,
  }),
  upgrades: {},
  disguise(game, viewer, shuffle) {
    const pool = shuffle([...game.deck, ...game.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))]);
    const hands = game.hands.map((hand, seat) => (seat === viewer ? hand : pool.splice(0, hand.length)));
    return { ...game, hands, deck: pool };
  },
  audit({ hands, deck, discard }) {
    const cards = new Set([...hands.flat(), ...deck, ...discard]);
    const count = hands.flat().length + deck.length + discard.length;
    if (cards.size !== CARDS || count !== CARDS) throw new Error(`${cards.size} different cards of ${count}, not ${CARDS}`);
  },
};
