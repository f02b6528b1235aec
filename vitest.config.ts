import { defineConfig } from 'vitest/config';
import { closingLine } from './test/setup/closing-line.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    // Much of the time goes by in waiting: for the disk, for Discord's limits, for a browser.
    maxWorkers: '100%',
    // Ends what hangs, and judges no speed: a busy machine may take many times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    reporters: ['default', closingLine],
  },
});
