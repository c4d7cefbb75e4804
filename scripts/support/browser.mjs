import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function downloaded() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .map((name) => join(cache, name, 'chrome-linux', 'chrome'))
    .find(existsSync);
}

/** In this order: BARAZA_CHROMIUM, the system's own, Debian's package when we may install it, a download as the last resort. */
export async function findBrowser() {
  const named = process.env.BARAZA_CHROMIUM;
  if (named) {
    if (!existsSync(named)) giveUp(`BARAZA_CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  const found = SYSTEM.find(existsSync) ?? downloaded();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests (once)…');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  await run('node', ['node_modules/playwright/cli.js', 'install', 'chromium'], { quiet: true });
  return (
    downloaded() ??
    giveUp(
      'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium), or say where it is with BARAZA_CHROMIUM=/path/to/chrome.',
    )
  );
}
