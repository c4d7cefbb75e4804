/**
 * npm run bench:size — the JavaScript a phone has to fetch for a first screen, as it goes over the wire (brotli),
 * measured in a real browser on a slow line, with a cold cache and no service worker. Fails when a budget is passed.
 *
 * 'ready': until the control a person came for is visible. 'all': everything, once the page is idle.
 */
import { readFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { removeFolder, startServer, temporaryFolder } from '../e2e/support/server.ts';

const KB = 1_000;
const IDLE_MS = 5_000;
/** Slow enough that what is not needed for the control has not arrived when it shows. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const { budgets } = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as {
  budgets: Record<string, { ready: number; all: number }>;
};

interface Weight {
  ready: number;
  all: number;
}

/** Adds up the bodies of scripts as they arrive. */
async function weigh(context: BrowserContext, address: string, ready: (page: Page) => Promise<void>): Promise<Weight> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address);
  await ready(page);
  const atReady = bytes;
  await page.waitForTimeout(IDLE_MS);
  await page.close();
  return { ready: atReady / KB, all: bytes / KB };
}

async function makeReport(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Full name').fill('Ama Mensah');
  await page.getByLabel('Email').fill('size@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a council under a tree');
  await page.getByLabel('Confirm password').fill('a council under a tree');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByLabel('Describe the problem to validate')
    .fill('Tomato traders in Kumasi, Ghana lose crates of tomatoes that are crushed on the truck.');
  await page.getByRole('button', { name: 'Research' }).click();
  const skip = page.getByRole('button', { name: 'Skip' });
  const report = page.getByRole('link', { name: 'Back to Options' });
  // The playbook's line is taken: without one it would be a starter kit.
  const ours = page.getByRole('button', { name: /arrive crushed/ });
  while (!(await report.isVisible())) {
    await skip.or(report).first().waitFor();
    if (await ours.isVisible()) await ours.click({ timeout: 2_000 }).catch(() => undefined);
    else if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(100);
  }
  const address = page.url();
  await page.close();
  return address;
}

const data = temporaryFolder('size');
const server = await startServer(data);
const executablePath = process.env.BARAZA_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const open = () =>
  browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block', locale: 'en-GB' });

const visitor = await open();
const founder = await open();
const report = await makeReport(founder, server.origin);
const weights: Record<string, Weight> = {
  '/login': await weigh(visitor, `${server.origin}/login`, (page) => page.getByLabel('Password').waitFor()),
  '/market-validation': await weigh(founder, `${server.origin}/market-validation`, (page) =>
    page.getByLabel('Describe the problem to validate').waitFor(),
  ),
  'a report': await weigh(founder, report, (page) => page.getByRole('heading', { name: 'Sources' }).waitFor()),
};
await browser.close();
await server.stop();
removeFolder(data);

let over = 0;
const show = (kb: number, budget: number) => `${kb.toFixed(1)} kB of ${budget}${kb > budget ? ' OVER' : ''}`;
for (const [name, weight] of Object.entries(weights)) {
  const budget = budgets[name];
  if (!budget) throw new Error(`bench/budgets.json has no budget for ${name}`);
  if (weight.ready > budget.ready || weight.all > budget.all) over += 1;
  console.log(
    `${name.padEnd(20)} ready ${show(weight.ready, budget.ready).padEnd(22)} all ${show(weight.all, budget.all)}`,
  );
}
console.log(JSON.stringify({ over, weights }));
process.exit(over > 0 ? 1 : 0);
