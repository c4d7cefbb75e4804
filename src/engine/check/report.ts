import type { ReportContent } from '../../contract/report.ts';
import type { Claim } from '../claims/types.ts';
import type { CountryPack, Passage } from '../types.ts';
import { checkCalcs } from './calcs.ts';
import { checkCitations, checkSources } from './citations.ts';
import { checkClaims } from './claims.ts';
import { checkCountries } from './countries.ts';
import { checkWords } from './language.ts';
import { checkNumbers } from './numbers.ts';
import type { CheckResult } from './parts.ts';
import { checkPassages } from './passages.ts';

/** The bars that one report can be held to by itself; the same in jobs, tests and benchmarks. */
export function checkReport(
  content: ReportContent,
  claims: readonly Claim[],
  packs: readonly CountryPack[],
  passages: readonly Passage[] = [],
): CheckResult[] {
  return [
    checkCitations(content),
    checkSources(content, packs),
    checkPassages(content, passages),
    checkNumbers(content, claims, packs),
    checkCalcs(content, packs),
    checkCountries(content),
    ...checkClaims(claims),
    checkWords(content),
  ];
}
