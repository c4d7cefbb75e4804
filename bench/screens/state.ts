import type { Page } from 'playwright';
import type { Who, World } from './world.ts';

interface Visit {
  readonly page: Page;
  readonly world: World;
}

/** A screen in one of its states, and how a person gets there. */
export interface State {
  readonly name: string;
  readonly as: Who;
  /** What the state provokes on purpose and the console may say. */
  readonly expects?: RegExp;
  readonly steps: (visit: Visit) => Promise<unknown>;
}

type Steps = State['steps'];

/** Opens an address, goes on with what is to be done there, and is through when `text` is on the screen. */
export const at =
  (path: string, text?: string | RegExp, then?: Steps): Steps =>
  async (visit) => {
    const { page, world } = visit;
    await page.goto(path.startsWith('/') ? `${world.origin}${path}` : (world.made.get(path) ?? path));
    await page.getByRole('heading').first().waitFor();
    await then?.(visit);
    if (text !== undefined) await page.getByText(text).filter({ visible: true }).first().waitFor();
  };

/** Calls to `path` are answered like this: a status; never; or as if the network broke off. */
export async function answer(page: Page, path: RegExp, how: number | 'never' | 'broken', body: object = {}) {
  await page.route(path, (route) => {
    if (how === 'never') return;
    return how === 'broken'
      ? route.abort()
      : route.fulfill({
          status: how,
          // Without it the answer is taken for somebody else's, and the server for away.
          headers: { 'x-baraza-build': 'dev' },
          json: { success: how < 400, error: 'Refused', code: 'internal', ...body },
        });
  });
}

/** An answer that is still on its way would tell the page that there is a network after all. */
export const offline = async (page: Page) => {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Offline/ }).waitFor();
};

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .filter({ visible: true })
    .first()
    .click();

export const STATUS_NOISE = /status of (4|5)\d\d/;
