import type { Calc, ReportMetadata, Table } from '../contract/report.ts';
import { digitsFor, digitsOfInput, plainNumber, withUnit } from './claims/format.ts';
import type { Renderer } from './claims/render.ts';
import type { CalcDraft } from './claims/types.ts';
import { TEXTS } from './every-report.ts';
import { capital } from './text/words.ts';

/**
 * Calculations that the text cites, with those they rest on; numbered like sources and recomputable from here. `figures`: their
 * results as the text shows them.
 */
export function calculationTable(
  renderer: Renderer,
  calcs: readonly CalcDraft[],
  texts: CalculationTexts = ENGLISH,
): { tables: Table[]; calcs: Calc[]; figures: ReportMetadata['key_figures'] } {
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
  const shown = (calc: CalcDraft, value: number) => withUnit(value, calc.unit, digitsFor(calc), renderer.language);
  const rows = used.map((calc) => {
    const show = (value: number) => shown(calc, value);
    const spread = calc.low !== calc.high;
    return [
      `${capital(calc.formula)} [${renderer.numberOf(`calc:${calc.id}`)}]`,
      formulaInWords(renderer, calc, texts),
      spread ? show(calc.low) : '',
      show(calc.base),
      spread ? show(calc.high) : '',
    ];
  });
  // Where every result is exact, there is no lower and no higher one.
  const isExact = used.every(({ low, high }) => low === high);
  const columns = (row: readonly string[]) => row.filter((_, i) => !(isExact && (i === 2 || i === 4)));
  const table: Table = {
    id: 'calculations',
    title: texts.title,
    section: 'industry_analysis',
    headers: isExact ? [...texts.headers.slice(0, 2), texts.result] : [...texts.headers],
    rows: rows.map(columns),
  };
  return {
    tables: rows.length > 0 ? [table] : [],
    calcs: used.map((calc) => wireCalc(renderer, calc)),
    figures: used.map((calc) => ({
      value: shown(calc, calc.base),
      label: calc.formula,
      number: renderer.numberOf(`calc:${calc.id}`),
    })),
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
  readonly smaller: string;
  readonly larger: string;
  /** Over what comes of it, where that is exact. */
  readonly result: string;
}

const ENGLISH: CalculationTexts = {
  ...TEXTS.tables,
  title: TEXTS.tables.calculations,
  headers: TEXTS.table_heads.calculations,
};

/** Whose a number is. */
const ownerOf = (origin: Calc['inputs'][number]['origin'], { yours, assumed }: CalculationTexts): string =>
  ({ founder: yours, record: 'on record', assumed, plan: 'our plan', calc: '' })[origin];

/** 'Cost of a load [10] × share of crates damaged (22.5%, yours) × weeks in a season (12, 16 or 20, assumed)'. */
function formulaInWords(renderer: Renderer, calc: CalcDraft, texts: CalculationTexts): string {
  const words = calc.expression
    .replace(/\s*([-+*/])\s*/g, ' $1 ')
    .replace(/ \* 1$/, '')
    .replace(/[A-Za-z][A-Za-z0-9_]*/g, (name, at: number, whole: string) => {
      if (whole.startsWith('(', at + name.length)) return `${name === 'min' ? texts.smaller : texts.larger} `;
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
    origin === 'record' ? plainNumber(value) : withUnit(value, unit, digitsOfInput(calc, input), renderer.language);
  const values = [...new Set([low, base, high].map(show))];
  const last = values.pop() ?? '';
  return `${name} (${values.length > 0 ? `${values.join(', ')} ${texts.or} ${last}` : last}, ${ownerOf(origin, texts)})`;
}
