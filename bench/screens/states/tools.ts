import type { Page } from 'playwright';
import { openProblem, wish } from '../../../e2e/support/explore.ts';
import { IDEA, problems, sendIdea } from '../../../e2e/support/refiner.ts';
import { answer, at, offline, press, STATUS_NOISE, type State } from '../state.ts';

const FORM = '/problem-generator';
const running = {
  data: {
    job_id: '00000000-0000-4000-8000-000000000000',
    status: 'running',
    progress: 40,
    stage: 'Comparing problems with the records',
    results_available: false,
    results_count: 0,
  },
};

type Steps = State['steps'];

const explored =
  (then?: Steps): Steps =>
  async (visit) => {
    const { page, world } = visit;
    const known = world.made.get('exploration');
    await page.goto(known ?? `${world.origin}${FORM}`);
    if (known === undefined) {
      await page.getByRole('button', { name: 'Generate Problem Statements' }).waitFor();
      await wish(page);
      await press(page, 'Generate Problem Statements');
      await page.waitForURL('**/problem-generator/results/*', { timeout: 20_000 });
      world.made.set('exploration', page.url());
    }
    await page.getByRole('article').first().waitFor();
    await then?.(visit);
  };

const refined =
  (then?: Steps): Steps =>
  async (visit) => {
    const { page, world } = visit;
    const known = world.made.get('idea');
    await page.goto(known ?? `${world.origin}/prefine`);
    if (known === undefined) await sendIdea(page, IDEA);
    await problems(page).first().waitFor({ timeout: 20_000 });
    if (known === undefined) world.made.set('idea', page.url());
    await then?.(visit);
  };

const generate = async (page: Page) => {
  await wish(page);
  await press(page, 'Generate Problem Statements');
};

export const tools: readonly State[] = [
  { name: 'explorer', as: 'newcomer', steps: at(FORM, 'Generate Problem Statements') },
  {
    name: 'explorer with faults',
    as: 'newcomer',
    steps: at(FORM, 'Industry is required', ({ page }) => press(page, 'Generate Problem Statements')),
  },
  {
    name: 'explorer filled in',
    as: 'newcomer',
    steps: at(FORM, undefined, async ({ page }) => {
      await page.getByRole('button', { name: 'Generate Problem Statements' }).waitFor();
      await wish(page);
    }),
  },
  {
    name: 'explorer at work',
    as: 'someone new',
    steps: at(FORM, 'Comparing problems with the records', async ({ page }) => {
      await answer(page, /\/api\/v1\/pgen\/generate/, 200, running);
      await answer(page, /\/api\/v1\/pgen\/status\//, 200, running);
      await page.getByRole('button', { name: 'Generate Problem Statements' }).waitFor();
      await generate(page);
    }),
  },
  {
    name: 'explorer failed',
    as: 'someone new',
    steps: at(FORM, 'Generation Failed', async ({ page }) => {
      await answer(page, /\/api\/v1\/pgen\/status\//, 200, {
        data: { ...running.data, status: 'failed', error: 'Too little is on record.' },
      });
      await page.getByRole('button', { name: 'Generate Problem Statements' }).waitFor();
      await generate(page);
    }),
  },
  {
    name: 'explorer offline',
    as: 'someone new',
    steps: at(FORM, /^You are offline\. Your choices are saved/, async ({ page }) => {
      await page.getByRole('button', { name: 'Generate Problem Statements' }).waitFor();
      await offline(page);
      await generate(page);
    }),
  },
  { name: 'explorer results', as: 'founder', steps: explored() },
  {
    name: 'explorer: a problem open, two compared',
    as: 'founder',
    steps: explored(async ({ page }) => {
      for (const place of [0, 1]) {
        await openProblem(page, place);
        await page
          .getByRole('button', { name: /^Compare/ })
          .nth(place)
          .click();
      }
      await page.getByRole('table').waitFor();
    }),
  },
  { name: 'explorer: no results', as: 'founder', steps: at('/problem-generator/results', 'No job ID provided') },
  {
    name: 'explorer: results loading',
    as: 'founder',
    steps: async (visit) => {
      await answer(visit.page, /\/api\/v1\/pgen\/(status|history|results)/, 'never');
      await at('/problem-generator/results/11111111-1111-4111-8111-111111111111')(visit);
    },
  },
  {
    name: 'explorer: results fail',
    as: 'founder',
    expects: STATUS_NOISE,
    steps: at('/problem-generator/results/11111111-1111-4111-8111-111111111111', 'Error Loading Results'),
  },
  { name: 'refiner', as: 'newcomer', steps: at('/prefine', 'Ideas to try') },
  {
    name: 'refiner offline',
    as: 'newcomer',
    steps: at('/prefine', /^You are offline/, async ({ page }) => {
      await page.getByLabel('Describe your idea').fill(IDEA);
      await offline(page);
    }),
  },
  {
    name: 'refiner at work',
    as: 'someone new',
    steps: at('/prefine', 'Refining your idea…', async ({ page }) => {
      await answer(page, /\/api\/prefine\/refine/, 'never');
      await sendIdea(page, IDEA);
    }),
  },
  {
    name: 'refiner failed',
    as: 'someone new',
    expects: STATUS_NOISE,
    steps: at('/prefine', /Failed to refine idea/, async ({ page }) => {
      await answer(page, /\/api\/prefine\/refine/, 400);
      await sendIdea(page, IDEA);
    }),
  },
  { name: 'refined problems', as: 'founder', steps: refined() },
  {
    name: 'refiner: a problem in detail',
    as: 'founder',
    steps: refined(async ({ page }) => {
      await press(page, /^Details/);
      const ask = page.getByRole('button', { name: 'Show other wordings' });
      const wording = page.getByRole('button', { name: 'Validate this wording' }).first();
      // Once they were read they stay.
      await ask.or(wording).first().waitFor();
      if (await ask.isVisible()) await ask.click();
      await wording.waitFor();
    }),
  },
  { name: 'analytics empty', as: 'newcomer', steps: at('/analytics', 'Total Reports') },
  { name: 'analytics of a few', as: 'founder', steps: at('/analytics', 'Total Reports') },
  {
    name: 'analytics offline, of many',
    as: 'collector',
    steps: at('/analytics', /^You are offline/, ({ page }) => offline(page)),
  },
  {
    name: 'analytics failed',
    as: 'newcomer',
    expects: STATUS_NOISE,
    steps: async (visit) => {
      // They are counted on the device, from the list that the server could not bring up to date.
      await answer(visit.page, /\/api\/changes/, 500);
      await at('/analytics', 'Retry')(visit);
    },
  },
  { name: 'credits', as: 'founder', steps: at('/credit-request', 'Submit Request') },
  {
    name: 'credits: a request failed',
    as: 'someone new',
    expects: STATUS_NOISE,
    steps: at('/credit-request', 'Retry', async ({ page }) => {
      await answer(page, /\/api\/credit-requests$/, 400, { error: '' });
      await press(page, 'Submit Request');
    }),
  },
  {
    name: 'credits: a request sent',
    as: 'someone new',
    steps: at('/credit-request', 'Request Submitted!', ({ page }) => press(page, 'Submit Request')),
  },
];
