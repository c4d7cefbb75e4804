import type { Page } from 'playwright';
import { openTab } from '../../../e2e/support/office.ts';
import { answer, at, press, STATUS_NOISE, type State } from '../state.ts';

/** Every tab with its views. */
const TABS: Readonly<Record<string, readonly string[]>> = {
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

const openOffice = async (page: Page, origin: string, title: string) => {
  await page.goto(`${origin}/admin`);
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  await openTab(page, title);
};
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy="true"], .skeleton') === null);

export const office: readonly State[] = [
  ...Object.entries(TABS).flatMap(([title, views]) =>
    (views.length === 0 ? [null] : views).map(
      (view): State => ({
        name: `office: ${title}${view === null ? '' : `, ${view}`}`,
        as: 'owner',
        steps: async ({ page, world }) => {
          await openOffice(page, world.origin, title);
          // How much waits there stands behind its name.
          if (view !== null) await page.getByRole('tab', { name: new RegExp(`^${view}`) }).click();
          await settled(page);
        },
      }),
    ),
  ),
  {
    name: 'office: a person',
    as: 'owner',
    steps: async ({ page, world }) => {
      await openOffice(page, world.origin, 'User Management');
      await press(page, /@example\.org/);
      await page.getByText('Account id').waitFor();
    },
  },
  {
    name: 'office: a setting is changed',
    as: 'owner',
    steps: async ({ page, world }) => {
      await openOffice(page, world.origin, 'Settings');
      await press(page, 'Change: Announcement');
      await page.getByRole('dialog').getByLabel('Text').waitFor();
    },
  },
  {
    name: 'office: calls fail',
    as: 'owner',
    expects: STATUS_NOISE,
    steps: async ({ page, world }) => {
      await openOffice(page, world.origin, 'Session Management');
      await answer(page, /\/api\/admin\/(?!auth\/me)/, 500);
      await openTab(page, 'System Monitoring');
      await page.getByRole('alert').first().waitFor({ timeout: 30_000 });
    },
  },
  { name: 'office: no entry', as: 'newcomer', expects: STATUS_NOISE, steps: at('/admin', 'Access Denied') },
];
