import { describe, expect, it } from 'vitest';
import { ask, by, matchOf, PEOPLE, type Table, vote } from './agreeing.ts';
import { movedClock } from './moved-clock.ts';
import { toy, toyRules } from './toy.ts';
import { accepted, act, lobby, refusalOf, tempFile, viewOf, world } from './world.ts';

const newer = { ...toyRules, rulesVersion: 3, upgrades: { ...toyRules.upgrades, 2: (position: object) => position } } as never;

/** A match in which ann is to scavenge, under newer rules than those it was begun by. */
async function updated(): Promise<Table> {
  const clock = movedClock();
  const file = tempFile();
  const first = world({ now: clock.now }, file);
  const { id } = await lobby(first.service, PEOPLE, { goal: '60' });
  accepted(await first.service.start(by(id, 'ann')));
  for (const user of PEOPLE) accepted(await act(first.service, id, user, 'cell:1'));
  return { ...world({ now: clock.now, games: { toy: { ...toy, rules: newer } } }, file, true), id, clock };
}

async function takenBack(all: Table, user: string): Promise<void> {
  accepted(await ask(all, user));
  for (const other of PEOPLE.filter((person) => person !== user)) accepted(await vote(all, other));
  expect((await matchOf(all)).proposal).toBeNull();
}

describe('taking back by consent after the rules were updated', () => {
  it('does not go back behind a new version of the rules', async () => {
    expect(refusalOf(await ask(await updated(), 'ann'))).toBe('refused.undo-other-rules');
  });

  it('goes back to what is kept, and to what can be played again from there', async () => {
    const all = await updated();
    const { service, id } = all;
    accepted(await act(service, id, 'ann', 'walk'));
    accepted(await act(service, id, 'ann', 'search'));
    accepted(await act(service, id, 'bob', 'search'));
    await takenBack(all, 'ann');
    const look = (await service.look(id, 'ann'))!;
    expect([viewOf(look).walked, viewOf(look).found, look.sight!.awaited]).toEqual([[1, 0, 0], [0, 0, 0], [0]]);
    await takenBack(all, 'ann');
    expect(viewOf(await service.look(id, 'ann')).walked).toEqual([0, 0, 0]);
    expect(refusalOf(await ask(all, 'ann'))).toBe('refused.undo-other-rules');
  });

  it('says that the match was begun earlier where nothing is kept', async () => {
    const all = await updated();
    accepted(await act(all.service, all.id, 'ann', 'rest'));
    expect(refusalOf(await ask(all, 'ann'))).toBe('refused.undo-begun-earlier');
  });

  it('goes by nothing that was kept before something older was taken back', async () => {
    const all = await updated();
    const { service, id } = all;
    accepted(await act(service, id, 'ann', 'walk'));
    accepted(await act(service, id, 'ann', 'walk'));
    for (const _ of [1, 2]) accepted(await service.undo(by(id, 'ann')));
    accepted(await act(service, id, 'ann', 'search'));
    await takenBack(all, 'ann');
    expect(viewOf(await service.look(id, 'ann'))).toMatchObject({ walked: [0, 0, 0], found: [0, 0, 0] });
  });
});
