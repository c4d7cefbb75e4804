import type { Context, Hono } from 'hono';
import type { ServerLog } from '../src/lib/log.ts';
import { type NewId, SECOND, type WallClock } from '../src/lib/moments.ts';
import type { ModelPrice } from './admin/monitoring/work-detail.ts';
import { createApp } from './app.ts';
import type { AuthDeps } from './auth/deps.ts';
import { createEmbeddedVerifier } from './auth/embedded.ts';
import { loadKeys } from './auth/keys.ts';
import { ownAccount } from './auth/own-account.ts';
import { createProvider } from './auth/provider.ts';
import type { AccountSettings } from './auth/settings.ts';
import { createSupabase } from './auth/supabase.ts';
import { supabaseAccount } from './auth/supabase-account.ts';
import { createSupabaseVerifier } from './auth/supabase-verifier.ts';
import { startBackground } from './background.ts';
import type { ClientFiles } from './client-files.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createSettings } from './db/product-settings.ts';
import { keptSecret } from './db/server-keys.ts';
import { keepLookingForAlerts } from './jobs/engagement.ts';
import { createEmailQueue } from './jobs/mail.ts';
import { keepSweeping } from './jobs/sweep.ts';
import type { LookingUp } from './looking-up.ts';
import type { EmailTransport } from './mail/email.ts';
import type { Env } from './middleware/env.ts';
import { createPgBossQueue } from './queue/pg-boss.ts';
import type { QueueTimings } from './queue/queue.ts';
import type { ResearchEngine } from './research/engine/engine-port.ts';
import { packsFrom } from './research/engine/packs.ts';
import type { Advice } from './research/tasks/advice-port.ts';
import { type AnsweringTimes, DEFAULT_ANSWERING } from './routes/advice.ts';
import type { StreamTimings } from './routes/events.ts';
import type { Allowance } from './services/credits.ts';
import { createJobEvents } from './services/job-events.ts';

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

/** Brings a database up to date and everything upon it to life. The runtime owns the database from here on. */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { database, clock, newId, log } = options;
  await migrate(database, clock.now());
  const queue = createPgBossQueue(database, options.timings, log);
  await queue.start();

  const closing = new AbortController();
  const common = {
    ...options,
    queue,
    events: createJobEvents(),
    settings: createSettings(database, clock),
    post: createEmailQueue({ queue, clock, newId }),
    newsletterSecret: await keptSecret(database.sql, clock, 'newsletter'),
  };
  const embedded = options.supabaseUrl === null ? await embeddedSignIn(options) : null;
  if (options.workers > 0) {
    const lookUp = options.lookingUp?.lookUp ?? null;
    await startBackground({ ...common, lookUp, embedded, stopping: closing.signal }, options.workers);
  }
  const stopSweeping = keepSweeping(database, clock, log, SWEEP_MS);
  const stopLooking = keepLookingForAlerts({ database, clock, allowance: options.allowance }, log, ALERTS_MS);

  const signIn = embedded === null ? signInBySupabase(options) : signInByOurselves({ ...common, ...embedded });
  const app = createApp({
    ...common,
    ...signIn,
    ...optional(options),
    auth: embedded,
    packs: packsFrom(options.client.evidenceFolder),
    slow: options.engine.slow,
    closing: closing.signal,
    versions: { product: options.client.version, build: options.client.build, engine: options.engine.version },
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

async function embeddedSignIn({ database, clock, accounts }: RuntimeOptions) {
  return {
    keys: await loadKeys(database.sql, clock, accounts.signingKey),
    accounts,
    provider: accounts.google === null ? null : createProvider(accounts.google, clock),
  };
}

function signInByOurselves(deps: AuthDeps) {
  const { database, keys, origin, clock } = deps;
  return { verifier: createEmbeddedVerifier(database.sql, keys, origin, clock), own: ownAccount(deps) };
}

function signInBySupabase({ supabaseUrl, publicKey, accounts, clock, database }: RuntimeOptions) {
  const project = createSupabase({ url: supabaseUrl ?? '', anonKey: publicKey, serviceKey: accounts.serviceKey });
  return { verifier: createSupabaseVerifier(project, clock), own: supabaseAccount(project, database, clock) };
}

/** What may be left out, as it is then. */
const optional = ({ modelHost, modelPrice, answering, dataFolder }: RuntimeOptions) => ({
  modelHost: modelHost ?? null,
  modelPrice: modelPrice ?? { perMillion: 0, currency: '' },
  answering: answering ?? DEFAULT_ANSWERING,
  dataFolder: dataFolder ?? null,
});
