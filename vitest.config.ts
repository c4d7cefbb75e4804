import { defineConfig } from 'vitest/config';

/** These load the whole server and leave nothing behind in its modules, so the files of one process share them. */
const SERVER = ['tests/server/**/*.test.ts', 'tests/conformance/**/*.test.ts'];
/** Rules and content: pure, so that the files of one process share what they load, too. */
const PURE = ['tests/{bench,content,domain,engine,lib}/**/*.test.ts'];
/**
 * What lies on a device: each file opens stores of its own, so these share what they load as well. Not the simulation, whose
 * devices come and go by the hundred.
 */
const DEVICE = ['tests/{api,session,store}/**/*.test.ts', 'tests/sync/*.test.ts'];
/** It has a library of the server replaced. */
const ALONE = 'tests/server/auth.test.ts';
/** Whole processes killed and started, campaigns on a sample: minutes of work, left to `npm run test:all`. */
const LONG = 'tests/**/*.long.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/compile-content.ts',
    // Two cores, and the server tests bring databases of their own.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'server', include: SERVER, exclude: [ALONE, LONG], isolate: false } },
      { extends: true, test: { name: 'pure', include: PURE, exclude: [LONG], isolate: false } },
      { extends: true, test: { name: 'device', include: DEVICE, exclude: [LONG], isolate: false } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['tests/!(server|conformance)/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}', ALONE],
          exclude: [...PURE, ...DEVICE, LONG],
        },
      },
      { extends: true, test: { name: 'long', include: [LONG] } },
    ],
  },
});
