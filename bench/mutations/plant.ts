import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportContent } from '../../src/contract/report.ts';

/*
 * Plants faults into finished reports. Knows the wire and the public records alone: nothing here may lean on the code
 * that is to find the faults.
 */

export interface Planted {
  readonly kind: string;
  readonly content: ReportContent;
  /** What was changed, for reading what was missed. */
  readonly where: string;
}

interface RecordFile {
  readonly name: string;
  readonly indicators: readonly {
    readonly code: string;
    readonly value: number;
    readonly year: number;
    readonly earlier?: { readonly value: number; readonly year: number };
  }[];
}

const SECTIONS = [
  'executive_summary',
  'summary',
  'industry_analysis',
  'challenges_analysis',
  'recommendations',
] as const;
const files = new Map<string, RecordFile>();
export function recordsOf(iso3: string): RecordFile {
  const known =
    files.get(iso3) ??
    (JSON.parse(readFileSync(join(import.meta.dirname, `../../public/evidence/${iso3}.json`), 'utf8')) as RecordFile);
  files.set(iso3, known);
  return known;
}

type Change = (found: string, match: RegExpMatchArray) => string | null;

/** Every place of the texts and tables at which a change can be made, each as its own report. */
function* everywhere(content: ReportContent, kind: string, pattern: RegExp, change: Change): Generator<Planted> {
  for (const section of SECTIONS) {
    const text = content[section];
    for (const match of text.matchAll(pattern)) {
      const next = change(match[0], match);
      if (next === null || next === match[0]) continue;
      const changed = text.slice(0, match.index) + next + text.slice(match.index + match[0].length);
      yield {
        kind,
        content: { ...content, [section]: changed },
        where: `${section}: ${text.slice(Math.max(0, match.index - 50), match.index + 60)} → ${next}`,
      };
    }
  }
  for (const [t, table] of content.tables.entries()) {
    if (table.id !== 'pestel') continue;
    for (const [r, row] of table.rows.entries())
      for (const [c, cell] of row.entries())
        for (const match of cell.matchAll(pattern)) {
          const next = change(match[0], match);
          if (next === null || next === match[0]) continue;
          const changed = cell.slice(0, match.index) + next + cell.slice(match.index + match[0].length);
          const rows = table.rows.map((line, k) => (k === r ? line.map((old, j) => (j === c ? changed : old)) : line));
          yield {
            kind,
            content: { ...content, tables: content.tables.map((old, k) => (k === t ? { ...old, rows } : old)) },
            where: `pestel: ${cell} → ${next}`,
          };
        }
  }
}

const otherDigit = (text: string, random: () => number): string => {
  const digits = [...text.matchAll(/\d/g)];
  const at = digits[Math.floor(random() * digits.length)]?.index ?? 0;
  const old = Number(text[at]);
  const next = (old + 1 + Math.floor(random() * 9)) % 10;
  return text.slice(0, at) + next + text.slice(at + 1);
};

const grouped = (n: number): string => n.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
const shown = (value: number): string[] =>
  [0, 1, 2].flatMap((d) => {
    const text = value.toFixed(d).replace(/\.?0+$/, '');
    return [text, grouped(value)];
  });

/** A figure of the report's own country, as it may stand in a sentence, with what another country or year has. */
interface Swap {
  readonly mine: string;
  readonly theirs: string;
}

function swapsOf(content: ReportContent, other: string): { readonly country: Swap[]; readonly year: Swap[] } {
  const home = content.metadata.countries[0] ?? '';
  const country: Swap[] = [];
  const year: Swap[] = [];
  const rival = new Map(recordsOf(other).indicators.map((i) => [i.code, i]));
  const cited = new Set(content.sources.flatMap((s) => /\(([A-Z0-9._]+)\), /.exec(s.source_title)?.[1] ?? []));
  for (const { code, value, earlier } of recordsOf(home).indicators) {
    if (!cited.has(code)) continue;
    const twin = rival.get(code);
    for (const [index, mine] of shown(value).entries()) {
      if (mine.length < 2) continue;
      const theirs = twin ? shown(twin.value)[index] : undefined;
      if (theirs && theirs !== mine) country.push({ mine, theirs });
      const before = earlier ? shown(earlier.value)[index] : undefined;
      if (before && before !== mine) year.push({ mine, theirs: before });
    }
  }
  return { country, year };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All kinds of faults one report can take, in a fixed order. `random` chooses digits; `rivals` are other countries' codes. */
export function* plant(content: ReportContent, rivals: readonly string[], random: () => number): Generator<Planted> {
  yield* everywhere(
    content,
    'digit',
    /\d[\d,.]*(?=%? (?:of|in|a|per|million|billion|cedis|dollars|years)[^[\n]{0,90}\[\d+\])/g,
    (s) => otherDigit(s, random),
  );
  yield* everywhere(
    content,
    'year',
    / in (?:19|20)\d\d(?=[^[\n]{0,90}\[\d+\])/g,
    (s) => s.slice(0, -2) + String((Number(s.slice(-2)) + 1 + Math.floor(random() * 8)) % 100).padStart(2, '0'),
  );
  yield* everywhere(content, 'unit', /(?<=\d)%(?= [a-z][^[\n]{0,110}\[\d+\])/g, () => ' per 1,000');
  yield* everywhere(content, 'unit', / per 1,000(?= [^[\n]{0,80}\[\d+\])/g, () => '%');
  const names = content.metadata.country_names;
  const [home = ''] = names;
  const stranger = rivals.map((iso3) => recordsOf(iso3).name).find((name) => !names.includes(name)) ?? 'Atlantis';
  yield* everywhere(
    content,
    'country',
    new RegExp(
      `(?<= (?:in|of|to) )${escaped(home)}(?=[^.!?\\n[]{0,90}\\d[^.\\n[]{0,60}\\[\\d+\\])|(?<=\\d[^[.\\n]{0,60} (?:in|of) )${escaped(home)}(?=[^[.\\n]{0,60}\\[\\d+\\])`,
      'g',
    ),
    () => stranger,
  );
  const count = content.sources.length;
  yield* everywhere(content, 'citation', /\[\d+\]/g, (s) => {
    const n = Number(s.slice(1, -1));
    const other = ((n - 1 + 1 + Math.floor(random() * (count - 1))) % count) + 1;
    // A sum that is worked out from this one holds its result as well.
    const result = (number: number) =>
      content.metadata.calcs.find((calc) => calc.number === number)?.inputs.map(({ number: from }) => from);
    return result(other)?.includes(n) ? s : `[${other}]`;
  });
  yield* everywhere(content, 'citation to nothing', /\[\d+\]/g, () => `[${count + 1 + Math.floor(random() * 40)}]`);
  yield* everywhere(content, 'citation dropped', / \[\d+\]/g, () => '');
  for (const rival of rivals.slice(0, 2)) {
    const swaps = swapsOf(content, rival);
    for (const [kind, list] of [
      ['another country’s value', swaps.country],
      ['another year’s value', swaps.year],
    ] as const)
      for (const { mine, theirs } of list)
        yield* everywhere(
          content,
          kind,
          new RegExp(`(?<![\\d.,$])${escaped(mine)}(?![\\d,]|\\.\\d)(?=[^[\\n.]{0,110}\\[\\d+\\])`, 'g'),
          () => theirs,
        );
  }
  for (const [at, source] of content.sources.entries()) {
    if (source.kind !== 'stat') continue;
    const other = content.sources.find((s) => s.kind === 'stat' && s.source_title !== source.source_title);
    for (const field of ['source_title', 'source_url', 'publisher', 'year', 'licence', 'limits'] as const) {
      const value = field === 'year' ? otherDigit(source.year, random) : (other?.[field] ?? '');
      if (value === source[field]) continue;
      yield {
        kind: 'source',
        content: { ...content, sources: content.sources.map((s, k) => (k === at ? { ...s, [field]: value } : s)) },
        where: `source ${source.number} ${field}: ${source[field]} → ${value}`,
      };
    }
  }
  for (const [at, calc] of content.metadata.calcs.entries())
    for (const field of ['low', 'base', 'high'] as const)
      yield {
        kind: 'calculation',
        content: {
          ...content,
          metadata: {
            ...content.metadata,
            calcs: content.metadata.calcs.map((c, k) => (k === at ? { ...c, [field]: c[field] * 1.5 + 1 } : c)),
          },
        },
        where: `calculation ${calc.id} ${field}`,
      };
}
