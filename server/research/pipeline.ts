import { and, eq, inArray, sql } from 'drizzle-orm';
import { MAX_QUESTIONS, RESEARCH_STEPS, type ResearchStepId } from '../../src/contract/limits.ts';
import type { Question } from '../../src/contract/research.ts';
import type { ResearchInput, StepResult } from '../../src/engine/types.ts';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { researchJobs } from '../db/schema/research.ts';
import { type Checkpoint, fenced, type Hold, inputHash, readCheckpoints, saveCheckpoint } from './checkpoints.ts';
import type { ResearchEngine, StepOutputs } from './engine-port.ts';
import { failJob, RESEARCH_FAILED } from './fail.ts';
import type { JobRow } from './job-row.ts';
import { publish } from './publish.ts';

/**
 *   queued ──claim──▶ running ──six steps, each a checkpoint──▶ completed
 *                      │  ▲
 *                      │  └── answers ── clarification_needed ◀── the first step asks, set after set
 *                      │  └── resume ─── paused ◀── a stop, and nobody looked on for a minute
 *                      └──▶ failed (refused, or the tries are used up; the credit goes back)
 */

/** After a stop, how long somebody may still come back before the job pauses (readings: leaving a page). */
const STOP_GRACE_MS = 60 * SECOND;

/** More claims than this mean that the job itself brings its workers down. */
const MAX_ATTEMPTS = 20;

export interface PipelineDeps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly engine: ResearchEngine;
  /** Tells those who look on that the job moved. */
  notify(jobId: string): void;
}

/** Stopped between two steps because the worker has to go: the queue gives the entry to the next one. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

async function claim({ database, clock }: PipelineDeps, jobId: string, queueId: string): Promise<JobRow | null> {
  const [row] = await database.sql
    .update(researchJobs)
    .set({ status: 'running', attempt: sql`${researchJobs.attempt} + 1`, updatedAt: clock.now() })
    .where(
      and(
        eq(researchJobs.id, jobId),
        eq(researchJobs.queueId, queueId),
        inArray(researchJobs.status, ['queued', 'running']),
      ),
    )
    .returning();
  return row ?? null;
}

/** Whether the founder left and nobody came back in time. */
function isAbandoned(row: JobRow, clock: WallClock): boolean {
  return row.stopRequestedAt !== null && clock.now().getTime() - row.stopRequestedAt.getTime() >= STOP_GRACE_MS;
}

/** A step asks until nothing is open or the five of a job are used up, which is the engine's to keep. */
const asks = (result: StepResult): readonly Question[] =>
  result.kind === 'ask' ? result.questions.slice(0, MAX_QUESTIONS) : [];

/**
 * Works on a job from its last checkpoint until it ends, asks or pauses. Safe to run twice at once: the later claim
 * fences the earlier one out, whose writes then change nothing. Throws what the engine throws, and `Interrupted`.
 */
export async function runJob(deps: PipelineDeps, jobId: string, queueId: string, signal: AbortSignal): Promise<void> {
  const job = await claim(deps, jobId, queueId);
  if (job === null) return;
  if (job.attempt - job.attemptBase > MAX_ATTEMPTS) {
    await failJob(deps.database, deps.clock, { id: jobId }, RESEARCH_FAILED);
    deps.notify(jobId);
    return;
  }
  deps.notify(jobId);
  const hold: Hold = { jobId, attempt: job.attempt };
  const input: ResearchInput = { query: job.query, answers: job.answers, date: job.researchDate };
  const steps = await takeSteps(deps, hold, input, signal);
  if (steps !== null) await publish(deps.database, deps.clock, deps.engine, hold, steps.report);
  deps.notify(jobId);
}

/** All six outputs, or null when the job left the state 'running' on the way or another worker has it. */
async function takeSteps(
  deps: PipelineDeps,
  hold: Hold,
  input: ResearchInput,
  signal: AbortSignal,
): Promise<StepOutputs | null> {
  const { database, clock, engine } = deps;
  const key = { inputHash: inputHash(input), engineVersion: engine.version };
  const known = await readCheckpoints(database.sql, hold.jobId);
  const outputs: StepOutputs = {};
  // Once one step has to be done anew, those after it stand on something else.
  let upToDate = true;

  for (const [index, { id: step }] of RESEARCH_STEPS.entries()) {
    const checkpoint = known.get(step);
    upToDate &&= checkpoint?.inputHash === key.inputHash && checkpoint.engineVersion === key.engineVersion;
    if (upToDate) {
      outputs[step] = checkpoint?.output;
    } else {
      if (signal.aborted) throw new Interrupted('The worker stops');
      const result = await engine.runStep(step, input, outputs, signal);
      const row = await settle(deps, hold, step, index + 1, key, result);
      if (row === null) return null;
      // As the next worker would read it: what does not survive JSON must not be built upon.
      outputs[step] = result.kind === 'refuse' ? null : JSON.parse(JSON.stringify(result.output ?? null));
      if (index + 1 < RESEARCH_STEPS.length && isAbandoned(row, clock)) {
        await database.transaction((tx) => fenced(tx, hold, { status: 'paused', updatedAt: clock.now() }));
        return null;
      }
    }
  }
  return outputs;
}

/** Writes what a step led to. Answers with the job's row when the next step may begin, else null. */
async function settle(
  { database, clock, notify }: PipelineDeps,
  hold: Hold,
  step: ResearchStepId,
  finished: number,
  key: Omit<Checkpoint, 'output'>,
  result: StepResult,
): Promise<JobRow | null> {
  if (result.kind === 'refuse') {
    await failJob(database, clock, { id: hold.jobId, attempt: hold.attempt }, result.reason);
    return null;
  }
  const questions = asks(result);
  if (questions.length > 0) {
    await database.transaction((tx) =>
      fenced(tx, hold, { status: 'clarification_needed', questions: [...questions], updatedAt: clock.now() }),
    );
    return null;
  }
  const row = await saveCheckpoint(database, clock, hold, step, finished, { ...key, output: result.output ?? null });
  notify(hold.jobId);
  return row;
}
