import type { ReportContent, Table } from '../contract/report.ts';
import { WRITTEN_PARTS } from '../contract/written-parts.ts';
import { calcsOf } from './calcs.ts';
import { calculationTable } from './calculation-table.ts';
import { fill } from './claims/fill.ts';
import { digitsFor, withUnit } from './claims/format.ts';
import { type RenderedClaim, Renderer, sectionMarkdown, TokenError } from './claims/render.ts';
import type { Claim, SectionKey, TableDraft } from './claims/types.ts';
import { TEXTS } from './every-report.ts';
import { DATA_VERSION, valueText } from './evidence.ts';
import { FIGURES } from './knowledge/figures.ts';
import { openSlots } from './open-slots.ts';
import type { ReportContext } from './report-context.ts';
import { asksForMoney, judge, namedCauseOf, type Rule } from './score.ts';
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
  const renderer = new Renderer(
    { passages: work.passages, countries: work.reading.countries, founder: work },
    packs,
    calcs,
  );
  const { sections, claims } = renderSections(renderer, all);
  const drafts = [pestel, ...tablesOf(work, calcs)];
  const tables = drafts.map((draft) => renderTable(renderer, draft));
  const calculations = calculationTable(renderer, calcs);
  const judgement = judge(work);
  const title = fill(work.playbook.heading, work.slots);
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

/** Whom they named is not looked for again. */
function nextAfterCount({ reading }: ReportContext): string {
  if (asksForMoney('counted', reading)) return 'ask for money';
  return reading.payerSaid === 'own'
    ? 'see whether those you name would pay for a way out'
    : 'see who would pay for a way out';
}

/** The verdict in a line, with what comes next where it leaves something to do. */
function gistOf(work: ReportContext, rule: Rule): string {
  const cause = namedCauseOf(work);
  const next = cause ? `Check first that the cause is this: ${cause.text}.` : 'Find out first why, and for whom.';
  switch (rule) {
    case 'counted':
      return `You say that you have counted it. Next, ${nextAfterCount(work)}.`;
    case 'unclear':
      return `It happens. ${next}`;
    case 'some-evidence':
      return `There is something to go on. ${next}`;
    case 'paid':
      return 'Some have paid already.';
    default:
      return TEXTS.gist[rule];
  }
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

const tagsOf = ({ reading, playbook, home }: ReportContext): string[] =>
  [
    reading.industryName,
    reading.countries.length > 0 ? home.name : '',
    playbook.type,
    reading.good.state === 'given' ? reading.good.value.replace(/^the /, '') : '',
    reading.place.state === 'given' ? reading.place.value : '',
  ].filter((tag) => tag !== '');
