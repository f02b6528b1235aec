import { describe, expect, it } from 'vitest';
import { isReached, type Row, type Target } from '../../bench/row.ts';
import { jsonLine, readableLine } from '../../src/tools/bench-report.ts';
import { runTool } from './run-tool.ts';

const row = (value: number, ratio: number, ...targets: readonly Target[]): Row => ({
  name: 'paint-vs-plain',
  value,
  unit: 'ms',
  ratio,
  against: 'the plain way',
  targets,
});

describe('a target', () => {
  it.each([
    [0.3, true],
    [0.31, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('of a ratio of at most 0.3: %d is reached? %s', (ratio, reached) => {
    expect(isReached(row(1, ratio, { of: 'ratio', atMost: 0.3 }))).toBe(reached);
  });

  it.each([
    [5, true],
    [4.99, false],
  ])('of a value of at least 5: %d is reached? %s', (value, reached) => {
    expect(isReached(row(value, 1, { of: 'value', atLeast: 5 }))).toBe(reached);
  });

  it('is missed when one of several is', () => {
    const targets: Target[] = [
      { of: 'value', atMost: 2 },
      { of: 'ratio', atLeast: 5 },
    ];
    expect(isReached(row(2, 5, ...targets))).toBe(true);
    expect(isReached(row(3, 5, ...targets))).toBe(false);
    expect(isReached(row(2, 4, ...targets))).toBe(false);
  });

  it('is reached by a number that only informs', () => {
    const { targets, ...bare } = row(1, 1);
    expect(isReached(bare)).toBe(true);
  });
});

describe('bench', () => {
  it('writes a row for machines with these five fields', () => {
    expect(jsonLine(row(12.5, 0.25, { of: 'ratio', atMost: 0.3 }))).toBe(
      '{"name":"paint-vs-plain","value":12.5,"unit":"ms","ratio":0.25,"against":"the plain way"}',
    );
  });

  it('writes a row for people with its target and whether that is reached', () => {
    expect(readableLine(row(12.5, 0.25, { of: 'ratio', atMost: 0.3 }))).toMatch(
      /^paint-vs-plain +12\.5 ms +0\.250 × the plain way +reached: ratio ≤ 0\.3$/,
    );
    expect(readableLine(row(1234, 0.5, { of: 'ratio', atMost: 0.3 }))).toMatch(/ 1234 ms .+ MISSED: ratio ≤ 0\.3$/);
  });

  it('refuses a bench that there is not with a sentence and exit code 2', () => {
    const { code, out, err } = runTool('bench', 'database');
    expect(err).toContain('There is no bench "database"; there are: kernel, store, paint, road.');
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
