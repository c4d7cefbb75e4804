import type { BrowserContext, Locator, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import { NETWORK_NOISE, openBrowser, watchErrors } from './browser.ts';
import { newData } from './first-start.ts';
import { type Running, removeFolder, startServer, temporaryFolder } from './server.ts';

/** One person's device: a browser profile that outlives the browser. */
interface Device {
  /** Opens the browser (again); the last one is closed first. */
  open(options?: Parameters<typeof openBrowser>[1]): Promise<Page>;
  context(): BrowserContext;
  close(): Promise<void>;
  /** What the journey provokes on purpose and the console may say. */
  expect(pattern: RegExp): void;
}

export interface Fixtures {
  device: Device;
}

export interface WorkerFixtures {
  server: Running;
}

/** Every journey ends by checking that the console held no unexpected error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = newData('data');
      const server = await startServer(data);
      await use(server);
      await server.stop();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  device: async ({ server }, use, info) => {
    const profile = temporaryFolder('profile');
    const errors: string[] = [];
    const expected: RegExp[] = [NETWORK_NOISE];
    let context: BrowserContext | null = null;
    const device: Device = {
      async open(options = {}) {
        await device.close();
        context = await openBrowser(profile, options);
        watchErrors(context, errors, expected);
        return context.pages()[0] ?? (await context.newPage());
      },
      context() {
        if (!context) throw new Error('The browser is closed');
        return context;
      },
      async close() {
        await context?.close();
        context = null;
      },
      expect: (pattern) => expected.push(pattern),
    };
    await use(device);
    const page = context === null ? undefined : (context as BrowserContext).pages()[0];
    if (page && info.status !== info.expectedStatus) {
      await info.attach('page', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      await info.attach('server', { body: server.output().slice(-8_000), contentType: 'text/plain' });
    }
    await device.close();
    removeFolder(profile);
    expect(errors, 'unexpected errors in the console').toEqual([]);
  },
});

export { expect };

let people = 0;

/** A person nobody has seen before. */
export function newPerson() {
  people += 1;
  return { name: 'Ama Mensah', email: `ama.${Date.now()}.${people}@example.org`, password: 'a council under a tree' };
}

/** Fills in the form for a new account that is on the screen, and sends it. */
export async function signUpHere(page: Page, person = newPerson()) {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Signs a new person up through the screen and goes on to the validator. */
export async function signUp(page: Page, origin: string, person = newPerson()) {
  await page.goto(`${origin}/signup`);
  await signUpHere(page, person);
  await page.getByText('Registration successful! You are now logged in').waitFor();
  // The screen goes on by itself after two seconds, so the button may go away under the finger.
  await page
    .getByRole('button', { name: 'Continue' })
    .click({ timeout: 2_500 })
    .catch(() => undefined);
  await page.waitForURL('**/market-validation');
  return person;
}

/** Gives address and password on the sign-in page; what comes of it is the journey's to see. */
export async function signIn(page: Page, origin: string, email: string, password: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function signOut(page: Page, origin: string) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  // Asked only where the device keeps something.
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Sign Out' });
  await sure.or(page.getByText('Successfully signed out')).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await page.waitForURL(`${origin}/`);
}

export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
}

/** What we think, and the way past a question, as English says them. */
const ANSWERS = /^(We think|Skip$)/;

/** Takes what is offered first as the nearest, and what we think, or skips the question where nothing is thought. */
export async function answerNext(page: Page, answers = ANSWERS) {
  // One look for both: a question that comes between two looks would be skipped, whatever we think.
  const nearest = page
    .getByRole('group', { name: 'Answers to choose from' })
    .filter({ has: page.getByRole('button', { name: 'None of these' }) })
    .getByRole('button');
  const next = nearest.or(page.getByRole('button', { name: answers })).first();
  // The button may go away under the finger when the next question comes.
  if (await next.isVisible()) await next.click({ timeout: 1_000 });
}

/** Answers like this whatever is asked, until `end` is on the screen. */
export async function answerUntil(page: Page, end: Locator, answers = ANSWERS) {
  await expect(async () => {
    await answerNext(page, answers);
    await expect(end).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [100], timeout: 40_000 });
}

/** Skips whatever is asked, what we think aside, until the report is on the screen. */
export const skipToReport = (page: Page, answers = ANSWERS) =>
  answerUntil(page, page.getByText('Problem Validator Report', { exact: true }), answers);

/** Sends a problem, skips the questions, waits for the report. */
export async function research(page: Page, problem: string) {
  await page.getByLabel('Describe the problem to validate').fill(problem);
  await page.getByRole('button', { name: 'Research' }).click();
  await skipToReport(page);
}

/** Opens the record behind the first number of a report. A part that is drawn just then moves the number away from the finger. */
export async function openFirstRecord(page: Page): Promise<Locator> {
  const number = page
    .locator('article')
    .getByRole('link', { name: /^Source \d+$/ })
    .first();
  const record = page.getByRole('dialog');
  await expect(async () => {
    if (!(await record.isVisible())) await number.click({ timeout: 1_000 });
    await expect(record).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  return record;
}

/** Waits until the worker has everything a later visit without the network needs. */
export async function keptForOffline(page: Page) {
  await touching(page, () => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)));
}

/** A public page that nobody touches does nothing yet: the pointer moves a little until the work is done. */
export async function touching<T>(page: Page, work: () => Promise<T>): Promise<T> {
  let at = 0;
  const pointer = setInterval(() => {
    at += 1;
    page.mouse.move(2 + (at % 2), 2).catch(() => undefined);
  }, 250);
  try {
    return await work();
  } finally {
    clearInterval(pointer);
  }
}
