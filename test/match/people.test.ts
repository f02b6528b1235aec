import { describe, expect, it } from 'vitest';
import { refusalOf, world } from './world.ts';

const NOTHING_CHOSEN = { pings: 'mention', reminders: 'on', nearly: 'off', colours: 'usual', print: 'usual', zone: null, quiet: null };

describe('preferences', () => {
  it('have their defaults until somebody chooses', async () => {
    const { service } = world();
    expect(await service.preferences('ann')).toEqual(NOTHING_CHOSEN);
  });

  it('are changed one at a time, and only those of whoever asks', async () => {
    const { service } = world();
    await service.prefer({ user: 'ann', given: { zone: 'europe/berlin', quiet: '22:00 – 8' } });
    expect(await service.prefer({ user: 'ann', given: { pings: 'silent' } })).toEqual({
      ...NOTHING_CHOSEN,
      zone: 'Europe/Berlin',
      quiet: { from: 22, until: 8 },
      pings: 'silent',
    });
    expect(await service.preferences('bob')).toEqual(NOTHING_CHOSEN);
  });

  it.each([
    ['0-7', { from: 0, until: 7 }],
    ['20-24', { from: 20, until: 0 }],
    ['off', null],
  ])('read quiet hours such as %s', async (quiet, expected) => {
    const { service } = world();
    expect(await service.prefer({ user: 'ann', given: { quiet } })).toMatchObject({ quiet: expected });
  });

  it('that cannot be read are refused, and nothing is changed', async () => {
    const { service } = world();
    const refused = async (given: { [id: string]: string }) => refusalOf(await service.prefer({ user: 'ann', given }));
    expect(await refused({ pings: 'silent', zone: 'Mars/Olympus' })).toBe('refused.bad-zone');
    for (const quiet of ['', 'night', '22', '8-8', '0-24', '25-3', '22:30-8'])
      expect(await refused({ quiet }), quiet).toBe('refused.bad-quiet');
    expect(await refused({ pings: 'loud' })).toBe('refused.bad-preference');
    expect(await refused({ constructor: 'on' })).toBe('refused.bad-preference');
    expect(await service.preferences('ann')).toEqual(NOTHING_CHOSEN);
  });

  it('outlive the process', async () => {
    const { service, file } = world();
    await service.prefer({ user: 'ann', given: { nearly: 'on' } });
    const { service: next } = world({}, file, true);
    expect((await next.preferences('ann')).nearly).toBe('on');
  });
});
