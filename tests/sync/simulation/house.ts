import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { createApp } from '../../../server/app.ts';
import type { Database } from '../../../server/db/database.ts';
import { openPglite } from '../../../server/db/pglite.ts';
import { createSettings } from '../../../server/db/product-settings.ts';
import { createLog } from '../../../server/log.ts';
import type { Advice } from '../../../server/research/tasks/advice-port.ts';
import { sweepTombstones } from '../../../server/services/changes.ts';
import { createJobEvents } from '../../../server/services/job-events.ts';
import {
  BUILD_HEADER,
  DEFAULT_PUBLIC_KEY,
  IDEMPOTENCY_HEADER,
  INSTALLATION_HEADER,
} from '../../../src/contract/headers.ts';
import { DAY } from '../../../src/lib/moments.ts';
import { databaseTemplate } from '../../support/server-template.ts';
import { AUDIT, type Happened } from './audit.ts';
import { BODY, QUESTIONS } from './sample.ts';
import { verifierAt } from './tokens.ts';

export const ORIGIN = 'http://localhost:4173';
export const PUBLIC_KEY = DEFAULT_PUBLIC_KEY;
/** So few that people run out of them. */
const CREDITS = 1;
const SWEEP_EVERY = 100;
const BEGIN = Date.UTC(2026, 0, 5);

/** One request as it travels: it may be delivered again, or late. */
export interface Delivery {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** One answer fits every question. */
const advice = {
  countParts: async () => 1,
  answer: async () => ({ content: 'An answer', chunks: [] }),
  refine: async (idea: string) => ({ kind: 'refined', title: idea, results: [] }),
} as unknown as Advice;

/** How an operation's transaction fails: as it must, or, with a safeguard missing, leaving its effect behind. */
export type Failure = 'rolled back' | 'forgotten';

/** An answer in our server's own shape. */
export const ours = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ success: false, error: code, code }), {
    status,
    headers: { 'content-type': 'application/json', [BUILD_HEADER]: 'sim', ...headers },
  });

export type House = Awaited<ReturnType<typeof openHouse>>;

/**
 * The real server in this process: its routes, services and transactions over PGlite. Of its neighbours there are
 * doubles only of those that are not on trial: who signs tokens, who works on jobs, who answers questions.
 */
export async function openHouse() {
  const real = await openPglite({ template: await databaseTemplate() });
  if (real.driver.engine !== 'pglite') throw new Error('The simulation runs on PGlite');
  const client: PGlite = real.driver.client;
  await client.exec(AUDIT);
  await client.exec('set synchronous_commit = off');
  /** Operations whose next transaction fails in its last moment. */
  const failing = new Map<string, Failure>();
  let now = BEGIN;
  let runs = 0;
  let ids = 0;
  /** No two schedules of one process meet: each has accounts, operations and addresses of its own. */
  const newId = () => {
    ids += 1;
    return `${runs.toString(16).padStart(8, '0')}-0000-4000-9000-${ids.toString(16).padStart(12, '0')}`;
  };
  const clock = { now: () => new Date(now) };
  const database: Database = {
    ...real,
    transaction: (work) =>
      real.transaction(async (tx) => {
        const done = await work(tx);
        if (failing.size > 0) {
          // Read in the transaction itself: others may be under way beside it.
          const told = (await tx.execute(sql`select current_setting('sim.op', true) as op`)) as {
            rows?: { op: string }[];
          };
          const op = told.rows?.[0]?.op ?? '';
          // The disk, the process or the connection went in the last moment: everything is rolled back.
          if (failing.get(op) === 'rolled back') throw new Error('Failed before it was committed');
          if (failing.get(op) === 'forgotten') await tx.execute(sql`delete from client_ops where op_id = ${op}`);
        }
        return done;
      }),
  };
  const app = createApp({
    database,
    queue: {
      start: async () => {},
      send: async () => {},
      work: async () => {},
      stop: async () => {},
      isReady: () => true,
      state: async () => [],
      tried: async () => new Map(),
    },
    events: createJobEvents(),
    client: {
      folder: '/nonexistent',
      build: 'sim',
      version: '0.0.0',
      scriptHashes: [],
      styleHashes: [],
      evidenceFolder: '',
      isThere: () => true,
    },
    advice,
    lookingUp: null,
    modelHost: null,
    modelPrice: { perMillion: 0, currency: '' },
    packs: () => Promise.reject(new Error('No packs here')),
    clock,
    newId,
    log: createLog('silent'),
    elapsed: () => 0,
    origin: ORIGIN,
    publicKey: PUBLIC_KEY,
    post: async () => {},
    newsletterSecret: Buffer.alloc(32),
    verifier: verifierAt(() => now),
    own: {
      read: async () => ({}),
      prove: async () => '',
      remove: async () => true,
      providerOf: async () => null,
    },
    auth: null,
    supabaseUrl: null,
    dataFolder: null,
    versions: {},
    settings: createSettings(database, clock),
    allowance: { market_validation: CREDITS, problem_generator: CREDITS },
    slow: false,
    closing: new AbortController().signal,
    stream: { heartbeatMs: 1e9, pollMs: 1e9 },
    answering: { waitMs: 25_000, limitMs: 25_000 },
    // Requests of one address are counted in real time: a quick machine plays many schedules in a minute.
    addressOf: (c) => `${runs}:${c.req.header(INSTALLATION_HEADER) ?? ''}`,
  });

  return {
    now: () => now,
    newId,
    /** The server's clock goes forward only. */
    pass(ms: number) {
      now += ms;
    },
    async deliver({ method, path, headers, body }: Delivery, fails?: Failure): Promise<Response> {
      const key = headers[IDEMPOTENCY_HEADER];
      if (key && fails) failing.set(key, fails);
      const answer = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
      if (key) failing.delete(key);
      return fails && answer.ok ? ours(500, 'internal_error') : answer;
    },
    /** For mutants of the server. */
    run: (statement: string, values: unknown[]) => client.query(statement, values),
    sweepTombstones: () => sweepTombstones(real, clock),
    sweepWithoutMark: () => client.query('delete from tombstones'),
    /** An account with finished reports, and as many refined ideas under the same ids. */
    async settle(userId: string, reportIds: readonly string[]) {
      const row = (id: string, n: number) =>
        `('${id}', '${userId}', 'Report ${n}', '', '{}', '', '${new Date(BEGIN - n * DAY).toISOString()}', ${n + 1}, '')`;
      await client.exec(
        `insert into user_sync (user_id, rev) values ('${userId}', ${reportIds.length});
         insert into reports (id, user_id, title, summary, tags, category, created_at, rev, search) values ${reportIds.map(row).join()};
         insert into report_bodies (report_id, content) values ${reportIds.map((id) => `('${id}', '${BODY}')`).join()};
         insert into refiner_sessions (id, user_id, title, original_idea, generation_ms, created_at)
           values ('${userId}', '${userId}', 'Ideas', 'Tomatoes', 1, '${new Date(BEGIN).toISOString()}');
         insert into refiner_results select id, '${userId}', user_id, 1, '', '', '[]', 1, '[]', false, created_at
           from reports where user_id = '${userId}';`,
      );
    },
    /** The worker has questions. */
    async ask(jobId: string) {
      await client.query(
        `update research_jobs set status = 'clarification_needed', questions = $2 where id = $1 and status = 'queued'`,
        [jobId, QUESTIONS],
      );
    },
    /** The worker has finished: a report appears that no device has asked for. */
    async publish(jobId: string) {
      await client.query(
        `with job as (update research_jobs set status = 'completed' where id = $1 and status = 'queued' returning user_id),
              numbered as (update user_sync s set rev = rev + 1 from job where s.user_id = job.user_id returning s.rev, s.user_id),
              made as (insert into reports (id, user_id, title, summary, tags, category, created_at, rev, search)
                       select $1, user_id, 'Finished', '', '{}', '', $2, rev, '' from numbered returning id)
         insert into report_bodies (report_id, content) select id, $3 from made`,
        [jobId, new Date(now).toISOString(), BODY],
      );
    },
    /** The worker has compared the problems and found one, which gets the list's own id. */
    async explored(jobId: string) {
      await client.query(
        `with task as (update tasks set status = 'completed' where id = $1 and status = 'pending' returning id, user_id)
         insert into explorer_results (id, task_id, user_id, rank, statement, model, created_at)
           select id, id, user_id, 1, '{}', '', $2 from task`,
        [jobId, new Date(now).toISOString()],
      );
    },
    async hasProblems(jobId: string): Promise<boolean> {
      const { rows } = await client.query('select 1 from explorer_results where id = $1', [jobId]);
      return rows.length > 0;
    },
    /** Which of an account's explorations are still at work. */
    async exploring(userId: string): Promise<readonly string[]> {
      const { rows } = await client.query<{ id: string }>(
        `select id from tasks where user_id = $1 and kind = 'explorer' and status in ('pending', 'running')`,
        [userId],
      );
      return rows.map((row) => row.id);
    },
    async happened(userIds: readonly string[], ops: readonly string[]): Promise<Happened[]> {
      const { rows } = await client.query<Happened>(
        'select * from sim_effects where user_id = any($1) or op = any($2) order by n',
        [userIds, ops],
      );
      return rows;
    },
    async jobsAndCharges(userId: string): Promise<{ jobs: number; charged: number }> {
      const { rows } = await client.query<{ jobs: number; charged: number }>(
        `select (select count(*)::int from research_jobs where user_id = $1) +
                (select count(*)::int from tasks where user_id = $1 and credit_week is not null and not refunded) as jobs,
                (select coalesce(sum(used), 0)::int from credit_weeks where user_id = $1) as charged`,
        [userId],
      );
      return rows[0] ?? { jobs: -1, charged: -1 };
    },
    /** A new schedule begins. Now and then what the last ones left behind is swept out. */
    async begin(): Promise<number> {
      runs += 1;
      ids = 0;
      now = BEGIN;
      if (runs % SWEEP_EVERY === 0)
        await client.exec(
          `truncate sim_effects, client_ops, user_sync, reports, tombstones, research_jobs, credit_weeks, credit_requests,
           newsletter_subscribers, inbox_messages, throttles, refiner_sessions, tasks restart identity cascade`,
        );
      return runs;
    },
    close: () => real.close(),
  };
}
