import type { Page } from 'playwright';
import { ask } from './at-server.ts';
import { expect } from './journey.ts';

export const IDEA = 'Tomato farmers in Ghana take what the middleman offers since they do not know the price in town';

export const problems = (page: Page) => page.getByRole('list', { name: 'Problem statements' }).locator('> li');
export const ideas = (page: Page) => page.getByRole('list', { name: 'Refined ideas' }).getByRole('listitem');

/** Sends an idea from the box on the screen. */
export async function sendIdea(page: Page, idea: string): Promise<void> {
  await page.getByLabel('Describe your idea').fill(idea);
  await page.getByRole('button', { name: /^Refine (idea|when I’m back)$/ }).click();
}

/** Refines an idea and waits for its problems; answers with the session's id. */
export async function refineIdea(page: Page, origin: string, idea: string): Promise<string> {
  await page.goto(`${origin}/prefine`);
  await sendIdea(page, idea);
  await expect(problems(page).first()).toBeVisible({ timeout: 20_000 });
  return new URL(page.url()).searchParams.get('session') ?? '';
}

/** What the server keeps, asked of it directly: the refiner's answers have no envelope. */
export async function kept(page: Page): Promise<string[]> {
  const { sessions } = (await ask(page, '/api/prefine/history')) as unknown as {
    sessions: { original_idea: string }[];
  };
  return sessions.map((session) => session.original_idea);
}
