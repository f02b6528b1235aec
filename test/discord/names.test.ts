import type { Client } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { createNames } from '../../src/discord/names.ts';
import { badGateway, refusedWith } from './house.ts';

/** A client to which Discord gives these answers, one after another, when asked for a member and for a user. */
function clientWith(answers: { member: readonly unknown[]; user?: readonly unknown[] }) {
  const asked: string[] = [];
  const rest = { member: [...answers.member], user: [...(answers.user ?? [])] };
  const ask = (what: 'member' | 'user') => async (id: string) => {
    asked.push(`${what} ${id}`);
    const answer = rest[what].shift();
    if (answer instanceof Error) throw answer;
    return { displayName: answer };
  };
  const guild = { members: { cache: new Map(), fetch: ask('member') } };
  const client = { guilds: { cache: new Map([['g', guild]]) }, users: { fetch: ask('user') } } as unknown as Client;
  return { names: createNames(client), asked };
}

describe('a name', () => {
  it('that Discord told is not asked for again', async () => {
    const { names, asked } = clientWith({ member: ['Ann'] });
    expect([await names.of('g', 'ann'), await names.of('g', 'ann')]).toEqual(['Ann', 'Ann']);
    expect(asked).toEqual(['member ann']);
  });

  it('of somebody who has left the server is their own', async () => {
    const { names, asked } = clientWith({ member: [refusedWith(10007, 404)], user: ['Bob'] });
    expect([await names.of('g', 'bob'), await names.of('g', 'bob')]).toEqual(['Bob', 'Bob']);
    expect(asked).toEqual(['member bob', 'user bob']);
  });

  it('that nobody has any more stays unknown', async () => {
    const { names, asked } = clientWith({ member: [refusedWith(10007, 404)], user: [refusedWith(10013, 404)] });
    expect([await names.of('g', 'cem'), await names.of('g', 'cem')]).toEqual([null, null]);
    expect(asked).toEqual(['member cem', 'user cem']);
  });

  it('that could not be asked for is asked for again', async () => {
    const { names } = clientWith({ member: [badGateway(), badGateway(), 'Dee of the server'], user: [badGateway(), 'Dee'] });
    expect(await names.of('g', 'dee')).toBeNull();
    expect(await names.of('g', 'dee')).toBe('Dee');
    expect(await names.of('g', 'dee')).toBe('Dee of the server');
    expect(await names.of('g', 'dee')).toBe('Dee of the server');
  });

  it('is asked for once by all who want it at the same time', async () => {
    const { names, asked } = clientWith({ member: ['Ann'] });
    expect(await Promise.all([names.of('g', 'ann'), names.of('g', 'ann')])).toEqual(['Ann', 'Ann']);
    expect(asked).toEqual(['member ann']);
  });
});
