import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright';
import { freePort } from '../../tests/support/free-port.ts';
import { newData } from './first-start.ts';
import { test as base } from './journey.ts';
import { removeFolder, startServer } from './server.ts';

/** A provider that speaks OpenID Connect, as a process of its own. Its people are those of the entry. */
async function startProvider(callback: string) {
  const child = spawn('node_modules/.bin/tsx', ['tests/support/oidc-provider-entry.ts', callback], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(line);
    });
    void ended.then(() => reject(new Error('The provider ended before it was ready')));
  });
  const [, issuer = '', clientId = '', secret = ''] = ready.split(' ');
  return {
    env: { BARAZA_GOOGLE_ISSUER: issuer, BARAZA_GOOGLE_CLIENT_ID: clientId, BARAZA_GOOGLE_CLIENT_SECRET: secret },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** As in the other journeys, over a server that signs in through a provider, and whose letters can be read. */
export const test = base.extend<object, { data: string }>({
  data: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = newData('provider');
      await use(data);
      removeFolder(data);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ data }, use) => {
      const port = await freePort();
      const provider = await startProvider(`http://localhost:${port}/auth/v1/callback`);
      const server = await startServer(data, provider.env, port);
      await use(server);
      await server.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export const addressOf = (name: string) => `${name}@provider.example`;

/** Leaves for the provider by the button on the screen, and is one of its people there. */
export async function goAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: `Continue as ${addressOf(name)}` }).click();
}

/** Signs in as one of the provider's people, and is where that leads. */
export async function signInAs(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await goAs(page, name);
  await page.waitForURL(`${origin}/market-validation`);
}

/** Whose account this device has open. */
export const accountId = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('baraza-account') ?? '{}').id as string);
