import { describe, expect, it } from 'vitest';
import { voicesOf } from '../../src/discord/voices.ts';
import type { Holder, Match } from '../../src/match/match.ts';
import { toyGame } from './toys.ts';

const holders: readonly Holder[] = [
  { kind: 'user', user: '1' },
  { kind: 'bot' },
  { kind: 'bot', formerly: '2' },
  { kind: 'user', user: '3' },
];
const names: { [user: string]: string | null } = { '1': 'Ann', '2': 'Bob', '3': null };
const voices = (tenures: Match['tenures'] = []) =>
  voicesOf(
    { games: [toyGame], names: { of: async (_, user) => names[user] ?? null } },
    { game: 'toy', holders, tenures, place: { guild: 'g', channel: 'c' } } as unknown as Match,
    'en-US',
  );
const turnOf = (seat: number) => ({ id: 'toy.turn', args: { who: { seat } } });

describe('seats', () => {
  it('are mentioned where Discord reads mentions, so that no name can bend a line', async () => {
    const { say } = await voices();
    expect([0, 1, 2, 3].map((seat) => say(turnOf(seat)))).toEqual([
      'It is the turn of <@1>.',
      'It is the turn of Bot B.',
      'It is the turn of Bot C (for <@2>).',
      'It is the turn of <@3>.',
    ]);
  });

  it('are called by who held them at the time', async () => {
    const tenures = [
      { seat: 0, user: '4', since: 2 },
      { seat: 0, user: null, since: 5 },
      { seat: 0, user: '1', since: 7 },
      { seat: 1, user: null, since: 2 },
    ];
    const { at, say } = await voices(tenures);
    expect([2, 4, 5, 7, 9].map((version) => at(version)(turnOf(0)))).toEqual(
      ['<@4>', '<@4>', 'Bot A (for <@4>)', '<@1>', '<@1>'].map((name) => `It is the turn of ${name}.`),
    );
    expect(at(9)(turnOf(1))).toBe('It is the turn of Bot B.');
    expect(at(1)(turnOf(3))).toBe(say(turnOf(3)));
  });

  it('are called by plain names in pictures and labels, or by number where the name is unknown', async () => {
    const { plain } = await voices();
    expect([0, 1, 2, 3, 9].map((seat) => plain(turnOf(seat)))).toEqual([
      'It is the turn of Ann.',
      'It is the turn of Bot B.',
      'It is the turn of Bot C (for Bob).',
      'It is the turn of Player 4.',
      'It is the turn of Player 10.',
    ]);
  });
});
