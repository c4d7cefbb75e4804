import type { ReportContent } from '../../../src/contract/report.ts';
import { isKit } from '../../../src/domain/report-kind.ts';
import { withPublished } from '../../../src/engine/kit-published.ts';
import { evidenceOf, runStep } from '../../../src/engine/research.ts';
import type { StepResult } from '../../../src/engine/types.ts';

/** A step of the engine as it is on the server, where things are looked up: a starter kit then quotes what others have published. */
export function runStepOnServer(...given: Parameters<typeof runStep>): StepResult {
  const [step, input, outputs] = given;
  const result = runStep(...given);
  if (step !== 'report' || result.kind !== 'done') return result;
  const content = result.output as ReportContent;
  if (!isKit(content.metadata)) return result;
  return { kind: 'done', output: withPublished(content, evidenceOf(input, outputs)?.passages ?? []) };
}
