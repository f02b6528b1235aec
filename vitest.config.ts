import { defineConfig } from 'vitest/config';
import { closingLine } from './test/setup/closing-line.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', closingLine],
  },
});
