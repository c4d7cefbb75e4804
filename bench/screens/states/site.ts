import { PROBLEM } from '../../../e2e/support/at-server.ts';
import { answerUntil } from '../../../e2e/support/journey.ts';
import { at, press, STATUS_NOISE, type State } from '../state.ts';

const PAGES = [
  '/',
  '/pricing',
  '/resources',
  '/options',
  '/faq',
  '/get-started',
  '/samples',
  '/records',
  '/venture-builders',
  '/contact',
  '/help/email-not-received',
  '/privacy',
  '/samples/sample-agritech',
];

const TRY_BOX = 'What problem have you seen?';

export const site: readonly State[] = [
  ...PAGES.map((path): State => ({ name: path, as: 'visitor', steps: at(path) })),
  { name: 'no such address', as: 'visitor', expects: STATUS_NOISE, steps: at('/nowhere') },
  {
    name: 'the menu of the site',
    as: 'visitor',
    steps: at('/', undefined, async ({ page }) => {
      const menu = page.locator('.site-nav > summary');
      if (await menu.isVisible()) await menu.click();
    }),
  },
  {
    name: 'pathways',
    as: 'visitor',
    steps: at('/', undefined, async ({ page }) => {
      await page.getByRole('main').getByText('Get Started', { exact: true }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'a profile',
    as: 'visitor',
    steps: at('/venture-builders', undefined, async ({ page }) => {
      await press(page, 'View Profile');
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'contact with faults',
    as: 'visitor',
    steps: at('/contact', 'Please write a message', ({ page }) => press(page, 'Send')),
  },
  {
    name: 'trying: a question',
    as: 'visitor',
    steps: at('/', 'Question 1 of', async ({ page }) => {
      await page.getByLabel(TRY_BOX).fill(PROBLEM.slice(0, 60));
      await press(page, 'See what is known');
    }),
  },
  {
    name: 'trying: a draft',
    as: 'visitor',
    steps: at('/', 'Nothing you wrote has left it.', async ({ page }) => {
      await page.getByLabel(TRY_BOX).fill(PROBLEM);
      await press(page, 'See what is known');
      await answerUntil(page, page.getByText('Draft made on this device, not yet researched'));
    }),
  },
  {
    name: 'trying: nothing kept',
    as: 'visitor',
    steps: at('/try/00000000-0000-4000-8000-000000000000', 'Nothing is kept here'),
  },
];
