import { RESEARCH_STEPS, type ResearchStepId } from '../contract/limits.ts';
import type { ReportContent } from '../contract/report.ts';
import { checkReport } from './check/report.ts';
import type { Claim, TableDraft } from './claims/types.ts';
import { type DomainOutput, runDomain } from './domain.ts';
import { withFetched } from './fetched-figures.ts';
import { writeKit } from './kit.ts';
import type { Library } from './library.ts';
import { writeReport } from './report.ts';
import { type ReportContext, reportContext } from './report-context.ts';
import { judge } from './score.ts';
import { challengesAnalysis } from './sections/challenges.ts';
import { executiveSummary } from './sections/executive.ts';
import { industryAnalysis } from './sections/industry.ts';
import { pestelSection } from './sections/pestel.ts';
import { recommendationsSection } from './sections/recommendations.ts';
import { summarySection } from './sections/summary.ts';
import type { CountryPack, Evidence, ResearchInput, StepResult } from './types.ts';
import { ENGINE_VERSION } from './version.ts';

type Outputs = Partial<Record<ResearchStepId, unknown>>;

interface SectionsOutput {
  readonly claims: readonly Claim[];
  readonly tables?: readonly TableDraft[];
  /** Kept with the step that it was looked up for: the steps after it write from the same. */
  readonly evidence?: Evidence;
}

/** An earlier step's output is missing: steps were called out of order. */
export class StepOrderError extends Error {
  readonly code = 'step_order';
  override readonly name = 'StepOrderError';
}

/** The report could not be brought up to its bars; the job fails honestly and the credit goes back. */
export class ReportCheckError extends Error {
  readonly code = 'report_check';
  override readonly name = 'ReportCheckError';
  readonly failed: readonly string[];

  constructor(failed: readonly string[]) {
    super(`The report does not pass: ${failed.join('; ')}`);
    this.failed = failed;
  }
}

function domainOf(domainOutput: unknown): DomainOutput {
  if (!domainOutput) throw new StepOrderError('The domain step has not been run.');
  return domainOutput as DomainOutput;
}

/** ISO3 of the country packs that the steps after 'domain' need: home first, at most three; none for a starter kit. */
export function packsNeeded(domainOutput: unknown): readonly string[] {
  const domain = domainOf(domainOutput);
  return 'reading' in domain ? domain.reading.countries : [];
}

/** What was looked up: given with this step, or kept with the one that it was looked up for. */
export const evidenceOf = (input: ResearchInput, outputs: Outputs): Evidence | undefined =>
  input.evidence ?? (outputs.industry as { readonly evidence?: Evidence } | undefined)?.evidence;

/**
 * One of the six steps. `outputs` holds what the earlier ones returned, by step id, as read back from JSON; `packs` those
 * named by `packsNeeded` (none for 'domain'); `library` that of `languageNeeded`. Pure: same arguments, same result.
 * @throws StepOrderError, PackMissingError, ReportCheckError
 */
export function runStep(
  step: ResearchStepId,
  input: ResearchInput,
  outputs: Outputs,
  packs: readonly CountryPack[],
  library: Library,
): StepResult {
  if (step === 'domain') return runDomain(input, library);
  const domain = domainOf(outputs.domain);
  const evidence = evidenceOf(input, outputs);
  // A kit is written by hand: its steps leave nothing behind but what was looked up.
  if ('kit' in domain)
    return done(step === 'report' ? writeKit(domain.kit, library) : { ...(evidence && { evidence }) });
  const work = reportContext(
    domain.reading,
    packs.map((pack) => withFetched(pack, evidence?.figures ?? [])),
    evidence,
  );
  switch (step) {
    case 'keywords':
      // What is looked up is planned from the reading alone.
      return done({});
    case 'industry': {
      const pestel = pestelSection(work);
      return done({
        claims: [...summarySection(work), ...industryAnalysis(work), ...pestel.claims],
        tables: [pestel.table],
        ...(evidence && { evidence }),
      } satisfies SectionsOutput);
    }
    case 'challenges':
      return done({ claims: challengesAnalysis(work) } satisfies SectionsOutput);
    case 'recommendation': {
      const { verdict, confidence, total, of } = judge(work);
      return done({
        claims: [...executiveSummary(work), ...recommendationsSection(work)],
        verdict,
        confidence,
        score: { total, of },
      });
    }
    case 'report':
      return done(publish(input, work, outputs));
  }
}

const done = (output: unknown): StepResult => ({ kind: 'done', output });

/**
 * All six steps, each over what the earlier ones left as a checkpoint would give it back: the report, or the first step's
 * questions or refusal. Throws what `run` (`runStep`, or what stands in its place) throws, and what `packsOf` rejects with.
 */
export async function runAllSteps(
  run: typeof runStep,
  input: ResearchInput,
  library: Library,
  packsOf: (countries: readonly string[]) => Promise<readonly CountryPack[]>,
): Promise<StepResult> {
  const outputs: Outputs = {};
  let packs: readonly CountryPack[] = [];
  for (const { id } of RESEARCH_STEPS) {
    const result = run(id, input, outputs, packs, library);
    if (result.kind !== 'done') return result;
    outputs[id] = JSON.parse(JSON.stringify(result.output ?? null));
    if (id === 'domain') packs = await packsOf(packsNeeded(outputs.domain));
  }
  return done(outputs.report);
}

/** The claims a report is written from, as `checkReport` wants them; call it after the 'recommendation' step. */
export function claimsOf(outputs: Outputs): Claim[] {
  return (['industry', 'challenges', 'recommendation'] as const).flatMap((step) => {
    const output = outputs[step] as SectionsOutput | undefined;
    if (!output) throw new StepOrderError(`The step '${step}' has not been run.`);
    return output.claims;
  });
}

function publish(input: ResearchInput, work: ReportContext, outputs: Outputs): ReportContent {
  const { packs } = work;
  const pestel = (outputs.industry as SectionsOutput | undefined)?.tables?.[0];
  if (!pestel) throw new StepOrderError("The step 'industry' has not been run.");
  const { content, claims } = writeReport(input, work, packs, claimsOf(outputs), pestel, ENGINE_VERSION);
  const failed = checkReport(content, claims, packs, work.passages).filter((c) => !c.ok);
  if (failed.length > 0)
    throw new ReportCheckError(
      failed.map((c) => `${c.name} ${c.value} (bar ${c.bar}) ${c.detail.slice(0, 9).join(' | ')}`),
    );
  return content;
}
