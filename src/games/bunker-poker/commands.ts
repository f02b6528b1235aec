import type { Seat } from '../../kernel/position.ts';
import type { Option } from '../../kernel/steps.ts';

/** What a thrower may do with a throw: exactly one of these a turn. `from` and `to` are the points of the die before and after. */
export type Command =
  | { readonly do: 'hit'; readonly seat: Seat; readonly cell: number; readonly from: number; readonly to: number }
  | { readonly do: 'one'; readonly seat: Seat; readonly cell: number; readonly from: number; readonly to: number }
  | { readonly do: 'take'; readonly seat: Seat; readonly cell: number }
  | { readonly do: 'add'; readonly cell: number; readonly from: number; readonly to: number };

export type CommandOption = Option<Command>;

/** Lower comes first. */
const rank = (command: Command): number => {
  if (command.do === 'take') return 0;
  if (command.do === 'hit') return command.to === 0 ? 1 : 8 - (command.from - command.to);
  return command.do === 'add' ? 8 : 9;
};

/** What ends something first: tokens, dice that go, hits by their points; then what strengthens, then single points. */
export const inOrder = (options: readonly CommandOption[]): readonly CommandOption[] =>
  [...options].sort((x, y) => rank(x.value) - rank(y.value));

/**
 * What is done for an absent thrower (section 5.6, BP-25): take a token; remove a die; hit for most points; one point; add.
 * @param options in their order, and among equals next opponent clockwise, lowest cell
 */
export const forTheAbsent = (options: readonly CommandOption[]): CommandOption | undefined =>
  options.find(({ value }) => value.do !== 'add') ?? options[0];
