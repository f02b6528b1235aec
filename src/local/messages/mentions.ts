import { type APIUser, ComponentType, PermissionFlagsBits } from 'discord-api-types/v10';
import { mayIn } from '../permissions.ts';
import type { ChannelRecord, PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { type AllowedMentions, type Component, everyComponent } from './body.ts';

export type Mentions = { readonly mentions: APIUser[]; readonly mention_roles: string[]; readonly mention_everyone: boolean };

/** Whom a text mentions, as far as `allowed` lets it and the author may. Without `allowed` every mention counts. */
export function mentionsIn(
  world: World,
  place: ChannelRecord,
  author: PersonRecord,
  text: string,
  allowed: AllowedMentions | null | undefined,
): Mentions {
  const lets = (kind: 'users' | 'roles', id: string) => !allowed || allowed.parse?.includes(kind) || allowed[kind]?.includes(id) || false;
  const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
  const mayAll = mayIn(world, author, place, PermissionFlagsBits.MentionEveryone);
  return {
    mentions: named(/<@!?(\d+)>/g)
      .filter((id) => lets('users', id))
      .flatMap((id) => world.person(id)?.user ?? []),
    mention_roles: named(/<@&(\d+)>/g).filter((id) => {
      const role = world.roles.get(id);
      return role !== undefined && lets('roles', id) && (role.mentionable || mayAll);
    }),
    mention_everyone: /@(everyone|here)\b/.test(text) && mayAll && (!allowed || (allowed.parse?.includes('everyone') ?? false)),
  };
}

/** The words of a message in which mentions count: its content and its text displays. */
export function spokenText(content: string, components: readonly Component[]): string {
  const displays = [...everyComponent(components)].filter((component) => component.type === ComponentType.TextDisplay);
  return [content, ...displays.map((display) => String(display.content ?? ''))].join('\n');
}
