import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';

/** The product of these sources on a port and a database of its own, and a browser to look at it with; `close` ends both. */
export async function openBuiltProduct(port) {
  await build();
  const origin = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'baraza-pictures-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, BARAZA_PORT: String(port), BARAZA_DATA: data, BARAZA_LITERATURE: 'off' },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    origin,
    browser,
    async close() {
      await browser.close();
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(data, { recursive: true, force: true });
    },
  };
}
