import { defineConfig } from 'playwright/test';

/** Journeys in a real browser against the real built server; each worker starts its own (e2e/support). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/first-start.ts',
  outputDir: '.cache/e2e',
  // A journey waits about as long as it works: two share two cores well.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Recording costs every journey a fifth more; `--trace=retain-on-failure` when one is to be looked into.
    trace: 'off',
    // The product follows the system's theme and language; the journeys are walked in these.
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
  },
});
