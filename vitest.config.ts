import { defineConfig } from 'vitest/config';

/** Each has a library or a part of ours replaced, listeners of a whole worker, or devices that come and go by the hundred. */
const ALONE = [
  'tests/server/auth.test.ts',
  'tests/features/chat-taken-back.test.tsx',
  'tests/{sw,sync/simulation}/**/*.test.ts',
];
/** What needs a window. */
const PAGE = ['tests/**/*.test.tsx', 'tests/{hooks,platform,session}/**/*.test.ts'];
/** Whole processes killed and started, campaigns on a sample: minutes of work, left to `npm run test:all`. */
const LONG = 'tests/**/*.long.test.ts';
/** The files of one process share what they load. */
const together = { isolate: false, setupFiles: 'tests/support/leave-clean.ts' };

export default defineConfig({
  test: {
    globalSetup: 'tests/support/compile-content.ts',
    // Two cores, and the server tests bring databases of their own.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE, exclude: [LONG] } },
      {
        extends: true,
        test: { ...together, name: 'page', include: PAGE, exclude: ALONE, environment: 'happy-dom' },
      },
      {
        extends: true,
        test: { ...together, name: 'node', include: ['tests/**/*.test.ts'], exclude: [...PAGE, ...ALONE, LONG] },
      },
      { extends: true, test: { name: 'long', include: [LONG] } },
    ],
  },
});
