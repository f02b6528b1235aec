import { defineConfig } from 'vitest/config';
import { closingLine } from './test/setup/closing-line.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    // Ends what hangs, and judges no speed: a busy machine may take many times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    reporters: ['default', closingLine],
  },
});
