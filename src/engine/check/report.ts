import type { ReportContent } from '../../contract/report.ts';
import type { Claim } from '../claims/types.ts';
import type { CountryPack } from '../types.ts';

export interface CheckResult {
  readonly name: string;
  readonly value: number;
  readonly bar: number;
  readonly ok: boolean;
  readonly detail: string[];
}

export function checkReport(
  _content: ReportContent,
  _claims: readonly Claim[],
  _packs: readonly CountryPack[],
): CheckResult[] {
  return [];
}
