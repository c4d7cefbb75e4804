import type { ServerLog } from '../src/lib/log.ts';
import type { NewId, WallClock } from '../src/lib/moments.ts';
import type { AuthDeps } from './auth/deps.ts';
import { accountLetter } from './auth/letters.ts';
import type { Database, Sql } from './db/database.ts';
import type { Settings } from './db/product-settings.ts';
import { recoverMails, startMailWorker } from './jobs/mail.ts';
import { type EmailTransport, withSupport } from './mail/email.ts';
import type { EmailQueue, WriteEmail } from './mail/email-queue.ts';
import { replyLetter } from './mail/reply-letter.ts';
import type { Queue } from './queue/queue.ts';
import type { ResearchEngine } from './research/engine/engine-port.ts';
import { researchWork } from './research/job/research-work.ts';
import type { LookUp } from './research/look-up/look-up.ts';
import type { Advice } from './research/tasks/advice-port.ts';
import { explorerWork } from './research/tasks/task-explorer.ts';
import { insightsWork } from './research/tasks/task-insights.ts';
import { type TaskKinds, taskWork } from './research/tasks/task-work.ts';
import { exportWork } from './services/account-export.ts';
import type { JobEvents } from './services/job-events.ts';
import { newsletterLetter } from './services/newsletter.ts';
import { recover } from './work/requeue.ts';
import { RESEARCH, TASKS } from './work/tables.ts';
import { startWorkers } from './work/workers.ts';

/** The embedded sign-in; null where a Supabase project is asked instead. */
export type EmbeddedSignIn = Pick<AuthDeps, 'keys' | 'accounts' | 'provider'> | null;

interface BackgroundDeps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly newId: NewId;
  readonly log: ServerLog;
  readonly queue: Queue;
  readonly events: JobEvents;
  /** Aborted when this process has to go. */
  readonly stopping: AbortSignal;
  readonly engine: ResearchEngine;
  readonly advice: Advice;
  readonly lookUp: LookUp | null;
  readonly post: EmailQueue;
  readonly deliver: EmailTransport;
  readonly settings: Settings;
  readonly origin: string;
  readonly newsletterSecret: Buffer;
  readonly embedded: EmbeddedSignIn;
}

/** Begins to work on research, other tasks and letters: first on what a killed process held. */
export async function startBackground(deps: BackgroundDeps, workers: number): Promise<void> {
  await takeUpLeftWork(deps);
  await startResearch(deps, workers);
  await startTasks(deps, workers);
  await startLetters(deps);
}

/** Of an embedded database this is the only process; elsewhere what another holds is not ours to take. */
async function takeUpLeftWork(deps: BackgroundDeps): Promise<void> {
  if (deps.database.driver.engine !== 'pglite') return;
  for (const table of [RESEARCH, TASKS]) await recover(deps.database, deps, table);
  await recoverMails(deps.database, deps);
}

function startResearch(deps: BackgroundDeps, workers: number): Promise<void> {
  const changed = deps.events.notify;
  const load = (sql: Sql, id: string) => researchWork({ ...deps, changed }, sql, id);
  return startWorkers({ ...deps, table: RESEARCH, load, changed }, workers);
}

function startTasks(deps: BackgroundDeps, workers: number): Promise<void> {
  const kinds: TaskKinds = {
    explorer: explorerWork(deps),
    insights: insightsWork(deps),
    export: exportWork(deps),
  };
  const load = (sql: Sql, id: string) => taskWork(kinds, deps.advice.version, sql, id);
  return startWorkers({ ...deps, table: TASKS, load }, workers);
}

function startLetters(deps: BackgroundDeps): Promise<void> {
  const { embedded, settings } = deps;
  const words: WriteEmail = async (order) => {
    const { kind } = order;
    if (kind === 'newsletter') return newsletterLetter(deps, order);
    if (kind === 'reply') return replyLetter(order);
    // Ordered before a Supabase project took over: its accounts are not ours to write to.
    return embedded === null ? null : accountLetter({ ...deps, ...embedded }, { ...order, kind });
  };
  return startMailWorker({
    ...deps,
    async write(order) {
      const letter = await words(order);
      return letter && withSupport(letter, (await settings.current()).support_address);
    },
  });
}
