import { DESK, PHONE } from './support/browser.ts';
import { inspect } from './support/inspect.ts';
import { expect } from './support/journey.ts';
import { enter, openTab, test } from './support/office.ts';

/** Every tab with its views. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  'User Management': ['People', 'Credit requests', 'Messages'],
  'System Monitoring': ['State', 'Response times', 'Failed work'],
  'Business Intelligence': [],
  'Engagement Alerts': ['Alerts', 'Rules'],
  'Session Management': [],
  'Audit Logs': [],
  'Custom Reports': [],
  Settings: [],
  'Credit Configuration': ['Plans', 'People', 'History'],
  'Credit Analytics': [],
  'Problem Generator Analytics': [],
};

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`every screen of the back office is accessible and fits ${size}`, async ({ device, office }) => {
    test.setTimeout(240_000);
    const page = await device.open({ viewport });
    await enter(page, office.server.origin, 'owner');
    const settled = async () => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByText('Loading dashboard content...')).toHaveCount(0);
    };
    for (const [title, views] of Object.entries(SCREENS)) {
      await openTab(page, title);
      if (views.length === 0) {
        await settled();
        await inspect(page, title);
      }
      for (const view of views) {
        await page.getByRole('tab', { name: view, exact: true }).click();
        await settled();
        await inspect(page, `${title}: ${view}`);
      }
    }
  });
}

test('a tab whose calls fail says so in each of its parts, and goes on by itself', async ({ device, office }) => {
  test.setTimeout(120_000);
  device.expect(/status of 500/);
  const page = await device.open({ viewport: PHONE });
  await enter(page, office.server.origin, 'owner');
  await openTab(page, 'Session Management');
  await page.getByRole('row').nth(1).waitFor();
  await device
    .context()
    .route('**/api/admin/**', (route) =>
      route.request().url().includes('/auth/me')
        ? route.fallback()
        : route.fulfill({ status: 500, json: { error: 'Internal', code: 'internal' } }),
    );
  await openTab(page, 'System Monitoring');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await inspect(page, 'monitoring, failing');
  await device.context().unroute('**/api/admin/**');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Everything works.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
