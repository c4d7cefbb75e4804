import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { PROBLEM } from '../../e2e/support/at-server.ts';
import { NETWORK_NOISE, PHONE, watchErrors } from '../../e2e/support/browser.ts';
import { fill } from '../../e2e/support/full-store.ts';
import { type HeldModel, startHeldModel } from '../../e2e/support/held-model.ts';
import { keptForOffline, newPerson, research, signIn, signUp, skipToReport } from '../../e2e/support/journey.ts';
import { command } from '../../e2e/support/office.ts';
import { type Running, removeFolder, startServer, temporaryFolder } from '../../e2e/support/server.ts';
import { research as reportOf } from '../../tests/engine/support/run.ts';
import { LONG_PROBLEM, NO_PLAYBOOK } from './texts.ts';

/**
 * Whose browser it is: nobody's; somebody with nothing yet; another such person for each visit, for what leaves traces; somebody
 * with reports and a kit; somebody with 130 of them; the owner of the product.
 */
export type Who = 'visitor' | 'newcomer' | 'someone new' | 'founder' | 'collector' | 'owner';

const OWNER = { name: 'Owner', email: 'owner@example.org', password: 'a council under a tree' };
const MANY_REPORTS = 130;

export interface World {
  readonly origin: string;
  readonly data: string;
  /** Research stands still in the middle while it is held. */
  readonly model: HeldModel;
  /** The addresses of what somebody has made, by name. */
  readonly made: Map<string, string>;
  /** What the consoles have said since the last time it was asked. */
  errors(): string[];
  contextOf(who: Who): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Opens the founder's reports and keeps their addresses: of a playbook, of a long text, and a starter kit. */
async function makeReports(page: Page, { origin, made }: World): Promise<void> {
  await signUp(page, origin);
  await keptForOffline(page);
  const keep = async (name: string) => {
    await page.getByRole('article').first().waitFor();
    made.set(name, page.url());
    await page.goto(`${origin}/market-validation`);
  };
  await research(page, PROBLEM);
  await keep('report');
  await research(page, LONG_PROBLEM);
  await keep('long report');
  await page.getByLabel('Describe the problem to validate').fill(NO_PLAYBOOK);
  await page.getByRole('button', { name: 'Research' }).click();
  await page.getByRole('button', { name: 'None of these' }).click({ timeout: 20_000 });
  await page.getByRole('button', { name: 'It is missing or has run out when it is needed' }).click();
  await skipToReport(page);
  await keep('kit');
}

async function collect(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  const account = JSON.parse((await page.evaluate(() => localStorage.getItem('baraza-account'))) ?? '') as {
    id: string;
  };
  // The first pull is over, so that nothing that is laid in by hand is taken for what the server no longer has.
  await page.waitForLoadState('networkidle');
  await fill(page, account.id, MANY_REPORTS, reportOf(PROBLEM).content);
}

export async function openWorld(): Promise<World> {
  const data = temporaryFolder('screens');
  const model = await startHeldModel();
  const env = { BARAZA_LITERATURE: 'off', BARAZA_LLM_BASE_URL: model.url, BARAZA_LLM_MODEL: 'held' };
  let server: Running = await startServer(data, env);
  const { origin } = server;
  await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'baraza-public-client', 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER.email, password: OWNER.password, data: { full_name: OWNER.name } }),
  });
  // The command works on the folder of a server that does not run.
  await server.stop();
  await command(data, 'grant', OWNER.email, 'super_admin');
  server = await startServer(data, env, Number(new URL(origin).port));

  const browser: Browser = await chromium.launch({
    ...(process.env.BARAZA_CHROMIUM && { executablePath: process.env.BARAZA_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const contexts = new Map<Who, BrowserContext>();
  const said: string[] = [];
  const prepare: Record<Who, (page: Page) => Promise<unknown>> = {
    visitor: (page) => page.goto(origin),
    newcomer: async (page) => {
      await signUp(page, origin, newPerson());
      await keptForOffline(page);
    },
    'someone new': async (page) => {
      await signUp(page, origin, newPerson());
      await keptForOffline(page);
    },
    founder: (page) => makeReports(page, world),
    collector: (page) => collect(page, origin),
    owner: async (page) => {
      await signIn(page, origin, OWNER.email, OWNER.password);
      await page.waitForURL('**/market-validation');
    },
  };
  const world: World = {
    origin,
    data,
    model,
    made: new Map(),
    errors: () => said.splice(0),
    async contextOf(who) {
      const known = contexts.get(who);
      if (known) return known;
      const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', reducedMotion: 'reduce' });
      // What runs in the page went through a compiler that gives functions their names by this helper.
      await context.addInitScript('globalThis.__name = (named) => named');
      watchErrors(context, said, [NETWORK_NOISE]);
      const page = await context.newPage();
      await prepare[who](page);
      await page.close();
      if (who !== 'someone new') contexts.set(who, context);
      return context;
    },
    async close() {
      await browser.close();
      await server.stop();
      await model.close();
      removeFolder(data);
    },
  };
  return world;
}
