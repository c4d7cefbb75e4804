import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_PUBLIC_KEY } from '../../src/contract/headers.ts';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import { postgresBinaries, startPostgres } from '../support/server-postgres.ts';
import { type Speaker, speak } from '../support/server-process.ts';

const ENTRY = join(import.meta.dirname, '..', 'support', 'server-kill-entry.ts');

let running: Speaker | undefined;
const cleanUps: (() => void)[] = [];
afterEach(async () => {
  await running?.kill('SIGKILL');
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A life of the server: until the step is saved, or for good. */
async function live(where: string, waitAfter = '') {
  running = speak(process.execPath, ['--import', 'tsx', ENTRY, where, waitAfter]);
  const base = `http://127.0.0.1:${(await running.line('ready ')).slice(6)}`;
  const call = async (method: string, path: string, token = '', body?: object, key = '') => {
    const answer = await fetch(base + path, {
      method,
      headers: { apikey: DEFAULT_PUBLIC_KEY, authorization: `Bearer ${token}`, 'idempotency-key': key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: a test is about to look at it
    return (await answer.json()) as any;
  };
  return { call, speaker: running };
}

type Call = Awaited<ReturnType<typeof live>>['call'];

async function begin(call: Call) {
  const email = `${randomUUID()}@example.org`;
  const { access_token: token } = await call('POST', '/auth/v1/signup', '', { email, password: 'a long passphrase' });
  const id = randomUUID();
  const { success } = await call('POST', '/api/market-validation/jobs', token, { query: 'Tomatoes rot' }, id);
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
      await speaker.line(`step ${step}`);
      expect(speaker.said().match(/^step /gm)).toHaveLength(1);
      await speaker.kill('SIGKILL');
    }
    const { call } = await live(folder);
    await expectOneReportForOneCredit(call, job?.token ?? '', job?.id ?? '');
  });

  it.skipIf(postgresBinaries() === null)(
    'over PostgreSQL, which was itself cut off, is followed by another worker (left out where no PostgreSQL is installed)',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres();
      cleanUps.push(() => postgres.stop());
      const first = await live(postgres.url, 'challenges');
      const { token, id } = await begin(first.call);
      await first.speaker.line('step challenges');
      await first.speaker.kill('SIGKILL');
      postgres.restart();
      const second = await live(postgres.url);
      await expectOneReportForOneCredit(second.call, token, id);
      expect(second.speaker.said()).not.toContain('step industry');

      postgres.restart();
      const again = await begin(second.call);
      await expectOneReportForOneCredit(second.call, again.token, again.id);
    },
  );
});
