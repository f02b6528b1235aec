import type { APIApplicationCommand } from 'discord-api-types/v10';
import { refusal } from '../../errors.ts';
import { commandLimits } from '../../validation/command-limits.ts';
import type { World } from '../../world/world.ts';
import { type Call, param, type Route, route } from '../route.ts';

type CommandBody = Omit<APIApplicationCommand, 'id' | 'application_id' | 'version'>;

const ofGuild = (call: Call<never> | Call): string | undefined => call.params.guild;
const scoped = (world: World, call: Call<never> | Call) => world.commands.all().filter((command) => command.guild_id === ofGuild(call));

function put(world: World, call: Call<never> | Call, body: CommandBody): APIApplicationCommand {
  const guild = ofGuild(call);
  const twin = scoped(world, call).find((old) => old.name === body.name && old.type === (body.type ?? 1));
  return world.commands.put({
    ...(guild ? { guild_id: guild } : { contexts: null }),
    integration_types: [0],
    nsfw: false,
    ...body,
    type: body.type ?? 1,
    description: body.description ?? '',
    default_member_permissions: body.default_member_permissions == null ? null : String(body.default_member_permissions),
    id: twin?.id ?? world.nextId(),
    application_id: world.facts.bot,
    version: world.nextId(),
  });
}

function known(world: World, call: Call<never> | Call): APIApplicationCommand {
  if (param(call, 'application') !== world.facts.bot) throw refusal('missingAccess');
  const command = world.commands.get(param(call, 'command'));
  if (!command || command.guild_id !== ofGuild(call)) throw refusal('unknownCommand');
  return command;
}

/** The application's commands: the global ones under `base`, or those of one server. */
const underneath = (base: string): Route[] => [
  route({ method: 'GET', path: base }, ({ world }, call) => scoped(world, call)),
  route<CommandBody[]>(
    { method: 'PUT', path: base, body: { schemas: ['ApplicationCommandUpdateRequest'], list: true, limits: commandLimits } },
    ({ world }, call) => {
      const kept = world.atOnce(() => {
        const before = scoped(world, call);
        const now = call.body.map((body) => put(world, call, body));
        for (const old of before) if (!now.some((command) => command.id === old.id)) world.commands.delete(old.id);
        return now;
      });
      world.news.tell({ type: 'commands' });
      return kept;
    },
  ),
  route<CommandBody>(
    {
      method: 'POST',
      path: base,
      answers: 'ApplicationCommandResponse',
      body: { schemas: ['ApplicationCommandCreateRequest'], limits: (body: CommandBody) => commandLimits([body]) },
    },
    ({ world }, call) => {
      const command = put(world, call, call.body);
      world.news.tell({ type: 'commands' });
      return command;
    },
  ),
  route({ method: 'GET', path: `${base}/:command`, answers: 'ApplicationCommandResponse' }, ({ world }, call) => known(world, call)),
  route({ method: 'DELETE', path: `${base}/:command` }, ({ world }, call) => {
    world.commands.delete(known(world, call).id);
    world.news.tell({ type: 'commands' });
    return undefined;
  }),
];

export const commandRoutes: readonly Route[] = [
  ...underneath('/applications/:application/commands'),
  ...underneath('/applications/:application/guilds/:guild/commands'),
];
