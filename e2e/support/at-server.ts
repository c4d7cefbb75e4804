import type { Page } from 'playwright';
import { expect, research, signUp } from './journey.ts';

export const PROBLEM =
  'Tomato traders in Kumasi lose a third of each load because crates crush and trucks wait. 400 cedis a crate, 60 crates a trip, 3 trips a week.';

/** A question to the server itself, past the working copy. */
export async function ask(page: Page, path: string): Promise<{ data: Record<string, unknown> }> {
  return page.evaluate(async (address) => {
    const stored = Object.keys(localStorage).find((key) => localStorage.getItem(key)?.includes('access_token')) ?? '';
    const token = JSON.parse(localStorage.getItem(stored) ?? '{}').access_token as string;
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, apikey: 'baraza-public-client' },
    });
    return answer.json();
  }, path);
}

export const idOf = (page: Page): string => /report\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
/** Somebody new with one report on the screen, and nothing that still waits to be sent. */
export const withReport = async (page: Page, origin: string) => {
  const person = await signUp(page, origin);
  await research(page, PROBLEM);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  await expect.poll(() => views(page), { timeout: 20_000 }).toEqual([1]);
  return person;
};
/** How often each report of the server's list was opened. */
const views = async (page: Page) => {
  const { data } = await ask(page, '/api/reports/history');
  return (data.reports as { viewCount: number }[]).map((report) => report.viewCount);
};
/** Whether each report of the server's list is pinned. */
export const list = async (page: Page) => {
  const { data } = await ask(page, '/api/reports/history');
  return (data.reports as { isPinned: boolean; title: string }[]).map((report) => report.isPinned);
};
