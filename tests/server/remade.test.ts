import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportBodies } from '../../server/db/schema/reports.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

/** Readings, old reports: one of before there were playbooks is made anew once, at no credit. */

const TOMATOES = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';

const ONE_CREDIT = { market_validation: 1, problem_generator: 1 };

let server: TestServer;
let ama: Person;
let old: string;
beforeAll(async () => {
  server = await startTestServer({
    client: clientWithPacks(),
    engine: evidenceEngine(realPacks),
    allowance: ONE_CREDIT,
  });
  ama = await server.signUp();
  old = await server.startJob(ama, TOMATOES);
  await server.finish(ama, old);
});
afterAll(() => server?.stop());

const remake = (as = ama, report = old, query = TOMATOES) =>
  server.call('POST', '/api/market-validation/jobs', { as, key: randomUUID(), body: { query, remakes: report } });
const used = async () => (await server.call('GET', '/api/credits/status', { as: ama })).body.data.used;

/** Leaves of a report what an earlier version noted. */
async function age(id: string): Promise<void> {
  const { sql } = server.database;
  const [row] = await sql.select().from(reportBodies).where(eq(reportBodies.reportId, id));
  if (row === undefined) throw new Error('The report is not there');
  const { playbook: _, ...metadata } = row.content.metadata;
  await sql
    .update(reportBodies)
    .set({ content: { ...row.content, metadata } })
    .where(eq(reportBodies.reportId, id));
}

it('is refused for a report that was made from a playbook', async () => {
  expect((await remake()).status).toBe(404);
});

it('starts with no credit left, takes none, and happens once', async () => {
  await age(old);
  const plain = await server.call('POST', '/api/market-validation/jobs', {
    ...{ as: ama, key: randomUUID() },
    body: { query: TOMATOES },
  });
  expect(plain.body.code).toBe('credits_exhausted');

  const kofi = await server.signUp();
  expect((await remake(kofi)).status).toBe(404);

  const [first, second] = await Promise.all([remake(), remake()]);
  const [begun, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(refused).toMatchObject({ status: 409, body: { code: 'already_remade' } });
  const { job_id } = begun.body.data;
  await server.finish(ama, job_id);
  expect(await used()).toBe(1);
  const made = await server.call('GET', `/api/market-validation/report/${job_id}`, { as: ama });
  expect(made.body.data.report.metadata.playbook).toBe('agriculture.transit-loss');
  const kept = await server.call('GET', `/api/market-validation/report/${old}`, { as: ama });
  expect(kept.status).toBe(200);
});

it('takes no note of what was found and no correction: nothing is known that it could be made from', async () => {
  const kofi = await server.signUp();
  const report = await server.startJob(kofi, TOMATOES);
  await server.finish(kofi, report);
  await age(report);
  for (const [path, body] of [
    ['found', { text: 'I counted 19 of 83 crates crushed.' }],
    ['reading', { slot: 'where', answer: 'Nakuru, Kenya' }],
  ] as const) {
    const answer = await server.call('POST', `/api/reports/${report}/${path}`, { as: kofi, key: randomUUID(), body });
    expect(answer, path).toMatchObject({ status: 409, body: { code: 'report_of_earlier_version' } });
  }
});

it('may be tried again when the first try was taken back', async () => {
  const other = await server.signUp();
  const report = await server.startJob(other, TOMATOES);
  await server.finish(other, report);
  await age(report);
  const first = (await remake(other, report, 'Tomatoes')).body.data.job_id;
  await server.until(other, first, 'clarification_needed');
  await server.call('POST', `/api/market-validation/cancel/${first}`, { as: other, key: randomUUID(), body: {} });
  expect((await remake(other, report)).status).toBe(200);
});
