import type { ServerLog } from '../src/lib/log.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { FolderInUse, FolderNotWritable } from './db/lock.ts';
import { MigrationError } from './db/migrate.ts';
import { createLog } from './log.ts';
import { type Command, type Running, StartError, start } from './start.ts';

/** After this a stop that hangs is cut short: a second start finds a consistent database either way. */
const STOP_LIMIT_MS = 5_000;

const COMMANDS: readonly string[] = ['serve', 'worker'] satisfies Command[];

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
  if (!COMMANDS.includes(word)) fail(`There is no command '${word}'. Use one of: ${COMMANDS.join(', ')}.`);
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
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
}

const PLAIN = [StartError, FolderInUse, FolderNotWritable, MigrationError];

async function main(): Promise<void> {
  const command = readCommand(process.argv[2]);
  const config = readConfig();
  const log = createLog(config.logLevel);
  try {
    stopOnSignal(await start(command, config, log), log);
  } catch (error) {
    log.error('start', { err: error });
    if (error instanceof Error && PLAIN.some((kind) => error instanceof kind)) fail(error.message);
    fail('Baraza could not start. The line above says why.');
  }
  console.log(command === 'serve' ? `Baraza is ready: ${config.origin}` : 'Baraza is working on jobs.');
}

await main();
