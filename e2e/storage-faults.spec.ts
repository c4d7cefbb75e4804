import type { Page } from 'playwright';
import { list, PROBLEM, withReport } from './support/at-server.ts';
import { openBrowser } from './support/browser.ts';
import { expect, keptForOffline, research, test } from './support/journey.ts';
import { removeFolder, temporaryFolder } from './support/server.ts';

const accountDb = (page: Page) =>
  page.evaluate(() => `baraza-${JSON.parse(localStorage.getItem('baraza-account') ?? '{}').id as string}`);

/** Spoils a row as a disk or an old fault might: what it holds is no longer what the product wrote. */
async function spoil(page: Page, table: string, change: Record<string, unknown>): Promise<void> {
  const name = await accountDb(page);
  await page.evaluate(
    ([database, store, fields]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const rows = db.transaction(store, 'readwrite').objectStore(store);
          rows.openCursor().onsuccess = (event) => {
            const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor) cursor.update({ ...cursor.value, ...fields });
          };
          rows.transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    [name, table, change] as const,
  );
}

test('[STO-3] a record that cannot be read is set aside and shown, and the rest goes on', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await withReport(page, server.origin);
  await keptForOffline(page);
  // Nothing else waits any more.
  await expect(page.getByRole('button', { name: 'Online', exact: true })).toBeVisible();
  await device.context().setOffline(true);
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Offline · 1 waiting' })).toBeVisible();
  await spoil(page, 'outbox', { payload: { nobody: 'knows' } });

  await page.reload();
  // The opening of the report may wait beside it.
  await page.getByRole('button', { name: /^Offline .*1 failed$/ }).click();
  const screen = page.getByRole('dialog');
  await expect(screen.getByText('This entry was saved by another version and cannot be read.')).toBeVisible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Offline/ })).not.toContainText('failed');

  // A body that broke is fetched anew when there is a network.
  const address = page.url();
  await spoil(page, 'bodies', { report: 'broken' });
  await device.context().setOffline(false);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect.poll(() => list(page), { timeout: 20_000 }).toEqual([true]);
});

test('[STO-1] a full device keeps what a person does, gives up old copies instead, and says so @long', async ({
  device,
  server,
}) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await withReport(page, server.origin);
  const first = page.url();
  await page.getByRole('link', { name: 'Back to Options' }).click();
  await research(page, PROBLEM);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  await keptForOffline(page);
  // Nothing else waits any more: the view of the second report has gone out.
  await expect(page.getByRole('button', { name: 'Online', exact: true })).toBeVisible();

  const devtools = await device.context().newCDPSession(page);
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: server.origin });
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: server.origin,
    quotaSize: Math.max(1, usage - 1_000),
  });
  await device.context().setOffline(true);
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offline · 1 waiting' })).toBeVisible();

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin });
  await device.context().setOffline(false);
  await expect.poll(async () => (await list(page)).sort(), { timeout: 20_000 }).toEqual([false, true]);
  // Whatever was given up comes back when it is asked for.
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
});

test('[STO-2] an old tab lets go of the database when a newer version wants it, and says so @long', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await withReport(page, server.origin);
  const name = await accountDb(page);
  const newer = await device.context().newPage();
  device.expect(/favicon/);
  await newer.goto(`${server.origin}/healthz`);
  const version = await newer.evaluate(
    (database) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database, 10_000);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {};
        opening.onsuccess = () => {
          resolve(opening.result.version);
          opening.result.close();
        };
      }),
    name,
  );
  expect(version).toBe(10_000);
  await expect(page.getByText('A newer version is open in another tab. Please reload this page.')).toBeVisible();
  // Upgrades only add: what was saved is there for whichever version opens next.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
});

test('[PULL-2] two devices of one person come to the same, whoever was offline @long', async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  const person = await withReport(page, server.origin);
  const address = page.url();
  const profile = temporaryFolder('second-device');
  const second = await openBrowser(profile);
  try {
    const other = second.pages()[0] ?? (await second.newPage());
    await other.goto(`${server.origin}/login`);
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('Password').fill(person.password);
    await other.getByRole('button', { name: 'Sign In' }).click();
    await other.waitForURL('**/market-validation');
    await other.goto(address);
    await other.getByRole('heading', { name: 'Sources', exact: true }).waitFor();

    // One deletes while the other, without a network, pins: what is deleted stays deleted.
    await keptForOffline(page);
    await device.context().setOffline(true);
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible();
    other.once('dialog', (dialog) => void dialog.accept());
    await other.getByRole('button', { name: /^Share, print/ }).click();
    await other.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => list(other), { timeout: 20_000 }).toEqual([]);

    device.expect(/status of (404|410)/);
    await device.context().setOffline(false);
    await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0, { timeout: 30_000 });
    await page.goto(`${server.origin}/market-validation`);
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('No reports found')).toBeVisible();
    expect(await list(page)).toEqual([]);
  } finally {
    await second.close();
    removeFolder(profile);
  }
});
