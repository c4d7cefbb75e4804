import type { Context, Hono } from 'hono';
import type { ServerLog } from '../src/lib/log.ts';
import { type NewId, SECOND, type WallClock } from '../src/lib/moments.ts';
import type { ModelPrice } from './admin/monitoring/work-detail.ts';
import { createApp } from './app.ts';
import { createEmbeddedVerifier } from './auth/embedded.ts';
import { loadKeys } from './auth/keys.ts';
import { accountLetter } from './auth/letters.ts';
import { ownAccount } from './auth/own-account.ts';
import { createProvider } from './auth/provider.ts';
import type { AccountSettings } from './auth/settings.ts';
import { createSupabase } from './auth/supabase.ts';
import { supabaseAccount } from './auth/supabase-account.ts';
import { createSupabaseVerifier } from './auth/supabase-verifier.ts';
import type { ClientFiles } from './client-files.ts';
import type { Database, Sql } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createSettings } from './db/product-settings.ts';
import { keptSecret } from './db/server-keys.ts';
import { keepLookingForAlerts } from './jobs/engagement.ts';
import { createEmailQueue, recoverMails, startMailWorker } from './jobs/mail.ts';
import { keepSweeping } from './jobs/sweep.ts';
import type { LookingUp } from './looking-up.ts';
import { type EmailTransport, withSupport } from './mail/email.ts';
import type { WriteEmail } from './mail/email-queue.ts';
import { replyLetter } from './mail/reply-letter.ts';
import type { Env } from './middleware/env.ts';
import { createPgBossQueue } from './queue/pg-boss.ts';
import type { QueueTimings } from './queue/queue.ts';
import type { Advice } from './research/advice-port.ts';
import type { ResearchEngine } from './research/engine-port.ts';
import { packsFrom } from './research/packs.ts';
import { researchWork } from './research/research-work.ts';
import { explorerWork } from './research/task-explorer.ts';
import { insightsWork } from './research/task-insights.ts';
import { type TaskKinds, taskWork } from './research/task-work.ts';
import { type AnsweringTimes, DEFAULT_ANSWERING } from './routes/advice.ts';
import type { StreamTimings } from './routes/events.ts';
import { exportWork } from './services/account-export.ts';
import type { Allowance } from './services/credits.ts';
import { createJobEvents } from './services/job-events.ts';
import { newsletterLetter } from './services/newsletter.ts';
import { recover } from './work/requeue.ts';
import { RESEARCH, TASKS } from './work/tables.ts';
import { startWorkers } from './work/workers.ts';

const SWEEP_MS = 3_600 * SECOND;
const ALERTS_MS = 900 * SECOND;

export interface RuntimeOptions {
  readonly database: Database;
  readonly client: ClientFiles;
  readonly engine: ResearchEngine;
  readonly advice: Advice;
  /** Null: nobody outside is asked. */
  readonly lookingUp: Pick<LookingUp, 'sources' | 'ask' | 'lookUp'> | null;
  /** Where a language model is asked, if one is. */
  readonly modelHost?: string | null;
  readonly modelPrice?: ModelPrice;
  readonly answering?: AnsweringTimes;
  /** Carries letters away. */
  readonly deliver: EmailTransport;
  readonly clock: WallClock;
  readonly newId: NewId;
  readonly log: ServerLog;
  readonly origin: string;
  readonly publicKey: string;
  readonly supabaseUrl: string | null;
  /** What an operator decides about the embedded sign-in. */
  readonly accounts: AccountSettings;
  readonly feedbackUrl?: string | null;
  readonly allowance: Allowance;
  /** Where the data lie on this machine, if they do. */
  readonly dataFolder?: string | null;
  readonly timings: QueueTimings;
  readonly stream: StreamTimings;
  /** How many jobs are worked on at once in this process; 0 leaves them to others. */
  readonly workers: number;
  addressOf(c: Context): string;
}

export interface Runtime {
  readonly app: Hono<Env>;
  /**
   * Ends streams and work within `timeoutMs`, then the database, which waits a moment for `drained`: the requests under
   * way. Jobs that were not finished go on at the next start.
   */
  stop(timeoutMs: number, drained?: Promise<unknown>): Promise<void>;
}

function signInBySupabase({ supabaseUrl, publicKey, accounts, clock }: RuntimeOptions, database: Database) {
  const project = createSupabase({ url: supabaseUrl ?? '', anonKey: publicKey, serviceKey: accounts.serviceKey });
  return { verifier: createSupabaseVerifier(project, clock), own: supabaseAccount(project, database, clock) };
}

/** Brings a database up to date and everything upon it to life. The runtime owns the database from here on. */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { database, clock, newId, log, engine, advice } = options;
  const lookUp = options.lookingUp?.lookUp ?? null;
  await migrate(database, clock.now());
  const queue = createPgBossQueue(database, options.timings, log);
  await queue.start();

  const events = createJobEvents();
  const closing = new AbortController();
  const settings = createSettings(database, clock);
  const packs = packsFrom(options.client.evidenceFolder);
  const post = createEmailQueue({ queue, clock, newId });
  const newsletterSecret = await keptSecret(database.sql, clock, 'newsletter');
  const { accounts, origin } = options;
  const embedded =
    options.supabaseUrl === null
      ? {
          keys: await loadKeys(database.sql, clock, accounts.signingKey),
          accounts,
          provider: accounts.google === null ? null : createProvider(accounts.google, clock),
        }
      : null;
  if (options.workers > 0) {
    if (database.driver.engine === 'pglite') {
      for (const table of [RESEARCH, TASKS]) await recover(database, { queue, newId }, table);
      await recoverMails(database, { queue, clock, newId });
    }
    const common = { database, clock, newId, log, queue, stopping: closing.signal };
    const research = {
      table: RESEARCH,
      load: (sql: Sql, id: string) => researchWork({ engine, clock, lookUp, changed: events.notify }, sql, id),
      changed: events.notify,
    };
    await startWorkers({ ...common, ...research }, options.workers);
    const kinds: TaskKinds = {
      explorer: explorerWork({ ...common, advice }),
      insights: insightsWork({ ...common, advice }),
      export: exportWork(common),
    };
    const load = (sql: Sql, id: string) => taskWork(kinds, advice.version, sql, id);
    await startWorkers({ ...common, table: TASKS, load }, options.workers);
    const letters = { database, clock, newId, log, post, origin, settings };
    const write: WriteEmail = async (order) => {
      const { kind } = order;
      if (kind === 'newsletter') return newsletterLetter({ ...letters, newsletterSecret }, order);
      if (kind === 'reply') return replyLetter(order);
      // Ordered before a Supabase project took over: its accounts are not ours to write to.
      return embedded === null ? null : accountLetter({ ...letters, ...embedded }, { ...order, kind });
    };
    await startMailWorker({
      ...common,
      deliver: options.deliver,
      write: async (order) => {
        const letter = await write(order);
        return letter && withSupport(letter, (await settings.current()).support_address);
      },
    });
  }
  const stopSweeping = keepSweeping(database, clock, log, SWEEP_MS);
  const stopLooking = keepLookingForAlerts({ database, clock, allowance: options.allowance }, log, ALERTS_MS);

  const signIn =
    embedded === null
      ? signInBySupabase(options, database)
      : {
          verifier: createEmbeddedVerifier(database.sql, embedded.keys, origin, clock),
          own: ownAccount({ database, clock, newId, log, post, settings, origin, ...embedded }),
        };

  const app = createApp({
    ...options,
    packs,
    queue,
    events,
    post,
    settings,
    newsletterSecret,
    ...signIn,
    auth: embedded,
    slow: engine.slow,
    modelHost: options.modelHost ?? null,
    modelPrice: options.modelPrice ?? { perMillion: 0, currency: '' },
    answering: options.answering ?? DEFAULT_ANSWERING,
    closing: closing.signal,
    dataFolder: options.dataFolder ?? null,
    versions: { product: options.client.version, build: options.client.build, engine: engine.version },
    elapsed: () => performance.now(),
  });
  return {
    app,
    async stop(timeoutMs, drained = Promise.resolve()) {
      closing.abort();
      stopSweeping();
      stopLooking();
      await queue.stop(timeoutMs);
      await Promise.race([drained, new Promise((late) => setTimeout(late, SECOND))]);
      await database.close();
    },
  };
}
