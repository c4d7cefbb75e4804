import type { Page, Route } from 'playwright';

const START = /\/api\/market-validation\/jobs$/;
const STATUS = /\/api\/market-validation\/status\//;
const EVENTS = /\/api\/jobs\/[0-9a-f-]{36}\/events/;

/** As the real server names itself: an answer without it is taken for somebody else's. */
const headers = { 'x-baraza-build': 'dev' };

/**
 * A server whose research comes to nothing and gives the credit back, as it does where a step fails again and again: told in its
 * place, because the engine is not to be broken for a journey. Answers with what lets the real one be heard again.
 */
export async function failResearch(page: Page): Promise<() => Promise<void>> {
  const start = (route: Route) => {
    const request = route.request();
    const jobId = request.headers()['idempotency-key'];
    return request.method() === 'POST'
      ? route.fulfill({ status: 200, headers, json: { success: true, data: { job_id: jobId } } })
      : route.continue();
  };
  const status = (route: Route) =>
    route.fulfill({
      status: 200,
      headers,
      json: {
        success: true,
        data: {
          job_id: /status\/([0-9a-f-]{36})/.exec(route.request().url())?.[1],
          status: 'failed',
          progress: 50,
          stage: null,
          questions: [],
          answered: 0,
          report_id: null,
          error: 'An error occurred during market validation research.',
          error_code: 'research_failed',
          refunded: true,
          query: 'Tomatoes',
          created_at: new Date().toISOString(),
          slow: false,
          language: 'en',
          trail: [],
        },
      },
    });
  const events = (route: Route) => route.abort();
  await page.route(START, start);
  await page.route(STATUS, status);
  await page.route(EVENTS, events);
  return async () => {
    await page.unroute(START, start);
    await page.unroute(STATUS, status);
    await page.unroute(EVENTS, events);
  };
}
