import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reports } from '../../server/db/schema/reports.ts';
import { researchJobs } from '../../server/db/schema/research.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { refundWork } from '../../server/work/end.ts';
import { handOver } from '../../server/work/requeue.ts';
import { RESEARCH } from '../../server/work/tables.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ama: Person;
let report: string;
beforeAll(async () => {
  server = await startTestServer({ client: clientWithPacks(), engine: evidenceEngine(realPacks) });
  ama = await server.signUp();
  report = await server.startJob(
    ama,
    'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.',
  );
  await server.finish(ama, report);
});
afterAll(() => server?.stop());

it('[PULL-1] a row that was committed while the list is read belongs to the next page', async () => {
  const changes = async () => (await server.call('GET', '/api/changes', { as: ama })).body.data;
  expect((await changes()).reports.map(({ id }: { id: string }) => id)).toEqual([report]);
  // As another transaction leaves it whose revision was not there yet when the account's was read.
  await server.database.sql.update(reports).set({ rev: 1_000 }).where(eq(reports.id, report));
  const page = await changes();
  expect(page.reports).toEqual([]);
  expect(page.cursor).toBe((await changes()).cursor);
});

it('a credit is given back in the transaction that ends the job, and not when that fails', async () => {
  const used = async () => (await server.call('GET', '/api/credits/status', { as: ama })).body.data.used;
  const [job] = await server.database.sql.select().from(researchJobs).where(eq(researchJobs.userId, ama.id));
  const spent = await used();
  expect(spent).toBe(1);
  await expect(
    server.database.transaction(async (tx) => {
      if (job) await refundWork(tx, RESEARCH, job);
      throw new Error('the database went away');
    }),
  ).rejects.toThrow('went away');
  expect(await used()).toBe(spent);
});

it('a worker that has to go hands over what it still holds, and nothing that another has taken up', async () => {
  const queueId = randomUUID();
  const where = eq(researchJobs.userId, ama.id);
  const [job] = await server.database.sql
    .update(researchJobs)
    .set({ status: 'running', queueId })
    .where(where)
    .returning();
  const send = vi.fn(async () => {});
  const handedOver = async (entry: string) => {
    await handOver(server.database, { queue: { send }, newId: randomUUID }, RESEARCH, {
      id: job?.id ?? '',
      queueId: entry,
    });
    const [row] = await server.database.sql.select().from(researchJobs).where(where);
    return [row?.status, send.mock.calls.length];
  };
  expect(await handedOver(randomUUID())).toEqual(['running', 0]);
  // Of its own entry too, only what is still being worked on.
  await server.database.sql.update(researchJobs).set({ status: 'paused' }).where(where);
  expect(await handedOver(queueId)).toEqual(['paused', 0]);
  await server.database.sql.update(researchJobs).set({ status: 'running' }).where(where);
  expect(await handedOver(queueId)).toEqual(['queued', 1]);
  await server.database.sql.update(researchJobs).set({ status: 'completed' }).where(where);
});

it('a letter is tried for three days, and what cannot be carried then ends in the queue of those', async () => {
  const { rows } = await server.database.sql.execute<{
    retry_limit: number;
    retry_delay_max: number;
    dead_letter: string;
  }>(sql`select retry_limit, retry_delay_max, dead_letter from pgboss.queue where name = 'mail'`);
  const [queue] = rows;
  const days = ((queue?.retry_limit ?? 0) * (queue?.retry_delay_max ?? 0)) / 86_400;
  expect(days).toBeGreaterThanOrEqual(3);
  expect(days).toBeLessThan(4);
  expect(queue?.dead_letter).toMatch(/dead/);
});
