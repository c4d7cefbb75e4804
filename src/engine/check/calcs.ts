import type { ReportContent } from '../../contract/report.ts';
import { WORKED_TABLE } from '../../contract/written-parts.ts';
import { resultAt } from '../case/table.ts';
import type { CountryPack } from '../types.ts';
import { atLeast, type CheckResult, recompute, recordBehind } from './parts.ts';

const CLOSE = 1e-9;
const close = (a: number, b: number): boolean => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));

/** Every calculation recomputes from the report alone, its records are the pack's, and its inputs from other calculations are theirs. */
export function checkCalcs(content: ReportContent, packs: readonly CountryPack[]): CheckResult {
  const { calcs } = content.metadata;
  const bad: string[] = [];
  for (const calc of calcs) {
    const ends = (['low', 'base', 'high'] as const).map((end) => recompute(calc, calcs, (input) => input[end]));
    const [a, base, b] = ends;
    if (a === null || base === null || b === null || a === undefined || base === undefined || b === undefined) {
      bad.push(`[${calc.number}] cannot be worked out`);
      continue;
    }
    if (!close(base, calc.base) || !close(Math.min(a, base, b), calc.low) || !close(Math.max(a, base, b), calc.high))
      bad.push(`[${calc.number}] gives ${base}, not ${calc.base}`);
    for (const input of calc.inputs) {
      const inner = calcs.find((c) => c.number === input.number);
      if (
        input.origin === 'calc' &&
        (!inner || !close(inner.base, input.base) || !close(inner.low, input.low) || !close(inner.high, input.high))
      )
        bad.push(`[${calc.number}] misquotes [${input.number ?? 0}]`);
      if (input.origin !== 'record') continue;
      const source = content.sources.find((s) => s.number === input.number);
      const figure = source ? recordBehind(source, packs) : null;
      if (!figure || !close(figure.record.value, input.base))
        bad.push(`[${calc.number}] misquotes record [${input.number ?? 0}]`);
    }
  }
  bad.push(...faultsOfWorked(content));
  return atLeast('calculations recompute', bad.length === 0 ? 1 : 0, 1, bad);
}

/** Each row of the table on the page is its calculation, worked out for the value that the row names. */
function faultsOfWorked({ tables, metadata: { calcs } }: ReportContent): string[] {
  return tables
    .filter(({ id }) => id === WORKED_TABLE)
    .flatMap(({ headers: [of = '', what = ''], rows }) => {
      const calc = calcs.find(({ formula }) => formula === what);
      const input = calc?.inputs.find(({ label }) => label === of);
      if (!calc || !input) return [`the table of ${what} is of no calculation`];
      return rows.flatMap(([value = '', result = '']) => {
        const right = resultAt(calc, input.name, Number(value.replaceAll(',', '')));
        return result === right ? [] : [`the table of ${what} says ${result} at ${value}, not ${right}`];
      });
    });
}
