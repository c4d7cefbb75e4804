import type { Page } from 'playwright';
import { freePort } from '../tests/support/free-port.ts';
import { ask, list, PROBLEM } from './support/at-server.ts';
import { newData } from './support/first-start.ts';
import { type HeldModel, startHeldModel } from './support/held-model.ts';
import { answerNext, test as base, expect, signUp, skipToReport } from './support/journey.ts';
import { type Line, startLine } from './support/line.ts';
import { type Running, removeFolder, startServer } from './support/server.ts';

/** A server whose research can be halted in the middle, behind a line, and which can be killed and begun again. */
interface House {
  readonly line: Line;
  readonly model: HeldModel;
  restart(): Promise<void>;
}

const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = newData('survival');
      const [front, back] = [await freePort(), await freePort()];
      const model = await startHeldModel();
      const begin = () =>
        startServer(
          data,
          {
            BARAZA_ORIGIN: `http://localhost:${front}`,
            BARAZA_LLM_BASE_URL: model.url,
            BARAZA_LLM_MODEL: 'held',
          },
          back,
        );
      let server: Running = await begin();
      const line = await startLine(front, `http://localhost:${back}`);
      await use({
        line,
        model,
        async restart() {
          await server.stop('SIGKILL');
          server = await begin();
        },
      });
      await line.close();
      await server.stop();
      await model.close();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.beforeEach(({ house }) => {
  house.line.forget();
  house.model.hold();
});

const MINUTE_AND_A_BIT_MS = 70_000;
const FROZEN_MS = 20_000;

/** What happens to the research in the middle; answers with the page on which its report must come. */
type Blow = (page: Page, house: House) => Promise<Page>;

const BLOWS: readonly { readonly name: string; readonly long?: true; readonly blow: Blow }[] = [
  {
    name: 'a reload',
    long: true,
    async blow(page) {
      await page.reload();
      return page;
    },
  },
  {
    name: 'a tab that is closed and opened again after a minute',
    long: true,
    async blow(page) {
      const [context, address] = [page.context(), page.url()];
      const other = await context.newPage();
      await page.close();
      await other.waitForTimeout(MINUTE_AND_A_BIT_MS);
      await other.goto(address);
      return other;
    },
  },
  {
    name: 'a phone that freezes the page',
    long: true,
    async blow(page) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      return page;
    },
  },
  {
    name: 'a server that is killed and begun again',
    async blow(page, house) {
      await house.restart();
      return page;
    },
  },
  {
    name: 'a sign-in that expires in the middle',
    long: true,
    async blow(page, { line }) {
      const refusal = line.reply(/^\/api\//, 401);
      // Whoever comes back looks again, and learns that the token is no longer good.
      await page.reload();
      await expect.poll(refusal.replied, { timeout: 20_000 }).toBeGreaterThan(0);
      refusal.stop();
      return page;
    },
  },
];

for (const { name, long, blow } of BLOWS) {
  test(`[SRV-3] research survives ${name}: one report, one credit${long ? ' @long' : ''}`, async ({
    device,
    house,
  }) => {
    test.setTimeout(240_000);
    // A server that dies breaks off the stream in the middle.
    device.expect(/status of (401|502|503|504)|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    const page = await device.open();
    await signUp(page, house.line.origin);
    await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
    await page.getByRole('button', { name: 'Research' }).click();
    await expect(async () => {
      await answerNext(page);
      expect(house.model.waiting()).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });

    const after = await blow(page, house);
    house.model.release();
    await skipToReport(after);
    expect(await list(after)).toHaveLength(1);
    const { data } = await ask(after, '/api/credits/status');
    expect(data.used).toBe(1);
  });
}
