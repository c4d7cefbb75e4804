import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerLog } from '../src/lib/log.ts';
import { SECOND, type WallClock } from '../src/lib/moments.ts';
import { addressReader } from './address.ts';
import { readClientFiles } from './client-files.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { lockFolder } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { fileDelivery } from './mail/files.ts';
import type { Deliver } from './mail/letter.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { DEFAULT_TIMINGS } from './queue/queue.ts';
import { startEngineThreads } from './research/threads.ts';
import { withModelAndSearch } from './research/with-model-and-search.ts';
import { DEFAULT_STREAM } from './routes/events.ts';
import { type Runtime, startRuntime } from './runtime.ts';

/** Jobs worked on at once in one process. */
const WORKERS = 2;
const DRAIN_MS = 3 * SECOND;

export type Command = 'serve' | 'worker';

/** Something an operator can put right; the message is for them. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

interface OpenDatabase {
  readonly database: Database;
  release(): void;
}

async function openDatabase(config: Config, log: ServerLog): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const database = openPostgres(config.databaseUrl, (error) => log.error('database', { err: error }));
    try {
      await database.ping();
    } catch (cause) {
      await database.close();
      throw new StartError('The database of DATABASE_URL does not answer. Is it running, and is the address right?', {
        cause,
      });
    }
    return { database, release: () => {} };
  }
  const folder = resolve(config.dataFolder);
  const release = lockFolder(folder);
  try {
    return { database: await openPglite({ folder: join(folder, 'pg') }), release };
  } catch (cause) {
    release();
    throw new StartError(`The database in ${folder} cannot be opened. Is there room on the disk?`, { cause });
  }
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${config.port} is already taken. Stop what uses it, or set BARAZA_PORT to another one.`,
        EACCES: `Port ${config.port} may not be used by this account. Set BARAZA_PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${config.host}. Set BARAZA_HOST to one it has.`,
      };
      refuse(
        new StartError(reasons[error.code ?? ''] ?? `The server cannot listen: ${error.message}`, { cause: error }),
      );
    });
    server.listen(config.port, config.host, done);
  });
}

const systemClock: WallClock = { now: () => new Date() };

function deliveryFor({ mail, dataFolder }: Config, log: ServerLog): Deliver {
  return mail.smtpUrl === null
    ? fileDelivery(dataFolder, mail.from, systemClock, log)
    : smtpDelivery(mail.smtpUrl, mail.from);
}

export interface Running {
  /** Stops listening, lets work end, closes the database, gives the data folder back: a few seconds at most. */
  stop(): Promise<void>;
}

/** Runs `work` over the database as it is now, without a server. Throws as `start` does. */
export async function withDatabase<T>(
  config: Config,
  log: ServerLog,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { database, release } = await openDatabase(config, log);
  try {
    await migrate(database, systemClock.now());
    return await work(database);
  } finally {
    await database.close();
    release();
  }
}

/** Starts what the command names. Throws `StartError`, `FolderInUse`, `FolderNotWritable`, `MigrationError`. */
export async function start(command: Command, config: Config, log: ServerLog): Promise<Running> {
  if (command === 'worker' && config.databaseUrl === null) {
    throw new StartError('A worker needs a database it can share: set DATABASE_URL.');
  }
  const client = readClientFiles(config.clientFolder);
  // They load while the database opens.
  const threads = startEngineThreads(client.evidenceFolder, command === 'serve');
  const { database, release } = await openDatabase(config, log).catch(async (error: unknown) => {
    await threads.stop();
    throw error;
  });
  let runtime: Runtime | undefined;
  let server: Server | undefined;

  const stop = async () => {
    const listening = server;
    const drained = new Promise<void>((done) => {
      if (listening?.listening === true) listening.close(() => done());
      else done();
    });
    await (runtime === undefined ? database.close() : runtime.stop(DRAIN_MS, drained));
    await threads.stop();
    server?.closeAllConnections();
    release();
  };

  try {
    runtime = await startRuntime({
      database,
      client,
      ...withModelAndSearch(threads, config, log),
      clock: systemClock,
      deliver: deliveryFor(config, log),
      newId: randomUUID,
      log,
      origin: config.origin,
      publicKey: config.publicKey,
      supabaseUrl: config.supabaseUrl,
      accounts: config.accounts,
      feedbackUrl: config.feedbackUrl,
      dataFolder: config.databaseUrl === null ? resolve(config.dataFolder) : null,
      allowance: { market_validation: config.weeklyCredits, problem_generator: config.weeklyCredits },
      timings: DEFAULT_TIMINGS,
      stream: DEFAULT_STREAM,
      workers: WORKERS,
      addressOf: addressReader(config.trustProxy),
    });
    if (command === 'serve') {
      server = createAdaptorServer({ fetch: runtime.app.fetch }) as Server;
      await listen(server, config);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
