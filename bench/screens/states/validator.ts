import type { Page } from 'playwright';
import { forgetAll } from '../../../e2e/support/at-device.ts';
import { beginDraftOffline, draftOffline } from '../../../e2e/support/draft.ts';
import { failResearch } from '../../../e2e/support/failing-research.ts';
import { answerNext, expect } from '../../../e2e/support/journey.ts';
import { answer, at, offline, press, STATUS_NOISE, type State } from '../state.ts';
import { CRUSHED, IN_ARABIC, LONG_PROBLEM, NOTHING_SAID } from '../texts.ts';

const ADDRESS = '/market-validation';
const BOX = 'Describe the problem to validate';
const PAYER = 'Who would pay to be rid of it?';
const CREDITS = /\/api\/credits\/status/;

const NONE_LEFT = { used: 3, available: 0, canGenerate: false };

type Steps = State['steps'];

/** The validator once it stands still, what is done there, and what is then on the screen. */
const begun =
  (text: string | RegExp | undefined, then: Steps): Steps =>
  (visit) =>
    at(ADDRESS, text, async () => {
      await visit.page.getByText(/reports? left/).waitFor();
      await then(visit);
    })(visit);

const send = async (page: Page, problem: string) => {
  await page.getByLabel(BOX).fill(problem);
  await press(page, /^Research/);
};

/** Research that stands still in the middle. */
const underWay: Steps = async ({ page, world }) => {
  world.model.hold();
  await send(page, CRUSHED);
  await expect(async () => {
    await answerNext(page);
    expect(world.model.waiting()).toBeGreaterThan(0);
  }).toPass({ timeout: 40_000 });
};

const draftThatFailed: Steps = async ({ page }) => {
  await draftOffline(page, CRUSHED);
  const address = page.url();
  await page.context().setOffline(false);
  await failResearch(page);
  await press(page, /^Research (this|when)/);
  await page.getByText('Your credit was given back.').waitFor({ timeout: 40_000 });
  await page.goto(address);
  await page.getByText(/^The research came to nothing/).waitFor();
};

export const validator: readonly State[] = [
  { name: 'validator empty', as: 'newcomer', steps: at(ADDRESS, /reports? left/) },
  {
    name: 'validator with a text',
    as: 'newcomer',
    steps: at(ADDRESS, /reports? left/, ({ page }) => page.getByLabel(BOX).fill(CRUSHED)),
  },
  {
    name: 'validator with a long text',
    as: 'newcomer',
    steps: at(ADDRESS, /reports? left/, ({ page }) => page.getByLabel(BOX).fill(LONG_PROBLEM)),
  },
  {
    name: 'validator with a text that is too long',
    as: 'newcomer',
    steps: at(ADDRESS, /Baraza reads up to/, ({ page }) => page.getByLabel(BOX).fill('tomato '.repeat(2_900))),
  },
  {
    name: 'validator offline',
    as: 'someone new',
    steps: at(ADDRESS, 'Research when I’m back', async ({ page }) => {
      await offline(page);
      await page.getByLabel(BOX).fill(CRUSHED);
    }),
  },
  {
    name: 'validator, credits fail',
    // What is pressed so that they are asked for again is the theme, which stays.
    as: 'someone new',
    expects: STATUS_NOISE,
    steps: async (visit) => {
      await at(ADDRESS, /reports? left/)(visit);
      await answer(visit.page, CREDITS, 500);
      // A figure that is known stays.
      await forgetAll(visit.page, 'credits');
      await at(ADDRESS, 'Credit Unavailable', ({ page }) => press(page, /mode$/))(visit);
    },
  },
  {
    name: 'validator, no credit left',
    as: 'newcomer',
    steps: async (visit) => {
      await visit.page.route(CREDITS, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        await route.fulfill({ response, json: { ...body, data: { ...body.data, ...NONE_LEFT } } });
      });
      await at(ADDRESS, /weekly market validation credit limit/, ({ page }) => page.getByLabel(BOX).fill(CRUSHED))(
        visit,
      );
    },
  },
  {
    name: 'validator asks',
    as: 'someone new',
    steps: begun(/^Question 1 of/, ({ page }) => send(page, CRUSHED)),
  },
  {
    name: 'validator asks in words',
    as: 'someone new',
    steps: begun(PAYER, async ({ page }) => {
      await send(page, CRUSHED);
      await press(page, /arrive crushed/);
      for (const question of ['Why does it happen, as you see it?', 'What have you seen, counted or tried so far?']) {
        await page.getByText(question).waitFor();
        await press(page, 'Skip');
      }
      const number = page.getByText(/^What does one crate/);
      await number.or(page.getByText(PAYER)).first().waitFor();
      if (await number.isVisible()) await press(page, 'Skip');
    }),
  },
  {
    name: 'validator asks in Arabic',
    as: 'someone new',
    steps: begun(undefined, async ({ page }) => {
      await send(page, IN_ARABIC);
      await page.getByRole('button', { name: 'تخطي', exact: true }).waitFor({ timeout: 20_000 });
    }),
  },
  {
    name: 'validator: all problems we know',
    as: 'someone new',
    steps: begun(undefined, async ({ page }) => {
      await send(page, CRUSHED);
      await page.getByRole('button', { name: 'Look through all problems we know' }).click({ timeout: 20_000 });
      await page.getByRole('dialog').getByText('Work and wages').click();
    }),
  },
  {
    name: 'validator: asked on the device',
    as: 'someone new',
    steps: begun(undefined, async ({ page }) => {
      await beginDraftOffline(page, CRUSHED);
      await page.getByRole('button', { name: 'Skip' }).first().waitFor({ timeout: 20_000 });
    }),
  },
  {
    name: 'a draft of the device',
    as: 'someone new',
    steps: begun('Draft made on this device, not yet researched', ({ page }) => draftOffline(page, CRUSHED)),
  },
  {
    name: 'a draft whose research failed',
    as: 'someone new',
    steps: begun(/^The research came to nothing/, (visit) => draftThatFailed(visit)),
  },
  {
    name: 'a draft whose research failed, in the history',
    as: 'someone new',
    steps: begun('Research failed', async (visit) => {
      await draftThatFailed(visit);
      await visit.page.getByRole('link', { name: 'Back to Options' }).click();
      await press(visit.page, 'History');
    }),
  },
  {
    name: 'validator: an answer waits for the network',
    as: 'someone new',
    steps: begun(undefined, async ({ page }) => {
      await send(page, CRUSHED);
      await page.getByText(/^Question 1 of/).waitFor({ timeout: 20_000 });
      await offline(page);
      for (let n = 0; n < 6; n += 1) {
        await answerNext(page);
        await page.waitForTimeout(150);
      }
      await page.waitForTimeout(1_000);
    }),
  },
  {
    name: 'validator: a start waits for the network',
    as: 'someone new',
    steps: begun(/^You are offline\. Your problem is saved/, async ({ page }) => {
      await offline(page);
      await send(page, CRUSHED);
    }),
  },
  {
    name: 'validator: a start refused',
    as: 'someone new',
    expects: STATUS_NOISE,
    steps: begun(/Unable to start market validation research/, async ({ page }) => {
      await answer(page, /\/api\/market-validation\/jobs$/, 400);
      await send(page, CRUSHED);
    }),
  },
  {
    name: 'what waits and what failed',
    as: 'someone new',
    expects: STATUS_NOISE,
    steps: begun('These did not go through:', async ({ page }) => {
      await answer(page, /\/api\/market-validation\/jobs$/, 400);
      await send(page, CRUSHED);
      await page
        .getByText(/Unable to start market validation research/)
        .first()
        .waitFor();
      await offline(page);
      await press(page, /^Offline/);
    }),
  },
  {
    name: 'validator: the research runs',
    as: 'someone new',
    steps: begun('Generating Your Market Validation Report', underWay),
  },
  {
    name: 'validator: the research runs, offline',
    as: 'someone new',
    steps: begun('Generating Your Market Validation Report', async (visit) => {
      await underWay(visit);
      await offline(visit.page);
    }),
  },
  {
    name: 'validator: the research failed',
    as: 'someone new',
    steps: begun(/We could not read a problem in this text/, ({ page }) => send(page, NOTHING_SAID)),
  },
  { name: 'nothing waits', as: 'newcomer', steps: at(ADDRESS, 'You are online.', ({ page }) => press(page, 'Online')) },
];
