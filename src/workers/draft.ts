import * as v from 'valibot';
import { ReportContent } from '../contract/report.ts';
import type { Question } from '../contract/research.ts';
import { canonicalText } from '../engine/canonical-text.ts';
import { languageNeeded } from '../engine/domain.ts';
import { libraryOf } from '../engine/library.ts';
import { runAllSteps, runStep } from '../engine/research.ts';
import type { CountryPack, ResearchInput } from '../engine/types.ts';

export type DraftInput = ResearchInput;

export type Draft =
  | { readonly kind: 'report'; readonly content: ReportContent }
  | { readonly kind: 'questions'; readonly questions: readonly Question[]; readonly language: string }
  | { readonly kind: 'refused'; readonly reason: string };

export interface DraftDeps {
  /** Rejects where the device does not hold the country's records. */
  readonly pack: (iso3: string) => Promise<CountryPack>;
  readonly sha256: (text: string) => Promise<string>;
}

/**
 * The server's six steps on this device, or the next set of questions: same question, answers, date and versions give the same report under the same
 * hash. Throws what the engine throws, and what `pack` rejects with.
 */
export async function draftReport(input: DraftInput, { pack, sha256 }: DraftDeps): Promise<Draft> {
  const library = await libraryOf(languageNeeded(input));
  const packsOf = (countries: readonly string[]) => Promise.all(countries.map(pack));
  const result = await runAllSteps(runStep, input, library, packsOf);
  if (result.kind === 'refuse') return { kind: 'refused', reason: result.reason };
  if (result.kind === 'ask') return { kind: 'questions', questions: result.questions, language: library.language };
  const content = v.parse(ReportContent, result.output);
  const hash = await sha256(canonicalText(content));
  return { kind: 'report', content: { ...content, metadata: { ...content.metadata, hash } } };
}
