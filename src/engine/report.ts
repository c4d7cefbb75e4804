import type { Calc, ReportContent, Table } from '../contract/report.ts';
import { WRITTEN_PARTS } from '../contract/written-parts.ts';
import { calcsOf } from './calcs.ts';
import { fill } from './claims/fill.ts';
import { digitsFor, digitsOfInput, plainNumber, withUnit } from './claims/format.ts';
import { type RenderedClaim, Renderer, sectionMarkdown, TokenError } from './claims/render.ts';
import type { CalcDraft, Claim, SectionKey, TableDraft } from './claims/types.ts';
import { DATA_VERSION, valueText } from './evidence.ts';
import { FIGURES } from './knowledge/figures.ts';
import { openSlots } from './open-slots.ts';
import type { ReportContext } from './report-context.ts';
import { judge, namedCauseOf, type Rule } from './score.ts';
import { isRowClaim } from './sections/pestel.ts';
import { isAllSaid, isSize, lossLabel } from './sections/sums.ts';
import { tablesOf } from './sections/tables.ts';
import { capital } from './text/words.ts';
import type { CountryPack, ResearchInput } from './types.ts';

export interface Draft {
  readonly content: ReportContent;
  /** Those that are in the report; a claim whose token names nothing is dropped whole. */
  readonly claims: readonly Claim[];
}

export function writeReport(
  input: ResearchInput,
  work: ReportContext,
  packs: readonly CountryPack[],
  all: readonly Claim[],
  pestel: TableDraft,
  version: string,
): Draft {
  const calcs = calcsOf(work);
  const renderer = new Renderer({ passages: work.passages, founder: work }, packs, calcs);
  const { sections, claims } = renderSections(renderer, all);
  const drafts = [pestel, ...tablesOf(work, calcs)];
  const tables = drafts.map((draft) => renderTable(renderer, draft));
  const calculations = calculationTable(renderer, calcs);
  const judgement = judge(work);
  const title = fill(work.pain.heading, work.slots);
  const { reading } = work;
  const content: ReportContent = {
    title: capital(title),
    executive_summary: sections.executive_summary,
    summary: sections.summary,
    industry_analysis: sections.industry_analysis,
    challenges_analysis: sections.challenges_analysis,
    recommendations: sections.recommendations,
    sources: renderer.sources(),
    references: [],
    pestel_analysis: sections.pestel_analysis,
    tables: [...calculations.tables, ...tables],
    metadata: {
      engine_version: version,
      data_version: DATA_VERSION,
      hash: '',
      countries: [...reading.countries],
      country_names: [work.home, ...work.others].map((p) => p.name),
      industry: reading.industry,
      industry_name: reading.industryName,
      verdict: judgement.verdict,
      verdict_line: tryRender(renderer, fill(gistOf(work, judgement.rule), work.slots)) ?? '',
      confidence: judgement.confidence,
      evidence_rung: reading.evidence,
      score: { total: judgement.total, of: judgement.of },
      key_figures: keyFigures(work, renderer),
      query: input.query,
      answers: reading.answers.map(({ slot, question, answer, skipped }) => ({ slot, question, answer, skipped })),
      calcs: calculations.calcs,
      tags: tagsOf(work),
      draft: false,
      kind: 'report',
      playbook: reading.playbook,
      ...openSlots(reading.place.state === 'given', reading.payerSaid !== 'open'),
      language: 'en',
      ...(work.passages.length > 0 && { rests_on: { published: new Set(work.passages.map(({ url }) => url)).size } }),
      ...(work.fetched.length > 0 && { fetched: [...work.fetched] }),
    },
  };
  return { content, claims };
}

/** What the claims say, and those that could: a claim whose token names nothing is left out whole. */
export function renderSections(
  renderer: Renderer,
  all: readonly Claim[],
): { sections: Readonly<Record<SectionKey, string>>; claims: readonly Claim[] } {
  const rendered = new Map<string, RenderedClaim>();
  const kept: Claim[] = [];
  // Sources are numbered in the order a reader meets them.
  for (const section of WRITTEN_PARTS) {
    for (const claim of all.filter((c) => c.section === section && !isRowClaim(c))) {
      const head = tryRender(renderer, claim.head);
      const text = tryRender(renderer, claim.text);
      if (head === null || text === null) continue;
      rendered.set(claim.id, { head, text });
      kept.push(claim);
    }
  }
  const markdown = (section: SectionKey) =>
    sectionMarkdown(
      kept.filter((c) => c.section === section),
      rendered,
    );
  const sections = Object.fromEntries(WRITTEN_PARTS.map((key) => [key, markdown(key)])) as Record<SectionKey, string>;
  return { sections, claims: [...kept, ...all.filter(isRowClaim)] };
}

function tryRender(renderer: Renderer, text: string): string | null {
  try {
    return renderer.render(text);
  } catch (error) {
    // A record the country lacks: the claim is left out, never published without its figure.
    if (error instanceof TokenError) return null;
    throw error;
  }
}

export function renderTable(renderer: Renderer, draft: TableDraft): Table {
  const rows = draft.rows.flatMap((row) => {
    const cells = row.map((cell) => tryRender(renderer, cell));
    return cells.every((c) => c !== null) ? [cells.map((c) => c ?? '')] : [];
  });
  return { id: draft.id, title: draft.title, section: draft.section, headers: [...draft.headers], rows };
}

const GIST: Readonly<Record<Exclude<Rule, 'counted' | 'unclear' | 'some-evidence'>, string>> = {
  forbidden: 'You found a rule against it.',
  refused: 'Most of those you asked for money said no.',
  harmless: 'By what you found it does little harm.',
  'too-few': 'Too few people have it.',
  'no-payer': 'You see nobody who would pay.',
  paid: 'Some have paid already.',
  'not-enough': 'Too little is known yet for a verdict.',
};

/** The verdict in a line, with what comes next where it leaves something to do. */
function gistOf(work: ReportContext, rule: Rule): string {
  const cause = namedCauseOf(work);
  const next = cause ? `Check first that the cause is this: ${cause.text}.` : 'Find out first why, and for whom.';
  switch (rule) {
    case 'counted':
      return 'You say that you have counted it. Next, ask for money.';
    case 'unclear':
      return `It happens. ${next}`;
    case 'some-evidence':
      return `There is something to go on. ${next}`;
    default:
      return GIST[rule];
  }
}

/**
 * Calculations that the text cites, with those they rest on; numbered like sources and recomputable from here. `shown`: a
 * result as the text shows it.
 */
export function calculationTable(
  renderer: Renderer,
  calcs: readonly CalcDraft[],
  texts: CalculationTexts = ENGLISH,
): { tables: Table[]; calcs: Calc[]; shown: (calc: Calc) => string } {
  for (let grew = true; grew; ) {
    const before = renderer.numbered.length;
    for (const calc of calcs) {
      if (!renderer.isNumbered(`calc:${calc.id}`)) continue;
      for (const input of calc.inputs) if (input.ref !== '') renderer.numberOf(input.ref);
    }
    grew = renderer.numbered.length > before;
  }
  const used = calcs
    .filter((c) => renderer.isNumbered(`calc:${c.id}`))
    .sort((a, b) => renderer.numberOf(`calc:${a.id}`) - renderer.numberOf(`calc:${b.id}`));
  const rows = used.map((calc) => {
    const show = (v: number) => withUnit(v, calc.unit, digitsFor(calc));
    const spread = calc.low !== calc.high;
    return [
      `${capital(calc.formula)} [${renderer.numberOf(`calc:${calc.id}`)}]`,
      formulaInWords(renderer, calc, texts),
      spread ? show(calc.low) : '',
      show(calc.base),
      spread ? show(calc.high) : '',
    ];
  });
  const table: Table = {
    id: 'calculations',
    title: texts.title,
    section: 'industry_analysis',
    headers: [...texts.headers],
    rows,
  };
  return {
    tables: rows.length > 0 ? [table] : [],
    calcs: used.map((calc) => wireCalc(renderer, calc)),
    shown: (calc) => withUnit(calc.base, calc.unit, digitsFor(calc)),
  };
}

function wireCalc(renderer: Renderer, calc: CalcDraft): Calc {
  return {
    number: renderer.numberOf(`calc:${calc.id}`),
    id: calc.id,
    formula: calc.formula,
    expression: calc.expression,
    inputs: calc.inputs.map(({ name, label, origin, ref, low, base, high, unit }) => ({
      name,
      label,
      origin,
      ...(ref !== '' && { number: renderer.numberOf(ref) }),
      low,
      base,
      high,
      unit,
    })),
    unit: calc.unit,
    low: calc.low,
    base: calc.base,
    high: calc.high,
  };
}

/** The table's own words. */
interface CalculationTexts {
  readonly title: string;
  readonly headers: readonly string[];
  readonly or: string;
  readonly yours: string;
  readonly assumed: string;
}

const ENGLISH: CalculationTexts = {
  title: 'Calculations',
  headers: ['what', 'how', 'low', 'middle', 'high'],
  or: 'or',
  yours: 'yours',
  assumed: 'assumed',
};

/** Whose a number is. */
const ownerOf = (origin: Calc['inputs'][number]['origin'], { yours, assumed }: CalculationTexts): string =>
  ({ founder: yours, record: 'on record', assumed, plan: 'our plan', calc: '' })[origin];

/** 'Cost of a load [10] × share of crates damaged (22.5%, yours) × weeks in a season (12, 16 or 20, assumed)'. */
function formulaInWords(renderer: Renderer, calc: CalcDraft, texts: CalculationTexts): string {
  const words = calc.expression
    .replace(/ \* 1$/, '')
    .replace(/[A-Za-z][A-Za-z0-9_]*/g, (name) => {
      const input = calc.inputs.find((i) => i.name === name);
      return input ? inputInWords(renderer, calc, input, texts) : name;
    })
    .replace(/ \* /g, ' × ')
    .replace(/ \/ /g, ' ÷ ')
    .replace(/ - /g, ' − ');
  return capital(words);
}

/** What an input is called, the [n] it is worked out or recorded under, and its number with whose it is. */
function inputInWords(
  renderer: Renderer,
  calc: CalcDraft,
  input: CalcDraft['inputs'][number],
  texts: CalculationTexts,
): string {
  const { label, origin, ref, low, base, high, unit } = input;
  const name = ref === '' ? label : `${label} [${renderer.numberOf(ref)}]`;
  if (origin === 'calc') return name;
  const show = (value: number) =>
    origin === 'record' ? plainNumber(value) : withUnit(value, unit, digitsOfInput(calc, input));
  const values = [...new Set([low, base, high].map(show))];
  const last = values.pop() ?? '';
  return `${name} (${values.length > 0 ? `${values.join(', ')} ${texts.or} ${last}` : last}, ${ownerOf(origin, texts)})`;
}

function keyFigures(work: ReportContext, renderer: Renderer): ReportContent['metadata']['key_figures'] {
  const figures: { value: string; label: string; number: number }[] = [];
  const { sized } = work;
  const calcFigure = (id: string, label: string) => {
    const calc = renderer.calcs.get(id);
    if (calc && renderer.isNumbered(`calc:${id}`))
      figures.push({
        value: withUnit(calc.base, calc.unit, digitsFor(calc)),
        label,
        number: renderer.numberOf(`calc:${id}`),
      });
  };
  if (sized.lossId)
    calcFigure(
      sized.lossId,
      `${lossLabel(work)}, ${isAllSaid(work) ? 'by your numbers' : 'by your numbers and our guesses'}`,
    );
  if (sized.hasMoney && isSize(work))
    calcFigure('route', `what the first group could pay in a ${sized.span}, middle case`);
  for (const { figure, token } of work.figures) {
    const key = `rec:${token}`;
    if (figures.length >= 3 || !renderer.isNumbered(key) || figure.record.value < 0) continue;
    const words = FIGURES[figure.record.code];
    const measure = /\{v\}(%| of \d+| years)/.exec(words?.say ?? '')?.[1] ?? '';
    const dollars = words?.say.includes('{usd}') ? 'US$' : '';
    figures.push({
      value: `${dollars}${valueText(figure.record.code, figure.record.value)}${measure}`,
      label: `${words?.label ?? ''}, ${figure.pack.name}, ${figure.record.year}`,
      number: renderer.numberOf(key),
    });
  }
  return figures.slice(0, 3);
}

const tagsOf = ({ reading, pain, home }: ReportContext): string[] =>
  [
    reading.industryName,
    reading.countries.length > 0 ? home.name : '',
    pain.type,
    reading.good.state === 'given' ? reading.good.value.replace(/^the /, '') : '',
    reading.place.state === 'given' ? reading.place.value : '',
  ].filter((tag) => tag !== '');
