import type { Page } from 'playwright';
import { CRUSHED } from './texts.ts';
import type { Who, World } from './world.ts';

const SLOWER = 4;
const PAINT_MS = 100;
const TASK_MS = 50;
const TRIES = 3;
/** What a screen still does once its control is there is over by then. */
const CALM_MS = 3_000;

interface MainScreen {
  readonly name: string;
  readonly as: Who;
  readonly open: (page: Page, world: World) => Promise<unknown>;
  /** What somebody came for. */
  readonly press: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const openReport: MainScreen['open'] = async (page, { made }) => {
  await page.goto(made.get('report') ?? '');
  await page.getByRole('article').waitFor();
};

const SCREENS: readonly MainScreen[] = [
  {
    name: 'landing: a letter, and the pathways',
    as: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(origin);
      await page.getByLabel('What problem have you seen?').waitFor();
    },
    press: async (page) => {
      await page.getByLabel('What problem have you seen?').press('T');
      await page.getByRole('main').getByText('Get Started', { exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'sign-in: a letter, and Sign In',
    as: 'visitor',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/login`);
      await button(page, 'Sign In').waitFor();
    },
    press: async (page) => {
      await page.getByLabel('Email').press('a');
      await button(page, 'Sign In').click();
      await page.getByText('Password is required').waitFor();
    },
  },
  {
    name: 'validator: a letter in a long text, and Research',
    // Whoever sent a problem before finds its questions here.
    as: 'someone new',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/market-validation`);
      await page.getByText(/reports? left/).waitFor();
      await page.getByLabel('Describe the problem to validate').fill(CRUSHED);
    },
    press: async (page) => {
      await page.getByLabel('Describe the problem to validate').press('End');
      await page.getByLabel('Describe the problem to validate').press('x');
      await button(page, /^Research/).click();
      await page.getByText(/^Question 1 of/).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'report: a part, and the way through it',
    as: 'founder',
    open: openReport,
    press: async (page) => {
      await page.locator('details.fold > summary').first().click();
      await page.locator('.toc-opener').click();
      await page.getByRole('link', { name: 'Recommendations' }).click();
    },
  },
  {
    name: 'report: Open all, and a source',
    as: 'founder',
    open: openReport,
    press: async (page) => {
      await button(page, 'Open all').click();
      await page.locator('a.cite').filter({ visible: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chat: open, and a question',
    as: 'founder',
    open: openReport,
    press: async (page) => {
      await button(page, 'Chat with Report').click();
      const question = page.getByLabel('Your question');
      await question.waitFor();
      await page.waitForTimeout(CALM_MS);
      await question.press('W');
      await question.fill('Who pays for this?');
      await button(page, 'Ask').click();
      await page.waitForTimeout(CALM_MS);
    },
  },
  {
    name: 'explorer: a step, and two choices',
    as: 'newcomer',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/problem-generator`);
      await button(page, 'Generate Problem Statements').waitFor();
    },
    press: async (page) => {
      const step = page.locator('details.step').filter({ has: page.getByText('Background', { exact: true }) });
      await step.locator('summary').click();
      const choices = step.getByRole('checkbox');
      await choices.nth(1).check();
      await choices.nth(2).check();
    },
  },
  {
    name: 'history: open, and a letter in the search',
    as: 'collector',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/market-validation`);
      await page.getByText(/reports? left/).waitFor();
    },
    press: async (page) => {
      await button(page, 'History').click();
      await page.getByRole('list', { name: 'Reports' }).getByRole('listitem').first().waitFor();
      await page.getByLabel('Search reports...').press('c');
    },
  },
];

/** In the page, from its first script on: the longest time from a press to its paint, and the longest task after the page stands. */
function watch() {
  const seen = { paint: 0, press: '', task: 0 };
  Object.assign(window, { seen });
  const events = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId && entry.duration > seen.paint) {
        seen.paint = entry.duration;
        seen.press = entry.name;
      }
  }).observe(events);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.task = Math.max(seen.task, entry.duration);
  }).observe({ type: 'longtask' });
}

type Seen = { paint: number; press: string; task: number };

async function measureOnce(world: World, { as, open, press }: MainScreen): Promise<Seen> {
  const context = await world.contextOf(as);
  const page = await context.newPage();
  try {
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await open(page, world);
    await page.waitForTimeout(CALM_MS);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() =>
      Object.assign((window as unknown as { seen: object }).seen, { paint: 0, press: '', task: 0 }),
    );
    await press(page);
    await page.waitForTimeout(500);
    return await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  } finally {
    await page.close();
  }
}

/** The best of some tries: whatever else the machine does only ever adds. */
export async function measureTimes(world: World, isWanted: (name: string) => boolean) {
  const screens: (Seen & { name: string })[] = [];
  for (const screen of SCREENS.filter(({ name }) => isWanted(name))) {
    const tries: Seen[] = [];
    for (let n = 0; n < TRIES; n += 1) tries.push(await measureOnce(world, screen));
    const least = (of: 'paint' | 'task') => Math.min(...tries.map((one) => one[of]));
    const [paint, task] = [least('paint'), least('task')];
    const press = tries.find((one) => one.paint === paint)?.press ?? '';
    screens.push({ name: screen.name, paint, press, task });
    const isHeld = paint <= PAINT_MS && task <= TASK_MS;
    console.log(
      `${isHeld ? 'ok  ' : 'OVER'} ${screen.name}: next paint ${paint} ms (${press}; bar ${PAINT_MS}), longest task ${Math.round(task)} ms (bar ${TASK_MS})`,
    );
  }
  return { passed: screens.every(({ paint, task }) => paint <= PAINT_MS && task <= TASK_MS), screens };
}
