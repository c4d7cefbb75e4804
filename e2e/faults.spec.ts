import type { Page } from 'playwright';
import { test } from './support/behind-line.ts';
import { expect } from './support/journey.ts';
import type { Line, Spoiling } from './support/line.ts';
import { WISHES, type Wish } from './support/wishes.ts';
import { controlled } from './support/worker.ts';

/*
 * Every fault × every wish where the pair means something. `npm test` walks the pairs of the first list below, so that each
 * wish is met; the others are marked @long (`npm run bench:faults:browser`).
 */
const CORE = new Set([
  'delete: page killed',
  'chat message: answer lost',
  'credit request: delivered twice',
  'research: page killed',
  'answer: delivered late',
  'answer: token refused',
]);

interface Fault {
  readonly name: string;
  /** Makes it happen around the act; what is left to mend is mended when it ends. */
  happen(page: Page, line: Line, wish: Wish): Promise<Page>;
}

const spoilt = (name: string, how: Spoiling, times = 1): Fault => ({
  name,
  async happen(page, line, wish) {
    const { spoilt: count } = line.spoil(wish.call.path, how, times);
    await wish.act(page);
    await expect.poll(count, { timeout: 20_000 }).toBe(times);
    return page;
  },
});

const FAULTS: readonly Fault[] = [
  spoilt('answer lost', 'lose'),
  spoilt('delivered twice', 'double'),
  spoilt('delivered late', 'late'),
  spoilt('server down', '503', 2),
  spoilt('a portal answers', 'portal'),
  {
    name: 'page killed',
    async happen(page, line, wish) {
      const answers = line.hold(wish.call.path);
      await wish.act(page);
      await expect.poll(answers.held, { timeout: 20_000 }).toBe(1);
      const address = page.url();
      const next = await page.context().newPage();
      await page.close();
      answers.release();
      await next.goto(address);
      return next;
    },
  },
  {
    name: 'offline flaps',
    async happen(page, _line, wish) {
      const context = page.context();
      await controlled(page);
      await context.setOffline(true);
      await wish.act(page);
      await wish.atOnce(page);
      for (const offline of [false, true, false, true, false]) {
        await context.setOffline(offline);
        await page.waitForTimeout(150);
      }
      return page;
    },
  },
  {
    name: 'two tabs',
    async happen(page, line, wish) {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('main').waitFor();
      const { spoilt: count } = line.spoil(wish.call.path, 'lose', 1);
      await page.bringToFront();
      await wish.act(page);
      await expect.poll(count, { timeout: 20_000 }).toBe(1);
      return page;
    },
  },
  {
    name: 'token refused',
    async happen(page, line, wish) {
      const refusal = line.refuse(wish.call.path);
      await wish.act(page);
      await expect.poll(refusal.refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
      refusal.stop();
      return page;
    },
  },
];

/** Whatever the dialog of a deletion asks meanwhile: the person wants it done. */
const insist = async (page: Page) => {
  const retry = page.getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) await retry.click({ timeout: 500 }).catch(() => undefined);
};

for (const wish of WISHES) {
  for (const fault of FAULTS) {
    const name = `${wish.name}: ${fault.name}`;
    test(`[OUT-6] ${name}: it happens once${CORE.has(name) ? '' : ' @long'}`, async ({ device, line }) => {
      test.setTimeout(120_000);
      device.expect(/status of (401|429|503)/);
      const page = await device.open();
      await wish.prepare(page, line.origin);
      line.forget();
      const after = await fault.happen(page, line, wish);
      await expect(async () => {
        await insist(after);
        expect(await wish.effect(after)).toEqual(wish.once);
      }).toPass({ timeout: 60_000, intervals: [500] });
      // However often it was tried, it was one operation.
      await expect(after.getByRole('button', { name: /waiting/ })).toHaveCount(0, { timeout: 60_000 });
      const tries = line.answered(wish.call.path).filter(({ method }) => method === wish.call.method);
      expect(tries.length).toBeGreaterThan(0);
      expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    });
  }
}
