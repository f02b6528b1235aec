import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/match/pace.ts';
import { movedClock } from './moved-clock.ts';
import { accepted, click, lobby, notices, place, refusalOf, started, world } from './world.ts';

type W = ReturnType<typeof world>;
const again = (w: W, match: string, user: string, interaction = click()) => w.service.rematch({ match, user, interaction, place });
const seats = async (w: W, match: string) =>
  (await w.service.lookAtTable(match))!.match.holders.map((holder) => (holder.kind === 'user' ? holder.user : 'bot'));

/** A match of Ann, a bot and Bob at a slow pace that has ended. */
async function ended(w: W): Promise<string> {
  const { id } = await lobby(w.service, ['ann']);
  await w.service.addBot({ match: id, user: 'ann', interaction: click() });
  await w.service.join({ match: id, user: 'bob', interaction: click() });
  await w.service.configure({ match: id, user: 'ann', interaction: click(), timing: { pace: 'slow' } });
  accepted(await w.service.start({ match: id, user: 'ann', interaction: click() }));
  accepted(await w.service.end({ match: id, user: 'ann', interaction: click(), asModerator: false }));
  await notices(w);
  return id;
}

describe('a rematch', () => {
  it('is a lobby with the settings, timing and computer players of the match; the others are invited and sit only once they join', async () => {
    const w = world();
    const id = await ended(w);
    const { match, opened } = accepted(await again(w, id, 'bob'));
    const before = (await w.service.lookAtTable(id))!.match;
    expect(opened).toBe(true);
    expect(match).toMatchObject({ status: 'lobby', host: 'bob', settings: before.settings, timing: before.timing, place });
    expect(before.timing.pace).toBe('slow');
    expect(await seats(w, match.id)).toEqual(['bot', 'bob']);
    expect(before.rematch).toBe(match.id);
    expect(await notices(w)).toEqual([{ kind: 'invited', users: ['ann'] }]);
  });

  it('seats everybody a seat on, in whatever order they come, and whoever is new behind them', async () => {
    const w = world();
    const id = await ended(w);
    const { match } = accepted(await again(w, id, 'bob'));
    await w.service.removeBot({ match: match.id, user: 'bob', interaction: click() });
    for (const user of ['eve', 'ann']) accepted(await w.service.join({ match: match.id, user, interaction: click() }));
    expect(await seats(w, match.id)).toEqual(['bob', 'ann', 'eve']);
  });

  it('exists once, whoever asks however often and at the same time', async () => {
    const w = world();
    const id = await ended(w);
    const twice = click();
    const asked = await Promise.all([again(w, id, 'ann', twice), again(w, id, 'ann', twice), again(w, id, 'bob'), again(w, id, 'ann')]);
    const made = asked.map(accepted);
    expect(new Set(made.map(({ match }) => match.id)).size).toBe(1);
    expect(made.filter(({ opened }) => opened)).toHaveLength(1);
    expect((await notices(w)).filter(({ kind }) => kind === 'invited')).toHaveLength(1);
    const later = accepted(await again(w, id, 'bob'));
    expect(later).toMatchObject({ opened: false, match: { id: made[0]!.match.id } });
  });

  it('can be opened anew when the one before was called off before it began', async () => {
    const clock = movedClock();
    const w = world({ now: clock.now });
    const id = await ended(w);
    const first = accepted(await again(w, id, 'ann')).match.id;
    for (const days of [5, 2]) {
      clock.pass(days * DAY);
      await w.service.passDue();
    }
    const second = accepted(await again(w, id, 'bob'));
    expect(second.opened).toBe(true);
    expect(second.match.id).not.toBe(first);
    expect((await w.service.lookAtTable(id))!.match.rematch).toBe(second.match.id);
  });

  it('is refused before the end, after one that never began, and to whoever has no seat', async () => {
    const w = world();
    const running = await started(w.service);
    expect(refusalOf(await again(w, running.id, 'ann'))).toBe('refused.not-over');
    const waiting = await lobby(w.service);
    expect(refusalOf(await again(w, waiting.id, 'ann'))).toBe('refused.not-started');
    await w.service.end({ match: waiting.id, user: 'ann', interaction: click(), asModerator: false });
    expect(refusalOf(await again(w, waiting.id, 'ann'))).toBe('refused.never-began');
    const id = await ended(w);
    expect(refusalOf(await again(w, id, 'eve'))).toBe('refused.not-in');
    expect(refusalOf(await again(w, 'nowhere', 'ann'))).toBe('refused.no-match');
    expect((await w.service.lookAtTable(id))!.match.rematch).toBeNull();
  });

  it('shows the match that it plays again anew', async () => {
    const w = world();
    const id = await ended(w);
    const { version } = (await w.service.lookAtTable(id))!.match;
    await w.store.surfaces.put({ match: id, kind: 'table', channel: 'c', message: 'm', shownVersion: version });
    expect(await w.store.surfaces.behind()).toEqual([]);
    const { match } = accepted(await again(w, id, 'ann'));
    expect(await w.store.surfaces.behind()).toEqual([id, match.id]);
  });
});
