import { describe, expect, it } from 'vitest';
import { lobbyChoices } from '../../src/discord/lobby-choices.ts';
import { exampleOf, readSettings, suggestSettings } from '../../src/discord/typed-settings.ts';
import { gameVoice } from '../../src/discord/voices.ts';
import type { MatchService } from '../../src/match/match.ts';
import { TIMINGS } from '../../src/match/pace.ts';
import { toyGame } from './toys.ts';

const say = gameVoice(toyGame, 'en-US');
const known = lobbyChoices({ games: [toyGame], service: { timings: TIMINGS } as MatchService }, { game: 'toy', settings: {}, timing: {} });
const read = (typed: string) => readSettings(known, typed, say);
const suggested = (typed: string) => suggestSettings(known, typed, say);

describe('typed settings', () => {
  it.each([
    ['goal=12', { settings: { goal: '12' }, timing: {} }],
    ['  GOAL=12 ,weekends=rest', { settings: { goal: '12' }, timing: { weekends: 'rest' } }],
    ['goal=6 leaver=out', { settings: { goal: '6', leaver: 'out' }, timing: {} }],
    ['Goal: sixty, leaver=bot', { settings: { goal: '60', leaver: 'bot' }, timing: {} }],
    ['Pace: slow: 3 days, and a day more for each answer, goal=60', { settings: { goal: '60' }, timing: { pace: 'slow' } }],
    ['goal=6, goal=60', { settings: { goal: '60' }, timing: {} }],
    ['', { settings: {}, timing: {} }],
  ])('are read: %j', (typed, wanted) => {
    expect(read(typed)).toEqual(wanted);
  });

  it.each(['goal=65', 'goal', 'goal=12, colour=red', 'x goal=12', '__proto__=1'])('are not guessed: %j', (typed) => {
    expect(read(typed)).toBeNull();
  });

  it('are shown by an example that can be read', () => {
    expect(exampleOf(known)).toBe('leaver=out');
    expect(read(exampleOf(known))).toEqual({ settings: { leaver: 'out' }, timing: {} });
  });
});

describe('suggestions of settings', () => {
  it('are single choices as long as nothing is known', () => {
    expect(suggested('twelve')).toEqual([{ name: 'Goal: twelve', value: 'goal=12' }]);
    expect(suggested('leav out').map(({ value }) => value)).toEqual(['leaver=out']);
    expect(suggested('').length).toBeLessThanOrEqual(25);
  });

  it('go on after what is chosen, and offer no setting twice', () => {
    const after = suggested('Goal: twelve, ').map(({ value }) => value);
    expect(after[0]).toBe('goal=12');
    expect(after).toContain('goal=12, leaver=out');
    expect(after.filter((value) => value.split('goal=').length > 2)).toEqual([]);
    expect(suggested('goal=12, lea bot')).toEqual([{ name: 'Goal: twelve, Leaving: a bot', value: 'goal=12, leaver=bot' }]);
  });

  it('are written short where their words are longer than a name may be, so that they can be read again', () => {
    const [long] = suggested('Pace: blitz: 3 minutes, and 20 seconds more for each answer; 20 seconds to react, goal=60, leaver out');
    expect(long).toEqual({ name: 'pace=blitz, goal=60, leaver=out', value: 'pace=blitz, goal=60, leaver=out' });
  });
});
