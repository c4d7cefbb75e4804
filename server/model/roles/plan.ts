import * as v from 'valibot';
import { LANGUAGES } from '../../../content/schema/language.ts';
import type { Role } from '../ask.ts';

export const SearchTerms = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40))),
  v.minLength(1),
  v.maxLength(5),
);

export const PlanAnswer = v.object({
  /** From several points of view: who bears it, who pays, who rules, who sells, who doubts. */
  queries: v.pipe(
    v.array(
      v.object({
        view: v.pipe(v.string(), v.maxLength(80)),
        words: SearchTerms,
        language: v.picklist(LANGUAGES),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
});
export type PlanAnswer = v.InferOutput<typeof PlanAnswer>;

export interface ToPlan {
  readonly problem: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly terms: {
    readonly event: readonly string[];
    readonly thing: readonly string[];
    readonly people: readonly string[];
  };
}

export const PLAN: Role<ToPlan, PlanAnswer> = {
  name: 'plan',
  version: 3,
  maxTokens: 700,
  isEnding: false,
  schema: PlanAnswer,
  rest: { queries: [] },
  check: ({ queries }) =>
    queries.flatMap(({ words }) => (words.some((word) => /\d{4,}|@/.test(word)) ? ['queries: key terms only'] : [])),
  system: [
    'You plan what to look up about a problem, in databases of studies, reports of governments and development banks, and the web.',
    'Give up to six queries, each from another point of view: those who bear the problem, those who would pay, the regulator, the incumbent or workaround, the distributor, the sceptic.',
    'Each query is one to five key terms (nouns, of at most 40 letters each) as the titles of such pages have them, not as the founder writes; none that could tell who the founder is: no names of persons or firms, no sums, no villages. Name the kind of document where it helps (survey, annual report, tariff, enquête). Write a query in the language such documents would be in.',
  ].join('\n'),
};
