import { describe, expect, it } from 'vitest';
import { voicesOf } from '../../src/discord/voices.ts';
import type { Holder, Match } from '../../src/match/match.ts';
import { toyGame } from './toys.ts';

const [ANN, BOB, CEM] = ['900000000000000001', '900000000000000002', '900000000000000003'] as const;
const holders: readonly Holder[] = [
  { kind: 'user', user: '900000000000000001' },
  { kind: 'bot' },
  { kind: 'bot', formerly: '900000000000000002' },
  { kind: 'user', user: '900000000000000003' },
];
const names: { [user: string]: string | null } = { '900000000000000001': 'Ann', '900000000000000002': 'Bob', '900000000000000003': null };
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
      'It is the turn of <@900000000000000001>.',
      'It is the turn of Bot B.',
      'It is the turn of Bot C (for <@900000000000000002>).',
      'It is the turn of <@900000000000000003>.',
    ]);
  });

  it('are called by who held them at the time', async () => {
    const tenures = [
      { seat: 0, user: '900000000000000004', since: 2 },
      { seat: 0, user: null, since: 5 },
      { seat: 0, user: '900000000000000001', since: 7 },
      { seat: 1, user: null, since: 2 },
    ];
    const { at, say } = await voices(tenures);
    expect([2, 4, 5, 7, 9].map((version) => at(version)(turnOf(0)))).toEqual(
      [
        '<@900000000000000004>',
        '<@900000000000000004>',
        'Bot A (for <@900000000000000004>)',
        '<@900000000000000001>',
        '<@900000000000000001>',
      ].map((name) => `It is the turn of ${name}.`),
    );
    expect(at(9)(turnOf(1))).toBe('It is the turn of Bot B.');
    expect(at(1)(turnOf(3))).toBe(say(turnOf(3)));
  });

  it('are called by number where their person was forgotten', async () => {
    const { at } = await voices([
      { seat: 0, user: '123456789012', since: 2 },
      { seat: 0, user: null, since: 5 },
    ]);
    expect([2, 5].map((version) => at(version)(turnOf(0)))).toEqual([
      'It is the turn of Player 1.',
      'It is the turn of Bot A (for Player 1).',
    ]);
  });

  it('are called, where a whole match is spoken of, by all who held them', async () => {
    const { whole, asOf } = await voices([
      { seat: 0, user: BOB, since: 2 },
      { seat: 0, user: ANN, since: 7 },
      { seat: 2, user: ANN, since: 2 },
      { seat: 2, user: null, since: 4 },
      { seat: 2, user: BOB, since: 5 },
      { seat: 2, user: null, since: 9 },
    ]);
    expect([0, 1, 2, 3].map((seat) => whole(turnOf(seat)))).toEqual(
      [`<@${ANN}> (after <@${BOB}>)`, 'Bot B', `Bot C (for <@${ANN}> and <@${BOB}>)`, `<@${CEM}>`].map(
        (name) => `It is the turn of ${name}.`,
      ),
    );
    expect([2, 4, 5, 9].map((version) => asOf(version).plain(turnOf(2)))).toEqual(
      ['Ann', 'Bot C (for Ann)', 'Bob', 'Bot C (for Bob)'].map((name) => `It is the turn of ${name}.`),
    );
    expect(asOf(2).say(turnOf(0))).toBe(`It is the turn of <@${BOB}>.`);
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
