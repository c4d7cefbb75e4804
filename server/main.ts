import type { ServerLog } from '../src/lib/log.ts';
import { CommandError, runAdminCommand } from './admin/command.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { FolderInUse, FolderNotWritable } from './db/lock.ts';
import { MigrationError } from './db/migrate.ts';
import { createLog } from './log.ts';
import { type Command, type Running, StartError, start, withDatabase } from './start.ts';

/** After this a stop that hangs is cut short: a second start finds a consistent database either way. */
const STOP_LIMIT_MS = 4_500;

const COMMANDS: readonly string[] = ['serve', 'worker'] satisfies Command[];
const ADMIN = 'admin';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

function readCommand(word = 'serve'): Command {
  if (!COMMANDS.includes(word)) fail(`There is no command '${word}'. Use one of: ${[...COMMANDS, ADMIN].join(', ')}.`);
  return word as Command;
}

function stopOnSignal(running: Running, log: ServerLog): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stop', { err: error });
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // The channel of whoever started this process (`npm start`) closes when they are gone, even if they were killed.
  process.on('disconnect', () => stop('disconnect'));
  if (process.send !== undefined && !process.connected) stop('disconnect');
}

const PLAIN = [StartError, FolderInUse, FolderNotWritable, MigrationError];

async function administer(config: Config, log: ServerLog, words: readonly string[]): Promise<void> {
  console.log(await withDatabase(config, log, (database) => runAdminCommand(database, new Date(), words)));
}

async function main(): Promise<void> {
  const [word, ...rest] = process.argv.slice(2);
  const config = readConfig();
  const log = createLog(config.logLevel);
  try {
    if (word === ADMIN) return await administer(config, log, rest);
    const command = readCommand(word);
    stopOnSignal(await start(command, config, log), log);
    console.log(command === 'serve' ? `Baraza is ready: ${config.origin}` : 'Baraza is working on jobs.');
  } catch (error) {
    if (error instanceof CommandError) fail(error.message);
    log.error('start', { err: error });
    if (error instanceof Error && PLAIN.some((kind) => error instanceof kind)) fail(error.message);
    fail('Baraza could not start. The line above says why.');
  }
}

await main();
