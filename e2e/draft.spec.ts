import { PROBLEM } from './support/at-server.ts';
import { test } from './support/behind-line.ts';
import { draftOffline } from './support/draft.ts';
import { failResearch } from './support/failing-research.ts';
import { expect, keptForOffline, signUp } from './support/journey.ts';

test('[SRV-3] a draft is written on the device without a network, costs nothing, and is researched when the network is back', {
  tag: '@core',
}, async ({ device, line }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await signUp(page, line.origin);
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
  await keptForOffline(page);

  await draftOffline(page, PROBLEM);
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible();
  const address = page.url();

  // Cold, offline: it is still there, in the history too.
  await device.close();
  // A browser that starts is on the network for a moment, and so is its worker when it is woken to send.
  const cut = line.reply(/^\/api\//, null);
  const later = await device.open({ offline: true });
  await later.goto(address);
  await expect(later.getByText('Draft made on this device, not yet researched')).toBeVisible();
  await later.getByRole('link', { name: 'Back to Options' }).click();
  await later.getByRole('button', { name: 'History' }).click();
  await later.getByRole('complementary').getByRole('link', { name: /Draft/ }).click();
  await later.getByRole('button', { name: 'Research when I’m back' }).click();
  await expect(later.getByText('You are offline. Your problem is saved on this device')).toBeVisible();

  cut.stop();
  await device.context().setOffline(false);
  // What the draft was answered is not asked again.
  const question = later.getByText(/^Question \d of/);
  await expect(question.or(later.getByText('Problem Validator Report'))).toBeVisible({ timeout: 40_000 });
  await expect(question).toBeHidden();

  // One thing stands in the list once: the report in place of the draft.
  await expect(later.getByRole('article')).toBeVisible({ timeout: 40_000 });
  await later.getByRole('button', { name: 'History' }).click();
  await expect(later.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toHaveCount(1);
  await expect(later.getByRole('complementary').getByRole('link', { name: /Draft/ })).toHaveCount(0);
});

test('[SRV-3] a draft whose research came to nothing is sent again, found by the list, and its report takes its place', async ({
  device,
  line,
}) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await signUp(page, line.origin);
  await keptForOffline(page);
  await draftOffline(page, PROBLEM);
  const draft = page.url();
  await device.context().setOffline(false);

  const heard = await failResearch(page);
  await page.getByRole('button', { name: /^Research (this|when)/ }).click();
  await expect(page.getByText('Your credit was given back.')).toBeVisible({ timeout: 40_000 });
  await page.goto(draft);
  await expect(page.getByText('The research came to nothing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Research again' })).toBeVisible();
  await heard();

  await page.getByRole('link', { name: 'Back to Options' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /Research failed/ })
    .click();
  await page.getByRole('button', { name: 'Research again' }).click();
  await expect(page.getByText('Problem Validator Report')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('complementary').getByRole('link', { name: /Draft/ })).toHaveCount(0);
});
