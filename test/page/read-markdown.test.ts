import { describe, expect, it } from 'vitest';
import { type MarkdownNode, readMarkdown } from '../../src/local/page/read-markdown.ts';

/** A short form of the tree: `strong(text)`. */
const short = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return String(node.content);
      if (node.type === 'list') return `list${node.start ?? ''}(${(node.items as MarkdownNode[][]).map(short).join('; ')})`;
      return `${node.type}(${Array.isArray(node.content) ? short(node.content) : (node.content ?? '')})`;
    })
    .join('');

describe('readMarkdown', () => {
  it.each([
    ['**bold** *it* __under__ ~~gone~~ `code`', 'strong(bold) em(it) underline(under) strikethrough(gone) inlineCode(code)'],
    ['||secret **door**||', 'spoiler(secret strong(door))'],
    ['## Round 2\nrolled', 'heading(Round 2)rolled'],
    ['-# small\nafter', 'subtext(small)after'],
    ['> said\nthen', 'blockQuote(saidbr())then'],
    ['- one\n-# small', 'list(one)subtext(small)'],
    ['> said\n## Head', 'blockQuote(saidbr())heading(Head)'],
    ['```\ncode\n```\nthen\nmore', 'codeBlock(code)thenbr()more'],
    ['a - b * c', 'a - b * c'],
    ['\\*plain\\*', '*plain*'],
    ['snake_case_name', 'snake_case_name'],
  ])('reads %j', (text, tree) => expect(short(readMarkdown(text))).toBe(tree));

  it('reads lists, numbered lists and nested lists', () => {
    expect(short(readMarkdown('Do:\n- one\n- **two**\n  - deep\n- three\nend'))).toBe(
      'Do:br()list(one; strong(two)br()list(deep); three)end',
    );
    expect(short(readMarkdown('3. x\n4. y'))).toBe('list3(x; y)');
  });

  it('reads mentions, channels, commands and timestamps with their arguments', () => {
    const nodes = readMarkdown('<@100000000000000001> <#100000000000000002> </act:100000000000000003> <t:1700000000:R>');
    const [user, , channel, , command, , time] = nodes;
    expect(user).toMatchObject({ type: 'user', id: '100000000000000001' });
    expect(channel).toMatchObject({ type: 'channel', id: '100000000000000002' });
    expect(command).toMatchObject({ type: 'slashCommand', fullName: 'act' });
    expect(time).toMatchObject({ type: 'timestamp', timestamp: '1700000000', format: 'R' });
  });

  it('keeps a masked link and its address', () => {
    expect(readMarkdown('[rules](https://example.org/r)')).toMatchObject([{ type: 'link', target: 'https://example.org/r' }]);
  });
});
