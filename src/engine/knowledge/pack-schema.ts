import * as v from 'valibot';
import {
  BACKGROUND_OPTIONS,
  CUSTOMER_OPTIONS,
  IMPACT_OPTIONS,
  INDUSTRY_OPTIONS,
  PRODUCT_OPTIONS,
} from '../../contract/explorer-options.ts';
import catalogue from './indicators.json' with { type: 'json' };

const CODES: ReadonlySet<string> = new Set(catalogue.indicators.map((i) => i.code));
const SLOTS = /\{(?:who1?|payer1?|good|units?|place|country|money|n:\d+|fig)\}/gi;
const FORBIDDEN = /verified|validated|leverag|stakeholder|ecosystem|innovative|cutting-edge|seamless/i;

/** No unknown slot, no digit outside `{n:…}`, no word that claims more than a desk can know. */
const Text = v.pipe(
  v.string(),
  v.minLength(3),
  v.check((text) => !/[{}]/.test(text.replace(SLOTS, '')), 'an unknown slot'),
  v.check((text) => !/\d/.test(text.replace(SLOTS, '')), 'a bare digit: write {n:5}'),
  v.check((text) => !FORBIDDEN.test(text), 'a word that claims too much or says nothing'),
);
const Words = v.pipe(
  v.string(),
  v.regex(/^[^A-Z]*$/, 'matching is in lower case'),
  v.regex(/^(?!.*(,\S|, ?,|,\s*$))/, 'separate with a comma and a space'),
);
const Code = v.pipe(
  v.string(),
  v.check((code) => CODES.has(code), 'not in the catalogue'),
);

/** The figure, its sentence's end, and then something that follows for the founder. */
const FigureText = v.pipe(
  Text,
  v.check((text) => /\{fig\}/i.test(text), 'lacks {fig}'),
  v.check((text) => (text.split(/\{fig\}\. /i)[1] ?? '').length >= 15, 'says nothing after {fig}.'),
);
const IndicatorUse = v.strictObject({
  code: Code,
  kind: v.picklist(['direct', 'near', 'proxy', 'exposure', 'context']),
  weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  worse: v.picklist(['high', 'low', 'none']),
  pestel: v.picklist(['P', 'E', 'S', 'T', 'N', 'L']),
  split: v.optional(v.number()),
  high: FigureText,
  low: FigureText,
});

const Range = v.pipe(
  v.tuple([v.number(), v.number(), v.number()]),
  v.check(([low, base, high]) => low <= base && base <= high, 'low, base, high must rise'),
);
const Pair = v.tuple([Text, Text]);
const Ident = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/));

const Sizing = v.strictObject({
  event: Pair,
  inputs: v.array(
    v.strictObject({
      id: Ident,
      label: Text,
      kind: v.picklist(['money', 'count', 'share', 'hours', 'days']),
      near: Words,
      assume: v.optional(Range),
      ask: v.optional(Text),
      choices: v.optional(v.pipe(v.array(v.string()), v.maxLength(6))),
      values: v.optional(v.array(v.number())),
    }),
  ),
  loss: v.pipe(
    v.array(
      v.strictObject({
        id: Ident,
        label: Text,
        expr: v.string(),
        unit: v.picklist(['money', 'hours', 'days', 'share', 'count']),
      }),
    ),
    v.minLength(1),
  ),
  times: v.strictObject({
    per: v.picklist(['day', 'week', 'month', 'term', 'season', 'year']),
    assume: Range,
    ask: Text,
  }),
  periods: Range,
  people: v.strictObject({ label: Text, assume: Range }),
});

/** Names the sizing gives to its own numbers: an input of the same name would be overwritten and its loss worked out wrongly. */
const OWN_INPUTS = /^(?:times|periods|people|prevented|givenup)$/;
const OWN_STEPS = /^(?:yearly|fee|route|dollars)$/;

const anyOf = (list: readonly { readonly id: string }[], least: number) =>
  v.pipe(v.array(v.picklist(list.map((o) => o.id))), v.minLength(least));

const Explore = v.strictObject({
  stage: v.picklist(['supply', 'making', 'storing', 'moving', 'selling', 'paying', 'using', 'knowing', 'governing']),
  also: anyOf(INDUSTRY_OPTIONS, 0),
  customers: anyOf(CUSTOMER_OPTIONS, 1),
  products: anyOf(PRODUCT_OPTIONS, 2),
  backgrounds: anyOf(BACKGROUND_OPTIONS, 3),
  impact: anyOf(IMPACT_OPTIONS, 1),
  horizon: v.picklist(['short', 'medium', 'long']),
  complexity: v.picklist(['high', 'medium', 'low']),
});

const sum = (uses: readonly { readonly weight: number }[]) => uses.reduce((total, use) => total + use.weight, 0);

const Pain = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+\.[a-z-]+$/)),
  title: Text,
  short: v.pipe(Text, v.maxLength(70)),
  type: v.picklist(['loss', 'access', 'cost', 'quality', 'information', 'trust', 'finance', 'capacity', 'safety']),
  recognise: v.strictObject({ event: v.pipe(Words, v.minLength(20)), setting: Words, goods: v.optional(Words) }),
  words: v.strictObject({ who: Pair, payer: Pair, good: Text, unit: Pair }),
  actor: v.optional(Words),
  problem: v.pipe(Text, v.regex(/[^.]$/, 'no full stop'), v.regex(/\{who1?\}/i), v.regex(/\{place\}|\{country\}/)),
  heading: Text,
  chain: Text,
  causes: v.pipe(
    v.array(v.strictObject({ id: Ident, fix: v.string(), text: Text, match: Words, why: Text, sign: Text })),
    v.minLength(3),
  ),
  effects: v.pipe(v.array(Text), v.minLength(3)),
  stakeholders: v.pipe(v.array(v.pipe(Text, v.includes(': '))), v.minLength(4)),
  metrics: v.pipe(v.array(Text), v.minLength(3)),
  alternatives: v.pipe(v.array(v.strictObject({ text: Text, match: Words, draw: Text, limit: Text })), v.minLength(4)),
  want: Text,
  pay: Text,
  can: Text,
  indicators: v.pipe(
    v.array(IndicatorUse),
    v.minLength(7),
    v.check((uses) => sum(uses) === 100, 'weights must add up to 100'),
    v.check((uses) => sum(uses.filter((use) => use.kind === 'exposure')) <= 30, 'exposure over 30'),
    v.check((uses) => sum(uses.filter((use) => use.kind === 'context')) <= 20, 'context over 20'),
    v.check((uses) => new Set(uses.map((use) => use.code)).size === uses.length, 'a code twice'),
    v.check((uses) => uses.every((use) => use.weight === 0 || use.worse !== 'none'), 'a weight needs a direction'),
  ),
  reach: v.pipe(
    v.array(v.strictObject({ label: Text, expr: v.string(), records: v.record(Ident, Code), caution: Text })),
    v.minLength(1),
  ),
  sizing: v.pipe(
    Sizing,
    v.check(
      ({ inputs, loss }) =>
        inputs.every((i) => !OWN_INPUTS.test(i.id)) &&
        loss.every((step) => !OWN_INPUTS.test(step.id) && !OWN_STEPS.test(step.id)),
      'the sizing has a number of that name',
    ),
  ),
  traps: v.optional(
    v.array(
      v.strictObject({
        when: v.array(Words),
        text: Text,
        ask: Text,
        choices: v.pipe(v.array(v.string()), v.maxLength(6)),
      }),
    ),
  ),
  notFound: v.pipe(Text, v.startsWith('No record')),
  political: Pair,
  environmental: Pair,
  licences: v.pipe(v.array(v.strictObject({ ask: v.pipe(Text, v.endsWith('?')), sector: v.string() })), v.minLength(1)),
  unknowns: v.pipe(v.array(v.pipe(Text, v.endsWith('?'))), v.minLength(3)),
  interview: v.pipe(v.array(Text), v.minLength(6)),
  where: Text,
  tests: v.pipe(
    v.array(
      v.strictObject({
        name: Text,
        hypothesis: Text,
        method: Text,
        metric: Text,
        threshold: Text,
        usd: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
        days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
        stop: Text,
      }),
    ),
    v.minLength(3),
    v.maxLength(5),
  ),
  kill: Text,
  dealBreakers: v.pipe(v.array(Text), v.minLength(3)),
  explore: Explore,
});

/** Refuses a pack that a report could not be written from; used by the tests, never at run time. */
export const IndustryPackSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  name: Text,
  recognise: v.pipe(Words, v.minLength(20)),
  goods: Words,
  indicators: v.pipe(v.array(IndicatorUse), v.minLength(6)),
  pains: v.array(Pain),
});
