import type { Page } from 'playwright';
import { ask, idOf, list, PROBLEM, withReport } from './at-server.ts';
import { expect, signUp } from './journey.ts';

/** Something a person does that must have one effect, whatever happens on the way. */
export interface Wish {
  readonly name: string;
  /** The call that carries it. */
  readonly call: { readonly method: string; readonly path: RegExp };
  /** Brings the page to where it can be done. */
  prepare(page: Page, origin: string): Promise<void>;
  act(page: Page): Promise<void>;
  /** What a person sees at once, before the server has it. */
  atOnce(page: Page): Promise<void>;
  /** What is so at the server in the end, asked of it directly. */
  effect(page: Page): Promise<unknown>;
  readonly once: unknown;
}

let reportId = '';

export const WISHES: readonly Wish[] = [
  {
    name: 'pin',
    call: { method: 'PUT', path: /\/pin$/ },
    prepare: async (page, origin) => void (await withReport(page, origin)),
    act: (page) => page.getByRole('button', { name: 'Pin', exact: true }).click(),
    atOnce: (page) => expect(page.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible(),
    effect: list,
    once: [true],
  },
  {
    name: 'delete',
    call: { method: 'DELETE', path: /^\/api\/reports\/[0-9a-f-]{36}$/ },
    async prepare(page, origin) {
      await withReport(page, origin);
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('button', { name: /^More for / }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    },
    act: (page) => page.getByRole('button', { name: 'Delete', exact: true }).last().click(),
    // Offline the dialog closes at once; online it waits for the first answer and says how it went.
    atOnce: async () => {},
    effect: list,
    once: [],
  },
  {
    name: 'chat message',
    call: { method: 'POST', path: /^\/api\/chat\/message$/ },
    async prepare(page, origin) {
      await withReport(page, origin);
      reportId = idOf(page);
      await page.getByRole('button', { name: 'Chat with Report' }).click();
      await page.getByLabel('Your question').fill('Who pays for this?');
      await expect(page.getByRole('button', { name: 'Ask' })).toBeEnabled();
    },
    act: (page) => page.getByRole('button', { name: 'Ask' }).click(),
    atOnce: (page) =>
      expect(page.getByRole('list', { name: 'Chat with Report' }).getByText('Who pays for this?')).toBeVisible(),
    async effect(page) {
      const { data } = await ask(page, `/api/chat/history/${idOf(page) || reportId}`);
      return (data.messages as { role: string }[]).map((message) => message.role).sort();
    },
    once: ['assistant', 'user'],
  },
  {
    name: 'credit request',
    call: { method: 'POST', path: /^\/api\/credit-requests$/ },
    async prepare(page, origin) {
      await signUp(page, origin);
      await page.goto(`${origin}/credit-request`);
      await page.getByRole('button', { name: 'Submit Request' }).waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Submit Request' }).click(),
    atOnce: async () => {},
    async effect(page) {
      const id = await page.evaluate(() => JSON.parse(localStorage.getItem('baraza-account') ?? '{}').id as string);
      const { data } = await ask(page, `/api/credit-requests/check/${id}?credit_type=market_validation`);
      return data.hasRequestedThisWeek;
    },
    once: true,
  },
  {
    name: 'research',
    call: { method: 'POST', path: /^\/api\/market-validation\/jobs$/ },
    async prepare(page, origin) {
      await signUp(page, origin);
      await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
    },
    act: (page) => page.getByRole('button', { name: 'Research' }).click(),
    atOnce: (page) => expect(page.getByText('Tomato traders in Kumasi').first()).toBeVisible(),
    async effect(page) {
      const { data } = await ask(page, '/api/credits/status');
      return data.used;
    },
    once: 1,
  },
  {
    name: 'answer',
    call: { method: 'POST', path: /^\/api\/market-validation\/answers\// },
    async prepare(page, origin) {
      await signUp(page, origin);
      await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
      await page.getByRole('button', { name: 'Research' }).click();
      await page.getByRole('button', { name: /arrive crushed/ }).click();
      await page.getByText('Why does it happen, as you see it?').waitFor();
      await page.getByRole('button', { name: 'Skip' }).click();
      // The last set.
      await page.getByText('What have your talks and counts shown so far?').waitFor();
      const { data } = await ask(page, '/api/market-validation/jobs');
      const [{ answered, questions }] = data.jobs as [{ answered: number; questions: readonly unknown[] }];
      // All but the last: its answer sends them.
      for (let at = answered + 1; at < answered + questions.length; at += 1) {
        await page.getByText(`Question ${at} of at most`).waitFor();
        await page.getByRole('button', { name: 'Skip' }).click();
      }
      await page.getByText(`Question ${answered + questions.length} of at most`).waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Skip' }).click(),
    atOnce: async () => {},
    async effect(page) {
      const { data } = await ask(page, '/api/credits/status');
      const history = await list(page);
      return { used: data.used, reports: history.length };
    },
    once: { used: 1, reports: 1 },
  },
];
