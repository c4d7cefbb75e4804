import type { Case } from '../../contract/case.ts';
import type { Claim, SectionKey } from '../claims/types.ts';
import { countryName } from '../reading/places.ts';
import type { Answered } from '../reading/types.ts';
import { VERDICT_OF } from '../score.ts';
import { addFound } from '../sections/found.ts';
import { atClause, ended, fold, quotable } from '../text/clean.ts';
import { filled } from '../text/filled.ts';
import { capital } from '../text/words.ts';
import type { CountryPack, Passage } from '../types.ts';
import { lower, passagesNamed, tokensOf } from './marked.ts';
import { ruleOfCase } from './score.ts';
import { calcsOf } from './sums.ts';
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

const MOST_QUOTED = 400;

/** All that a report of a case says, in the order it is read; numbers and passages are tokens still. */
export function claimsOf(work: CaseWork): readonly Claim[] {
  const w = new Writer(work.case);
  addSummary(w, work);
  addReading(w, work);
  addIndustry(w, work);
  addChallenges(w, work);
  addRecommendations(w, work);
  addAround(w, work);
  addPassages(w, work);
  return w.claims;
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

function addSummary(w: Writer, work: CaseWork): void {
  const { problem, field, advice } = work.case;
  const { heads, lines, verdicts } = textsIn(work.language);
  const rule = ruleOfCase(work.case);
  const section = 'executive_summary';
  // What was not translated.
  const { language: theirs } = work.case.reading;
  if (theirs !== work.language) w.add(section, 'language', textsIn(theirs).lines.in_english);
  w.list(section, 'advice', advice.page.map(opened), heads.advice);
  // The page says these itself.
  const isLed = advice.page.length > 0;
  if (!isLed) w.add(section, 'problem', problem.problem, { head: heads.problem });
  advice.reasons.forEach((reason, i) => {
    w.add(section, 'verdict', reason, {
      head: i === 0 ? filled(heads.verdict, { verdict: verdicts[VERDICT_OF[rule]] }) : '',
    });
  });
  w.list(section, 'facts', advice.facts, heads.facts);
  w.list(section, 'unknowns', field.unknowns.slice(0, 3), heads.unknowns);
  const [first] = field.tests;
  if (first && !isLed)
    w.add(
      section,
      'first',
      filled(lines.first, {
        n: '{{id:1}}',
        name: first.name,
        hypothesis: lower(completing(lines.first, 'hypothesis', first.hypothesis)),
      }),
      {
        head: heads.first,
      },
    );
  if (!isLed) addEnd(w, section, work);
}

/** The few words that say what a paragraph is about. */
const OPENING = /^((?:\{[^{}]*\}|\b\p{Lu}\.|[^:.{}]){2,60}?)(\s?:)\s/u;
const opened = (text: string): string => text.replace(OPENING, '**$1$2** ');

function addEnd(w: Writer, section: SectionKey, { case: { field }, language }: CaseWork): void {
  const { heads, lines } = textsIn(language);
  if (field.end === '') return;
  w.add(section, 'kill', filled(lines.end, { end: completing(lines.end, 'end', field.end) }), { head: heads.end });
}

/** How the founder was read: their own words, and nothing else. What they wrote stands above the report. */
function addReading(w: Writer, { query, answers, found, language, case: { reading } }: CaseWork): void {
  const { heads, lines, countries } = textsIn(language);
  const quote = (words: string) => `“{{q:${atClause(quotable(words), MOST_QUOTED)}}}”`;
  const own: (readonly [line: string, words: string])[] = [
    [lines.people, reading.people],
    [lines.payer, reading.payer],
    [lines.idea, reading.idea],
    [lines.cause_said, reading.cause],
  ];
  const place = [
    reading.place,
    ...reading.countries.slice(0, 1).map((iso3) => countries[iso3] ?? countryName(iso3)),
  ].filter((part, at) => part !== '' && !(at > 0 && fold(reading.place).includes(fold(part))));
  const said = fold([query, ...own.map(([, words]) => words), place.join(', ')].join('\n'));
  const told = answers.filter(({ answer, skipped }) => !skipped && answer !== '' && !said.includes(fold(answer)));
  // Bare digits tell nobody what they count; what they are about is told in English.
  const figures = reading.figures
    .map(({ words, about }) => {
      const isBare = language === 'en' && !/\p{L}/u.test(words) && about !== words;
      return `“{{q:${quotable(words)}}}”${isBare ? ` ({{q:${quotable(about)}}})` : ''}`;
    })
    .join(', ');
  const texts = [
    ...own.flatMap(([line, words]) => (words === '' ? [] : [filled(line, { words: quote(words) })])),
    filled(lines.place, { words: place.length === 0 ? lines.open : `{{q:${place.join(', ')}}}` }),
    // What was tapped is ours, and no words of theirs.
    ...told.map(
      ({ slot, question, answer }) => `{{q:${question}}} ${slot === 'outcome' ? `{{q:${answer}}}` : quote(answer)}`,
    ),
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

function addIndustry(w: Writer, work: CaseWork): void {
  const { problem, advice } = work.case;
  const { heads, lines } = textsIn(work.language);
  const section = 'industry_analysis';
  problem.chain.forEach((text, i) => {
    w.add(section, 'chain', text, { head: i === 0 ? heads.chain : '' });
  });
  w.list(
    section,
    'causes',
    problem.causes.map(({ text, sign }) =>
      filled(lines.cause, { cause: text.replace(/\.$/, ''), sign: lower(completing(lines.cause, 'sign', sign)) }),
    ),
    heads.causes,
  );
  const sums = advice.sums.filter(({ id }) => calcsOf(work.case).some((calc) => calc.id === id));
  w.list(
    section,
    'sums',
    sums.map(({ id, label }) => filled(lines.sum, { label: capital(label), sum: `{${id}}.` })),
    heads.sums,
  );
}

function addChallenges(w: Writer, work: CaseWork): void {
  const { doubts } = work.case;
  const { heads } = textsIn(work.language);
  const section = 'challenges_analysis';
  w.add(section, 'want', doubts.want, { head: heads.want });
  w.add(section, 'pay', doubts.pay, { head: heads.pay });
  w.add(section, 'can', doubts.can, { head: heads.can });
  w.list(section, 'breakers', doubts.breakers, heads.breakers);
}

function addRecommendations(w: Writer, work: CaseWork): void {
  const { field, advice } = work.case;
  const { heads, lines } = textsIn(work.language);
  const section = 'recommendations';
  advice.next.forEach((text, i) => {
    w.add(section, 'do', text, { head: i === 0 ? heads.next : '' });
  });
  if (advice.idea !== '') w.add(section, 'idea', advice.idea, { head: heads.idea });
  w.list(section, 'talk', field.interview, heads.talks, '1.');
  w.add(section, 'where', field.where, { head: heads.where });
  field.tests.forEach((test, i) => {
    const { hypothesis, method, metric, threshold, stop } = test;
    const [cost, days] = [costOf(test, work.language), `{{id:${test.days}}}`];
    const told = [
      filled(lines.hypothesis, { text: ended(capital(hypothesis)) }),
      filled(lines.method, { text: method }),
      filled(lines.metric, { metric: ended(metric), threshold }),
      filled(test.cost === 0 ? lines.cost_none : lines.cost, { cost, days, stop }),
    ];
    const head = filled(heads.test, { n: `{{id:${i + 1}}}`, name: test.name });
    w.add(section, `test${i + 1}`, told.join('\n- '), {
      head: `${i === 0 ? `${heads.tests}\n\n` : ''}${head}`,
      bullet: '-',
    });
  });
  if (advice.page.length > 0) addEnd(w, section, work);
}

/** Thousands are grouped, as numbers of a plan are. */
const costOf = ({ cost, money }: Case['field']['tests'][number], language: string): string => {
  const digits = cost < 1_000 ? `{{id:${cost}}}` : `{{n:${cost}}}`;
  if (money === 'US$') return `${money}${digits}`;
  return language === 'sw' ? `${money} ${digits}` : `${digits} ${money}`;
};

function addAround(w: Writer, work: CaseWork): void {
  const { doubts } = work.case;
  const { lines } = textsIn(work.language);
  if (doubts.around.length > 0) w.add('pestel_analysis', 'lead', lines.around);
  for (const { factor, ask, so } of inOrder(doubts.around)) w.add('pestel_analysis', `row-${factor}`, `${ask} ${so}`);
}

const FACTORS = ['Political', 'Economic', 'Social', 'Technological', 'Environmental', 'Legal'] as const;
export const inOrder = (rows: Case['doubts']['around']): Case['doubts']['around'] =>
  FACTORS.flatMap((factor) => rows.filter((row) => row.factor === factor));

/** A text as it completes its frame, without the words that the frame has already ('Stop if stop if') and without its end. */
function completing(frame: string, name: string, text: string): string {
  const [lead = ''] = /[^.:*]*$/.exec(frame.slice(0, frame.indexOf(`{${name}}`))) ?? [];
  const own = text.replace(/\.$/, '');
  const said = lead.trim().toLowerCase();
  return said !== '' && own.toLowerCase().startsWith(`${said} `) ? own.slice(said.length).trim() : own;
}

/** What others have published, after all that is the case's own. */
function addPassages(w: Writer, { passages, language }: CaseWork): void {
  const { heads, lines } = textsIn(language);
  addFound(
    { add: (block, type, text, options) => w.claims.push(foundClaim(block, type, text, options)) },
    { passages },
    { head: heads.found, lead: lines.quoted, differ: lines.differ },
  );
}

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
