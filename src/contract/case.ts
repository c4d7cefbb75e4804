import * as v from 'valibot';
import { Outcome } from './found.ts';
import { EVIDENCE_RUNGS } from './limits.ts';

/*
 * A case: a founder's problem as a language model read it and wrote about it, after code has checked it. Where it was
 * doubted, what did not hold is left out: a text may be '' and a list short, but never so that no report is left. It is kept with
 * its report, so that the report can be made anew with what was found since, without the model.
 *
 * Texts hold marks instead of figures: `{f1}` the founder's own words for a number, `{s1}` the result of a sum, `{n:8}` a
 * number of the plan, `{p1}` the published passage that a statement rests on.
 */

/** One or a few sentences. */
const Line = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(700));
const Short = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(160));
const MaybeLine = v.pipe(v.string(), v.trim(), v.maxLength(700));
const listOf = <const Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));

/**
 * A number of the founder's: `words` as they wrote it, `value` as code read it, `about` what it counts. Where they gave a range,
 * `low` and `high` are its ends and `value` its middle.
 */
export const FounderFigure = v.object({
  id: v.pipe(v.string(), v.regex(/^f\d{1,2}$/)),
  /** '5' is a number too. */
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(160)),
  about: Short,
  value: v.number(),
  low: v.optional(v.number()),
  high: v.optional(v.number()),
});
export type FounderFigure = v.InferOutput<typeof FounderFigure>;

/** What was understood. Each text is the founder's own words, or '' where they did not say it. */
export const CaseReading = v.object({
  /** Of the founder's text, ISO 639-1. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
  /** ISO 3166 alpha-3, home first. */
  countries: v.array(v.string()),
  place: v.string(),
  people: v.string(),
  payer: v.string(),
  thing: v.string(),
  idea: v.string(),
  cause: v.string(),
  /** How far their own evidence reaches, and the words it stands in. */
  evidence: v.object({ rung: v.picklist(EVIDENCE_RUNGS), quote: v.string() }),
  figures: v.array(FounderFigure),
  outcome: v.nullable(Outcome),
});
export type CaseReading = v.InferOutput<typeof CaseReading>;

/** The problem, how money moves, why it happens, what people do instead. */
export const CaseProblem = v.object({
  /** Of the report. */
  heading: Short,
  /** What happens to whom, where. */
  problem: Line,
  chain: listOf(Line, 0, 6),
  causes: listOf(
    v.object({
      text: Line,
      /** What a founder would see if this were not the cause. */
      sign: Line,
    }),
    1,
    6,
  ),
  instead: listOf(v.object({ what: Line, draw: Line, limit: Line }), 0, 6),
});
export type CaseProblem = v.InferOutput<typeof CaseProblem>;

/** What speaks against it, what would end it, what surrounds it. */
export const CaseDoubts = v.object({
  want: MaybeLine,
  pay: MaybeLine,
  can: MaybeLine,
  breakers: listOf(Line, 0, 6),
  /** What to find out of rules, seasons and the like, and what it would change. */
  around: listOf(
    v.object({
      factor: v.picklist(['Political', 'Economic', 'Social', 'Technological', 'Environmental', 'Legal']),
      ask: Line,
      so: Line,
    }),
    0,
    6,
  ),
});
export type CaseDoubts = v.InferOutput<typeof CaseDoubts>;

export const CaseTest = v.object({
  name: Short,
  hypothesis: Line,
  method: Line,
  metric: Line,
  threshold: Line,
  stop: Line,
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  /** Of what the founder reckons in: 15000 of `money` 'shillings'. */
  cost: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  money: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
});

/** Whom to ask what, and what to try. */
export const CaseField = v.object({
  unknowns: listOf(Line, 0, 4),
  interview: listOf(Line, 3, 8),
  where: MaybeLine,
  tests: listOf(CaseTest, 1, 4),
  /** Completes 'Stop if '. */
  end: MaybeLine,
});
export type CaseField = v.InferOutput<typeof CaseField>;

/** Cases from before a founder's own money was asked for give the cost in dollars, as `usd`. */
const KeptTest = v.pipe(
  v.looseObject({ usd: v.optional(v.number()), cost: v.optional(v.number()), money: v.optional(v.string()) }),
  v.transform(({ usd = 0, cost = usd, money = 'US$', ...test }) => ({ ...test, cost, money })),
  CaseTest,
);

/** A sum over the founder's figures; `expression` is over the inputs' names with + - * / and brackets. */
export const CaseSum = v.object({
  id: v.pipe(v.string(), v.regex(/^s\d{1,2}$/)),
  label: Short,
  expression: v.pipe(v.string(), v.maxLength(600)),
  unit: v.pipe(v.string(), v.maxLength(40)),
  inputs: listOf(
    v.object({
      name: v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,24}$/)),
      label: Short,
      /** The founder's figure, or null for a guess. */
      figure: v.nullable(v.string()),
      /** The guess: low, middle, high; null for a figure. */
      guess: v.nullable(v.tuple([v.number(), v.number(), v.number()])),
      unit: v.pipe(v.string(), v.maxLength(40)),
    }),
    1,
    6,
  ),
});
export type CaseSum = v.InferOutput<typeof CaseSum>;

/** A sum worked out for several values of one of its inputs: a bill by its days, a price by its weight. */
export const CaseTable = v.object({
  title: Short,
  /** The sum's id, and the name of its input. */
  sum: v.string(),
  input: v.string(),
  values: listOf(v.number(), 3, 8),
});
export type CaseTable = v.InferOutput<typeof CaseTable>;

/** A page tells no more: each sum is a paragraph's whole point. */
export const MOST_SUMS = 6;

/** What it comes to for this founder. */
export const CaseAdvice = v.object({
  sums: v.pipe(v.array(CaseSum), v.maxLength(MOST_SUMS)),
  table: v.optional(v.nullable(CaseTable), null),
  /** Why the verdict is what it is, from what they told. */
  reasons: listOf(Line, 1, 4),
  /** What is known that matters most: their own counts, sums, published findings. */
  facts: listOf(Line, 0, 5),
  /**
   * What an adviser would say who has one page: a thing a paragraph, each opened by a few words and a colon that say what it is
   * about. Empty on cases from before there was one, which have `idea` and `next` in its place.
   */
  page: v.optional(listOf(Line, 0, 11), []),
  /** What to make of their own idea. */
  idea: v.optional(MaybeLine, ''),
  /** What to do now. */
  next: v.optional(listOf(Line, 0, 6), []),
});
export type CaseAdvice = v.InferOutput<typeof CaseAdvice>;

export const Case = v.object({
  reading: CaseReading,
  problem: CaseProblem,
  doubts: CaseDoubts,
  field: v.object({ ...CaseField.entries, tests: listOf(KeptTest, 1, 4) }),
  advice: CaseAdvice,
});
export type Case = v.InferOutput<typeof Case>;
