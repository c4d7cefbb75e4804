import type { Page } from 'playwright';
import { test } from './support/behind-line.ts';
import { expect, signOut, signUp, skipToReport } from './support/journey.ts';
import type { Line } from './support/line.ts';
import { controlled, workerTools } from './support/worker.ts';

const PROBLEM = 'Tomato traders in Kumasi, Ghana lose a third of every load because crates crush and trucks wait.';
const START = /^\/api\/market-validation\/jobs$/;

const sent = (line: Line) => line.answered(START).filter(({ method }) => method === 'POST');

/** A founder writes a problem without the network. Answers with the page that stays when his is closed. */
async function waitingProblem(page: Page, origin: string): Promise<Page> {
  await signUp(page, origin);
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
  await controlled(page);
  await page.context().setOffline(true);
  await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
  await page.getByRole('button', { name: 'Research' }).click();
  await expect(page.getByText('Your problem is saved on this device')).toBeVisible();
  // Asking the browser takes a moment of its own, and a page that is gone cannot ask.
  await expect.poll(() => syncsAsked(page)).toContain('baraza-outbox');
  return page.context().newPage();
}

/** What the browser has been asked to wake the worker for. */
const syncsAsked = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      sync: { getTags(): Promise<string[]> };
    };
    return registration.sync.getTags();
  });

const underWay = (page: Page) => page.getByText(/^Question 1 of/).or(page.getByText('Problem Validator Report'));

test('[OUT-8] what was done offline goes out when the network is back, with every page closed', {
  tag: '@core',
}, async ({ device, line }) => {
  const page = await device.open();
  const empty = await waitingProblem(page, line.origin);
  await page.close();
  await device.context().setOffline(false);
  await expect.poll(() => sent(line).length, { timeout: 20_000 }).toBe(1);

  await empty.goto(`${line.origin}/market-validation`);
  await expect(underWay(empty)).toBeVisible();
  expect(sent(line)).toHaveLength(1);
});

test('[OUT-8] a worker that is stopped in the middle of sending has sent it once', async ({ device, line }) => {
  const page = await device.open();
  const empty = await waitingProblem(page, line.origin);
  const tools = await workerTools(device.context(), empty, line.origin);
  await page.close();
  const answers = line.hold(START);
  await device.context().setOffline(false);
  await expect.poll(() => answers.held(), { timeout: 20_000 }).toBe(1);
  await tools.stop();
  answers.release();

  await empty.goto(`${line.origin}/market-validation`);
  await skipToReport(empty);
  const tries = sent(line);
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
  await empty.getByRole('link', { name: 'Back to Options' }).click();
  await expect(empty.getByText('2 of 3 reports left this week')).toBeVisible();
});

test('[OUT-8] with a token that has run out everything stays queued, and the next page sends it @long', async ({
  device,
  line,
}) => {
  const page = await device.open();
  const empty = await waitingProblem(page, line.origin);
  // An hour has gone by since the last page was closed.
  await setMirror(page, { expiresAt: 0 });
  const tools = await workerTools(device.context(), empty, line.origin);
  await page.close();
  await device.context().setOffline(false);
  await tools.sync();
  await empty.waitForTimeout(2_000);
  expect(sent(line)).toEqual([]);

  await empty.goto(`${line.origin}/market-validation`);
  await expect(underWay(empty)).toBeVisible();
  expect(sent(line)).toHaveLength(1);
});

test('[OUT-8] a token that the server refuses holds nothing up for good', async ({ device, line }) => {
  const page = await device.open();
  const empty = await waitingProblem(page, line.origin);
  await page.close();
  const refusal = line.refuse(START);
  await device.context().setOffline(false);
  await expect.poll(() => refusal.refused(), { timeout: 20_000 }).toBe(1);
  await empty.waitForTimeout(500);
  expect(refusal.refused()).toBe(1);
  refusal.stop();

  await empty.goto(`${line.origin}/market-validation`);
  await expect(underWay(empty)).toBeVisible();
  expect(sent(line)).toHaveLength(1);
});

test('[ACC-1] the worker never brings back the database of an account that was signed out @long', async ({
  device,
  line,
}) => {
  const page = await device.open();
  await signUp(page, line.origin);
  await controlled(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('baraza-account') ?? '{}').id as string);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain(`baraza-${id}`);
  await signOut(page, line.origin);
  await expect.poll(databases).not.toContain(`baraza-${id}`);

  const tools = await workerTools(device.context(), page, line.origin);
  await tools.sync();
  // And as if the sync had read the token just before the sign-out took it away.
  await setMirror(page, { accountId: id, accessToken: 'gone', expiresAt: Date.now() + 60_000 });
  await tools.sync();
  await page.waitForTimeout(1_500);
  expect(await databases()).not.toContain(`baraza-${id}`);
});

/** Changes the worker's copy of the token. */
async function setMirror(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    (fields) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('baraza-device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('facts', 'readwrite').objectStore('facts');
          const reading = store.get('session');
          reading.onsuccess = () => {
            store.put({ ...reading.result, key: 'session', ...fields }).onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    change,
  );
}
