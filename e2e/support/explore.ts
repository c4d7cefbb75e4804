import type { Page } from 'playwright';

/** What is chosen in the six groups, by name. */
export interface Wishes {
  readonly Industry: readonly string[];
  readonly country: string;
  readonly Background: readonly string[];
  readonly 'Product Type': readonly string[];
  readonly 'Target Customer': readonly string[];
  readonly 'Impact Focus': readonly string[];
}

const NURSE: Wishes = {
  Industry: ['Healthcare', 'Logistics'],
  country: 'Malawi',
  Background: ['Nursing or medicine'],
  'Product Type': ['Service run by people'],
  'Target Customer': ['Rural households'],
  'Impact Focus': ['Social Venture'],
};

/** On a phone a group is a step that folds. */
async function openGroup(page: Page, group: string): Promise<void> {
  const step = page.locator('details.step').filter({ has: page.locator('summary strong', { hasText: group }) });
  if ((await step.count()) > 0 && (await step.getAttribute('open')) === null) await step.locator('summary').click();
}

/** Fills the Explorer's form, which is on the screen. */
export async function wish(page: Page, wishes: Wishes = NURSE): Promise<void> {
  const { country, ...groups } = wishes;
  await openGroup(page, 'Geography');
  await page.getByLabel('Geography', { exact: true }).selectOption(country);
  for (const [group, names] of Object.entries(groups)) {
    await openGroup(page, group);
    for (const name of names)
      await page
        .getByRole('group', { name: new RegExp(`^${group}`) })
        .getByRole('checkbox', { name, exact: true })
        .check();
  }
}

/** Chooses, generates, waits for the results; answers with their id. */
export async function explore(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/problem-generator`);
  // Before it is drawn nobody can tell whether its groups fold.
  await page.getByRole('button', { name: 'Generate Problem Statements' }).waitFor();
  await wish(page);
  await page.getByRole('button', { name: 'Generate Problem Statements' }).click();
  await page.waitForURL('**/problem-generator/results/*', { timeout: 20_000 });
  await page.getByRole('article').first().waitFor();
  return page.url().split('/').at(-1) ?? '';
}

/** Opens the problem at a place of the list, from 0. */
export const openProblem = (page: Page, place: number): Promise<void> =>
  page.getByRole('article').nth(place).getByRole('heading', { level: 2 }).click();
