import type { Library } from '../library.ts';
import { cleanText, quotable } from '../text/clean.ts';
import { refusalOf } from './refine.ts';

export interface Variant {
  readonly statement: string;
  /** What it takes in and what it leaves out. */
  readonly scope: string;
  /** What is changed, and what that does to what is known. */
  readonly changed: string;
}

export type Variants =
  | { readonly kind: 'reworded'; readonly variants: readonly Variant[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Another scope each time; the words of the problem stay the founder's. */
const SCOPES: readonly Omit<Variant, 'statement'>[] = [
  {
    scope: 'In one quarter of one town',
    changed:
      'Where: it can be counted on foot in days. Narrowing proves nothing; five people who tell you the last time and what it cost would.',
  },
  {
    scope: 'For those alone who met it this month',
    changed: 'Who: people who met it lately know what it cost. Those who met it long ago remember that it was bad.',
  },
  {
    scope: 'In the worst season alone',
    changed: 'When: if it is bad for three months of twelve, whoever pays will pay for three.',
  },
  {
    scope: 'Where it happens every week',
    changed:
      'How often: what comes every week can become a habit to pay for; what comes once a year is soon forgotten.',
  },
];

/** A problem within narrower bounds: where, who, when, how often. Pure. */
export function reword(problem: string, library: Library): Variants {
  const text = cleanText(problem);
  const refusal = refusalOf(text, library);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  const own = quotable(text);
  return {
    kind: 'reworded',
    variants: SCOPES.map(({ scope, changed }) => ({ statement: `${scope}: ${own}`, scope, changed })),
  };
}
