import { expect, it, vi } from 'vitest';
import { closingLine } from './closing-line.ts';

type Ended = Parameters<NonNullable<typeof closingLine.onTestRunEnd>>;

/** What is printed after a run of modules, each given by the states of its tests and its own errors. */
function printed(modules: readonly { readonly states: readonly string[]; readonly errors?: number }[], strayErrors = 0): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const listed = modules.map(({ states, errors = 0 }) => ({
    errors: () => Array(errors).fill({}),
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
  }));
  closingLine.onTestRunEnd!(listed as unknown as Ended[0], Array(strayErrors).fill({}), 'passed');
  const text = write.mock.calls.map(([line]) => line).join('');
  write.mockRestore();
  return text;
}

it('counts the tests of all files by their results', () => {
  expect(printed([{ states: ['passed', 'failed', 'passed'] }, { states: ['skipped', 'passed'] }])).toBe('3 passed, 1 failed, 1 skipped\n');
});

it('counts a test that never came to its end as skipped', () => {
  expect(printed([{ states: ['passed', 'pending'] }])).toBe('1 passed, 0 failed, 1 skipped\n');
});

it('counts a file that could not be loaded and an error outside of tests as failed', () => {
  expect(printed([{ states: [], errors: 1 }, { states: ['passed'] }], 1)).toBe('1 passed, 2 failed, 0 skipped\n');
});
