import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ServerLog } from '../../src/lib/log.ts';
import { SECOND } from '../../src/lib/moments.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { DocumentOutcome, DocumentTask, Given, Made, TaskName } from './document-thread.ts';

/** Beside this file in the sources, and beside the bundle once built. */
const FILE = fileURLToPath(
  new URL(`./document-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

const READ_MS = 10 * SECOND;
/** A thread that has nothing to read gives its memory back. */
const IDLE_MS = 20 * SECOND;
const MEMORY_MB = 384;

/** Reads documents and looks through them, away from the thread that answers people. */
export interface DocumentReader {
  /** Throws `OutgoingError` ('form', 'scanned', 'timeout'). */
  read(given: Given<'read'>, signal: AbortSignal): Promise<Made<'read'>>;
  /** This and the others throw `OutgoingError` ('timeout'). */
  ofItself(given: Given<'ofItself'>, signal: AbortSignal): Promise<Made<'ofItself'>>;
  pick(given: Given<'pick'>, signal: AbortSignal): Promise<Made<'pick'>>;
  bestSentence(given: Given<'bestSentence'>, signal: AbortSignal): Promise<Made<'bestSentence'>>;
  stop(): Promise<void>;
}

/** `file`: the thread's module, where it is not beside this one. */
export function startDocumentReader(log: ServerLog, file = FILE): DocumentReader {
  const pool = new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

  // A thread that breaks down while it has nothing to do: the next document gets another one.
  pool.on('error', (error: Error) => log.error('document thread', { err: error }));

  /** A thread that is not done in time is ended, and with it whatever the document made it do. */
  const run = async <Name extends TaskName>(name: Name, given: Given<Name>, signal: AbortSignal) => {
    const task: DocumentTask = { name, given };
    const late = AbortSignal.timeout(READ_MS);
    const outcome: DocumentOutcome = await pool
      .run(task, { name: 'run', signal: AbortSignal.any([signal, late]) })
      .catch((error: unknown) => {
        signal.throwIfAborted();
        if (late.aborted) throw new OutgoingError('timeout', 'The document took too long to read');
        throw new OutgoingError('form', `The document could not be read (${(error as Error).name})`);
      });
    if (outcome.ok) return outcome.value as Made<Name>;
    throw new OutgoingError(outcome.fault, outcome.message);
  };

  return {
    read: (given, signal) => run('read', given, signal),
    ofItself: (given, signal) => run('ofItself', given, signal),
    pick: (given, signal) => run('pick', given, signal),
    bestSentence: (given, signal) => run('bestSentence', given, signal),
    stop: () => pool.destroy(),
  };
}
