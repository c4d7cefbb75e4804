import type { Case } from '../../contract/case.ts';
import type { ReportContent } from '../../contract/report.ts';
import { WORKED_TABLE } from '../../contract/written-parts.ts';
import { calculationTable } from '../calculation-table.ts';
import { Renderer } from '../claims/render.ts';
import type { Claim, TableDraft } from '../claims/types.ts';
import { NO_COUNTRY } from '../country.ts';
import { DATA_VERSION } from '../evidence.ts';
import { openSlots } from '../open-slots.ts';
import { countryName } from '../reading/places.ts';
import { renderSections, renderTable } from '../report.ts';
import { VERDICT_OF } from '../score.ts';
import { scorecardRows, scoreOf } from '../scorecard.ts';
import { capital } from '../text/words.ts';
import { type CaseWork, claimsOf, inOrder } from './claims.ts';
import { labelsOf } from './labels.ts';
import { plainly, tokensOf } from './marked.ts';
import { marksOf, ruleOfCase } from './score.ts';
import { calcsOf } from './sums.ts';
import { workedTable } from './table.ts';
import { textsIn } from './texts.ts';

function tablesOf({ case: one, language }: CaseWork): TableDraft[] {
  const text = (words: string) => tokensOf(words, { figures: one.reading.figures });
  const { tables: titles, table_heads: headers, factors, marks } = textsIn(language);
  const worked = workedTable(one, language);
  const tables: TableDraft[] = [
    {
      id: WORKED_TABLE,
      title: plainly(one.advice.table?.title ?? '', one.reading.figures),
      section: 'executive_summary',
      headers: worked?.heads ?? [],
      rows: worked?.rows ?? [],
    },
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
  const { countries } = one.reading;
  const passageTexts = { ...texts.passages, countries: texts.countries };
  const renderer = new Renderer({ passages, countries, language, passageTexts }, packs, calcs);
  const { sections, claims } = renderSections(renderer, claimsOf(work));
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
      country_names:
        packs.length > 0 ? packs.map(({ iso3, name }) => texts.countries[iso3] ?? name) : [NO_COUNTRY.name],
      industry: '',
      industry_name: '',
      verdict: VERDICT_OF[rule],
      verdict_line: texts.gist[rule],
      confidence: one.reading.evidence.rung === 'desk' || one.reading.evidence.rung === 'says' ? 'low' : 'medium',
      evidence_rung: one.reading.evidence.rung,
      score: scoreOf(marksOf(one, calcs, texts.marks)),
      key_figures: calculations.figures.slice(0, 3),
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
