import type { ComponentChildren } from 'preact';
import { useTable } from './context.ts';

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel (and message) that a Discord link leads to, when it leads to this table. */
export function useInnerLink(href: string): (() => void) | null {
  const { world, goTo } = useTable();
  const [, channel, message] = MESSAGE_LINK.exec(href) ?? [];
  if (!channel || !world.channels.some(({ id }) => id === channel)) return null;
  return () => goTo(channel, message);
}

/** A link as messages may have it: into the table, or out to the web in a new tab; any other scheme stays text. */
export function SafeLink({
  href,
  class: name,
  children,
}: {
  readonly href: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const follow = useInnerLink(href);
  if (follow) {
    return (
      <button type="button" class={name ?? 'link'} onClick={follow}>
        {children}
      </button>
    );
  }
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>;
  return (
    <a class={name} href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
