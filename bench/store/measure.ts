import type { BrowserContext, Page } from 'playwright';

const SCROLLS = 40;

/** From the click on the address to the moment at which `selector` is on the screen, by the page's own clock. */
export async function timeTo(context: BrowserContext, address: string, selector: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector, {
    polling: 'raf',
  });
  const ms = Number(await seen.jsonValue());
  await page.close();
  return ms;
}

/** Opens the history and waits for its first line. */
export async function openHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).first().click();
  await page.locator('.modal .list.virtual > li').first().waitFor();
}

/** From the last letter typed to the list that answers it. `expected`: how many reports that is. */
export function search(page: Page, word: string, expected: number): Promise<number> {
  return page.evaluate(
    async ([text, reports]) => {
      const field = document.querySelector<HTMLInputElement>('.modal input[type=search]');
      if (!field) throw new Error('There is no search field');
      // Only the lines in sight are there; each says how many there are in all.
      const size = () => document.querySelector('.modal .list.virtual > li')?.getAttribute('aria-setsize');
      const type = (value: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const until = async (wanted: string | null | undefined) => {
        while (size() !== wanted) await new Promise(requestAnimationFrame);
      };
      const before = size();
      const began = performance.now();
      type(text);
      await until(String(reports));
      const ms = performance.now() - began;
      type('');
      await until(before);
      return ms;
    },
    [word, expected] as const,
  );
}

/** Scrolls down until the list has asked for its last page. Answers with how many reports there are. */
export function loadAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const modal = document.querySelector('.modal');
    const size = () => Number(modal?.querySelector('.list.virtual > li')?.getAttribute('aria-setsize'));
    while (size() === -1) {
      modal?.scrollTo(0, modal.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
    modal?.scrollTo(0, 0);
    return size();
  });
}

/** The longest task while the list is scrolled from end to end on a processor four times slower; 0 when none was long. */
export async function longestTask(context: BrowserContext, page: Page): Promise<number> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(async (steps) => {
    const modal = document.querySelector('.modal');
    const scrolled = [modal, ...(modal?.querySelectorAll('*') ?? [])].find(
      (element) =>
        element &&
        element.scrollHeight > element.clientHeight + 50 &&
        getComputedStyle(element).overflowY !== 'visible',
    );
    if (!scrolled) throw new Error('Nothing can be scrolled');
    let longestMs = 0;
    const observer = new PerformanceObserver((tasks) => {
      for (const task of tasks.getEntries()) longestMs = Math.max(longestMs, task.duration);
    });
    observer.observe({ type: 'longtask' });
    const step = (scrolled.scrollHeight - scrolled.clientHeight) / steps;
    for (let n = 0; n < steps * 2; n += 1) {
      scrolled.scrollTop += n < steps ? step : -step;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.disconnect();
    return longestMs;
  }, SCROLLS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return longest;
}
