/**
 * npm run bench:load [-- postgres]: how long people wait while a server is busy. The built server, embedded or over
 * PostgreSQL, is asked by people with small needs while twenty reports are made, and while one account keeps sending its
 * heaviest calls eight at a time. Prints JSON as its last line; milliseconds.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PUBLIC_KEY } from '../src/contract/headers.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startPostgres } from '../tests/support/server-postgres.ts';

const REPORTS = 20;
const SECONDS = 20;
const PROBLEM =
  'Tomato traders in Kumasi lose a third of each load because crates crush. 400 cedis a crate, 60 crates a trip.';
const LONG_IDEA =
  `An app that tells farmers the price of tomatoes in the next town. ${'They sell at the gate for half. '.repeat(30)}`.slice(
    0,
    1_000,
  );

const overPostgres = process.argv.includes('postgres');
const folder = mkdtempSync(join(tmpdir(), 'baraza-load-'));
const postgres = overPostgres ? await startPostgres() : null;
const port = await freePort();
const base = `http://127.0.0.1:${port}`;

async function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BARAZA_PORT: String(port),
      BARAZA_ORIGIN: base,
      BARAZA_DATA: folder,
      BARAZA_LOG_LEVEL: 'error',
      // Nobody outside is asked.
      BARAZA_LITERATURE: 'off',
      BARAZA_WEEKLY_CREDITS: '9999',
      // Everybody comes from an address of their own.
      BARAZA_TRUST_PROXY: 'true',
      ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + 60_000;
  while (
    !(await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || server.exitCode !== null) throw new Error('The server did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return server;
}

const addresses = new Map<string, string>();
function addressOf(token: string): string {
  const known = addresses.get(token) ?? `192.0.2.${addresses.size + 1}`;
  addresses.set(token, known);
  return known;
}

async function call(method: string, path: string, token: string, body?: object): Promise<Response> {
  return fetch(base + path, {
    method,
    headers: {
      apikey: DEFAULT_PUBLIC_KEY,
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': addressOf(token),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signUp(): Promise<string> {
  const answer = await call('POST', '/auth/v1/signup', '', {
    email: `${randomUUID()}@example.org`,
    password: 'a long enough passphrase',
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const before = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return performance.now() - before;
}

const percentile = (times: readonly number[], share: number): number =>
  Math.round(([...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0) * 10) / 10;
const summary = (times: readonly number[]) => ({
  n: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  max: percentile(times, 1),
});

/** Asks again and again, with a breath between, until `stop` says so. */
async function probe(work: () => Promise<Response>, isOver: () => boolean, pauseMs: number): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await timed(work));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

const health = () => fetch(`${base}/healthz`);

async function report(token: string): Promise<string> {
  const started = await call('POST', '/api/market-validation/jobs', token, { query: PROBLEM });
  if (!started.ok) throw new Error(`A start was answered ${started.status}: ${await started.text()}`);
  const { data } = (await started.json()) as { data: { job_id: string } };
  return data.job_id;
}

async function finished(token: string, id: string): Promise<void> {
  for (;;) {
    const answer = await call('GET', `/api/market-validation/status/${id}`, token);
    const { data } = (await answer.json()) as { data: { status: string; questions: { id: string }[] } };
    if (data.status === 'completed') return;
    if (data.status === 'failed') throw new Error('A report failed');
    if (data.status === 'clarification_needed') {
      const answers = Object.fromEntries(data.questions.map((question) => [question.id, '']));
      await call('POST', `/api/market-validation/answers/${id}`, token, { answers });
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Refining is held to twenty a minute for one account: so many take turns that a p99 is more than the slowest call. */
const REFINERS = 8;

/** What people with small needs ask while somebody else is heavy: each kind by itself. */
async function others([reader, spender, ...refiners]: readonly string[], isOver: () => boolean) {
  let turn = 0;
  const refine = () => call('POST', '/api/prefine/refine', refiners[turn++ % REFINERS] ?? '', { raw_idea: PROBLEM });
  const [healthz, history, credits, refined] = await Promise.all([
    probe(health, isOver, 10),
    probe(() => call('GET', '/api/reports/history', reader ?? ''), isOver, 60),
    probe(() => call('GET', '/api/credits/status', spender ?? ''), isOver, 60),
    probe(refine, isOver, 130),
  ]);
  return { healthz: summary(healthz), history: summary(history), credits: summary(credits), refine: summary(refined) };
}

/** What the process holds of the machine's memory. */
const memoryMb = ({ pid }: ChildProcess): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

let server = await startServer();
try {
  const founder = await signUp();
  const first = await report(founder);
  await finished(founder, first);

  // A fresh process with a report already there: its first question of all.
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  server = await startServer();
  let isOver = false;
  const during = probe(health, () => isOver, 5);
  const question = {
    report_id: first,
    content: 'Who pays for this?',
    chat_session_id: null,
    web_search_enabled: false,
  };
  const firstChat = await timed(() => call('POST', '/api/chat/message', founder, question));
  isOver = true;
  const firstChatHealth = summary(await during);
  const secondChat = await timed(() => call('POST', '/api/chat/message', founder, question));

  const afterFirstChat = memoryMb(server);

  const people: string[] = [];
  for (let i = 0; i < REPORTS; i += 1) people.push(await signUp());
  const started = performance.now();
  isOver = false;
  const whileReports = probe(health, () => isOver, 5);
  const jobs = await Promise.all(people.map(async (token) => [token, await report(token)] as const));
  await Promise.all(jobs.map(([token, id]) => finished(token, id)));
  isOver = true;
  const reportsMs = Math.round(performance.now() - started);
  const healthWhileReports = summary(await whileReports);
  const memory = { after_first_chat: afterFirstChat, after_reports: memoryMb(server) };

  const smallNeeds = () => Promise.all(Array.from({ length: 2 + REFINERS }, signUp));
  const heavy = await signUp();
  for (let i = 0; i < 3; i += 1) await finished(heavy, await report(heavy));
  const until = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() > end;
  };
  const heaviest = (of: string) => [
    () => call('POST', '/api/prefine/refine', of, { raw_idea: LONG_IDEA }),
    () => call('POST', '/api/prefine/variants', of, { problem_statement: LONG_IDEA }),
    () => call('POST', '/api/account/export', of, {}),
    () => call('GET', '/api/reports/search?q=tomato', of),
  ];
  // The engine and the paths of every kind, the heavy ones too, are warm before anything is compared.
  const warming = await signUp();
  for (const ask of [...heaviest(warming), ...heaviest(warming)]) await (await ask()).arrayBuffer();
  await Promise.all([others(await smallNeeds(), until(14_000)), others(await smallNeeds(), until(14_000))]);
  const alone = await others(await smallNeeds(), until(SECONDS * 1_000));
  const besides = await smallNeeds();
  // Eight at a time, of what costs the most; what the limits refuse is simply sent again.
  const isEnough = until(SECONDS * 1_000);
  const calls = heaviest(heavy);
  const sent = new Map<number, number>();
  const attack = Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      while (!isEnough()) {
        const answer = await (calls[i % calls.length] ?? health)();
        await answer.arrayBuffer();
        sent.set(answer.status, (sent.get(answer.status) ?? 0) + 1);
      }
    }),
  );
  const beside = await others(besides, isEnough);
  await attack;

  const ratio = (kind: keyof typeof alone) => Math.round((beside[kind].p99 / Math.max(1, alone[kind].p99)) * 100) / 100;
  const kinds = Object.keys(alone) as (keyof typeof alone)[];
  console.log(
    JSON.stringify({
      database: overPostgres ? 'PostgreSQL' : 'PGlite',
      first_chat: { ms: Math.round(firstChat), second_ms: Math.round(secondChat), healthz: firstChatHealth },
      reports: { n: REPORTS, ms: reportsMs, healthz: healthWhileReports },
      alone,
      beside_heavy: beside,
      p99_ratio: Object.fromEntries(kinds.map((kind) => [kind, ratio(kind)])),
      heavy_answers: Object.fromEntries(sent),
      memory_mb: { ...memory, at_the_end: memoryMb(server) },
    }),
  );
} finally {
  server.kill('SIGKILL');
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
