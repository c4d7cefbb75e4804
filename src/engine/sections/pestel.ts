import { fill } from '../claims/fill.ts';
import type { Claim, TableDraft } from '../claims/types.ts';
import type { PestelLetter } from '../knowledge/pack-types.ts';
import type { ChosenUse } from '../select.ts';
import { ClaimWriter, consequence, type Work } from '../work.ts';
import { againstFigures } from './challenges.ts';
import { outsideFacts } from './industry.ts';
import { planFigures } from './recommendations.ts';

const ROWS: readonly (readonly [PestelLetter, string])[] = [
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

/** These have a row of their own where no figure is on record. */
const TOLD_OTHERWISE: ReadonlySet<PestelLetter> = new Set(['P', 'N', 'L']);
const ABOUT: Readonly<Partial<Record<PestelLetter, string>>> = {
  E: 'Ask {who} in {place} what they earned and spent around {good} in the last month.',
  S: 'Ask {who} in {place} who at home decides about {good}.',
  T: 'Ask {who} in {place} which phone, wire or tool they use for {good} today, and what it cost.',
};
const unknownRow = (factor: string, letter: PestelLetter): Row => ({
  factor,
  record: `Not found: a ${factor.toLowerCase()} figure of {country} that bears on {good}.`,
  so: ABOUT[letter] ?? '',
});

/** Figures not told elsewhere come here; a factor without one says what was not found and how to find out. */
export function pestelRows(work: Work): Row[] {
  const told = new Set([...outsideFacts(work), ...againstFigures(work), ...planFigures(work)].map((f) => f.token));
  const rows: Row[] = [];
  for (const [letter, factor] of ROWS) {
    const ofLetter = work.figures.filter((f) => f.use.pestel === letter);
    const fresh = ofLetter.filter((f) => !told.has(f.token));
    for (const f of fresh.length > 0 ? fresh : ofLetter.slice(0, 1)) rows.push(figureRow(factor, f, told.has(f.token)));
    if (ofLetter.length === 0 && !TOLD_OTHERWISE.has(letter)) rows.push(unknownRow(factor, letter));
    if (letter === 'P')
      rows.push({ factor, record: `Not found: ${decapital(work.pain.political[0])}.`, so: work.pain.political[1] });
    if (letter === 'N')
      rows.push({
        factor,
        record: `Not found: ${decapital(work.pain.environmental[0])}.`,
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
/** Who is likely to know the office where none is on record. */
const GUIDES: Readonly<Record<string, string>> = {
  tax: 'a registered trader',
  standards: 'a registered maker',
  'medicines and food': 'a pharmacist',
  'finance / central bank': 'a bank clerk',
  telecommunications: 'a phone dealer',
  energy: 'a licensed electrician',
  insurance: 'an insurance broker',
  'company registration and investment': 'the district office',
};

function legalRows({ pain, home }: Work): { record: string; so: string }[] {
  return pain.licences.map(({ ask, sector }) => {
    const office = home.institutions.find((i) => i.sector === sector || i.sector.includes(sector));
    return office
      ? {
          record: `Office on record: {{inst:${home.iso3}:${office.sector}}}; its rules were not read.`,
          so: sector === REGISTRY ? `Ask there which office decides: ${decapital(ask)}` : `Ask it: ${decapital(ask)}`,
        }
      : {
          record: `Not found: the office for ${sector.replace(' / ', ' or ')} in {country}.`,
          so: `Ask ${GUIDES[sector] ?? 'a lawyer'} near {place} whom to see, then: ${decapital(ask)}`,
        };
  });
}

export function pestelSection(work: Work): { readonly claims: Claim[]; readonly table: TableDraft } {
  const w = new ClaimWriter(work, 'pestel_analysis');
  w.add('lead', 'inference', 'What surrounds {who} in {place}, and what each factor changes for {good}.');
  const rows = pestelRows(work).map(({ factor, record, so }) => [
    factor,
    fill(record, work.slots).text,
    fill(so, work.slots).text,
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
