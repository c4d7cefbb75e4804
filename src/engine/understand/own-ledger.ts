import type { FounderNumber } from './types.ts';

export interface OwnInput {
  readonly id: string;
  readonly number: FounderNumber;
  /** 'sacks', 'members'; '' for money and shares. */
  readonly noun: string;
}

export interface OwnSum {
  readonly expression: string;
  readonly inputs: readonly OwnInput[];
  /** Number of an earlier sum this one goes on from, as `own1` in the expression. */
  readonly from: number | null;
  readonly kind: 'money' | 'share' | 'count';
  /** What is counted where the result is no money. */
  readonly noun: string;
  /** 'a month', 'a family'; '' where nothing is said. */
  readonly per: string;
  readonly how: 'times' | 'part' | 'stretch' | 'apart' | 'kept' | 'year' | 'counted' | 'against' | 'owed';
}

/** Takes a number in under one name, however many sums use it. */
export interface Ledger {
  readonly input: (n: FounderNumber) => OwnInput;
  readonly add: (sum: OwnSum) => number;
  readonly used: ReadonlySet<FounderNumber>;
}
