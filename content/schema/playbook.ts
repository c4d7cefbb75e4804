import * as v from 'valibot';
import {
  BACKGROUND_OPTIONS,
  CUSTOMER_OPTIONS,
  IMPACT_OPTIONS,
  INDUSTRY_OPTIONS,
  PRODUCT_OPTIONS,
} from '../../src/contract/explorer-options.ts';
import { LANGUAGES } from './language.ts';
import { searchLinesSchema } from './search-lines.ts';
import { record } from './text.ts';

/*
 * The form of a playbook: what is true of a kind of problem anywhere in Africa. It holds no statistic (those come from the
 * country's records) and no price (that is the founder's, or nobody's), and states no law: it asks.
 *
 * A playbook speaks in its own nouns. Only what differs from founder to founder is a slot: `{place}` fits after 'in' ·
 * `{country}` · `{money}` the local currency, plural · `{good}` the thing, a plural or mass noun · `{payer}` `{payer1}` who
 * pays, since a founder may say that those who suffer do. A capital (`{Payer}`) starts a sentence. A number of the plan
 * (a threshold, a count to ask) is written `{n:5}`; bare digits are refused.
 */

const SLOT = /\{(?:payer1?|good|place|country|money|n:\d+|fig)\}/gi;
const FORBIDDEN = /verified|validated|leverag|stakeholder|ecosystem|innovative|cutting-edge|seamless/i;
const LONGEST = 700;

/** A text that a founder reads. */
const Text = v.pipe(
  v.string(),
  v.minLength(3, 'is too short'),
  v.maxLength(LONGEST, (issue) => `is ${issue.input.length} characters long; at most ${LONGEST} fit`),
  v.check((text) => text === text.trim() && !/\s{2}|\n/.test(text), 'has spaces or line breaks that do not belong'),
  v.check(
    (text) => !/[{}]/.test(text.replace(SLOT, '')),
    'has an unknown slot: there are {place}, {country}, {money}, {good}, {payer}, {payer1} and {n:5}',
  ),
  v.check((text) => !/\d/.test(text.replace(SLOT, '')), 'holds a bare digit: write {n:5}, or the word'),
  v.check((text) => !FORBIDDEN.test(text), 'holds a word that claims too much or says nothing'),
);
const question = v.pipe(Text, v.endsWith('?', 'must end with a question mark'));
/** Noun, then the same in the other number. */
const Pair = v.tuple([Text, Text]);
const listOf = <const Item extends v.GenericSchema>(least: number, item: Item) =>
  v.pipe(
    v.array(item),
    v.minLength(least, (issue) => `has ${issue.input.length} entries; it needs at least ${least}`),
  );
const choices = v.pipe(v.array(v.string()), v.maxLength(6, 'has more choices than a phone shows'));

/** Words to match, separated by commas: one matches by its beginning from four letters on, `ill!` as a whole word only. */
const Words = v.pipe(
  v.string(),
  v.regex(/^[^A-Z]*$/, 'must be in lower case'),
  v.regex(/^(?!.*(,\S|, ?,|,\s*$))/, 'must have a comma and a space between its words'),
);

/** An entry of a list by its place, from 1, or a text by its name. */
const Beside = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:tests|unknowns|dealBreakers|alternatives|interview)\.[1-9]|want|pay|can|notFound|political|environmental)$/,
    "must be such as 'tests.2', 'unknowns.1', 'dealBreakers.3', 'alternatives.4', 'interview.5', 'want' or 'political'",
  ),
);

/** The code of an indicator, as the records have it. */
const Code = v.pipe(v.string(), v.nonEmpty('is empty'));
const Name = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/, 'must be one word of letters'));
const Range = v.pipe(
  v.tuple([v.number(), v.number(), v.number()]),
  v.check(([low, base, high]) => low <= base && base <= high, 'must rise: low, base, high'),
);
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** What a statement rests on: a page that was seen, what people in the trade commonly do, or our own reasoning. */
const Basis = v.union(
  [
    v.picklist(['practice', 'reasoning']),
    record({
      source: record({
        url: v.pipe(v.string(), v.url('must be a web address')),
        publisher: v.pipe(v.string(), v.nonEmpty('is empty')),
        year: whole(1950, 2100),
        /** The day somebody looked at it. */
        seen: v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-20')),
      }),
    }),
  ],
  "must be 'practice', 'reasoning', or a source with its url, publisher, year and the day it was seen",
);

/** The figure, its sentence's end, and then something that follows for the founder. */
const FigureText = v.pipe(
  Text,
  v.check((text) => /\{fig\}/i.test(text), 'lacks {fig}, where the figure stands'),
  v.check((text) => (text.split(/\{fig\}\. /i)[1] ?? '').length >= 15, 'says nothing of use after {fig}.'),
);

/**
 * One public figure. All weighted ones say how a country stands and so order the Explorer's list; those with `high` and
 * `low` are also told to the founder: only where the figure is about this very problem.
 */
const indicatorUse = v.pipe(
  record({
    code: Code,
    /** direct: this problem, this group · near: this problem, wider group · proxy: cause or effect · exposure: how many are in reach · context. */
    kind: v.picklist(['direct', 'near', 'proxy', 'exposure', 'context']),
    /** Share of the problem's severity, in %. */
    weight: whole(0, 100),
    /** Which end makes the problem worse; 'none' (weight 0) when the figure only shapes the plan. */
    worse: v.picklist(['high', 'low', 'none']),
    /** The value from which `high` is said. Without it, the country's place in Africa decides. */
    split: v.exactOptional(v.number()),
    pestel: v.exactOptional(v.picklist(['P', 'E', 'S', 'T', 'N', 'L'])),
    /** Holds `{fig}` (`{Fig}` at the start), which becomes the phrase with value, year and [n]; after it, what follows. */
    high: v.exactOptional(FigureText),
    low: v.exactOptional(FigureText),
  }),
  v.check(
    ({ high, low, pestel }) =>
      (high === undefined) === (low === undefined) && (high === undefined) === (pestel === undefined),
    'is told with high, low and pestel, or with none of them',
  ),
);
type Uses = readonly v.InferOutput<typeof indicatorUse>[];
const weightOf = (uses: Uses): number => uses.reduce((total, { weight }) => total + weight, 0);
const weightOfKind = (uses: Uses, kind: Uses[number]['kind']) => weightOf(uses.filter((use) => use.kind === kind));

/** Without `assume` it is never guessed: what depends on it is left out until the founder says it. */
const sizeInput = record({
  id: Name,
  label: Text,
  kind: v.picklist(['money', 'count', 'share', 'hours', 'days']),
  assume: v.exactOptional(Range),
  ask: v.exactOptional(Text),
  choices: v.exactOptional(choices),
  /** What each choice means, where it holds no number of its own. */
  values: v.exactOptional(v.array(v.number())),
  /** Words beside the founder's number that make it this one. Empty: any number of the kind. */
  near: Words,
});

const sizing = record({
  /** What repeats, one and many: trip, trips. */
  event: Pair,
  inputs: v.array(sizeInput),
  /** The last step is what one event costs one of those who suffer. */
  loss: listOf(
    1,
    record({
      id: Name,
      label: Text,
      /** Over the ids of inputs and earlier steps: + - * / ^ and brackets. */
      expr: v.string(),
      unit: v.picklist(['money', 'hours', 'days', 'share', 'count']),
    }),
  ),
  /** How often it happens in one day, week, … */
  times: record({ per: v.picklist(['day', 'week', 'month', 'term', 'season', 'year']), assume: Range, ask: Text }),
  /** How many of those days, weeks … a year holds for this problem. */
  periods: Range,
  /** The first group one founder can reach on foot. */
  people: record({
    label: Text,
    assume: Range,
    /** The sums call the group by its label, as where it is counted in schools and not in those who suffer. */
    named: v.exactOptional(v.boolean()),
  }),
});

const anyOf = <const Id extends string>(least: number, options: readonly { readonly id: Id }[]) =>
  listOf(least, v.picklist(options.map(({ id }) => id)));

/** How the Explorer matches it with a founder. */
const explore = record({
  /** Where in the chain of work it sits: two problems of one list should differ in it. */
  stage: v.picklist(['supply', 'making', 'storing', 'moving', 'selling', 'paying', 'using', 'knowing', 'governing']),
  /** Other industries that a founder of this problem may come from. */
  also: anyOf(0, INDUSTRY_OPTIONS),
  /** Whose problem it is first; the others are touched by it, unless `words.who` names them or they are among the first. */
  customers: anyOf(1, CUSTOMER_OPTIONS),
  products: anyOf(2, PRODUCT_OPTIONS),
  backgrounds: anyOf(3, BACKGROUND_OPTIONS),
  impact: anyOf(1, IMPACT_OPTIONS),
  /** How soon a first result can be seen: a test in days, partners first, or rules and works first. */
  horizon: v.picklist(['short', 'medium', 'long']),
  complexity: v.picklist(['high', 'medium', 'low']),
});

const testCard = record({
  name: Text,
  hypothesis: Text,
  method: Text,
  metric: Text,
  /** When to go on. */
  threshold: Text,
  stop: Text,
  days: whole(1, 10),
  /** Budget in US dollars; shown in local money at the dated rate. */
  usd: whole(0, 300),
});

const entries = {
  title: Text,
  /** A choice in a question. */
  short: v.pipe(Text, v.maxLength(70, 'is too long for a choice: at most 70 characters fit')),
  words: record({
    /** Who suffers: many, one. */
    who: Pair,
    /** Who pays: many, one. */
    payer: Pair,
    good: Text,
    /** What is counted: one, many. */
    unit: Pair,
  }),
  /** A clause that names who suffers, where, and what they lose: it fits after 'By your account, '. */
  problem: v.pipe(
    Text,
    v.regex(/[^.]$/, 'must not end with a full stop'),
    v.regex(/\{place\}|\{country\}/, 'must name {place} or {country}'),
  ),
  /** The report's title. */
  heading: Text,
  /** Who pays whom and who decides: two to four sentences that end on what to find out. */
  chain: Text,
  causes: listOf(
    3,
    record({
      id: Name,
      /** A clause that fits after 'because'; a founder taps it as what they see behind the trouble. */
      text: Text,
      /** What may lie beneath; begins with 'perhaps' or is a question. */
      why: Text,
      /** What a founder would see if this were not the cause. */
      sign: Text,
      /**
       * With this cause the tests and sums are beside the trouble: who taps it gets a starter kit, or the playbook that is
       * named here, whose own trouble it is.
       */
      apart: v.exactOptional(v.union([v.literal(true), Text])),
      /** What is false or of no use where this is the cause, such as `tests.2`: left out of the report of who taps it. */
      beside: v.exactOptional(listOf(1, Beside)),
      /** A test that only this cause needs, the last of those who tap it: it asks for money for what helps here. */
      test: v.exactOptional(testCard),
      /** The playbook's `kill` for the tests that this cause has. */
      kill: v.exactOptional(Text),
    }),
  ),
  effects: listOf(3, Text),
  /** What is done today instead; the first one is doing nothing. */
  alternatives: listOf(4, record({ text: Text, draw: Text, limit: Text })),
  /** 'role: what they gain, lose, decide or can block'. */
  stakeholders: listOf(4, v.pipe(Text, v.includes(': ', 'must be a role, a colon, and what they gain or can block'))),
  /** Doubts: will they want it, will it pay, can it be done. */
  want: Text,
  pay: Text,
  can: Text,
  dealBreakers: listOf(3, Text),
  /**
   * What the blocks rest on. By default the chain and the alternatives are common practice in the trade, the causes and
   * the deal-breakers our own reasoning; a block is named here where that is not so.
   */
  basis: v.exactOptional(
    record({
      chain: v.exactOptional(Basis),
      causes: v.exactOptional(Basis),
      alternatives: v.exactOptional(Basis),
      dealBreakers: v.exactOptional(Basis),
    }),
  ),
  /** Who held it against the trade, and on which day. */
  reviewed: v.exactOptional(
    record({
      by: v.pipe(v.string(), v.nonEmpty('is empty')),
      when: v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-20')),
    }),
  ),
  /** Questions that only field work can answer; the first three lead the report. */
  unknowns: listOf(3, question),
  where: Text,
  /** About past behaviour, in the words of a talk. */
  interview: listOf(6, Text),
  tests: v.pipe(listOf(3, testCard), v.maxLength(5, 'has more tests than a fortnight holds: at most 5')),
  /** Completes 'Stop if '. */
  kill: Text,
  /** Two readings of the founder's own words that would give different sums or different payers. */
  traps: v.exactOptional(v.array(record({ text: Text, ask: Text, choices, when: v.array(Words) }))),
  metrics: listOf(3, Text),
  /** What the desk did not find on this problem, and whose book to ask for. */
  notFound: v.pipe(Text, v.startsWith('No record', "must begin with 'No record'")),
  /** What to find out where nothing is on record, and what it would change: [not found, so what]. */
  political: Pair,
  environmental: Pair,
  /** Questions for an institution of a sector on record ('tax', 'standards', 'insurance', …). */
  licences: listOf(1, record({ ask: question, sector: v.string() })),
  sizing,
  /** Public counts of who is within reach; the first whose records are all there is used. `caution`: why it is not the number of customers. */
  reach: listOf(1, record({ label: Text, expr: v.string(), records: v.record(Name, Code), caution: Text })),
  indicators: v.pipe(
    listOf(1, indicatorUse),
    v.check((uses) => weightOf(uses) === 100, 'have weights that do not add up to 100'),
    v.check((uses) => weightOfKind(uses, 'exposure') <= 30, 'have more than 30 of the weight on exposure'),
    v.check((uses) => weightOfKind(uses, 'context') <= 20, 'have more than 20 of the weight on context'),
    v.check((uses) => new Set(uses.map(({ code }) => code)).size === uses.length, 'name a code twice'),
    v.check(
      (uses) => uses.every(({ weight, worse }) => weight === 0 || worse !== 'none'),
      'need a direction for a weight',
    ),
  ),
  explore,
  type: v.picklist(['loss', 'access', 'cost', 'quality', 'information', 'trust', 'finance', 'capacity', 'safety']),
  recognise: record({
    event: v.pipe(Words, v.minLength(20, 'holds too few words to be found by')),
    goods: v.exactOptional(Words),
  }),
};

export const playbookSchema = record(entries);

/** An operator's own playbook brings the lines by which it is found; those of the shipped ones stand in `content/languages`. */
export const ownPlaybookSchema = record({
  ...entries,
  search: v.exactOptional(v.record(v.picklist(LANGUAGES), searchLinesSchema('en'))),
});

export type Basis = v.InferOutput<typeof Basis>;
export type PlaybookText = v.InferOutput<typeof playbookSchema>;
/** A playbook with its name, `industry.name`. */
export type Playbook = PlaybookText & { readonly id: string };
export type OwnPlaybook = v.InferOutput<typeof ownPlaybookSchema> & { readonly id: string };
export type Cause = PlaybookText['causes'][number];
export type IndicatorUse = PlaybookText['indicators'][number];
export type SizeInput = PlaybookText['sizing']['inputs'][number];
export type TestCard = PlaybookText['tests'][number];
export type Explore = PlaybookText['explore'];

export const industrySchema = record({
  name: Text,
  /** Things the industry is about: 'maize', or 'tomato=tomatoes' where the text shall use another noun than the one matched. */
  goods: Words,
});
export interface Industry extends v.InferOutput<typeof industrySchema> {
  readonly id: string;
  readonly playbooks: readonly Playbook[];
}
