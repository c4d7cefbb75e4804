import type { Page } from 'playwright';
import { ask, idOf, PROBLEM } from './support/at-server.ts';
import { test } from './support/behind-line.ts';
import { expect, keptForOffline, research, signUp } from './support/journey.ts';

const talk = (page: Page) => page.getByRole('list', { name: 'Chat with Report' }).locator('> li');
const HERE = 'Answered on this device';
const NOT_ANSWERED = /Nothing in this report answers that\.|The nearest this report comes to that:/;

async function put(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
}

/** What answers lies in the worker's caches. */
const answererKept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('baraza-build-1');
    return (await cache.keys()).some(({ url }) => /\/answers-[\w-]+\.js$/.test(url));
  });

test('[issue 20] a saved report is asked without a network, answered at once, and each question is sent along once', {
  tag: '@core',
}, async ({ device, line }) => {
  test.setTimeout(180_000);
  const page = await device.open();
  await signUp(page, line.origin);
  await keptForOffline(page);
  await research(page, PROBLEM);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  await expect.poll(() => answererKept(page), { timeout: 20_000 }).toBe(true);
  const reportId = idOf(page);

  await device.context().setOffline(true);
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await expect(page.getByText('You are offline. Answers come from this device and may be shorter.')).toBeVisible();
  await put(page, 'What is the verdict?');
  await expect(talk(page)).toHaveCount(2);
  await expect(page.getByText(HERE)).toHaveCount(1);
  await expect(talk(page).nth(1)).toContainText('Verdict');
  await expect(talk(page).nth(1)).toContainText(HERE);
  await put(page, 'why?');
  await expect(talk(page)).toHaveCount(4);
  await expect(talk(page).nth(3)).toContainText('Verdict');
  await put(page, 'Will it rain tomorrow?');
  await expect(talk(page)).toHaveCount(6);
  await expect(talk(page).nth(5)).toContainText(NOT_ANSWERED);
  await expect(page.getByText(HERE)).toHaveCount(3);

  // A citation opens its part, and so does a heading.
  await expect(talk(page).nth(3)).not.toContainText(NOT_ANSWERED);
  const headings = page.getByRole('list', { name: 'Nearest in this report:' }).getByRole('button');
  await expect(headings).toHaveCount(3);
  const heading = (await headings.first().textContent()) ?? '';
  await headings.first().click();
  await expect(page.locator('.cited')).toContainText(heading.split(':')[0] ?? '');
  await expect(page.locator('.cited')).toBeInViewport();

  // Everything is closed; cold, offline, it is all still there.
  await device.close();
  // A browser that starts is on the network for a moment, and may send at once what waits.
  const cut = line.reply(/^\/api\/chat\/message/, null);
  const later = await device.open({ offline: true });
  await later.goto(`${line.origin}/market-validation/report/${reportId}`);
  await later.getByRole('button', { name: 'Chat with Report' }).click();
  await expect(talk(later)).toHaveCount(6);
  await expect(later.getByText(HERE)).toHaveCount(3);
  await put(later, 'What would make us give up?');
  await expect(talk(later)).toHaveCount(8);
  await expect(later.getByText(HERE)).toHaveCount(4);

  // The server's answers take the place of this device's: where they are the same nothing moves, and nothing is missing.
  const third = talk(later).nth(5);
  await third.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await third.boundingBox())?.y ?? 0);
  const stood = await top();
  cut.stop();
  await device.context().setOffline(false);
  await expect(later.getByText(HERE)).toHaveCount(0, { timeout: 40_000 });
  await expect(talk(later)).toHaveCount(8);
  expect(Math.abs((await top()) - stood)).toBeLessThan(3);
  await expect(third.getByRole('list', { name: 'Nearest in this report:' }).getByRole('button')).toHaveCount(3);
  const { data } = await ask(later, `/api/chat/history/${reportId}?sort_order=asc`);
  const messages = data.messages as { role: string; content: string }[];
  expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    'What is the verdict?',
    'why?',
    'Will it rain tomorrow?',
    'What would make us give up?',
  ]);
  expect(messages).toHaveLength(8);
  await later.reload();
  await later.getByRole('button', { name: 'Chat with Report' }).click();
  await expect(talk(later)).toHaveCount(8);
  const kept = talk(later).nth(5).getByRole('list', { name: 'Nearest in this report:' });
  await expect(kept.getByRole('button')).toHaveCount(3);
});
