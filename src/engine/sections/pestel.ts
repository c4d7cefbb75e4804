import type { IndicatorUse } from '../../../content/schema/playbook.ts';
import { fill } from '../claims/fill.ts';
import type { Claim, TableDraft } from '../claims/types.ts';
import type { ChosenUse } from '../select.ts';
import { ClaimWriter, consequence, type Work } from '../work.ts';
import { againstFigures } from './challenges.ts';
import { outsideFacts } from './industry.ts';
import { planFigures } from './recommendations.ts';

const ROWS: readonly (readonly [IndicatorUse['pestel'], string])[] = [
  ['P', 'Political'],
  ['E', 'Economic'],
  ['S', 'Social'],
  ['T', 'Technological'],
  ['N', 'Environmental'],
  ['L', 'Legal'],
];

interface Row {
  readonly factor: string;
  readonly record: string;
  readonly so: string;
}

/** Figures not told elsewhere come here; a factor without one says what was not found and how to find out. */
export function pestelRows(work: Work): Row[] {
  const told = new Set([...outsideFacts(work), ...againstFigures(work), ...planFigures(work)].map((f) => f.token));
  const rows: Row[] = [];
  for (const [letter, factor] of ROWS) {
    const ofLetter = work.figures.filter((f) => f.use.pestel === letter);
    const fresh = ofLetter.filter((f) => !told.has(f.token));
    for (const f of fresh.length > 0 ? fresh : ofLetter.slice(0, 1)) rows.push(figureRow(factor, f, told.has(f.token)));
    if (letter === 'P')
      rows.push({ factor, record: `To find out: ${decapital(work.pain.political[0])}.`, so: work.pain.political[1] });
    if (letter === 'N')
      rows.push({
        factor,
        record: `To find out: ${decapital(work.pain.environmental[0])}.`,
        so: work.pain.environmental[1],
      });
    if (letter === 'L') rows.push(...legalRows(work).map((row) => ({ factor, ...row })));
  }
  return rows;
}

/** The reading of the figure, so that the cell makes sense without the sentence it came from. */
const leadOf = ({ text }: ChosenUse): string => {
  const lead = text.split(/: \{fig\}/)[0] ?? '';
  return lead === '' || lead.includes('{fig}') || lead.includes('{Fig}') ? '' : `${lead}. `;
};

const decapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const figureRow = (factor: string, f: ChosenUse, told: boolean): Row => ({
  factor,
  record: `{{${told ? 'Now' : 'Fig'}:${f.token}}}.`,
  so: `${leadOf(f)}${consequence(f)}`,
});

/** Packs ask it what no other sector on record covers; it registers firms and may only know the door. */
const REGISTRY = 'company registration and investment';

function legalRows({ pain, home }: Work): { record: string; so: string }[] {
  return pain.licences.flatMap(({ ask, sector }) => {
    const office = home.institutions.find((i) => i.sector === sector || i.sector.includes(sector));
    if (!office) return [];
    return {
      record: `Office on record: {{inst:${home.iso3}:${office.sector}}}; its rules were not read.`,
      so: sector === REGISTRY ? `Ask there which office decides: ${decapital(ask)}` : `Ask it: ${decapital(ask)}`,
    };
  });
}

export function pestelSection(work: Work): { readonly claims: Claim[]; readonly table: TableDraft } {
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
      title: 'PESTEL',
      section: 'pestel_analysis',
      headers: ['Factor', 'What the record says', 'So what'],
      rows,
    },
  };
}

/** Claims of table rows are counted and checked, but not written into the markdown. */
export const isRowClaim = (claim: Claim): boolean =>
  claim.section === 'pestel_analysis' && claim.block.startsWith('row-');
