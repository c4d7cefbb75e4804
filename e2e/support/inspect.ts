import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from './journey.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything WCAG 2.2 AA asks that a program can see, and what is held to be good besides. */
export const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What a theme changes: it brings colours and nothing else. */
export const OF_COLOUR: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const LOOKS = [
  { colorScheme: 'dark', asks: OF_COLOUR },
  { colorScheme: 'light', asks: ALL },
] as const;

/** What axe finds on the screen as it stands: each rule with the elements that break it. */
export async function violations(page: Page, asks: axe.RunOnly): Promise<string[]> {
  // In the page itself, not through a page beside it: several times quicker, and no frame of ours is another's.
  await page.evaluate(`window.axe ?? (() => { ${SOURCE} })()`);
  return page.evaluate(async (runOnly) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run({ runOnly, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target).join(' ')}`);
  }, asks);
}

/** Axe finds nothing in either theme, and nothing is wider than the screen. */
export async function inspect(page: Page, screen: string) {
  for (const { colorScheme, asks } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, asks), `${screen}, ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${screen} scrolls sideways`).toBe(0);
}
