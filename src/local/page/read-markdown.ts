import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A node of Discord's markdown, as the library names them, plus `list`. */
export type MarkdownNode = { readonly type: string; readonly content?: string | readonly MarkdownNode[]; readonly [key: string]: unknown };

type Rule = (typeof rulesExtended)[string];

const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;
const LIST = /^(?: *(?:[-*]|\d+\.) +[^\n]+(?:\n|$))+/;

const startsLine = (state: { readonly [key: string]: unknown }): boolean => {
  const before = state.prevCapture as readonly string[] | null;
  return before === null || (before[0]?.endsWith('\n') ?? false);
};

/** A rule of the library that applies wherever a line starts; its own test misses lines after a quote or a list. */
const atLineStart = (rule: Rule, pattern: RegExp): Rule => ({
  ...rule,
  match: (source, state) => (startsLine(state) ? pattern.exec(source) : null),
});

/** Lists, which the library leaves out. A nested item belongs to the item before it that is less indented. */
const list: Rule = {
  order: (rulesExtended.heading as Rule).order - 0.25,
  match: (source, state) => (startsLine(state) ? LIST.exec(source) : null),
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

const parser = SimpleMarkdown.parserFor({
  ...rulesExtended,
  heading: atLineStart(rulesExtended.heading as Rule, /^(#{1,3}) +([^\n]+?)(?:\n|$)/),
  subtext: atLineStart(rulesExtended.subtext as Rule, /^-# +([^\n]+?)(?:\n|$)/),
  list,
});

/** Nodes that end their line themselves, so that a line break after them is not one more. */
const BLOCKS = new Set(['codeBlock', 'blockQuote', 'list']);

/** Joins runs of text, of which the library makes a node for every sign, and drops line breaks after blocks. */
function tidy(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const joined: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'br' && last && BLOCKS.has(last.type)) continue;
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', content: `${last.content}${node.content}` };
    else joined.push(Array.isArray(node.content) ? { ...node, content: tidy(node.content as MarkdownNode[]) } : node);
  }
  return joined;
}

/** Reads Discord's markdown into a tree; never throws, since any text is some markdown. */
export function readMarkdown(text: string): readonly MarkdownNode[] {
  return tidy(parser(text, { inline: true, prevCapture: null }) as MarkdownNode[]);
}
