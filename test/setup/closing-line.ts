import type { Reporter } from 'vitest/node';

/**
 * Ends a test run with one plain line, `N passed, N failed, N skipped`, for readers that do not know this runner.
 * A file that could not be loaded and an error outside of any test count as failed.
 */
export const closingLine: Reporter = {
  onTestRunEnd(modules, errors) {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const test of module.children.allTests()) count[test.result().state]++;
    }
    process.stdout.write(`${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped\n`);
  },
};
