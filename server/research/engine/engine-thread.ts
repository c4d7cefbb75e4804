/**
 * The engine in a thread of its own: what takes tens of milliseconds of a processor never holds up the thread that answers
 * people. Loaded by `threads.ts`.
 */
import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { workerData } from 'piscina';
import * as v from 'valibot';
import { joinPlaybooks } from '../../../src/engine/knowledge/playbooks.ts';
import { libraryOf } from '../../../src/engine/library.ts';
import { engineAdvice } from '../tasks/advice.ts';
import { evidenceEngine } from './engine.ts';
import type { ResearchEngine } from './engine-port.ts';
import { packsFrom } from './packs.ts';
import { ThreadData } from './thread-data.ts';

/** Where processors are few, the thread that answers people comes first. Only Linux lets a thread be named. */
const THIS_THREAD = '/proc/thread-self';
if (existsSync(THIS_THREAD)) {
  setPriority(Number(basename(readlinkSync(THIS_THREAD))), constants.priority.PRIORITY_BELOW_NORMAL);
}

const { evidenceFolder, answersQuestions, playbooks } = v.parse(ThreadData, workerData);
joinPlaybooks(playbooks);
const packs = packsFrom(evidenceFolder);
const engine = evidenceEngine(packs);
const advice = engineAdvice(packs);
/** A thread is asked to work, never to stop: a step takes a moment, and the caller looks at its signal between steps. */
const never = new AbortController().signal;
type Step = Parameters<ResearchEngine['runStep']>;

const tasks = {
  runStep: (step: Step[0], input: Step[1], outputs: Step[2]) => engine.runStep(step, input, outputs, never),
  planLookUp: engine.planLookUp,
  explore: advice.explore,
  refine: advice.refine,
  reword: advice.reword,
  insights: advice.insights,
  revise: advice.revise,
  countParts: advice.countParts,
  answer: (question: Parameters<typeof advice.answer>[0]) => advice.answer(question, never),
};
export type EngineTasks = typeof tasks;

export interface EngineTask<Name extends keyof EngineTasks = keyof EngineTasks> {
  readonly name: Name;
  readonly args: Parameters<EngineTasks[Name]>;
}

/** An error's own name and properties do not survive the way between threads. */
export type EngineOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly name: string; readonly message: string; readonly stack: string | undefined };

export async function run({ name, args }: EngineTask): Promise<EngineOutcome> {
  const task = tasks[name] as (...given: typeof args) => Promise<unknown>;
  try {
    return { ok: true, value: await task(...args) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, name: error.name, message: error.message, stack: error.stack };
  }
}

/** What reading needs is there before the first question. */
if (answersQuestions) void libraryOf('en');
