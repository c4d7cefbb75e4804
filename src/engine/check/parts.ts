import type { Calc, ReportContent, Source } from '../../contract/report.ts';
import { WORKED_TABLE, WRITTEN_PARTS } from '../../contract/written-parts.ts';
import { evaluate } from '../calc/expression.ts';
import { digitsFor, withUnit } from '../claims/format.ts';
import type { SectionKey } from '../claims/types.ts';
import { type Figure, figureOf, phrasings } from '../evidence.ts';
import { passageBlock } from '../passages.ts';
import type { CountryPack } from '../types.ts';

export interface CheckResult {
  readonly name: string;
  readonly value: number;
  readonly bar: number;
  readonly ok: boolean;
  readonly detail: string[];
}

export const atLeast = (name: string, value: number, bar: number, detail: string[] = []): CheckResult => ({
  name,
  value: rounded(value),
  bar,
  ok: value >= bar,
  detail,
});
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Our own text of a section: without the words of others, which `checkPassages` holds against what was published. */
export function ownText(content: ReportContent, key: SectionKey): string {
  const blocks = content.sources
    .filter(({ kind }) => kind === 'passage')
    .map((source) => passageBlock(source, content.metadata.countries));
  return blocks.reduce((text, block) => text.replace(block, () => ''), content[key]);
}

/** Every text of ours that a reader sees, in pieces that stand alone: sentences of the sections, cells of the tables. */
export function pieces(content: ReportContent): string[] {
  const text = WRITTEN_PARTS.flatMap((key) => sentences(ownText(content, key)));
  const cells = content.tables
    .filter((t) => t.id !== 'calculations' && t.id !== WORKED_TABLE)
    .flatMap((t) => t.rows.map((row) => row.join(' · ')));
  return [...text, ...cells, content.metadata.verdict_line, content.title];
}

/** Splits at ends of sentences, never inside a number or before its [n]. */
export function sentences(markdown: string): string[] {
  return markdown
    .split(/\n+|(?<=[.!?][*”"]*)\s+(?=[*“"]*\p{Lu}|[*“"]*\d+\. )/u)
    .map((s) => s.trim())
    .filter((s) => s !== '');
}

export const citesIn = (text: string): number[] => [...text.matchAll(/\[(\d+)\]/g)].map((m) => Number(m[1]));

/** The record behind a source line, found by the code in its title and the country before it. */
export function recordBehind(source: Source, packs: readonly CountryPack[]): Figure | null {
  // Names and publishers may hold such marks too ('(WGI)', '(WHO)'): the code is the one with a country before it.
  for (const match of source.source_title.matchAll(/ \(([A-Z0-9._]+)\), /g)) {
    const before = source.source_title.slice(0, match.index);
    const pack = packs.find((p) => before.endsWith(`, ${p.name}`));
    const figure = pack ? figureOf(pack, match[1] ?? '') : null;
    if (figure) return figure;
  }
  return null;
}

/** All the ways a cited record or calculation may stand in a sentence, longest first. */
export function allowedFor(source: Source, content: ReportContent, packs: readonly CountryPack[]): string[] {
  if (source.kind === 'calc') {
    const calc = content.metadata.calcs.find((c) => c.number === source.number);
    return calc ? calcTexts(calc, content) : [];
  }
  if (source.kind === 'stat') {
    const figure = recordBehind(source, packs);
    return figure ? phrasings(figure) : [];
  }
  if (source.kind === 'passage') return [];
  return source.kind === 'list' ? [`(${source.year})`] : [source.source_title];
}

export const byLength = (a: string, b: string): number => b.length - a.length;

/** What a sentence must say of a source to cite it: a record's phrase, or a calculation's own result rather than its inputs. */
export function ownTextsFor(source: Source, content: ReportContent, packs: readonly CountryPack[]): string[] {
  if (source.kind !== 'calc') return allowedFor(source, content, packs);
  const calc = content.metadata.calcs.find((c) => c.number === source.number);
  return calc ? resultTexts(calc, content) : [];
}

function calcTexts(calc: Calc, content: ReportContent): string[] {
  const inputs = calc.inputs.flatMap((i) => [i.low, i.base, i.high].map((v) => withUnit(v, i.unit)));
  return [...resultTexts(calc, content), ...inputs].sort(byLength);
}

function resultTexts(calc: Calc, content: ReportContent): string[] {
  // A report does not say it of each sum: those of a case are told as known, the others rounded.
  const precision = content.metadata.case === undefined ? 'rounded' : 'as_known';
  const digits = digitsFor({ ...calc, precision });
  const own = [calc.low, calc.base, calc.high].map((v) => withUnit(v, calc.unit, digits));
  return [...own, ...sensitivityTexts(calc, content)].sort(byLength);
}

/** One input at its end, the others as said: what the table of sensitivity shows of this calculation. */
function sensitivityTexts(calc: Calc, content: ReportContent): string[] {
  const { calcs } = content.metadata;
  const leaves = new Map(
    calcs.flatMap((c) => c.inputs.filter((i) => i.origin !== 'calc').map((i) => [i.name, i] as const)),
  );
  const texts: string[] = [];
  for (const [name] of leaves) {
    for (const end of ['low', 'high'] as const) {
      const value = recompute(calc, calcs, (leaf) => (leaf.name === name ? leaf[end] : leaf.base));
      if (value !== null) texts.push(withUnit(value, calc.unit));
    }
  }
  return texts;
}

/** Works a calculation out again from its leaves; null when one of them is missing. */
export function recompute(
  calc: Calc,
  all: readonly Calc[],
  leaf: (input: Calc['inputs'][number]) => number,
  depth = 0,
): number | null {
  if (depth > 8) return null;
  const values: Record<string, number> = {};
  for (const input of calc.inputs) {
    if (input.origin !== 'calc') {
      values[input.name] = leaf(input);
      continue;
    }
    const inner = all.find((c) => c.number === input.number);
    const value = inner ? recompute(inner, all, leaf, depth + 1) : null;
    if (value === null) return null;
    values[input.name] = value;
  }
  try {
    return evaluate(calc.expression, values);
  } catch {
    // An expression that cannot be worked out is reported by the caller as one that does not agree.
    return null;
  }
}
