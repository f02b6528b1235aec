import type { World } from '../wire.ts';
import { type MarkdownNode, readMarkdown } from './read-markdown.ts';
import { roleName } from './select-options.ts';
import { styled } from './times.ts';
import { words } from './words.ts';

/** The first line of a markdown text with neither signs nor links, mentions by name: how a message is quoted in short. */
export function firstLine(text: string, world: World): string {
  return plain(readMarkdown(text.trimStart().split('\n')[0] ?? ''), world);
}

function plain(nodes: readonly MarkdownNode[], world: World): string {
  return nodes.map((node) => plainNode(node, world)).join('');
}

function plainNode(node: MarkdownNode, world: World): string {
  switch (node.type) {
    case 'user':
      return `@${world.people.find(({ id }) => id === node.id)?.name ?? words.unknownPerson}`;
    case 'channel':
      return `#${world.channels.find(({ id }) => id === node.id)?.name ?? words.unknownChannel}`;
    case 'role':
      return roleName(world.roles.find(({ id }) => id === node.id)?.name ?? words.role);
    case 'timestamp':
      return styled(String(node.format ?? 'f'), Number(node.timestamp) * 1000);
    case 'slashCommand':
      return `/${node.fullName}`;
    case 'spoiler':
      return '▒▒▒';
    case 'list':
      return plain((node.items as readonly (readonly MarkdownNode[])[]).flat(), world);
    default:
      return typeof node.content === 'string' ? node.content : plain(node.content ?? [], world);
  }
}
