import { sql } from 'drizzle-orm';
import {
  type ConstructorOptions,
  fromDrizzle,
  fromPglite,
  PgBoss,
  type Queue as QueueSettings,
  type UpdateQueueOptions,
} from 'pg-boss';
import * as v from 'valibot';
import type { ServerLog } from '../../src/lib/log.ts';
import type { Database } from '../db/database.ts';
import { readQueues, readTried } from './pg-boss-state.ts';
import {
  MAIL_DEAD_QUEUE,
  MAIL_QUEUE,
  type Queue,
  type QueueTimings,
  type QueueView,
  RESEARCH_DEAD_QUEUE,
  RESEARCH_QUEUE,
  TASK_DEAD_QUEUE,
  TASK_QUEUE,
} from './queue.ts';

/** Each queue with the one its entries end in when their tries are used up. */
const QUEUES = [
  [RESEARCH_QUEUE, RESEARCH_DEAD_QUEUE],
  [TASK_QUEUE, TASK_DEAD_QUEUE],
  [MAIL_QUEUE, MAIL_DEAD_QUEUE],
] as const;
/** A mail server may be away for a weekend: a letter is tried for three days, in the end every quarter of an hour. */
const MAIL_PATIENCE = { retryLimit: 300, retryBackoff: true, retryDelayMax: 900 };
/** How often a worker says that it is alive: a beat may be lost without the entry being taken from it. */
const BEATS = 4;
const NO_JOB = '00000000-0000-4000-8000-000000000000';
const Data = v.object({ jobId: v.string(), entryId: v.string() });

function connection(database: Database): ConstructorOptions {
  const { driver } = database;
  return driver.engine === 'pglite'
    ? { db: fromPglite(driver.client), backend: 'pglite' }
    : { connectionString: driver.url, max: 4 };
}

/** pg-boss beside our own tables, so that a job and its queue entry share a transaction. */
export function createPgBossQueue(database: Database, timings: QueueTimings, log: ServerLog): Queue & QueueView {
  const boss = new PgBoss({
    ...connection(database),
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: timings.superviseSeconds,
    monitorIntervalSeconds: timings.superviseSeconds,
  });
  boss.on('error', (error) => log.error('queue', { err: error }));
  boss.on('warning', ({ message }) => log.warn('queue', { message }));
  let ready = false;

  const ensure = async (name: string, options: UpdateQueueOptions) => {
    await boss.createQueue(name, options as Omit<QueueSettings, 'name'>);
    // A queue made by an earlier start keeps its settings otherwise.
    await boss.updateQueue(name, options);
    // A queue that is not in pg-boss's cache is looked up on another connection: inside a PGlite transaction, which
    // holds the only one, that would wait for ever.
    await boss.findJobs(name, { id: NO_JOB });
  };

  return {
    async start() {
      await boss.start();
      for (const [name, deadLetter] of QUEUES) {
        const patience = name === MAIL_QUEUE ? MAIL_PATIENCE : { retryLimit: timings.retryLimit, retryBackoff: false };
        await ensure(deadLetter, { notify: true, retryLimit: 100, retryDelay: 1, retryBackoff: true });
        await ensure(name, {
          notify: true,
          deadLetter,
          ...patience,
          retryDelay: timings.retryDelaySeconds,
          heartbeatSeconds: timings.heartbeatSeconds,
          expireInSeconds: timings.expireSeconds,
        });
      }
      ready = true;
    },
    async send(tx, queue, id, jobId) {
      const sent = await boss.send(queue, { jobId, entryId: id }, { id, db: fromDrizzle(tx, sql) });
      if (sent === null) throw new Error(`The queue '${queue}' took no entry for ${jobId}`);
    },
    async work(queue, concurrency, handler) {
      const options = {
        batchSize: 1,
        localConcurrency: concurrency,
        heartbeatRefreshSeconds: timings.heartbeatSeconds / BEATS,
        pollingIntervalSeconds: timings.pollSeconds,
        notifyPollingIntervalSeconds: timings.pollSeconds,
      };
      await boss.work<unknown>(queue, options, async (entries) => {
        for (const entry of entries) {
          const { jobId, entryId } = v.parse(Data, entry.data);
          await handler({ id: entryId, jobId, signal: entry.signal });
        }
      });
    },
    async stop(timeoutMs) {
      ready = false;
      await boss.stop({ graceful: true, timeout: timeoutMs, close: true });
    },
    isReady: () => ready,
    state: () => readQueues(database.sql, QUEUES.flat()),
    tried: (queue, jobIds) => readTried(database.sql, queue, jobIds),
  };
}
