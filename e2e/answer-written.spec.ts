import { freePort } from '../tests/support/free-port.ts';
import { PROBLEM } from './support/at-server.ts';
import { newData } from './support/first-start.ts';
import { test as base, expect, research, signUp } from './support/journey.ts';
import { removeFolder, startServer } from './support/server.ts';
import { startWritingModel, type WritingModel } from './support/writing-model.ts';

const FIRST = 'The crates are what to look at first.';
const REST = 'Ask the drivers next.';

const test = base.extend<object, { house: { origin: string; model: WritingModel } }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = newData('answer-written');
      const model = await startWritingModel(FIRST, REST);
      const port = await freePort();
      const server = await startServer(data, { BARAZA_LLM_BASE_URL: model.url, BARAZA_LLM_MODEL: 'writing' }, port);
      await use({ origin: server.origin, model });
      await server.stop();
      await model.close();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('an answer that a model writes is read while it comes', async ({ device, house }) => {
  test.setTimeout(120_000);
  const page = await device.open({ viewport: { width: 360, height: 800 } });
  await signUp(page, house.origin);
  await research(page, PROBLEM);
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await page.getByLabel('Your question').fill('What should I look at first?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const talk = page.getByRole('list', { name: 'Chat with Report' });
  await expect(talk.getByText(FIRST)).toBeVisible({ timeout: 20_000 });
  await expect(talk.getByText('Still writing…')).toBeVisible();
  await expect(talk).not.toContainText(REST);
  house.model.goOn();
  await expect(talk.getByText(`${FIRST} ${REST}`)).toBeVisible();
  await expect(talk.getByText('Still writing…')).toBeHidden();
  await expect(talk.getByRole('list', { name: 'Where it stands:' }).getByRole('button')).toHaveCount(1);
});

test('an answer that outlasts its call goes on for who leaves and comes back', async ({ device, house }) => {
  test.setTimeout(180_000);
  device.expect(/409 \(Conflict\).*\/api\/chat\/message/);
  const page = await device.open({ viewport: { width: 360, height: 800 } });
  await signUp(page, house.origin);
  await research(page, PROBLEM);
  const open = () => page.getByRole('button', { name: 'Chat with Report' }).click();
  await open();
  await page.getByLabel('Your question').fill('What should I look at first?');
  const outlasted = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/chat/message') && answer.status() === 409,
    { timeout: 60_000 },
  );
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await outlasted;
  await page.reload();
  await open();
  const talk = page.getByRole('list', { name: 'Chat with Report' });
  await expect(talk.getByText(FIRST)).toBeVisible({ timeout: 20_000 });
  await expect(talk.getByText('Still writing…')).toBeVisible();
  house.model.goOn();
  await expect(talk.getByText(`${FIRST} ${REST}`)).toBeVisible({ timeout: 40_000 });
});
