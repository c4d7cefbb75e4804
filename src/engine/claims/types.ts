import type { Calc } from '../../contract/report.ts';
import type { WRITTEN_PARTS } from '../../contract/written-parts.ts';

export type SectionKey = (typeof WRITTEN_PARTS)[number];
export type ClaimType = 'fact' | 'calc' | 'inference' | 'assumption' | 'recommendation';

/**
 * One thing the report says. Its numbers are tokens: `{{fig:GHA:CODE}}` a record with its [n], `{{calc:loss:base}}` and
 * `{{cite:loss}}` a calculation, `{{said:units}}` the founder's own, `{{n:8}}` a number of the plan, `{{list:GHA:farm}}`
 * and `{{inst:GHA:tax}}` records without a number.
 */
export interface Claim {
  readonly id: string;
  readonly section: SectionKey;
  /** Claims of one block stand in one paragraph, or in one list when `bullet` is set. */
  readonly block: string;
  readonly bullet: '' | '-' | '1.';
  /** Bold words before the block, on its first claim. */
  readonly head: string;
  readonly text: string;
  readonly type: ClaimType;
  /** Tokens of evidence and calculations, as `fig:GHA:CODE` or `calc:loss`. */
  readonly evidence: readonly string[];
}

/** How finely a sum is told: to three digits, or as finely as what it is reckoned from is known (`digitsFor`). */
export type Precision = 'rounded' | 'as_known';

/** A calculation before it has a number in the report. References in inputs are 'rec:GHA:CODE' and 'calc:id'. */
export interface CalcDraft {
  readonly id: string;
  readonly formula: string;
  readonly expression: string;
  readonly inputs: readonly {
    readonly name: string;
    readonly label: string;
    readonly origin: Calc['inputs'][number]['origin'];
    readonly ref: string;
    readonly low: number;
    readonly base: number;
    readonly high: number;
    readonly unit: string;
  }[];
  readonly unit: string;
  readonly precision: Precision;
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

export interface TableDraft {
  readonly id: string;
  readonly title: string;
  readonly section: SectionKey;
  readonly headers: readonly string[];
  /** Cells may hold tokens. */
  readonly rows: readonly (readonly string[])[];
}
