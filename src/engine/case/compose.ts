import type { Case } from '../../contract/case.ts';
import type { ReportContent } from '../../contract/report.ts';
import { Renderer } from '../claims/render.ts';
import type { CalcDraft, Claim, SectionKey, TableDraft } from '../claims/types.ts';
import { NO_COUNTRY } from '../country.ts';
import { DATA_VERSION } from '../evidence.ts';
import { openSlots } from '../open-slots.ts';
import { countryName } from '../reading/places.ts';
import type { Answered } from '../reading/types.ts';
import { calculationTable, renderSections, renderTable } from '../report.ts';
import { RULE_OF, type Rule, VERDICT_OF } from '../score.ts';
import { scorecardRows, scoreOf } from '../scorecard.ts';
import { addFound } from '../sections/found.ts';
import { atClause, ended, fold, quotable } from '../text/clean.ts';
import { filled } from '../text/filled.ts';
import { capital } from '../text/words.ts';
import type { CountryPack, Passage } from '../types.ts';
import { labelsOf } from './labels.ts';
import { lower, passagesNamed, plainly, tokensOf } from './marked.ts';
import { marksOf } from './score.ts';
import { calcOfSum } from './sums.ts';
import { textsIn } from './texts.ts';

/** What a report of a case is composed from. */
export interface CaseWork {
  readonly query: string;
  readonly answers: readonly Answered[];
  /** What was found out since, in the founder's words. */
  readonly found: readonly string[];
  /** In `language`. */
  readonly case: Case;
  /** ISO 639-1. */
  readonly language: string;
  readonly packs: readonly CountryPack[];
  readonly passages: readonly Passage[];
  /** Who wrote it. */
  readonly model: string;
  readonly version: string;
}

const MOST_QUOTED = 90;

/** What they tapped decides; else how far their own evidence reaches. */
export function ruleOfCase({ reading: { outcome, evidence } }: Pick<Case, 'reading'>): Rule {
  if (outcome) return RULE_OF[outcome];
  return ({ pays: 'paid', does: 'counted', says: 'some-evidence', desk: 'not-enough' } as const)[evidence.rung];
}

class Writer {
  readonly claims: Claim[] = [];
  private readonly one: Case;

  constructor(one: Case) {
    this.one = one;
  }

  add(section: SectionKey, block: string, text: string, { head = '', bullet = '' as Claim['bullet'] } = {}): void {
    if (text === '') return;
    const n = this.claims.filter((c) => c.section === section && c.block === block).length + 1;
    const named = passagesNamed(`${head} ${text}`);
    const { figures } = this.one.reading;
    this.claims.push({
      id: `${section}.${block}.${n}`,
      section,
      block,
      bullet,
      head: tokensOf(head, { figures }),
      text: tokensOf(text, { figures }),
      type: named.length > 0 ? 'fact' : 'inference',
      evidence: named.map((id) => `pass:${id}`),
    });
  }

  list(
    section: SectionKey,
    block: string,
    texts: readonly string[],
    head: string,
    bullet: Claim['bullet'] = '-',
  ): void {
    texts.forEach((text, i) => {
      this.add(section, block, text, { head: i === 0 ? head : '', bullet });
    });
  }
}

function write(w: Writer, work: CaseWork): void {
  const { problem, field, doubts, advice } = work.case;
  const { heads, lines, verdicts } = textsIn(work.language);
  const rule = ruleOfCase(work.case);
  const es = 'executive_summary';
  // What was not translated.
  const { language: theirs } = work.case.reading;
  if (theirs !== work.language) w.add(es, 'language', textsIn(theirs).lines.in_english);
  w.add(es, 'problem', problem.problem, { head: heads.problem });
  advice.reasons.forEach((reason, i) => {
    w.add(es, 'verdict', reason, {
      head: i === 0 ? filled(heads.verdict, { verdict: verdicts[VERDICT_OF[rule]] }) : '',
    });
  });
  w.list(es, 'facts', advice.facts, heads.facts);
  w.list(es, 'unknowns', field.unknowns.slice(0, 3), heads.unknowns);
  const [first] = field.tests;
  if (first)
    w.add(es, 'first', filled(lines.first, { n: '{{id:1}}', name: first.name, hypothesis: lower(first.hypothesis) }), {
      head: heads.first,
    });
  if (field.end !== '')
    w.add(es, 'kill', filled(lines.end, { end: field.end.replace(/\.$/, '') }), { head: heads.end });

  read(w, work);

  const ia = 'industry_analysis';
  problem.chain.forEach((text, i) => {
    w.add(ia, 'chain', text, { head: i === 0 ? heads.chain : '' });
  });
  w.list(
    ia,
    'causes',
    problem.causes.map(({ text, sign }) =>
      filled(lines.cause, { cause: text.replace(/\.$/, ''), sign: lower(sign.replace(/\.$/, '')) }),
    ),
    heads.causes,
  );
  const sums = advice.sums.filter(({ id }) => calcsOf(work.case).some((calc) => calc.id === id));
  w.list(
    ia,
    'sums',
    sums.map(({ id, label }) => `${capital(label)}: {${id}}.`),
    heads.sums,
  );

  const ca = 'challenges_analysis';
  w.add(ca, 'want', doubts.want, { head: heads.want });
  w.add(ca, 'pay', doubts.pay, { head: heads.pay });
  w.add(ca, 'can', doubts.can, { head: heads.can });
  w.list(ca, 'breakers', doubts.breakers, heads.breakers);

  const re = 'recommendations';
  advice.next.forEach((text, i) => {
    w.add(re, 'do', text, { head: i === 0 ? heads.next : '' });
  });
  if (advice.idea !== '') w.add(re, 'idea', advice.idea, { head: heads.idea });
  w.list(re, 'talk', field.interview, heads.talks, '1.');
  w.add(re, 'where', field.where, { head: heads.where });
  field.tests.forEach((test, i) => {
    const { hypothesis, method, metric, threshold, stop } = test;
    const [usd, days] = [`{{id:${test.usd}}}`, `{{id:${test.days}}}`];
    const told = [
      filled(lines.hypothesis, { text: hypothesis }),
      filled(lines.method, { text: method }),
      filled(lines.metric, { metric: ended(metric), threshold }),
      filled(lines.cost, { usd, days, stop }),
    ];
    const head = filled(heads.test, { n: `{{id:${i + 1}}}`, name: test.name });
    w.add(re, `test${i + 1}`, told.join('\n- '), {
      head: `${i === 0 ? `${heads.tests}\n\n` : ''}${head}`,
      bullet: '-',
    });
  });
  if (doubts.around.length > 0) w.add('pestel_analysis', 'lead', lines.around);
  for (const { factor, ask, so } of inOrder(doubts.around)) w.add('pestel_analysis', `row-${factor}`, `${ask} ${so}`);
}

const FACTORS = ['Political', 'Economic', 'Social', 'Technological', 'Environmental', 'Legal'] as const;
const inOrder = (rows: Case['doubts']['around']): Case['doubts']['around'] =>
  FACTORS.flatMap((factor) => rows.filter((row) => row.factor === factor));

/** How the founder was read: their own words, and nothing else. */
function read(w: Writer, { query, answers, found, language, case: { reading } }: CaseWork): void {
  const { heads, lines } = textsIn(language);
  const quote = (words: string) => `“{{q:${atClause(quotable(words), MOST_QUOTED)}}}”`;
  const own: (readonly [line: string, words: string])[] = [
    [lines.wrote, query],
    [lines.people, reading.people],
    [lines.payer, reading.payer],
    [lines.idea, reading.idea],
    [lines.cause_said, reading.cause],
  ];
  const place = [reading.place, ...reading.countries.slice(0, 1).map(countryName)].filter((part) => part !== '');
  const said = fold([...own, ['', place.join(', ')]].map(([, words]) => words).join('\n'));
  const told = answers.filter(({ answer, skipped }) => !skipped && answer !== '' && !said.includes(fold(answer)));
  const figures = reading.figures.map(({ words }) => `“{{q:${quotable(words)}}}”`).join(', ');
  const texts = [
    ...own.flatMap(([line, words]) => (words === '' ? [] : [filled(line, { words: quote(words) })])),
    filled(lines.place, { words: place.length === 0 ? lines.open : `{{q:${place.join(', ')}}}` }),
    ...told.map(({ question, answer }) => `{{q:${question}}} ${quote(answer)}`),
    ...(figures === '' ? [] : [filled(lines.figures, { words: figures })]),
    ...found.map((words) => filled(lines.since, { words: quote(words) })),
  ];
  texts.forEach((text, i) => {
    w.claims.push({
      id: `summary.read.${i + 1}`,
      section: 'summary',
      block: 'read',
      bullet: '-',
      head: i === 0 ? heads.read : '',
      text,
      type: 'inference',
      evidence: [],
    });
  });
}

export const calcsOf = ({ advice, reading }: Case): CalcDraft[] =>
  advice.sums.flatMap((sum) => calcOfSum(sum, reading.figures) ?? []);

function tablesOf({ case: one, language }: CaseWork): TableDraft[] {
  const text = (words: string) => tokensOf(words, { figures: one.reading.figures });
  const { tables: titles, table_heads: headers, factors, marks } = textsIn(language);
  const tables: TableDraft[] = [
    {
      id: 'pestel',
      title: titles.pestel,
      section: 'pestel_analysis',
      headers: headers.pestel,
      rows: inOrder(one.doubts.around).map(({ factor, ask, so }) => [factors[factor], text(ask), text(so)]),
    },
    {
      id: 'alternatives',
      title: titles.alternatives,
      section: 'industry_analysis',
      headers: headers.alternatives,
      rows: one.problem.instead.map(({ what, draw, limit }) => [text(what), text(draw), text(limit)]),
    },
    {
      id: 'scorecard',
      title: titles.scorecard,
      section: 'recommendations',
      headers: headers.scorecard,
      rows: scorecardRows(marksOf(one, calcsOf(one), marks), marks.unknown),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** A report of a case, with the claims it is checked by. A text whose mark names nothing is left out. */
export function composeCase(work: CaseWork): { readonly content: ReportContent; readonly claims: readonly Claim[] } {
  const { case: one, packs, passages, language } = work;
  const texts = textsIn(language);
  const calcs = calcsOf(one);
  const renderer = new Renderer({ passages, language, passageTexts: texts.passages }, packs, calcs);
  const w = new Writer(one);
  write(w, work);
  addFound(
    { add: (block, type, text, options) => w.claims.push(foundClaim(block, type, text, options)) },
    { passages },
    { head: texts.heads.found, lead: texts.lines.quoted, differ: texts.lines.differ },
  );
  const { sections, claims } = renderSections(renderer, w.claims);
  const tables = tablesOf(work).map((draft) => renderTable(renderer, draft));
  const calculations = calculationTable(renderer, calcs, {
    ...texts.tables,
    title: texts.tables.calculations,
    headers: texts.table_heads.calculations,
  });
  const rule = ruleOfCase(one);
  const content: ReportContent = {
    title: capital(plainly(one.problem.heading, one.reading.figures)),
    ...sections,
    sources: renderer.sources(),
    references: [],
    tables: [...calculations.tables, ...tables],
    metadata: {
      engine_version: work.version,
      data_version: DATA_VERSION,
      hash: '',
      countries: [...one.reading.countries],
      country_names: packs.length > 0 ? packs.map(({ name }) => name) : [NO_COUNTRY.name],
      industry: '',
      industry_name: '',
      verdict: VERDICT_OF[rule],
      verdict_line: texts.gist[rule],
      confidence: one.reading.evidence.rung === 'desk' || one.reading.evidence.rung === 'says' ? 'low' : 'medium',
      evidence_rung: one.reading.evidence.rung,
      score: scoreOf(marksOf(one, calcs, texts.marks)),
      key_figures: calculations.calcs.slice(0, 3).map((calc) => ({
        value: calculations.shown(calc),
        label: calc.formula,
        number: calc.number,
      })),
      query: work.query,
      answers: work.answers.map(({ slot, question, answer, skipped }) => ({ slot, question, answer, skipped })),
      calcs: calculations.calcs,
      tags: [...one.reading.countries.map(countryName), one.reading.place, one.reading.thing].filter((t) => t !== ''),
      draft: false,
      kind: 'report',
      ...openSlots(one.reading.place !== '', one.reading.payer !== ''),
      language,
      rests_on: { published: new Set(passages.map(({ url }) => url)).size, model: work.model },
      case: withListedPassages(one, renderer),
    },
  };
  const labels = labelsOf(content.metadata);
  return { content: labels ? { ...content, metadata: { ...content.metadata, labels } } : content, claims };
}

/**
 * The case as it is kept: the marks of its passages say the numbers under which the report lists them, which is all that is left of
 * them when it is made anew (`passagesIn`). A passage that is not listed is named no more.
 */
const withListedPassages = (one: Case, renderer: Renderer): Case =>
  JSON.parse(
    JSON.stringify(one).replace(/\{(p\d+)\}/g, (_, id: string) =>
      renderer.isNumbered(`pass:${id}`) ? `{p${renderer.numberOf(`pass:${id}`)}}` : '{p0}',
    ),
  );

const foundClaim = (
  block: string,
  type: Claim['type'],
  text: string,
  { head = '', bullet = '' as Claim['bullet'] } = {},
) => ({
  id: `industry_analysis.${block}`,
  section: 'industry_analysis' as const,
  block,
  bullet,
  head,
  text,
  type,
  evidence: /\{\{pass:/.test(text) ? [text.slice(2, -2)] : [],
});
