import type { CaseAdvice, CaseDoubts, CaseProblem, CaseReading } from '../../../src/contract/case.ts';
import type { DomainOutput } from '../../../src/engine/domain.ts';
import { cleanText } from '../../../src/engine/text/clean.ts';
import type { CountryPack, Evidence, ResearchInput } from '../../../src/engine/types.ts';
import type { ServerLog } from '../../../src/lib/log.ts';
import type { Asking } from '../../model/ask.ts';
import type { ReadAnswer } from '../../model/roles/read.ts';
import type { ResearchEngine } from '../engine/engine-port.ts';
import type { PackSource } from '../engine/packs.ts';
import type { Trail } from '../job/trail.ts';
import type { PrivateContext } from '../look-up/key-terms.ts';
import { type LookUpPlan, mainLanguage } from '../look-up/look-up-plan.ts';
import { answersGiven, type Parts } from './case-brief.ts';

/** What the steps of a job leave behind when a model investigates. */
export interface CaseOutputs {
  readonly domain?: { readonly case: CaseReading; readonly terms: ReadAnswer['terms']; readonly plain: DomainOutput };
  readonly keywords?: {
    readonly queries: readonly {
      readonly view: string;
      readonly words: readonly string[];
      readonly language: string;
    }[];
  };
  /** `evidence` is what the model kept of what was `found`; `direct`: ids of what bears on this very problem. */
  readonly industry?: {
    readonly advice: CaseAdvice | null;
    readonly problem: CaseProblem | null;
    readonly evidence: Evidence;
    readonly direct: readonly string[];
    readonly found: Evidence;
  };
  readonly challenges?: { readonly doubts: CaseDoubts | null };
  /** All parts as they may be published; null where they may not. */
  readonly recommendation?: { readonly parts: Parts | null };
}

/** One step of a job under way. */
export interface Investigation {
  readonly engine: ResearchEngine;
  readonly packs: PackSource;
  readonly input: ResearchInput;
  readonly outputs: CaseOutputs;
  readonly asking: Asking;
  readonly trail: Pick<Trail, 'note'>;
  readonly lookUp: (plan: LookUpPlan) => Promise<Evidence | null>;
  readonly log: ServerLog;
  readonly signal: AbortSignal;
}

/** The founder's text and answers, for those who judge what bears on it. */
export const problemOf = ({ input, outputs }: Investigation): string =>
  [cleanText(input.query).slice(0, 1_500), ...answersGiven(input).map(({ answer }) => answer)]
    .join('\n')
    .slice(0, 2_500) + (outputs.domain?.case.place ? `\n(${outputs.domain.case.place})` : '');

/** What must not leave the server, and what may. */
export const privateContext = (
  input: ResearchInput,
  reading: CaseReading,
  { event, thing }: ReadAnswer['terms'],
): PrivateContext => ({
  text: [cleanText(input.query), ...answersGiven(input).map(({ answer }) => answer)].join('\n'),
  reading,
  subject: [...event, ...thing],
});

/** In which what is written about a founder's trouble may be found. */
export const languagesOf = ({ language }: CaseReading, home: CountryPack | null): string[] => [
  ...new Set([language, 'en', ...(home === null ? [] : [mainLanguage(home)])]),
];
