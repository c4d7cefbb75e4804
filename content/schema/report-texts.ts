import * as v from 'valibot';
import { type Language, roomFor } from './language.ts';
import { exactly, record, text } from './text.ts';

/** Each text, with the names of what is filled in for `{name}`. */
type Group = Readonly<Record<string, readonly string[]>>;

const HEADS = {
  advice: [],
  problem: [],
  verdict: ['verdict'],
  facts: [],
  unknowns: [],
  first: [],
  end: [],
  read: [],
  chain: [],
  causes: [],
  sums: [],
  found: [],
  want: [],
  pay: [],
  can: [],
  breakers: [],
  next: [],
  idea: [],
  talks: [],
  where: [],
  tests: [],
  test: ['n', 'name'],
} as const satisfies Group;

const LINES = {
  first: ['n', 'name', 'hypothesis'],
  end: ['end'],
  cause: ['cause', 'sign'],
  sum: ['label', 'sum'],
  hypothesis: ['text'],
  method: ['text'],
  metric: ['metric', 'threshold'],
  cost: ['cost', 'days', 'stop'],
  cost_none: ['days', 'stop'],
  around: [],
  people: ['words'],
  payer: ['words'],
  idea: ['words'],
  cause_said: ['words'],
  place: ['words'],
  open: [],
  in_english: [],
  figures: ['words'],
  since: ['words'],
  quoted: [],
  quoted_alone: [],
  differ: [],
} as const satisfies Group;

const PASSAGES = {
  whose: ['publisher', 'when', 'title'],
  /** Of a quote about another country than the report's. */
  abroad: ['whose', 'country'],
  undated: [],
  old: ['year'],
  unchecked: [],
} as const satisfies Group;

const TABLES = {
  pestel: [],
  alternatives: [],
  scorecard: [],
  calculations: [],
  or: [],
  yours: [],
  assumed: [],
  smaller: [],
  larger: [],
  result: [],
  calculation: ['what'],
  this_report: [],
  limits: [],
} as const satisfies Group;

const FACTORS = { Political: [], Economic: [], Social: [], Technological: [], Environmental: [], Legal: [] } as const;

const MARKS = {
  sum: [],
  sum_own: [],
  payer: [],
  payer_named: [],
  pay: [],
  pay_paid: [],
  pay_refused: [],
  cause: [],
  cause_named: [],
  reach: [],
  reach_named: [],
  proof: [],
  desk: [],
  says: [],
  does: [],
  pays: [],
  unknown: [],
} as const satisfies Group;

const GIST = {
  forbidden: [],
  refused: [],
  harmless: [],
  'too-few': [],
  unclear: [],
  'no-payer': [],
  paid: [],
  counted: [],
  'two-causes': [],
  'some-evidence': [],
  'not-enough': [],
} as const satisfies Group;

const VERDICTS = { proceed: [], narrow: [], pivot: [], stop: [], not_enough_known: [] } as const satisfies Group;

const PAGE = {
  executive_summary: [],
  summary: [],
  industry_analysis: [],
  challenges_analysis: [],
  recommendations: [],
  pestel_analysis: [],
  sources: [],
  records: [],
  documents: [],
  offices: [],
  told_group: [],
  told_link: [],
  calcs_apart: [],
  told: [],
  skipped: [],
  looked_up: [],
  advice: [],
  first_test: [],
  end: [],
  rest: [],
  confidence_low: [],
  confidence_medium: [],
  score: ['total', 'of'],
  evidence: [],
  desk: [],
  says: [],
  does: [],
  pays: [],
  cites: [],
  nearest: [],
  new_tab: [],
  written_by: ['model'],
  written_with_sources: ['published', 'model'],
} as const satisfies Group;

const INSIGHTS = {
  breaker: ['text'],
  rests: ['text'],
  causes: [],
  room: ['what', 'text'],
  stays: ['what', 'text'],
  sign: ['text'],
  guess: ['label', 'formula'],
  who_pays: ['people', 'payer'],
  publishers: ['names'],
  office: ['office'],
  no_people: [],
  no_payer: [],
  no_number: [],
  no_evidence: [],
  publish: ['text'],
  ask: ['factor', 'text'],
  rule: ['factor', 'text'],
} as const satisfies Group;

const INSIGHT_HEADS = {
  important_questions_industry_geography: [],
  emerging_key_insights: [],
  leverage_points: [],
  key_questions_for_founders: [],
  desirability_analysis: [],
  recommended_research_areas: [],
  key_stakeholders_institutions: [],
  barriers_consumption: [],
  regulations_policies: [],
} as const satisfies Group;

/** Words that compare, separated by commas: by them code sees whether a translation says the contrary. `*` ends a beginning. */
const COMPARED = { less: [], more: [], at_least: [], at_most: [], not: [] } as const satisfies Group;

const holding = (names: readonly string[]) =>
  v.check(
    (said: string) =>
      [...said.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name)
        .sort()
        .join() === [...names].sort().join(),
    names.length === 0
      ? 'fills nothing in'
      : `must hold ${names.map((name) => `{${name}}`).join(' and ')}, and no other`,
  );

/** What stands around a model's own sentences in a report of a case, and around the report on its page. */
export const reportTextsSchema = (language: Language) => {
  const upTo = (english: number) => text(roomFor(english, language));
  const group = <const G extends Group>(most: number, texts: G) =>
    record(
      Object.fromEntries(
        Object.entries(texts).map(([key, names]) => [key, v.pipe(upTo(most), holding(names))]),
      ) as unknown as Record<keyof G & string, v.GenericSchema<string, string>>,
    );
  return record({
    /** Markdown: the bold words that open a block. */
    heads: group(70, HEADS),
    lines: group(240, LINES),
    /** Whose a quote is, and what was checked of it. */
    passages: group(70, PASSAGES),
    tables: group(70, TABLES),
    table_heads: record({
      pestel: exactly(3, upTo(30)),
      alternatives: exactly(3, upTo(30)),
      scorecard: exactly(3, upTo(30)),
      calculations: exactly(5, upTo(30)),
    }),
    factors: group(20, FACTORS),
    /** The scorecard's questions, and why a mark is what it is. */
    marks: group(60, MARKS),
    gist: group(70, GIST),
    verdicts: group(30, VERDICTS),
    page: group(170, PAGE),
    insights: group(160, INSIGHTS),
    insight_heads: group(70, INSIGHT_HEADS),
    compared: group(300, COMPARED),
  });
};

export type ReportTexts = v.InferOutput<ReturnType<typeof reportTextsSchema>>;

const pick = <T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** What a report from a playbook says in the same words, and every device must know: it may write one without a network. */
export const inEveryReport = ({
  heads,
  lines,
  passages,
  tables,
  table_heads,
  factors,
  marks,
  gist,
  verdicts,
}: ReportTexts) => ({
  heads: pick(heads, 'problem', 'first', 'end', 'read', 'found', 'want', 'pay', 'can', 'where', 'test'),
  lines: pick(lines, 'first', 'end', 'differ'),
  passages,
  tables,
  table_heads: pick(table_heads, 'alternatives', 'calculations'),
  factors,
  marks,
  gist: pick(gist, 'forbidden', 'refused', 'harmless', 'too-few', 'no-payer', 'not-enough'),
  verdicts,
});

export type EveryReportTexts = ReturnType<typeof inEveryReport>;
