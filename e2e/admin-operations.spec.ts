import { openBrowser, PHONE } from './support/browser.ts';
import { inspect } from './support/inspect.ts';
import { expect, signUp } from './support/journey.ts';
import { enter, openTab, test } from './support/office.ts';
import { removeFolder, temporaryFolder } from './support/server.ts';

test('an owner looks after the running product from a phone', async ({ device, office }) => {
  test.setTimeout(180_000);
  const { origin } = office.server;
  const profile = temporaryFolder('founder');
  const other = await openBrowser(profile, { viewport: PHONE });
  const founder = await signUp(other.pages()[0] ?? (await other.newPage()), origin);
  await other.close();
  removeFolder(profile);

  const page = await device.open({ viewport: PHONE });
  await enter(page, origin, 'owner');

  await openTab(page, 'System Monitoring');
  await page.getByText('Everything works.').waitFor();
  await expect(page.getByRole('rowheader', { name: 'Research whose tries are used up' })).toBeVisible();
  await inspect(page, 'monitoring: state');
  await page.getByRole('tab', { name: 'Response times' }).click();
  await page
    .getByRole('rowheader', { name: /^GET \// })
    .first()
    .waitFor();
  await inspect(page, 'monitoring: response times');
  await page.getByRole('tab', { name: 'Failed work' }).click();
  await page.getByText('No research has failed.').waitFor();
  await inspect(page, 'monitoring: failures');

  await openTab(page, 'Settings');
  await page.getByText('Nothing has been changed yet.').waitFor();
  await inspect(page, 'settings');
  await page.getByRole('button', { name: 'Change: Announcement' }).click();
  await inspect(page, 'settings: announcement');
  await page.getByRole('dialog').getByLabel('Text').fill('We move to a new house on Friday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Announcement Before None After We move/ })).toBeVisible();

  await openTab(page, 'Credit Configuration');
  await page.getByRole('button', { name: 'Change: Free: Research' }).click();
  await page.getByRole('dialog').getByLabel('Credits a week').fill('5');
  await page.getByRole('dialog').getByLabel('Counts from').selectOption({ index: 0 });
  await expect(page.getByRole('dialog').getByText(/^From .*: 5$/)).toBeVisible();
  await inspect(page, 'credit configuration: amount');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('row', { name: /^Free Credits for Research/ }).getByRole('cell', { name: 'This week 5' }),
  ).toBeVisible();
  await inspect(page, 'credit configuration: plans');
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByText('Nobody.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Lift a limit' }).click();
  await page.getByRole('dialog').getByLabel('Email address of the account').fill(founder.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Lift a limit' }).click();
  await expect(page.getByRole('rowheader', { name: new RegExp(founder.email) })).toBeVisible();
  await inspect(page, 'credit configuration: people');

  await openTab(page, 'Credit Analytics');
  await page.getByText('Nobody used all of theirs in these weeks.').waitFor();
  await inspect(page, 'credit analytics');

  await openTab(page, 'Engagement Alerts');
  await page.getByText('Nobody needs to be looked after.').waitFor();
  await page.getByRole('button', { name: 'Check for new alerts' }).click();
  await page.getByText('0 raised, 0 closed.').waitFor();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Change: Silent' }).click();
  await page.getByRole('dialog').getByLabel('Weeks without a sign').fill('6');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('when somebody who had a report was silent for 6 weeks').waitFor();
  await inspect(page, 'engagement: rules');

  // Whoever opens the product is told.
  await page.goto(`${origin}/market-validation`);
  await expect(page.getByText('We move to a new house on Friday.')).toBeVisible();
});
