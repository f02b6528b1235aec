import { describe, expect, it } from 'vitest';
import { lobby, place, refusalOf, world } from './world.ts';

const elsewhere = { guild: 'h', channel: 'd' };

describe('the settings of a server', () => {
  it('are the usual ones until somebody changes them, and in direct messages', async () => {
    const { service } = world();
    const usual = { channels: [], games: [], pace: 'none', pings: 'mention', creators: 'everyone', purge: 'never' };
    expect(await service.servers.of('g')).toEqual(usual);
    expect(await service.servers.of(null)).toEqual(usual);
  });

  it('are changed one by one, for that server alone, and outlast the program', async () => {
    const { service, file } = world();
    await service.servers.change('g', { pace: 'day' });
    const both = { channels: ['c'], games: [], pace: 'day', pings: 'mention', creators: 'everyone', purge: 'never' };
    expect(await service.servers.change('g', { channels: ['c'] })).toEqual(both);
    expect((await service.servers.of('h')).pace).toBe('none');
    const later = world({}, file, true);
    expect(await later.service.servers.of('g')).toEqual(both);
  });

  it.each([
    { pace: 'hasty' },
    { pings: 'loud' },
    { purge: '31' },
    { creators: 'nobody' },
    { games: ['toy', 'chess'] },
    { channels: Array.from({ length: 26 }, (_, n) => String(n)) },
  ])('cannot be what there is no choice of: %j', async (change) => {
    const { service } = world();
    await service.servers.change('g', { pace: 'slow' });
    const before = await service.servers.of('g');
    expect(refusalOf(await service.servers.change('g', change as object))).toBe('refused.bad-server-setting');
    expect(await service.servers.of('g')).toEqual(before);
  });

  it.each([{ creators: 'managers' }, { creators: '4711' }, { channels: Array.from({ length: 25 }, (_, n) => String(n)) }])(
    'can be %j',
    async (change) => {
      const { service } = world();
      expect(await service.servers.change('g', change)).toMatchObject(change);
    },
  );

  it('give a new lobby its pace, which its host may change; those that are open keep theirs', async () => {
    const { service } = world();
    const before = await lobby(service);
    await service.servers.change(place.guild, { pace: 'evening' });
    const { id, timing } = await lobby(service);
    expect(timing).toEqual({ pace: 'evening', weekends: 'play' });
    expect((await service.look(before.id, 'ann'))!.match.timing.pace).toBe('none');
    const far = await service.create({ game: 'toy', host: 'ann', place: elsewhere, settings: {}, interaction: 'far' });
    expect(far).toMatchObject({ match: { timing: { pace: 'none' } } });
    const changed = await service.configure({ match: id, user: 'ann', interaction: 'slower', timing: { pace: 'none' } });
    expect(changed).toMatchObject({ match: { timing: { pace: 'none' } } });
  });
});
