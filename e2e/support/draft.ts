import type { Page } from 'playwright';
import { answerUntil, expect } from './journey.ts';

/** Fetches what drafts need, and begins one without the network; leaves the page on it, offline. */
export async function beginDraftOffline(page: Page, problem: string): Promise<void> {
  // The kit is offered where the connection is explained, and fetched because somebody asked for it.
  await page.reload();
  await page.getByRole('button', { name: 'Online', exact: true }).click();
  await page.getByRole('button', { name: 'Fetch the drafting kit' }).click();
  await expect(page.getByText('Drafts can be written on this device without a network.')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Close' }).click();

  await page.context().setOffline(true);
  await expect(page.getByRole('button', { name: 'Offline', exact: true })).toBeVisible();
  await page.getByLabel('Describe the problem to validate').fill(problem);
  await expect(page.getByRole('button', { name: 'Research when I’m back' })).toBeVisible();
  await page.getByRole('button', { name: 'Draft now on this device' }).click();
}

/** The same, answered to its end. */
export async function draftOffline(page: Page, problem: string): Promise<void> {
  await beginDraftOffline(page, problem);
  await answerUntil(page, page.getByText('Draft made on this device, not yet researched'));
}
