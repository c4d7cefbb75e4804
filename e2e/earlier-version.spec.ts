import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '../tests/support/free-port.ts';
import { idOf } from './support/at-server.ts';
import { newData } from './support/first-start.ts';
import { expect, research, signIn, signOut, signUp, skipToReport, test } from './support/journey.ts';
import { removeFolder, startServer } from './support/server.ts';

const CRUSHED = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';

/** Takes from every report what an earlier version did not note. */
async function ageReports(data: string): Promise<void> {
  const database = await PGlite.create({ dataDir: join(data, 'pg') });
  await database.query(`update report_bodies set content = json_build_object(
    'metadata', (content->'metadata')::jsonb - 'playbook') ::jsonb || (content::jsonb - 'metadata')`);
  await database.close();
}

test('[readings: old reports] a report of an earlier version is read, and made anew at no credit', async ({
  device,
}) => {
  test.setTimeout(180_000);
  // The second wish.
  device.expect(/status of 409/);
  const data = newData('earlier');
  const port = await freePort();
  const one = { BARAZA_WEEKLY_CREDITS: '1' };
  const before = await startServer(data, one, port);
  const page = await device.open();
  const { email, password } = await signUp(page, before.origin);
  await research(page, CRUSHED);
  const old = idOf(page);
  await signOut(page, before.origin);
  await before.stop();
  await ageReports(data);

  const after = await startServer(data, one, port);
  await signIn(page, after.origin, email, password);
  await page.waitForURL('**/market-validation');
  await page.goto(`${after.origin}/market-validation/report/${old}`);
  await expect(page.getByText(/An earlier version of Baraza made this report/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible();
  await page.getByRole('button', { name: 'Make the report anew' }).click();
  await page.waitForURL('**/market-validation');
  await page.getByRole('button', { name: /arrive crushed/ }).click();
  await skipToReport(page);
  await expect.poll(() => idOf(page)).not.toBe(old);
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible();
  await expect(page.getByText(/An earlier version of Baraza/)).toHaveCount(0);

  await page.goto(`${after.origin}/market-validation/report/${old}`);
  await page.getByRole('button', { name: 'Make the report anew' }).click();
  await expect(page.getByText('This report was made anew already. Look for it in your history.').first()).toBeVisible({
    timeout: 20_000,
  });
  await after.stop();
  removeFolder(data);
});
