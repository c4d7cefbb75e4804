/**
 * npm run bench:restarts [-- 20]: a PostgreSQL that is restarted again and again under two web and two worker processes
 * while people write and order reports. Prints JSON as its last line: no process may end, nothing may be lost or doubled.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../server/db/postgres.ts';
import { DEFAULT_PUBLIC_KEY } from '../src/contract/headers.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startPostgres } from '../tests/support/server-postgres.ts';

const RESTARTS = Number(process.argv[2] ?? 20);
const PEOPLE = 6;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const postgres = await startPostgres();
const ports = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${ports[0]}`;
const processes = [
  ...ports.map((port) => ['serve', port] as const),
  ['worker', 0] as const,
  ['worker', 0] as const,
].map(([command, port]) => ({
  command,
  child: spawn(process.execPath, ['dist/server/main.js', command], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      BARAZA_ORIGIN: origin,
      BARAZA_PORT: String(port || 4173),
      BARAZA_WEEKLY_CREDITS: '9999',
      BARAZA_LOG_LEVEL: 'silent',
      // Nobody outside is asked.
      BARAZA_LITERATURE: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
}));
const bases = ports.map((port) => `http://127.0.0.1:${port}`);

async function send(method: string, path: string, token: string, key: string, body?: object): Promise<Response> {
  const base = bases[Math.floor(Math.random() * bases.length)] ?? origin;
  return fetch(base + path, {
    method,
    headers: { apikey: DEFAULT_PUBLIC_KEY, authorization: `Bearer ${token}`, 'idempotency-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** As the outbox does it: the same key until it is answered. */
async function untilAnswered(method: string, path: string, token: string, body?: object): Promise<Response> {
  const key = randomUUID();
  for (;;) {
    const answer = await send(method, path, token, key, body).catch(() => null);
    if (answer?.ok) return answer;
    if (answer !== null && ![429, 500, 503].includes(answer.status)) throw new Error(`${path}: ${answer.status}`);
    refused.set(answer?.status ?? 0, (refused.get(answer?.status ?? 0) ?? 0) + 1);
    await wait(answer?.status === 429 ? 1_000 : 100);
  }
}
const refused = new Map<number, number>();

async function signUp(): Promise<string> {
  const body = { email: `${randomUUID()}@example.org`, password: 'a long enough passphrase' };
  const answer = await untilAnswered('POST', '/auth/v1/signup', '', body);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Orders a report and answers what is asked; does not wait for its end. */
async function report(token: string): Promise<void> {
  const query = 'Maize rots in wet sacks near Lilongwe';
  const ordered = await untilAnswered('POST', '/api/market-validation/jobs', token, { query });
  const { data } = (await ordered.json()) as { data: { job_id: string } };
  for (;;) {
    const status = await untilAnswered('GET', `/api/market-validation/status/${data.job_id}`, token);
    const state = (await status.json()) as { data: { status: string; questions: { id: string }[] } };
    if (['completed', 'failed'].includes(state.data.status)) return;
    if (state.data.status === 'clarification_needed') {
      const answers = Object.fromEntries(state.data.questions.map(({ id }) => [id, '']));
      await untilAnswered('POST', `/api/market-validation/answers/${data.job_id}`, token, { answers });
      return;
    }
    await wait(300);
  }
}

try {
  for (const base of bases)
    while (
      !(await fetch(`${base}/readyz`).then(
        (a) => a.ok,
        () => false,
      ))
    )
      await wait(100);
  const people = await Promise.all(Array.from({ length: PEOPLE }, signUp));
  let isOver = false;
  let written = 0;
  let ordered = 0;
  const writers = people.flatMap((token) => [
    (async () => {
      while (!isOver) {
        await untilAnswered('POST', '/api/feedback', token, { about: 'report', text: 'A restart came between' });
        written += 1;
        await wait(80);
      }
    })(),
    (async () => {
      while (!isOver) {
        await report(token);
        ordered += 1;
        await wait(1_500);
      }
    })(),
  ]);
  for (let i = 0; i < RESTARTS; i += 1) {
    await wait(500 + Math.random() * 1_500);
    await postgres.restart(i % 2 === 0 ? 'fast' : 'immediate');
  }
  isOver = true;
  await Promise.all(writers);

  const database = openPostgres(postgres.url, () => {});
  const one = async (query: ReturnType<typeof sql>) =>
    Number(((await database.sql.execute<{ n: string }>(query)).rows[0] ?? { n: '0' }).n);
  const open = () => one(sql`select count(*) as n from research_jobs where status in ('queued', 'running')`);
  const deadline = Date.now() + 120_000;
  while ((await open()) > 0 && Date.now() < deadline) await wait(500);
  const result = {
    restarts: RESTARTS,
    processes_ended: processes.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length,
    written,
    kept: await one(sql`select count(*) as n from inbox_messages`),
    ordered,
    jobs: await one(sql`select count(*) as n from research_jobs`),
    ended: await one(sql`select count(*) as n from research_jobs where status in ('completed', 'failed')`),
    failed: await one(sql`select count(*) as n from research_jobs where status = 'failed'`),
    open: await open(),
    reports: await one(sql`select count(*) as n from reports`),
    completed: await one(sql`select count(*) as n from research_jobs where status = 'completed'`),
    credits: await one(sql`select coalesce(sum(used), 0) as n from credit_weeks`),
    retried: Object.fromEntries(refused),
  };
  await database.close();
  console.log(JSON.stringify(result));
} finally {
  for (const { child } of processes) child.kill('SIGKILL');
  postgres.stop();
}
