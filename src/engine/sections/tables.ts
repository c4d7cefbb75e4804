import { fill } from '../claims/fill.ts';
import type { CalcDraft, TableDraft } from '../claims/types.ts';
import { TEXTS } from '../every-report.ts';
import type { ReportContext } from '../report-context.ts';
import { judge } from '../score.ts';
import { scorecardRows } from '../scorecard.ts';
import { capital, startTemplate } from '../text/words.ts';
import { basisOf } from './basis.ts';
import { isSize } from './sums.ts';

const { marks, tables, table_heads } = TEXTS;

/** Tables whose numbers are tokens; the calculation table is made by the renderer, which knows the numbers. */
export function tablesOf(work: ReportContext, calcs: readonly CalcDraft[]): TableDraft[] {
  return [sensitivityTable(work, calcs), alternativesTable(work), scorecardTable(work)]
    .flatMap((t) => t ?? [])
    .map((t) => filled(t, work));
}

const filled = (table: TableDraft, work: ReportContext): TableDraft => ({
  ...table,
  title: fill(table.title, work.slots),
  headers: table.headers.map((h) => fill(h, work.slots)),
  rows: table.rows.map((row) => row.map((cell) => fill(cell, work.slots))),
});

function sensitivityTable(work: ReportContext, calcs: readonly CalcDraft[]): TableDraft | null {
  const { sized } = work;
  if (!isSize(work)) return null;
  const head = calcs.find((c) => c.id === sized.headline);
  if (!head || sized.sensitivity.length === 0) return null;
  return {
    id: 'sensitivity',
    title: `Sensitivity of the middle case, one number at a time`,
    section: 'industry_analysis',
    headers: ['number', 'its ends', `low end gives`, 'high end gives'],
    rows: sized.sensitivity
      .slice(0, 7)
      .map((row) => [
        capital(row.label),
        `{{ends:${row.name}}}`,
        `{{sens:${row.name}:low}} {{cite:${head.id}}}`,
        `{{sens:${row.name}:high}} {{cite:${head.id}}}`,
      ]),
  };
}

function alternativesTable({ playbook }: ReportContext): TableDraft {
  return {
    id: 'alternatives',
    title: `What people do instead, ${basisOf(playbook, 'alternatives')}`,
    section: 'industry_analysis',
    headers: table_heads.alternatives,
    rows: playbook.alternatives.map((a) => [startTemplate(a.text), startTemplate(a.draw), startTemplate(a.limit)]),
  };
}

const scorecardTable = (work: ReportContext): TableDraft => ({
  id: 'scorecard',
  title: tables.scorecard,
  section: 'recommendations',
  headers: ['question', 'mark of 5', 'why', 'what would change it'],
  rows: scorecardRows(judge(work).marks, marks.unknown),
});
