import type { ResearchStepId } from '../../../src/contract/limits.ts';
import type { ReportContent } from '../../../src/contract/report.ts';
import type { Asked } from '../../../src/engine/reading/slots.ts';
import type { Evidence, ResearchInput, StepResult } from '../../../src/engine/types.ts';
import type { TrailLine } from '../job/trail.ts';
import type { LookUpPlan } from '../look-up/look-up-plan.ts';

/** What the earlier steps returned, by step, as read back from the database. */
export type StepOutputs = Partial<Record<ResearchStepId, unknown>>;

/** The job that a step belongs to: what is paid for is kept with it, and what happens is told. */
export interface JobContext {
  readonly id: string;
  /** What was answered was asked in these words. */
  readonly asked: Asked;
  note(line: TrailLine): Promise<void>;
  /** Looks up more than was planned at first; null where nothing can be looked up. */
  lookUp(plan: LookUpPlan): Promise<Evidence | null>;
}

/** One step of the research, over what the steps before it returned. */
export type StepPort = (
  step: ResearchStepId,
  input: ResearchInput,
  outputs: StepOutputs,
  signal: AbortSignal,
  job?: JobContext,
) => Promise<StepResult>;

/** Who does the thinking. The pipeline knows only this. */
export interface ResearchEngine {
  /** Part of every checkpoint: another version's steps are done anew. */
  readonly version: string;
  /** True when a job takes minutes rather than a second. */
  readonly slow: boolean;
  readonly runStep: StepPort;
  /** What could be looked up for what the step 'domain' left behind; null where there is nothing to go by. */
  planLookUp(outputs: StepOutputs): Promise<LookUpPlan | null>;
  /** The text a report's hash is over. */
  canonicalText(content: ReportContent): string;
}
