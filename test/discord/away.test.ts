import { expect, it } from 'vitest';
import { movedClock } from '../match/moved-clock.ts';
import { rig, wordsOf } from './rig.ts';

it('takes how long somebody is away from a list, from its words, as a number or as a date', async () => {
  const clock = movedClock();
  const r = await rig({ luck: { now: clock.now } });
  const ann = r.hands[0]!;
  expect((await ann.suggest('away', 'until', { until: 'tom' })).map(({ value }) => value)).toEqual(['1']);
  const away = async (until: string) => {
    const words = wordsOf((await ann.slash('away', { until })).message);
    return { words, until: (await r.service.awayUntil(ann.id))?.getTime() };
  };
  const day = 24 * 3_600_000;
  const now = clock.now().getTime();
  expect((await away('tomorrow')).until).toBe(now + day);
  expect((await away('For a week')).until).toBe(now + 7 * day);
  expect((await away('4')).until).toBe(now + 4 * day);
  expect((await away('some day')).words).toContain('Write a number of days such as 5, or a date as YYYY-MM-DD.');
});
