import type { Option } from '../../../../kernel/steps.ts';
import { leastIn } from '../../absent.ts';
import { lookOf, type TileId, tileOf } from '../../content/tiles.ts';
import { tell } from '../../events.ts';
import { lookOptions } from '../../options.ts';
import { handOf } from '../../players.ts';
import type { Kept, Question, State } from '../../state.ts';
import { doesText, tileText } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { discardFromHand } from '../discarding.ts';

/** Kept since an earlier turn, with something to take (D-39). */
const isUsable = ({ turn, discard }: State, { card, turn: drawn }: Kept): boolean =>
  card === 'SALVAGE' && drawn < turn && discard.length > 0;

/** The option to use the card, while the player whose turn it is may. */
export const salvageOptions = (game: State): readonly Option<'salvage'>[] =>
  game.kept[game.player]!.some((kept) => isUsable(game, kept))
    ? [{ id: 'salvage', label: say('road.option.salvage'), hint: say('road.hint.salvage'), value: 'salvage' }]
    : [];

/** One tile of each look: which of two equal tiles is taken makes no difference. */
function takeable({ discard }: State): readonly TileId[] {
  const looks = new Map(discard.map((tile) => [lookOf(tile), tile]));
  return [...looks.values()].sort();
}

/** "If nobody wants it, it must be valuable!": a tile of the discard pile for one of the hand; draw and action remain (D-47). */
export const salvage: Question<'salvage', TileId> = {
  seats: (game) => (takeable(game).length > 1 ? [game.player] : []),
  ask(game) {
    const options = takeable(game).map((tile) => ({
      id: `take:${tile}`,
      label: tileText(tile),
      hint: doesText(tile),
      value: tile,
      group: say(`road.colour.${tileOf(tile).colour}`),
    }));
    return { text: say('road.ask.salvage'), options, ifAbsent: [options[0]!.id] };
  },
  resolve(table, _frame, picks) {
    const { game } = table;
    const tile = picks.get(game.player)?.[0] ?? takeable(game)[0]!;
    const kept = game.kept[game.player]!;
    const [used] = kept.splice(
      kept.findIndex((card) => isUsable(game, card)),
      1,
    );
    game.eventDiscard.push(used!.card);
    game.discard.splice(game.discard.indexOf(tile), 1);
    handOf(game, game.player).push(tile);
    tell(table, 'salvaged', { seat: game.player, tile });
    table.then({ step: 'salvage-discard' });
  },
};

/** Any tile of the hand goes for it, also the one just taken. */
export const salvageDiscard: Question<'salvage-discard', number> = {
  seats: (game) => (handOf(game, game.player).length > 1 ? [game.player] : []),
  ask(game) {
    const hand = handOf(game, game.player);
    return { text: say('road.ask.discard'), options: lookOptions(hand, 'discard'), ifAbsent: [`discard:${leastIn(hand)}`] };
  },
  resolve(table, _frame, picks) {
    discardFromHand(table, picks.get(table.game.player) ?? [0]);
  },
};
