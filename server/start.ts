import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statfsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerLog } from '../src/lib/log.ts';
import { SECOND, type WallClock } from '../src/lib/moments.ts';
import { addressReader } from './address.ts';
import { readClientFiles } from './client-files.ts';
import type { Config } from './config.ts';
import { type Database, sqlState } from './db/database.ts';
import { initFolder } from './db/init-folder.ts';
import { lockFolder } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { keepPrivate } from './db/private-folder.ts';
import { startLookingUp } from './looking-up.ts';
import type { EmailTransport } from './mail/email.ts';
import { fileDelivery } from './mail/files.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { isLoopback } from './middleware/own-origin.ts';
import { createModelClient } from './model/client.ts';
import { hintLocalModel } from './model/local.ts';
import { DEFAULT_TIMINGS } from './queue/queue.ts';
import { ownPlaybooks } from './research/engine/own-playbooks.ts';
import { packsFrom } from './research/engine/packs.ts';
import { startEngineThreads } from './research/engine/threads.ts';
import { withInvestigation } from './research/investigation/investigating-engine.ts';
import { answersInWords } from './research/tasks/answer-in-words.ts';
import { answeringWithin } from './routes/advice.ts';
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

const NO_ANSWER = 'The database of DATABASE_URL does not answer. Is it running, and is the address right?';
/** By SQLSTATE: what a server that does answer may have against it. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  '3D000':
    'The PostgreSQL server of DATABASE_URL answers, but it has no database of that name. Make it with createdb, or correct the name.',
  '28P01': 'The PostgreSQL server of DATABASE_URL answers, but it refuses the password.',
  '28000': 'The PostgreSQL server of DATABASE_URL answers, but it lets nobody in by that name.',
};

/** What the product keeps in its data folder. */
const OWN_FOLDERS = ['pg', 'mail'];

/** An empty database takes about 40 MB. */
const ROOM_BYTES = 50_000_000;

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < ROOM_BYTES;
}

const noRoom = (folder: string) => `The database in ${folder} cannot be opened. Is there room on the disk?`;
const damaged = (folder: string, inside: string) =>
  `The database in ${folder} is damaged: it cannot be opened. Restore ${folder} from a backup, or move ${inside} away to start with an empty one.`;

async function openDatabase(config: Config, log: ServerLog): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const database = openPostgres(config.databaseUrl, (error) => log.error('database', { err: error }));
    try {
      await database.ping();
    } catch (cause) {
      await database.close();
      throw new StartError(UNREACHABLE[sqlState(cause) ?? ''] ?? NO_ANSWER, { cause });
    }
    return { database, release: () => {} };
  }
  const folder = resolve(config.dataFolder);
  const release = lockFolder(folder);
  const inside = join(folder, 'pg');
  const isNew = !existsSync(inside) || readdirSync(inside).length === 0;
  try {
    keepPrivate(folder, OWN_FOLDERS);
    if (isNew) await initFolder(inside);
    const database = await openPglite({ folder: inside });
    // PGlite says of some files itself that everybody may read them: those it unpacks, and those it makes as it opens.
    keepPrivate(folder, OWN_FOLDERS);
    return { database, release };
  } catch (cause) {
    release();
    throw new StartError(isNew || isFull(folder) ? noRoom(folder) : damaged(folder, inside), { cause });
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

function deliveryFor({ mail, dataFolder }: Config, log: ServerLog): EmailTransport {
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
  if (command === 'serve' && !isLoopback(config.host) && isLoopback(new URL(config.origin).hostname)) {
    const { host, origin } = config;
    log.warn('BARAZA_HOST lets others in, but pages are answered under BARAZA_ORIGIN alone', { host, origin });
  }
  const client = readClientFiles(config.clientFolder);
  // They load while the database opens.
  const playbooks = ownPlaybooks(resolve(config.dataFolder), log);
  const threads = startEngineThreads(client.evidenceFolder, playbooks, command === 'serve');
  const { database, release } = await openDatabase(config, log).catch(async (error: unknown) => {
    await threads.stop();
    throw error;
  });
  const lookingUp = startLookingUp(config.lookingUp, {
    database,
    clock: systemClock,
    log,
    origin: config.origin,
    version: client.version,
  });
  const model = config.model === null ? null : createModelClient(config.model, log);
  if (model === null && command === 'serve') void hintLocalModel(log);
  let runtime: Runtime | undefined;
  let server: Server | undefined;

  const stop = async () => {
    const listening = server;
    const drained = new Promise<void>((done) => {
      if (listening?.listening === true) listening.close(() => done());
      else done();
    });
    await (runtime === undefined ? database.close() : runtime.stop(DRAIN_MS, drained));
    await Promise.all([threads.stop(), lookingUp.stop()]);
    server?.closeAllConnections();
    release();
  };

  try {
    runtime = await startRuntime({
      database,
      client,
      engine:
        model === null || config.model === null
          ? threads.engine
          : withInvestigation(threads.engine, {
              model,
              limits: config.model.limits,
              database,
              packs: packsFrom(client.evidenceFolder),
              clock: systemClock,
              log,
            }),
      advice: answersInWords(
        threads.advice,
        model && config.model && { model, seconds: config.model.chatSeconds },
        lookingUp.webSearch,
        log,
      ),
      lookingUp,
      clock: systemClock,
      deliver: deliveryFor(config, log),
      newId: randomUUID,
      log,
      origin: config.origin,
      publicKey: config.publicKey,
      supabaseUrl: config.supabaseUrl,
      accounts: config.accounts,
      feedbackUrl: config.feedbackUrl,
      modelHost: config.model === null ? null : new URL(config.model.baseUrl).host,
      modelPrice: { perMillion: config.model?.limits.pricePerMillion ?? 0, currency: config.model?.currency ?? '' },
      ...(config.model && { answering: answeringWithin(config.model.chatSeconds) }),
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
