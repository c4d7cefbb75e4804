import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { newData } from './first-start.ts';
import { test as base, expect } from './journey.ts';
import { type Running, removeFolder, startServer } from './server.ts';

const PASSWORD = 'a council under a tree';
export const TEAM = {
  owner: { email: 'owner@example.org', role: 'super_admin' },
  support: { email: 'support@example.org', role: 'support_admin' },
  analyst: { email: 'analyst@example.org', role: 'business_analyst' },
} as const;
export type Member = keyof typeof TEAM;

interface Office {
  server: Running;
  data: string;
  /** Stops the server, works on its data, and starts it again at the same address. */
  whileClosed(work: () => Promise<unknown>): Promise<void>;
}

async function account(origin: string, email: string): Promise<void> {
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'baraza-public-client', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { full_name: email.split('@')[0] } }),
  });
  expect(answer.status).toBe(200);
}

/** The command as an operator types it on the server's machine. */
export const command = (data: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['dist/server/main.js', 'admin', ...words], {
    env: { ...process.env, NODE_ENV: 'production', BARAZA_DATA: data, BARAZA_LOG_LEVEL: 'error' },
  });

/** As in the other journeys, over a server with a team: an owner, a supporter and an analyst. */
export const test = base.extend<object, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = newData('office');
      let server = await startServer(data);
      const port = Number(new URL(server.origin).port);
      const office: Office = {
        data,
        get server() {
          return server;
        },
        async whileClosed(work) {
          await server.stop();
          await work();
          server = await startServer(data, {}, port);
        },
      };
      for (const { email } of Object.values(TEAM)) await account(server.origin, email);
      await office.whileClosed(async () => {
        for (const { email, role } of Object.values(TEAM)) await command(data, 'grant', email, role);
      });
      await use(office);
      await server.stop();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  server: [({ office }, use) => use(office.server), { scope: 'worker' }],
});

/** A member of the team signs in, on the way to the back office. */
export async function enter(page: Page, origin: string, member: Member): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByText('Please log in to access the admin dashboard').waitFor();
  await signIn(page, member);
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
}

/** On the page that asks for it. */
export async function signIn(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email').fill(TEAM[member].email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a tab and waits until it has something to show. */
export async function openTab(page: Page, title: string): Promise<void> {
  const onPhone = page.getByLabel('Area', { exact: true });
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await areas.or(onPhone).first().waitFor();
  if (await onPhone.isVisible())
    await onPhone.selectOption(await onPhone.locator('option', { hasText: title }).first().innerText());
  else await areas.getByRole('button', { name: title }).click();
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await expect(page.getByText('Loading dashboard content...')).toHaveCount(0);
}
