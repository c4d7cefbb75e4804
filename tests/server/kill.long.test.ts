import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { inboxMessages } from '../../server/db/schema/inbox.ts';
import { DEFAULT_PUBLIC_KEY } from '../../src/contract/headers.ts';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import { postgresBinaries, startPostgres } from '../support/server-postgres.ts';
import { type Speaker, speak } from '../support/server-process.ts';

const ENTRY = join(import.meta.dirname, '..', 'support', 'server-kill-entry.ts');

const running: Speaker[] = [];
const cleanUps: (() => void)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((speaker) => speaker.kill('SIGKILL')));
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A life of the server: until the step is saved, or for good. */
async function live(where: string, wait = '') {
  const speaker = speak(process.execPath, ['--import', 'tsx', ENTRY, where, wait]);
  running.push(speaker);
  const base = `http://127.0.0.1:${(await speaker.line('ready ')).slice(6)}`;
  const call = async (method: string, path: string, token = '', body?: object, key = '') => {
    const answer = await fetch(base + path, {
      method,
      headers: { apikey: DEFAULT_PUBLIC_KEY, authorization: `Bearer ${token}`, 'idempotency-key': key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: a test is about to look at it
    return (await answer.json()) as any;
  };
  return { base, call, speaker };
}

type Call = Awaited<ReturnType<typeof live>>['call'];

async function begin(call: Call, query = 'Tomatoes rot') {
  const email = `${randomUUID()}@example.org`;
  const { access_token: token } = await call('POST', '/auth/v1/signup', '', { email, password: 'a long passphrase' });
  const id = randomUUID();
  const { success } = await call('POST', '/api/market-validation/jobs', token, { query }, id);
  expect(success).toBe(true);
  return { token: token as string, id };
}

async function expectOneReportForOneCredit(call: Call, token: string, id: string) {
  const deadline = Date.now() + 30_000;
  let state = { status: '' };
  while (state.status !== 'completed' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    state = (await call('GET', `/api/market-validation/status/${id}`, token)).data;
  }
  expect(state).toMatchObject({ status: 'completed', progress: 100, report_id: id, refunded: false });
  expect((await call('GET', '/api/reports/history', token)).data.reports).toMatchObject([{ id, rev: 1 }]);
  expect((await call('GET', '/api/credits/status', token)).data.used).toBe(1);
}

describe('[SRV-3] a server killed with -9', () => {
  it('after each of the six steps goes on: one report, one credit', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baraza-kill-'));
    cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
    let job: Awaited<ReturnType<typeof begin>> | undefined;
    for (const { id: step } of RESEARCH_STEPS) {
      const { call, speaker } = await live(folder, step);
      job ??= await begin(call);
      await speaker.line(`step ${step} `);
      expect(speaker.said().match(/^step /gm)).toHaveLength(1);
      await speaker.kill('SIGKILL');
    }
    const { call } = await live(folder);
    await expectOneReportForOneCredit(call, job?.token ?? '', job?.id ?? '');
  });

  it.skipIf(postgresBinaries() === null)(
    'over PostgreSQL, at each of the six steps, is taken over within 15 s (left out where no PostgreSQL is installed)',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres();
      cleanUps.push(() => postgres.stop());
      const first = await live(postgres.url, 'wait');
      // The last step's job holds its whole process still: it comes last.
      const jobs: Awaited<ReturnType<typeof begin>>[] = [];
      for (const { id: step } of RESEARCH_STEPS) {
        jobs.push(await begin(first.call, `Rot after ${step}`));
        await first.speaker.line(`step ${step} Rot after ${step}`);
      }
      const second = await live(postgres.url);
      await first.speaker.kill('SIGKILL');
      const killed = Date.now();
      for (const { token, id } of jobs) await expectOneReportForOneCredit(second.call, token, id);
      expect(Date.now() - killed).toBeLessThan(15_000);
    },
  );

  it.skipIf(postgresBinaries() === null)(
    'over PostgreSQL, which was itself cut off, is followed by another worker (left out where no PostgreSQL is installed)',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres();
      cleanUps.push(() => postgres.stop());
      const first = await live(postgres.url, 'challenges');
      const { token, id } = await begin(first.call);
      await first.speaker.line('step challenges ');
      await first.speaker.kill('SIGKILL');
      await postgres.restart();
      const second = await live(postgres.url);
      await expectOneReportForOneCredit(second.call, token, id);
      expect(second.speaker.said()).not.toContain('step industry ');

      await postgres.restart();
      const again = await begin(second.call);
      await expectOneReportForOneCredit(second.call, again.token, again.id);
    },
  );
});

describe.skipIf(postgresBinaries() === null)('a PostgreSQL that is restarted while writes are under way', () => {
  it('ends no process: each write is answered 503 with Retry-After or done, once', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres();
    cleanUps.push(() => postgres.stop());
    const { base, call, speaker } = await live(postgres.url);
    const { token } = await begin(call);
    let stop = false;
    const answers = new Set<number>();
    let kept = 0;
    const write = async () => {
      while (!stop) {
        const key = randomUUID();
        for (let status = 0; status !== 200; ) {
          const answer = await fetch(`${base}/api/feedback`, {
            method: 'POST',
            headers: { apikey: DEFAULT_PUBLIC_KEY, authorization: `Bearer ${token}`, 'idempotency-key': key },
            body: JSON.stringify({ about: 'report', text: 'A restart came between' }),
          });
          status = answer.status;
          answers.add(status);
          if (status === 200) continue;
          expect([status, answer.headers.get('retry-after')]).toEqual([503, '2']);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        kept += 1;
      }
    };
    const writers = Array.from({ length: 8 }, write);
    for (let restarts = 0; restarts < 3; restarts += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await postgres.restart();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    stop = true;
    await Promise.all(writers);
    expect(speaker.process.exitCode).toBeNull();
    expect([...answers].sort()).toEqual([200, 503]);
    const database = openPostgres(postgres.url, () => {});
    const rows = await database.sql.select({ id: inboxMessages.id }).from(inboxMessages);
    await database.close();
    expect(rows).toHaveLength(kept);
  });
});
