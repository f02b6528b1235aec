import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as O,
} from 'discord-api-types/v10';
import { permissionsIn } from '../permissions.ts';
import type { PageCommand, PageOption } from '../wire.ts';
import type { ChannelRecord, CommandRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { Complaint } from './complaint.ts';
import { placesOf } from './sight.ts';

/** A command that can be used: its name with group and subcommand, and the options of that last level. */
export type Leaf = {
  readonly command: CommandRecord;
  readonly path: readonly string[];
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
};

/** The slash commands that this person may use in this channel, subcommands one by one; none while the bot is not there. */
function leavesFor(world: World, person: PersonRecord, place: ChannelRecord): Leaf[] {
  if (world.bot.expelled) return [];
  const may = permissionsIn(world, person, place);
  return world.commands
    .all()
    .filter((command) => command.type === ApplicationCommandType.ChatInput && (may & needed(command)) === needed(command))
    .flatMap((command) => leaves(command, command, []));
}

/** The command with this path; a complaint where this person has none. */
export function leafAt(world: World, person: PersonRecord, place: ChannelRecord, path: readonly string[]): Leaf {
  const found = leavesFor(world, person, place).find((leaf) => leaf.path.join(' ') === path.join(' '));
  if (!found) throw new Complaint('command');
  return found;
}

/** The commands that this person may use somewhere, as the page offers them. */
export function commandsFor(world: World, person: PersonRecord): PageCommand[] {
  const all = placesOf(world, person).flatMap((place) => leavesFor(world, person, place));
  return [...new Map(all.map((leaf) => [leaf.path.join(' '), leaf])).values()].map(commandShape);
}

const commandShape = ({ path, description, options }: Leaf): PageCommand => ({ path, description, options: options.map(optionShape) });

/** Permissions that using the command takes; '0' means: administrators only. */
const needed = ({ default_member_permissions: permissions }: APIApplicationCommand): bigint => {
  if (permissions === null) return 0n;
  return BigInt(permissions) || 8n;
};

type Level = { readonly name: string; readonly description: string; readonly options?: readonly APIApplicationCommandOption[] };

function leaves(command: CommandRecord, level: Level, above: readonly string[]): Leaf[] {
  const path = [...above, level.name];
  const deeper = (level.options ?? []).filter(
    (option): option is APIApplicationCommandSubcommandOption =>
      option.type === O.Subcommand || option.type === (O.SubcommandGroup as number),
  );
  if (deeper.length) return deeper.flatMap((sub) => leaves(command, sub, path));
  return [{ command, path, description: level.description, options: (level.options ?? []) as APIApplicationCommandBasicOption[] }];
}

function optionShape(option: APIApplicationCommandBasicOption): PageOption {
  const some = option as Partial<{
    choices: PageOption['choices'];
    autocomplete: boolean;
    min_value: number;
    max_value: number;
    min_length: number;
    max_length: number;
  }>;
  const min = some.min_value ?? some.min_length;
  const max = some.max_value ?? some.max_length;
  return {
    name: option.name,
    description: option.description,
    type: option.type,
    required: option.required ?? false,
    autocomplete: some.autocomplete ?? false,
    choices: (some.choices ?? []).map(({ name, value }) => ({ name, value })),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}
