import { createHash } from 'node:crypto';
import { type APIApplicationCommand, type Client, Routes } from 'discord.js';
import type { Command } from './command.ts';

/** Keeps one line of text over restarts. */
export type Note = { read(): string | null; write(text: string): void };

/**
 * Tells Discord of all commands by one PUT, and only when they differ from those of last time or Discord has lost them.
 * Returns whether it had to.
 */
export async function deployCommands(client: Client<true>, commands: readonly Command[], note: Note): Promise<boolean> {
  const body = commands.map(({ data }) => data.toJSON());
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const mark = `${client.application.id} ${hash}`;
  const route = Routes.applicationCommands(client.application.id);
  if (note.read() === mark) {
    const known = (await client.rest.get(route)) as APIApplicationCommand[];
    const names = (list: readonly { readonly name: string }[]) =>
      list
        .map(({ name }) => name)
        .sort()
        .join(' ');
    if (names(known) === names(body)) return false;
  }
  await client.rest.put(route, { body });
  note.write(mark);
  return true;
}
