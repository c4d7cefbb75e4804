import type { IndicatorUse } from '../../../content/schema/playbook.ts';
import { fill } from '../claims/fill.ts';
import type { Claim, TableDraft } from '../claims/types.ts';
import { TEXTS } from '../every-report.ts';
import { ClaimWriter, consequence, type ReportContext } from '../report-context.ts';

const { factors, tables } = TEXTS;

const ROWS: readonly (readonly [NonNullable<IndicatorUse['pestel']>, string])[] = [
  ['P', factors.Political],
  ['E', factors.Economic],
  ['S', factors.Social],
  ['T', factors.Technological],
  ['N', factors.Environmental],
  ['L', factors.Legal],
];

interface Row {
  readonly factor: string;
  readonly record: string;
  readonly so: string;
}

/** What is on record for a factor, and what is to be found out; a factor about which nothing is known has no row. */
export function pestelRows(work: ReportContext): Row[] {
  const rows: Row[] = [];
  for (const [letter, factor] of ROWS) {
    for (const figure of work.figures.filter((f) => f.use.pestel === letter))
      rows.push({ factor, record: `{{Now:${figure.token}}}.`, so: consequence(figure) });
    if (letter === 'P') rows.push(...toFindOut(factor, work.playbook.political));
    if (letter === 'N') rows.push(...toFindOut(factor, work.playbook.environmental));
    if (letter === 'L') rows.push(...legalRows(work).map((row) => ({ factor, ...row })));
  }
  return rows;
}

const toFindOut = (factor: string, [open, so]: readonly [string, string]): Row[] =>
  open === '' ? [] : [{ factor, record: `To find out: ${decapital(open)}.`, so }];

const decapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function legalRows({ playbook, home }: ReportContext): { record: string; so: string }[] {
  return playbook.licences.flatMap(({ ask, sector }) => {
    const office = home.institutions.find((i) => i.sector === sector || i.sector.includes(sector));
    if (!office) return [];
    return {
      record: `Office on record: {{inst:${home.iso3}:${office.sector}}}.`,
      so: `Ask there, or whomever it names: ${decapital(ask)}`,
    };
  });
}

export function pestelSection(work: ReportContext): { readonly claims: Claim[]; readonly table: TableDraft } {
  const w = new ClaimWriter(work, 'pestel_analysis');
  w.add('lead', 'inference', 'What surrounds the problem in {country}, and what each factor changes.');
  const rows = pestelRows(work).map(({ factor, record, so }) => [
    factor,
    fill(record, work.slots),
    fill(so, work.slots),
  ]);
  for (const [factor = '', record = '', so = ''] of rows)
    w.add(`row-${factor}`, /\{\{(?:Fig|Now)/.test(record) ? 'fact' : 'recommendation', `${record} ${so}`);
  return {
    claims: w.claims,
    table: {
      id: 'pestel',
      title: tables.pestel,
      section: 'pestel_analysis',
      headers: ['Factor', 'What the record says', 'So what'],
      rows,
    },
  };
}

/** Claims of table rows are counted and checked, but not written into the markdown. */
export const isRowClaim = (claim: Claim): boolean =>
  claim.section === 'pestel_analysis' && claim.block.startsWith('row-');
