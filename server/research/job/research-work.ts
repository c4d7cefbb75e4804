import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { MAX_QUESTIONS, RESEARCH_STEPS, type ResearchStepId } from '../../../src/contract/limits.ts';
import type { ReportContent } from '../../../src/contract/report.ts';
import type { TrailEntry } from '../../../src/contract/trail.ts';
import type { Evidence, ResearchInput, StepResult } from '../../../src/engine/types.ts';
import { SECOND, type WallClock } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { Refused, type StepOutcome, type Work } from '../../work/run.ts';
import type { ResearchEngine } from '../engine/engine-port.ts';
import type { LookUp } from '../look-up/look-up.ts';
import type { LookUpPlan } from '../look-up/look-up-plan.ts';
import { publish } from './publish.ts';
import { openTrail, readTrail, trailOf } from './trail.ts';

/** After a stop, how long somebody may still come back before the job pauses (readings: leaving a page). */
const STOP_GRACE_MS = 60 * SECOND;

const hashOf = ({ query, answers, date }: ResearchInput): string =>
  createHash('sha256')
    .update(JSON.stringify([query, answers, date]))
    .digest('hex');

export interface ResearchDeps {
  readonly engine: ResearchEngine;
  readonly clock: WallClock;
  /** Null: nothing is looked up. */
  readonly lookUp: LookUp | null;
  /** Tells those who look on that something moved. */
  readonly changed?: (id: string) => void;
}

/** What others have published is wanted from this step on: the reading stands, and nothing is written yet. */
const LOOKED_UP_IN = 'industry';

/** A job of research: its six steps by `engine`, any of which may ask; then its report. */
export async function researchWork(
  { engine, clock, lookUp, changed = () => {} }: ResearchDeps,
  sql: Sql,
  id: string,
): Promise<Work> {
  const job = eq(researchJobs.id, id);
  const [row] = await sql.select().from(researchJobs).where(job);
  if (row === undefined) throw new Error(`No research job ${id}`);
  const input: ResearchInput = { query: row.query, answers: row.answers, date: row.researchDate };
  const trail = () => openTrail(sql, clock, id, changed);
  const lookedUp = async (plan: LookUpPlan | null, signal: AbortSignal): Promise<Evidence | null> =>
    lookUp === null || plan === null ? null : lookUp.run(plan, await trail(), signal);
  return {
    steps: RESEARCH_STEPS.map((step) => step.id),
    version: engine.version,
    inputHash: hashOf(input),
    async run(step, outputs, signal): Promise<StepOutcome> {
      const evidence =
        step === LOOKED_UP_IN && lookUp !== null ? await lookedUp(await engine.planLookUp(outputs), signal) : null;
      const given = evidence === null ? input : { ...input, evidence };
      const result = withTrail(
        await engine.runStep(step as ResearchStepId, given, outputs, signal, {
          id,
          asked: row.asked ?? {},
          note: async (line) => (await trail()).note(line),
          lookUp: (plan) => lookedUp(plan, signal),
        }),
        step,
        await readTrail(sql, id),
      );
      if (result.kind === 'refuse') throw new Refused(result.reason);
      // A step asks until nothing is open or the five of a job are used up, which is the engine's to keep.
      const questions = result.kind === 'ask' ? result.questions.slice(0, MAX_QUESTIONS) : [];
      if (questions.length === 0) return { kind: 'done', output: result.output ?? null };
      const write = (tx: Sql) => tx.update(researchJobs).set({ questions }).where(job);
      return { kind: 'rests', status: 'clarification_needed', write };
    },
    /** The founder left, and nobody came back in time. */
    async restsIn(now) {
      const [left] = await now.select({ at: researchJobs.stopRequestedAt }).from(researchJobs).where(job);
      return left?.at && clock.now().getTime() - left.at.getTime() >= STOP_GRACE_MS ? 'paused' : null;
    },
    publish: (tx, held, outputs) => publish(tx, clock, engine, held, outputs.report),
  };
}

/** The report keeps the trail of what was looked up for it. */
function withTrail(result: StepResult, step: string, trail: readonly TrailEntry[]): StepResult {
  if (step !== 'report' || trail.length === 0 || result.kind !== 'done') return result;
  const content = result.output as ReportContent;
  return { kind: 'done', output: { ...content, metadata: { ...content.metadata, trail: trailOf(content, trail) } } };
}
