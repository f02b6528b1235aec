import { describe, expect, it } from 'vitest';
import { firstLine } from '../../src/local/page/plain-text.ts';
import type { World } from '../../src/local/wire.ts';
import { bob, channels, people, roles, thread } from './sample-world.ts';

const world = { people, channels, roles } as unknown as World;

describe('firstLine', () => {
  it.each([
    ['## Round **2**\nmore', 'Round 2'],
    [`<@${bob.id}> in <#${thread.id}>: your turn`, `@Bob in #${thread.name}: your turn`],
    ['<@100000000000000777>', '@someone'],
    [`only <@&${roles[1]!.id}>, not <@&100000000000000777>`, 'only @Moderators, not @role'],
    ['the coin is ||under 3||', 'the coin is ▒▒▒'],
    ['- a [link](https://example.org/)', 'a link'],
    ['\n\nafter empty lines', 'after empty lines'],
  ])('of %j is %j', (text, line) => expect(firstLine(text, world)).toBe(line));
});
