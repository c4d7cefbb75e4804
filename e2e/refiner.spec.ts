import type { Page } from 'playwright';
import { ask } from './support/at-server.ts';
import { test as behindLine } from './support/behind-line.ts';
import { expect, keptForOffline, newPerson, signUp, test } from './support/journey.ts';
import { IDEA, ideas, problems, refineIdea, sendIdea } from './support/refiner.ts';

const HISTORY = /^\/api\/prefine\/history\?/;
const SESSION = /^\/api\/prefine\/history\/[0-9a-f-]{36}\?/;
const REFINE = /^\/api\/prefine\/refine$/;
const STATUS_NOISE = /status of (4|5)\d\d/;
const FAILED = 'Failed to refine idea. Please try again.';

/** What the server keeps, asked of it directly: the refiner's answers have no envelope. */
async function kept(page: Page): Promise<string[]> {
  const { sessions } = (await ask(page, '/api/prefine/history')) as unknown as {
    sessions: { original_idea: string }[];
  };
  return sessions.map((session) => session.original_idea);
}

/** The page as on a device that knows nothing of any session. */
const forgetSessions = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const id = JSON.parse(localStorage.getItem('baraza-account') ?? '{}').id as string;
        const opening = indexedDB.open(`baraza-${id}`);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('refinerSessions', 'readwrite');
          work.objectStore('refinerSessions').clear();
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test('[spec 3 §2] an idea goes in, a problem is looked at, goes on to the validator, and is marked in the history', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/prefine`);

  // Four ideas of the pool; one that is clicked fills the text, and its words are counted.
  const offered = page.getByRole('region', { name: 'Ideas to try' }).getByRole('listitem');
  await expect(offered).toHaveCount(4);
  const before = await offered.allTextContents();
  await page.getByRole('button', { name: 'Show other ideas' }).click();
  expect((await offered.allTextContents()).filter((idea) => before.includes(idea))).toEqual([]);
  const box = page.getByLabel('Describe your idea');
  await offered.first().getByRole('button').click();
  await expect(box).toHaveValue((await offered.first().textContent()) ?? '');
  await box.fill('  two   words ');
  await expect(page.getByText('2 words', { exact: true })).toBeVisible();
  await box.fill('   ');
  await expect(page.getByRole('button', { name: 'Refine idea' })).toBeDisabled();

  await sendIdea(page, IDEA);
  await expect(problems(page)).toHaveCount(5);
  const first = problems(page).first();
  const statement = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: statement, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Problem in detail' });
  await expect(dialog.getByText('you named tomato farmers')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show other wordings' }).click();
  await expect(dialog.getByRole('button', { name: 'Validate this wording' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Validate this problem' }).click();
  await page.waitForURL('**/market-validation');
  await expect(page.getByLabel('Describe the problem to validate')).toHaveValue(statement);

  await page.goto(`${server.origin}/prefine`);
  await ideas(page).getByRole('link').click();
  await expect(problems(page).first().getByText('Sent to the validator')).toBeVisible();
  await expect(ideas(page).first()).toContainText('Today');
  await page.getByRole('button', { name: /^Delete: Tomato farmers/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this idea?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Delete: Tomato farmers/ }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No ideas yet')).toBeVisible();
  await expect(box).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('[OUT-12] an idea written offline outlives a restart, is refined once, and is read offline', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/prefine`);
  await page.getByText('No ideas yet').waitFor();
  await keptForOffline(page);
  await device.context().setOffline(true);
  await sendIdea(page, IDEA);
  await expect(page.getByText(/^You are offline. Your idea is kept on this device/)).toBeVisible();
  await expect(ideas(page).getByText('Waiting to send')).toBeVisible();
  const address = page.url();
  await device.close();

  const back = await device.open();
  await back.goto(address);
  await expect(problems(back)).toHaveCount(5, { timeout: 20_000 });
  expect(await kept(back)).toEqual([IDEA]);
  await device.close();

  const offline = await device.open({ offline: true });
  await offline.goto(address);
  await expect(problems(offline)).toHaveCount(5);
  await problems(offline)
    .first()
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(offline.getByText(/^You are offline. Other wordings/)).toBeVisible();
});

test('[spec 3 §2] a visitor is sent to sign in, and back to the Refiner @long', async ({ device, server }) => {
  const page = await device.open();
  const person = newPerson();
  await signUp(page, server.origin, person);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await page.goto(`${server.origin}/prefine`);
  await page.waitForURL('**/login?returnUrl=%2Fprefine');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/prefine');
  await expect(page.getByLabel('Describe your idea')).toBeVisible();
});

test('[VIEW-1] two tabs show the same: what is refined, marked and deleted in one @long', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  const id = await refineIdea(page, server.origin, IDEA);
  const other = await device.context().newPage();
  await other.goto(`${server.origin}/prefine?session=${id}`);
  await expect(problems(other)).toHaveCount(5);
  await problems(page)
    .first()
    .getByRole('button', { name: /^Validate this problem/ })
    .click();
  await expect(problems(other).first().getByText('Sent to the validator')).toBeVisible();
  await page.goto(`${server.origin}/prefine`);
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(ideas(other)).toHaveCount(0);
});

test('[spec 3 §4] on a phone the history is folded away, and opens as a sheet @long', async ({ device, server }) => {
  const page = await device.open({ viewport: { width: 768, height: 900 } });
  await signUp(page, server.origin);
  await refineIdea(page, server.origin, `${IDEA}, and much more than fifty characters besides`);
  await expect(ideas(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(ideas(page).getByText('Tomato farmers in Ghana sell to the first trader w…')).toBeVisible();
  await ideas(page).getByRole('link').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(ideas(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide history' }).click();
  await expect(ideas(page)).toHaveCount(0);
});

test('[spec 3 §9] twenty ideas at a time, and Load More brings the rest @long', async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/prefine`);
  await page.getByText('No ideas yet').waitFor();
  await page.evaluate(async () => {
    const stored = Object.keys(localStorage).find((key) => localStorage.getItem(key)?.includes('access_token')) ?? '';
    const token = JSON.parse(localStorage.getItem(stored) ?? '{}').access_token as string;
    for (let n = 0; n < 23; n += 1)
      await fetch('/api/prefine/refine/basic', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          apikey: 'baraza-public-client',
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ raw_idea: `Tailors in Lusaka lose orders, said ${n}` }),
      });
  });
  await page.reload();
  await expect(ideas(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(ideas(page)).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});

behindLine(
  '[spec 3 §8] refining: what goes wrong is said, kept, and tried again; nothing is done twice @long',
  async ({ device, line }) => {
    behindLine.setTimeout(180_000);
    device.expect(STATUS_NOISE);
    const page = await device.open();
    await signUp(page, line.origin);
    const body =
      '{"success":false,"error":"Too vague","detail":"Too vague","code":"research_refused","request_id":"x"}';
    line.reply(REFINE, 422, body);
    await page.goto(`${line.origin}/prefine`);
    await sendIdea(page, IDEA);
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByText('Too vague')).toBeVisible();
    await page.getByRole('button', { name: 'Write it differently' }).click();
    await expect(page.getByLabel('Describe your idea')).toHaveValue(IDEA);
    await expect(page.getByRole('button', { name: 'Online', exact: true })).toBeVisible();

    line.reply(REFINE, 500);
    await page.getByRole('button', { name: 'Refine idea' }).click();
    await expect(page.getByText(FAILED)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Your idea is kept on this device and goes out again by itself.')).toBeVisible();
    line.forget();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(problems(page)).toHaveCount(5, { timeout: 20_000 });
    expect(await kept(page)).toEqual([IDEA]);

    for (const how of ['lose', 'double', 'late', 'portal'] as const) {
      line.forget();
      const spoilt = line.spoil(REFINE, how, 1);
      await page.goto(`${line.origin}/prefine`);
      await sendIdea(page, `${IDEA}, and it went ${how}`);
      await expect(problems(page)).toHaveCount(5, { timeout: 40_000 });
      expect(spoilt.spoilt()).toBe(1);
    }
    await page.waitForTimeout(2_000);
    expect((await kept(page)).length).toBe(5);
  },
);

behindLine(
  '[spec 3 §8] history, details, marks and wordings: each failure has its sentence @long',
  async ({ device, line }) => {
    behindLine.setTimeout(180_000);
    device.expect(STATUS_NOISE);
    const page = await device.open();
    await signUp(page, line.origin);
    const id = await refineIdea(page, line.origin, IDEA);
    const address = `${line.origin}/prefine?session=${id}`;

    // The list stays, with the sentence above it.
    for (const [status, sentence] of [
      [500, 'Failed to fetch refiner history: 500'],
      [418, 'Failed to fetch refiner history: 418'],
      [null, 'Please check your connection and try again'],
    ] as const) {
      line.reply(HISTORY, status);
      await page.goto(`${line.origin}/prefine`);
      await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Failed to load history')).toBeVisible();
      await expect(ideas(page)).toHaveCount(1);
    }
    line.reply(HISTORY, 401);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('User not authenticated')).toBeVisible({ timeout: 20_000 });

    await forgetSessions(page);
    line.reply(SESSION, 500);
    await page.goto(address);
    await expect(page.getByText('Failed to load session details. Please try again.')).toBeVisible({ timeout: 20_000 });
    line.forget();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(problems(page)).toHaveCount(5);

    line.reply(SESSION, 200, (await emptied(page, id)) ?? '');
    await forgetSessions(page);
    await page.goto(address);
    await expect(page.getByText('No problem statements generated')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Please try refining your idea again with more details.')).toBeVisible();
    line.forget();
    await forgetSessions(page);
    await page.goto(address);
    await expect(problems(page)).toHaveCount(5);

    line.reply(/^\/api\/prefine\/variants$/, 500);
    await problems(page)
      .first()
      .getByRole('button', { name: /^Details/ })
      .click();
    await page.getByRole('button', { name: 'Show other wordings' }).click();
    await expect(page.getByText('The other wordings could not be fetched. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();

    line.reply(/\/researched$/, 418);
    await problems(page)
      .first()
      .getByRole('button', { name: /^Validate this problem/ })
      .click();
    await page.waitForURL('**/market-validation');
    await page.goto(address);
    await expect(page.getByText('Failed to mark result as researched: 418')).toBeVisible({ timeout: 20_000 });
    line.forget();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Sent to the validator')).toBeVisible();
    await expect(page.getByText('Failed to mark result as researched: 418')).toHaveCount(0);

    // Deleted on another device meanwhile.
    line.reply(SESSION, 404);
    await page.goto(address);
    await expect(page.getByText('This session is no longer there.')).toBeVisible({ timeout: 20_000 });
  },
);

/** The session as the server would tell it, had it found no problem in the idea. */
async function emptied(page: Page, id: string): Promise<string> {
  const session = await ask(page, `/api/prefine/history/${id}?include_results=true`);
  return JSON.stringify({ ...session, results: [], results_count: 0 });
}
