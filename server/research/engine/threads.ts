import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { OwnPlaybook } from '../../../content/schema/playbook.ts';
import { canonicalText } from '../../../src/engine/canonical-text.ts';
import { ENGINE_VERSION } from '../../../src/engine/version.ts';
import type { Advice } from '../tasks/advice-port.ts';
import type { ResearchEngine } from './engine-port.ts';
import type { EngineOutcome, EngineTask, EngineTasks } from './engine-thread.ts';
import type { ThreadData } from './thread-data.ts';

/** Beside this file in the sources, and beside the bundle once built. */
const FILE = fileURLToPath(
  new URL(`./engine-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

/** A call takes some ten milliseconds; a second thread would hold the same knowledge once more for nothing. */
const THREADS = 1;

export interface EngineThreads {
  readonly engine: ResearchEngine;
  readonly advice: Advice;
  stop(): Promise<void>;
}

/**
 * The engine in threads of its own, so that neither a long list of jobs nor a heavy question holds up anybody else's request.
 * `serves` says whether this process answers people at all.
 */
export function startEngineThreads(
  evidenceFolder: string,
  playbooks: readonly OwnPlaybook[],
  serves: boolean,
): EngineThreads {
  const workerData: ThreadData = { evidenceFolder, playbooks, answersQuestions: serves };
  const pool = new Piscina({
    filename: FILE,
    workerData,
    // Started at once where people may ask, and kept: what the engine knows takes a moment to load.
    minThreads: serves ? THREADS : 0,
    maxThreads: serves ? THREADS : 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });

  async function run<Name extends keyof EngineTasks>(
    name: Name,
    ...args: Parameters<EngineTasks[Name]>
  ): Promise<Awaited<ReturnType<EngineTasks[Name]>>> {
    const task: EngineTask<Name> = { name, args };
    const outcome: EngineOutcome = await pool.run(task, { name: 'run' });
    if (outcome.ok) return outcome.value as Awaited<ReturnType<EngineTasks[Name]>>;
    const { message, name: errorName, stack } = outcome;
    throw Object.assign(new Error(message), { name: errorName, stack });
  }

  /** A step at a time: however many jobs run, a person waits for one step at most. */
  const job = pLimit(1);
  return {
    engine: {
      version: ENGINE_VERSION,
      slow: false,
      runStep: (step, input, outputs) => job(() => run('runStep', step, input, outputs)),
      planLookUp: (outputs) => job(() => run('planLookUp', outputs)),
      canonicalText,
    },
    advice: {
      version: ENGINE_VERSION,
      explore: (input) => job(() => run('explore', input)),
      revise: (report, change, date) => run('revise', report, change, date),
      insights: (report) => job(() => run('insights', report)),
      refine: (idea, basic) => run('refine', idea, basic),
      reword: (problem) => run('reword', problem),
      countParts: (report) => run('countParts', report),
      answer: (question) => run('answer', question),
    },
    stop: () => pool.destroy(),
  };
}
