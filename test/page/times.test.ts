import { describe, expect, it } from 'vitest';
import { relative } from '../../src/local/page/times.ts';

describe('relative', () => {
  it.each([
    [0, 'now'],
    [-1, '1 second ago'],
    [59, 'in 59 seconds'],
    [60, 'in 1 minute'],
    [-90 * 60, '1 hour ago'],
    [2 * 86_400, 'in 2 days'],
    [-40 * 86_400, 'last month'],
    [800 * 86_400, 'in 2 years'],
  ])('%i seconds from now is “%s”', (seconds, text) => expect(relative(seconds, 'en')).toBe(text));
});
