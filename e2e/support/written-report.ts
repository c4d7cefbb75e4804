import type { Page } from 'playwright';
import { forgetAll } from './at-device.ts';

const REPORT = /\/api\/market-validation\/report\/[0-9a-f-]{36}/;
export const WORKED = 'What a family owes, by the day';

/** The report at `address` as a model would have written it, with a page of advice and a table on it. */
export async function asWritten(page: Page, address: string): Promise<void> {
  await forgetAll(page, 'bodies');
  await page.route(REPORT, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { report } = body.data;
    report.executive_summary = [
      '**Our view, to be checked.**',
      '- **What is wrong:** The bill jumps while nobody looks. Say on day five what the table below says.\n'
        .repeat(20)
        .trim(),
      report.executive_summary,
    ].join('\n\n');
    report.metadata.labels = { advice: 'Our view, to be checked', head_advice: '**Our view, to be checked.**' };
    report.tables.push({
      id: 'worked',
      title: WORKED,
      section: 'executive_summary',
      headers: ['days in the hospital’s cold room', 'what the family owes the hospital'],
      rows: [7, 14, 30, 60, 90].map((day) => [String(day), `${(day * 28).toLocaleString('en')} cedis`]),
    });
    await route.fulfill({ response, json: body });
  });
  await page.goto(address);
  await page.getByRole('table', { name: WORKED }).waitFor();
}
