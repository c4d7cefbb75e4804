import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { DEFAULT_ACCOUNTS } from '../../server/auth/settings.ts';
import { type ClientFiles, readClientFiles } from '../../server/client-files.ts';
import type { Database } from '../../server/db/database.ts';
import { createLog } from '../../server/log.ts';
import type { Email } from '../../server/mail/email.ts';
import type { Env } from '../../server/middleware/env.ts';
import { DEFAULT_TIMINGS } from '../../server/queue/queue.ts';
import { packsFrom } from '../../server/research/engine/packs.ts';
import { engineAdvice } from '../../server/research/tasks/advice.ts';
import { type RuntimeOptions, startRuntime } from '../../server/runtime.ts';
import { DEFAULT_PUBLIC_KEY } from '../../src/contract/headers.ts';
import { questionSetOf } from '../../src/contract/question-set.ts';
import type { JobState, Question } from '../../src/contract/research.ts';
import type { Answers } from '../../src/engine/reading/slots.ts';
import type { ServerLog } from '../../src/lib/log.ts';
import { freshDatabase } from './fresh-database.ts';
import { type ScriptedEngine, scriptedEngine } from './server-engine.ts';

export const ORIGIN = 'http://localhost:4173';
export const PASSWORD = 'a long enough passphrase';

/** A clock that runs by itself and can be set forward. */
export function testClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms: number) {
      ahead += ms;
    },
  };
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the body of an answer is what a test is about to look at
  readonly body: any;
}

interface CallOptions {
  readonly as?: Person;
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestServer {
  readonly app: Hono<Env>;
  readonly engine: ScriptedEngine;
  readonly clock: ReturnType<typeof testClock>;
  readonly database: Database;
  readonly client: ClientFiles;
  /** Every line that was logged. */
  readonly logged: string[];
  /** Letters that were carried away, the oldest first. */
  readonly letters: Email[];
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  signUp(email?: string): Promise<Person>;
  startJob(person: Person, query?: string, key?: string): Promise<string>;
  /** Waits until the job is in one of the states. */
  until(person: Person, jobId: string, ...states: JobState['status'][]): Promise<JobState>;
  /** A finished report's id. */
  /** Answers whatever is asked, the nearest playbook by its first line, all else as chosen or not at all; gives the job at its end. */
  finish(person: Person, jobId: string, chosen?: Answers): Promise<JobState>;
  report(person: Person, query?: string): Promise<string>;
  stop(): Promise<void>;
}

/** A small built client: a page with an inline script, an asset, compressed forms. */
export function sampleClient(): ClientFiles {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-client-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Baraza</title><script>document.documentElement.dataset.js = 1</script><script src="/assets/a.js"></script>',
  );
  writeFileSync(join(folder, 'build.json'), '{"id":"test-build"}');
  return readClientFiles(folder);
}

export function memoryLog(): { log: ServerLog; logged: string[] } {
  const logged: string[] = [];
  return { log: createLog('debug', { write: (line: string) => void logged.push(line) }), logged };
}

export async function startTestServer(overrides: Partial<RuntimeOptions> = {}): Promise<TestServer> {
  const clock = testClock();
  const engine = scriptedEngine();
  const { log, logged } = memoryLog();
  const letters: Email[] = [];
  const client = overrides.client ?? sampleClient();
  const database = overrides.database ?? (await freshDatabase());
  const runtime = await startRuntime({
    database,
    client,
    engine,
    advice: engineAdvice(packsFrom(client.evidenceFolder)),
    lookingUp: null,
    clock,
    deliver: async (_id, letter) => {
      letters.push(letter);
    },
    newId: randomUUID,
    log,
    origin: ORIGIN,
    publicKey: DEFAULT_PUBLIC_KEY,
    supabaseUrl: null,
    accounts: DEFAULT_ACCOUNTS,
    allowance: { market_validation: 3, problem_generator: 3 },
    timings: { ...DEFAULT_TIMINGS, pollSeconds: 0.5, superviseSeconds: 1, retryDelaySeconds: 0 },
    stream: { heartbeatMs: 200, pollMs: 100 },
    workers: 2,
    addressOf: (c: Context) => c.req.header('x-test-address') ?? '127.0.0.1',
    ...overrides,
  });
  const { app } = runtime;

  const call: TestServer['call'] = async (method, path, { as, key, body, headers = {} } = {}) => {
    const answer = await app.request(path, {
      method,
      headers: {
        apikey: DEFAULT_PUBLIC_KEY,
        ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = (answer.headers.get('content-type') ?? '').includes('json');
    return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
  };

  const server: TestServer = {
    app,
    engine,
    clock,
    database,
    client,
    logged,
    letters,
    call,
    async signUp(email = `${randomUUID()}@example.org`) {
      const { status, body } = await call('POST', '/auth/v1/signup', {
        body: { email, password: PASSWORD, data: { full_name: 'Ama Mensah' } },
        headers: { 'x-test-address': randomUUID() },
      });
      if (status !== 200) throw new Error(`Sign-up was answered ${status}: ${JSON.stringify(body)}`);
      return { id: body.user.id, email, token: body.access_token, refreshToken: body.refresh_token };
    },
    async startJob(person, query = 'Tomatoes rot before they reach Accra', key = randomUUID()) {
      const { status, body } = await call('POST', '/api/market-validation/jobs', { as: person, key, body: { query } });
      if (status !== 200) throw new Error(`The start was answered ${status}: ${JSON.stringify(body)}`);
      return body.data.job_id;
    },
    async until(person, jobId, ...states) {
      const deadline = Date.now() + 15_000;
      for (;;) {
        const { body } = await call('GET', `/api/market-validation/status/${jobId}`, { as: person });
        if (states.includes(body.data?.status)) return body.data;
        if (Date.now() > deadline) throw new Error(`The job stayed ${JSON.stringify(body)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async finish(person, jobId, chosen = {}) {
      for (;;) {
        const state = await server.until(person, jobId, 'completed', 'failed', 'clarification_needed');
        if (state.status !== 'clarification_needed') return state;
        const questions: readonly Question[] = state.questions;
        const answers = Object.fromEntries(
          questions.map(({ id, slot, choices }) => [
            id,
            (slot && chosen[slot]) ?? (slot === 'nearest' ? (choices[0] ?? '') : ''),
          ]),
        );
        const path = `/api/market-validation/answers/${jobId}`;
        const body = { answers, set: questionSetOf(questions) };
        const { status } = await call('POST', path, { as: person, key: randomUUID(), body });
        if (status !== 200) throw new Error(`The answers were answered ${status}`);
      }
    },
    async report(person, query) {
      const id = await server.startJob(person, query);
      await server.until(person, id, 'completed');
      return id;
    },
    stop: () => runtime.stop(2_000),
  };
  return server;
}
