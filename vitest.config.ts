import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Ends what hangs and nothing else: a test that is only slow, beside other work on a small machine, goes on.
const patienceSeconds = Number(process.env.TEST_PATIENCE_SECONDS ?? 20 * 60);
const hangGuard = {
  testTimeout: patienceSeconds * 1_000,
  hookTimeout: patienceSeconds * 1_000,
  expect: { poll: { timeout: Math.min(3 * 60, patienceSeconds / 4) * 1_000 } },
};

// What Node compiled for one process that a test starts is there for all others; `npm start` uses the same folder.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache/node');

// React as it is served: what it checks besides in a program under development takes a tenth of a test of pages.
process.env.NODE_ENV = 'production';

const alias = { 'fast-check': path.join(import.meta.dirname, 'tests/support/fast-check.ts') };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...hangGuard,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/postgres-template.ts', 'tests/support/compile-cache.ts'],
          // Loading the server takes a second and a half: once for each worker instead of for each of 142 files.
          isolate: false,
          ...hangGuard,
          // A fifth of the tests' time is waiting for processes and time-outs: more than two cores' worth of them.
          maxWorkers: 3,
        },
      },
    ],
  },
});
