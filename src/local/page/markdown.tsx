import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useTable } from './context.ts';
import { Mention } from './mention.tsx';
import { type MarkdownNode, readMarkdown } from './read-markdown.ts';
import { SafeLink } from './safe-link.tsx';
import { Timestamp } from './timestamp.tsx';
import { words } from './words.ts';

/** Text in Discord's markdown. */
export function Markdown({ text }: { readonly text: string }) {
  const nodes = useMemo(() => readMarkdown(text), [text]);
  return <div class="markdown">{show(nodes)}</div>;
}

const show = (nodes: MarkdownNode['content']): ComponentChildren =>
  typeof nodes === 'string' ? nodes : nodes?.map((node, at) => <Node key={at} node={node} />);

const str = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function Node({ node }: { readonly node: MarkdownNode }) {
  const inside = show(node.content);
  switch (node.type) {
    case 'text':
      return <>{inside}</>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'underline':
      return <u>{inside}</u>;
    case 'strikethrough':
      return <s>{inside}</s>;
    case 'inlineCode':
      return <code>{inside}</code>;
    case 'codeBlock':
      return (
        <pre>
          <code>{inside}</code>
        </pre>
      );
    case 'blockQuote':
      return <blockquote>{inside}</blockquote>;
    case 'heading':
      return <Heading level={Number(node.level)}>{inside}</Heading>;
    case 'subtext':
      return <small class="subtext">{inside}</small>;
    case 'list':
      return <List node={node} />;
    case 'br':
    case 'newline':
      return <br />;
    case 'spoiler':
      return <Spoiler>{inside}</Spoiler>;
    case 'url':
    case 'autolink':
      return <SafeLink href={str(node.target)}>{null}</SafeLink>;
    case 'link':
      return <SafeLink href={str(node.target)}>{inside}</SafeLink>;
    case 'timestamp':
      return <Timestamp seconds={Number(node.timestamp)} style={str(node.format) || 'f'} />;
    case 'user':
    case 'channel':
    case 'role':
      return <Mention kind={node.type} id={str(node.id)} />;
    case 'everyone':
    case 'here':
      return <span class="mention">@{node.type}</span>;
    case 'slashCommand':
      return <CommandMention name={str(node.fullName)} />;
    case 'emoji':
      return <>:{str(node.name)}:</>;
    default:
      return <>{inside ?? str(node.name)}</>;
  }
}

/** The page's own headings are h1 and h2, so a message's begin below them. */
function Heading({ level, children }: { readonly level: number; readonly children: ComponentChildren }) {
  if (level === 1) return <h3 class="size-1">{children}</h3>;
  if (level === 2) return <h4 class="size-2">{children}</h4>;
  return <h5 class="size-3">{children}</h5>;
}

function List({ node }: { readonly node: MarkdownNode }) {
  const items = (node.items as readonly (readonly MarkdownNode[])[]).map((item, at) => <li key={at}>{show(item)}</li>);
  return node.start === null ? <ul>{items}</ul> : <ol start={Number(node.start)}>{items}</ol>;
}

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={words.spoiler} onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function CommandMention({ name }: { readonly name: string }) {
  const { offerCommand } = useTable();
  return (
    <button type="button" class="mention" onClick={() => offerCommand(name.split(' '))}>
      /{name}
    </button>
  );
}
