import type { PageCommand } from '../wire.ts';

/** As one types it: `/data export`. */
export const commandName = ({ path }: PageCommand): string => `/${path.join(' ')}`;

/** The commands whose name fits what was typed: those that begin with it, then those that hold it. */
export function commandsFor(commands: readonly PageCommand[], typed: string): readonly PageCommand[] {
  const wanted = typed.slice(1).trimStart().toLowerCase();
  const names = commands.map((command) => ({ command, name: command.path.join(' ').toLowerCase() }));
  return [
    ...names.filter(({ name }) => name.startsWith(wanted)),
    ...names.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted)),
  ].map(({ command }) => command);
}

/** The command that was typed out, once a space follows it. */
export function commandTyped(commands: readonly PageCommand[], typed: string): PageCommand | null {
  return commands.find((command) => typed === `${commandName(command)} `) ?? null;
}
