import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A node of Discord's markdown, as the library names them, plus `list`. */
export type MarkdownNode = { readonly type: string; readonly content?: string | readonly MarkdownNode[]; readonly [key: string]: unknown };

type Rule = (typeof rulesExtended)[string];

const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;
const LIST = /^(?: *(?:[-*]|\d+\.) +[^\n]+(?:\n|$))+/;

/** Lists, which the library leaves out. A nested item belongs to the item before it that is less indented. */
const list: Rule = {
  order: (rulesExtended['heading'] as Rule).order - 0.25,
  match: (source, state) => {
    const before = state['prevCapture'] as readonly string[] | null;
    return before === null || before[0]?.endsWith('\n') ? LIST.exec(source) : null;
  },
  parse: (capture, parse, state) => {
    const lines = (capture[0] ?? '').trimEnd().split('\n');
    const [, indent = '', start] = ITEM.exec(lines[0] ?? '') ?? [];
    const items: string[] = [];
    for (const line of lines) {
      const [, depth = '', , text = ''] = ITEM.exec(line) ?? [];
      if (depth.length > indent.length + 1 && items.length > 0) items.push(`${items.pop()}\n${line.slice(indent.length + 2)}`);
      else items.push(text);
    }
    return { start: start === undefined ? null : Number(start), items: items.map((item) => parse(item, { ...state, prevCapture: null })) };
  },
};

const parser = SimpleMarkdown.parserFor({ ...rulesExtended, list });

/** The library gives a text node for every sign; one node for a run of text keeps the page light. */
function joinText(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const joined: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') joined[joined.length - 1] = { type: 'text', content: `${last.content}${node.content}` };
    else joined.push(Array.isArray(node.content) ? { ...node, content: joinText(node.content as MarkdownNode[]) } : node);
  }
  return joined;
}

/** Reads Discord's markdown into a tree; never throws, since any text is some markdown. */
export function readMarkdown(text: string): readonly MarkdownNode[] {
  return joinText(parser(text, { inline: true, prevCapture: null }) as MarkdownNode[]);
}
