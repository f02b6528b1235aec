import { describe, expect, it } from 'vitest';
import type { MatchService, Recap } from '../../src/match/match.ts';
import { movedClock } from './moved-clock.ts';
import { toyRules } from './toy.ts';
import { accepted, act, choice, click, games, lobby, scavenging, tempFile, viewOf, world } from './world.ts';

const by = (match: string, user: string) => ({ match, user, interaction: click() });
const told = ({ entries }: Pick<Recap, 'entries'>) =>
  entries.map(({ kind, seat, events }) => [kind, seat, ...events.map(({ type }) => type)]);
const recapOf = async (service: MatchService, id: string, user: string) => (await service.recap(id, user))!;

/** Ann has rested; then Bob walks, walks and takes that back, and rests; Cem shouts. It is Cem's turn. */
async function gone(parts: Parameters<typeof world>[0] = {}, file = tempFile()) {
  const w = world(parts, file);
  const { id } = await scavenging(w.service, ['ann', 'bob', 'cem'], { goal: '60' });
  accepted(await act(w.service, id, 'ann', 'rest'));
  for (const pick of ['walk', 'walk']) accepted(await act(w.service, id, 'bob', pick));
  accepted(await w.service.undo(by(id, 'bob')));
  accepted(await act(w.service, id, 'bob', 'rest'));
  accepted(await act(w.service, id, 'cem', 'hey'));
  return { ...w, id, file };
}

describe('a recap', () => {
  it('tells what still stands of what happened since one’s own last answer, as the panel’s look does', async () => {
    const { service, id } = await gone();
    const since = [
      ['answer', 1, 'walk'],
      ['answer', 1, 'rest'],
      ['answer', 2, 'shouted'],
    ];
    expect(told(await recapOf(service, id, 'ann'))).toEqual(since);
    expect(told({ entries: (await service.look(id, 'ann'))!.since })).toEqual(since);
    expect(told(await recapOf(service, id, 'bob'))).toEqual([['answer', 2, 'shouted']]);
    expect(told(await recapOf(service, id, 'cem'))).toEqual([]);
    expect((await recapOf(service, id, 'ann')).now.recent.map(({ type }) => type)).toEqual(['walk', 'rest', 'shouted']);
  });

  it('goes back behind an answer that was taken back', async () => {
    const { service, id } = await gone();
    accepted(await act(service, id, 'cem', 'walk'));
    expect(told(await recapOf(service, id, 'cem'))).toEqual([]);
    accepted(await service.undo(by(id, 'cem')));
    expect(told(await recapOf(service, id, 'cem'))).toEqual([]);
    expect((await recapOf(service, id, 'cem')).now.sight!.view).toMatchObject({ walked: [0, 1, 0], shouts: 1 });
  });

  it('shows the match as its seat saw it right after its answer, and as it sees it now: nobody else’s secret, then or now', async () => {
    const w = world();
    const { id } = await scavenging(w.service, ['ann', 'bob'], { goal: '60' });
    accepted(await act(w.service, id, 'ann', 'rest'));
    const then = viewOf(await w.service.look(id, 'ann'));
    accepted(await act(w.service, id, 'bob', 'walk'));
    accepted(await act(w.service, id, 'bob', 'rest'));
    const recap = await recapOf(w.service, id, 'ann');
    const before = (await recap.before())!;
    expect(before.sight).toMatchObject({ viewer: 0, view: then, prompts: [] });
    expect(before.recent).toEqual([]);
    expect(then.hidden).toEqual([2, null]);
    expect(recap.now.sight).toMatchObject({ viewer: 0, view: { hidden: [2, null], walked: [0, 1] }, prompts: [] });
  });

  it('does not take for an answer of one’s own what a deadline gave', async () => {
    const clock = movedClock();
    const w = world({ now: clock.now });
    clock.pass(1);
    const { id } = await lobby(w.service, ['ann', 'bob'], { goal: '60' });
    accepted(await w.service.configure({ ...by(id, 'ann'), timing: { pace: 'day' } }));
    accepted(await w.service.start(by(id, 'ann')));
    accepted(await act(w.service, id, 'ann', 'cell:1'));
    const [waits] = (await w.service.lookAtTable(id))!.match.awaited;
    clock.pass(waits!.due!.getTime() - clock.now().getTime());
    await w.service.passDue();
    accepted(await act(w.service, id, 'ann', 'walk'));
    const { entries } = await recapOf(w.service, id, 'bob');
    expect(entries.map(({ seat, how }) => [seat, how])).toEqual([[0, null], [1, 'deadline'], [0, null]]); // biome-ignore format: one line
  });

  it('begins for somebody who took a seat when they took it', async () => {
    const { service, id } = await gone();
    accepted(await service.kick({ ...by(id, 'ann'), seat: 1, asModerator: false }));
    accepted(await service.offer({ ...by(id, 'ann'), seat: 1 }));
    accepted(await service.take({ ...by(id, 'dee'), seat: 1 }));
    expect(told(await recapOf(service, id, 'dee'))).toEqual([]);
    accepted(await act(service, id, 'cem', 'rest'));
    const recap = await recapOf(service, id, 'dee');
    expect(told(recap)).toEqual([['answer', 2, 'rest']]);
    expect((await recap.before())!.sight!.view).toMatchObject({ turn: 2, shouts: 1, hidden: [null, 2, null] });
    expect(await service.recap(id, 'bob')).toBeNull();
  });

  it('is for those who play in a match that has begun', async () => {
    const { service, id } = await gone();
    const waiting = await lobby(service);
    for (const [match, user] of [[id, 'zoe'], [waiting.id, 'ann'], ['nomatch', 'ann']] as const) // biome-ignore format: one line
      expect(await service.recap(match, user)).toBeNull();
    expect((await service.lookAtTable(id))!.since).toEqual([]);
  });

  it('looks back 200 entries, and shows the match as it was then', async () => {
    const w = world();
    const { id } = await scavenging(w.service, ['ann', 'bob'], { goal: '60' });
    for (let n = 0; n < 205; n++) accepted(await act(w.service, id, 'ann', 'walk'));
    const recap = await recapOf(w.service, id, 'bob');
    expect(recap.entries).toHaveLength(199);
    expect((await recap.before())!.sight!.view).toMatchObject({ walked: [6, 0] });
    expect(recap.now.sight!.view).toMatchObject({ walked: [205, 0] });
  });

  it('has no picture of what rules of another version made', async () => {
    const { id, file, store } = await gone();
    store.close();
    const newer = { ...toyRules, rulesVersion: 3, upgrades: { ...toyRules.upgrades, 2: (position: never) => position } };
    const { service } = world({ games: { toy: { ...games.toy!, rules: newer as never } } }, file);
    const recap = await recapOf(service, id, 'ann');
    expect(told(recap)).toHaveLength(3);
    expect(await recap.before()).toBeNull();
    expect(await choice(service, id, 'cem', 'rest')).toMatchObject({ picks: ['rest'] });
  });
});
