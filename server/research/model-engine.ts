import type { Claim } from '../../src/engine/claims/types.ts';
import type { DomainOutput } from '../../src/engine/domain.ts';
import type { StepResult } from '../../src/engine/types.ts';
import type { ServerLog } from '../../src/lib/log.ts';
import { SECOND } from '../../src/lib/moments.ts';
import type { ResearchEngine, StepOutputs } from './engine-port.ts';
import type { Model } from './model.ts';
import { reworded } from './model-claims.ts';

/** What a step leaves behind when a model had a hand in it. */
interface WithClaims {
  readonly claims: readonly Claim[];
  /** The engine's own, for when the reworded ones do not pass the checks. */
  readonly plain?: readonly Claim[];
  readonly tokensLeft?: number;
}

const WRITTEN = ['industry', 'challenges', 'recommendation'] as const;

/** For the words of one step; three of them stay under the time after which the queue counts a worker as dead. */
const STEP_MS = 80 * SECOND;

const isWritten = (step: string): step is (typeof WRITTEN)[number] => WRITTEN.some((w) => w === step);

/**
 * The engine with a model's words: figures, arithmetic, score and checks stay the engine's. Whatever the model does, the
 * job ends in a report: at worst in the engine's own text.
 */
export function withModel(engine: ResearchEngine, model: Model, tokensPerJob: number, log: ServerLog): ResearchEngine {
  const write = async (result: StepResult, outputs: StepOutputs, signal: AbortSignal): Promise<StepResult> => {
    if (result.kind !== 'done') return result;
    const own = result.output as WithClaims;
    const domain = outputs.domain as DomainOutput;
    // A starter kit is written by hand: there is nothing to say in other words.
    if (!('reading' in domain)) return result;
    const { reading } = domain;
    const budget = { left: tokensLeft(outputs, tokensPerJob) };
    const nouns = [reading.who.value, reading.good.value, reading.place.value];
    const context = { problem: reading.text.slice(0, 2_000), nouns };
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(STEP_MS)]);
    const claims = await reworded(model, own.claims, context, budget, inTime);
    return { kind: 'done', output: { ...own, claims, plain: own.claims, tokensLeft: budget.left } };
  };

  return {
    version: `${engine.version}+${model.name}`,
    slow: true,
    canonicalText: engine.canonicalText,
    planLookUp: engine.planLookUp,
    async runStep(step, input, outputs, signal) {
      if (isWritten(step)) return write(await engine.runStep(step, input, outputs, signal), outputs, signal);
      if (step !== 'report') return engine.runStep(step, input, outputs, signal);
      try {
        return await engine.runStep(step, input, outputs, signal);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'ReportCheckError') throw error;
        log.warn('model', { message: 'Its words did not pass the checks; the engine’s own are published.' });
        return engine.runStep(step, input, plainOutputs(outputs), signal);
      }
    },
  };
}

const tokensLeft = (outputs: StepOutputs, whole: number): number =>
  WRITTEN.reduce((left, step) => Math.min(left, (outputs[step] as WithClaims | undefined)?.tokensLeft ?? whole), whole);

const plainOutputs = (outputs: StepOutputs): StepOutputs => ({
  ...outputs,
  ...Object.fromEntries(
    WRITTEN.flatMap((step) => {
      const output = outputs[step] as WithClaims | undefined;
      return output?.plain ? [[step, { ...output, claims: output.plain }]] : [];
    }),
  ),
});
