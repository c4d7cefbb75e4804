import { readFileSync } from 'node:fs';
import { withReport } from './support/at-server.ts';
import { openBrowser, PHONE } from './support/browser.ts';
import { inspect } from './support/inspect.ts';
import { expect } from './support/journey.ts';
import { enter, openTab, test } from './support/office.ts';
import { removeFolder, temporaryFolder } from './support/server.ts';

test('[spec 3 §2] an analyst reads who came and what they work on, puts a report together, keeps it and takes it along', async ({
  device,
  office,
}) => {
  test.setTimeout(180_000);
  const { origin } = office.server;
  const profile = temporaryFolder('founder');
  const founder = await openBrowser(profile, { viewport: PHONE });
  await withReport(founder.pages()[0] ?? (await founder.newPage()), origin);
  await founder.close();
  removeFolder(profile);

  const page = await device.open({ viewport: PHONE });
  await enter(page, origin, 'analyst');
  const area = (title: string) =>
    page.locator('section.card').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) });

  // Business Intelligence: the founder and the team of three signed up, one of them has a report about Ghana.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Business Intelligence');
  const funnel = area('From a visit to coming back');
  await expect(funnel.getByRole('row', { name: /Signed up/ })).toContainText('4');
  await expect(funnel.getByRole('row', { name: /Had a report/ })).toContainText('100%');
  await expect(area('What reports are about').getByRole('row', { name: /Ghana/ })).toContainText('1');
  await expect(area('Who comes back').getByRole('row')).not.toHaveCount(0);
  await inspect(page, 'Business Intelligence');
  await page.getByLabel('Time range').selectOption('year');
  await expect(page).toHaveURL(/range=year/);
  await expect(funnel.getByRole('row', { name: /Signed up/ })).toContainText('4');

  // Custom Reports: what is put together is counted at once, stands in the address, and is kept under a name.
  await openTab(page, 'Custom Reports');
  await page.getByLabel('What is counted').selectOption('reports');
  await page.getByLabel('Group by').selectOption('country');
  await page.getByLabel('Share of all, %').check();
  const result = area('Result');
  await expect(result.getByRole('table').last().getByRole('row', { name: /Ghana/ })).toContainText('100');
  await page.getByRole('button', { name: 'Save as a new report' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Countries of the quarter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Editing “Countries of the quarter”' })).toBeVisible();
  await inspect(page, 'Custom Reports');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toBe('\uFEFFcountry,count,share\r\nGhana,1,100');

  // The link alone opens the same question, and the kept report is still there.
  await page.reload();
  await expect(page.getByLabel('Group by')).toHaveValue('country');
  await page.getByRole('button', { name: 'Delete: Countries of the quarter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/No report is saved yet/)).toBeVisible();

  // Problem Generator Analytics, where nobody has used it yet.
  await openTab(page, 'Problem Generator Analytics');
  await expect(page.getByText('No generation in this time.')).toBeVisible();
  await inspect(page, 'Problem Generator Analytics');

  // With the keyboard alone: from the range to another one.
  await openTab(page, 'Business Intelligence');
  await page.getByLabel('Time range').focus();
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/range=week/);
});
