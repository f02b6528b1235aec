import type { ComponentChildren } from 'preact';
import { useTable } from './context.ts';
import { words } from './words.ts';

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel (and message) that a Discord link leads to, when it leads to this table: what to call it and how to go there. */
function useInnerLink(href: string): { readonly name: string; go(): void } | null {
  const { world, goTo } = useTable();
  const [, id, message] = MESSAGE_LINK.exec(href) ?? [];
  const channel = world.channels.find((other) => other.id === id);
  if (!channel) return null;
  return { name: message ? words.messageIn(channel.name) : `#${channel.name}`, go: () => goTo(channel.id, message) };
}

/** A link as messages may have it: into the table, or out to the web in a new tab; any other scheme stays text. A bare address has no children. */
export function SafeLink({
  href,
  class: name,
  children,
}: {
  readonly href: string;
  readonly class?: string;
  readonly children: ComponentChildren | null;
}) {
  const inner = useInnerLink(href);
  if (inner) {
    return (
      <button type="button" class={name ?? (children === null ? 'mention' : 'link')} onClick={inner.go}>
        {children ?? inner.name}
      </button>
    );
  }
  if (!/^https?:\/\//i.test(href)) return <span>{children ?? href}</span>;
  return (
    <a class={name} href={href} target="_blank" rel="noreferrer noopener">
      {children ?? href}
    </a>
  );
}
