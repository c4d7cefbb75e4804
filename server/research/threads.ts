import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { canonicalText } from '../../src/engine/canonical-text.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { Advice } from './advice-port.ts';
import type { ResearchEngine } from './engine-port.ts';
import type { EngineOutcome, EngineTask, EngineTasks } from './engine-thread.ts';
import type { ThreadData } from './thread-data.ts';

/** Beside this file in the sources, and beside the bundle once built. */
const FILE = fileURLToPath(
  new URL(`./engine-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

/** One thread, started when it is first needed and kept: what the engine knows takes a moment to load. */
function startThread(workerData: ThreadData, minThreads: 0 | 1) {
  const pool = new Piscina({
    filename: FILE,
    workerData,
    minThreads,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  return {
    async run<Name extends keyof EngineTasks>(
      name: Name,
      ...args: Parameters<EngineTasks[Name]>
    ): Promise<Awaited<ReturnType<EngineTasks[Name]>>> {
      const task: EngineTask<Name> = { name, args };
      const outcome: EngineOutcome = await pool.run(task, { name: 'run' });
      if (outcome.ok) return outcome.value as Awaited<ReturnType<EngineTasks[Name]>>;
      const { message, name: errorName, stack } = outcome;
      throw Object.assign(new Error(message), { name: errorName, stack });
    },
    stop: () => pool.destroy(),
  };
}

export interface EngineThreads {
  readonly engine: ResearchEngine;
  readonly advice: Advice;
  stop(): Promise<void>;
}

/**
 * The engine in two threads: one for people who wait for an answer, one for jobs, so that neither a long list of jobs nor a
 * heavy question holds up anybody else's request. `serves` says whether this process answers people at all.
 */
export function startEngineThreads(evidenceFolder: string, serves: boolean): EngineThreads {
  const answers = startThread({ evidenceFolder, answersQuestions: true }, serves ? 1 : 0);
  const jobs = startThread({ evidenceFolder, answersQuestions: false }, 0);
  return {
    engine: {
      version: ENGINE_VERSION,
      slow: false,
      runStep: (step, input, outputs) => jobs.run('runStep', step, input, outputs),
      canonicalText,
    },
    advice: {
      version: ENGINE_VERSION,
      explore: (input) => jobs.run('explore', input),
      insights: (report) => jobs.run('insights', report),
      refine: (idea, basic) => answers.run('refine', idea, basic),
      reword: (problem) => answers.run('reword', problem),
      countParts: (report) => answers.run('countParts', report),
      answer: (question) => answers.run('answer', question),
    },
    async stop() {
      await Promise.all([answers.stop(), jobs.stop()]);
    },
  };
}
