import type { ReportContent, ReportMetadata, Table } from '../contract/report.ts';

/** The text sections in the specification's order (spec 2 §2), `pestel_analysis` among 'any other' at the end. */
const TEXT_SECTIONS = [
  'executive_summary',
  'summary',
  'industry_analysis',
  'challenges_analysis',
  'recommendations',
] as const satisfies readonly (keyof ReportContent)[];

export interface ReportSection {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly tables: readonly Table[];
}

/** 'executive_summary' → 'Executive summary'; known abbreviations keep their capitals. */
export function sectionTitle(key: string): string {
  const words = key
    .split('_')
    .join(' ')
    .replace(/\bpestel\b/i, 'PESTEL');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands around a report in its own language, by place; else what the page says in English. */
export const labelOf =
  ({ labels }: Pick<ReportMetadata, 'labels'>) =>
  (place: string, english: string): string =>
    labels?.[place] ?? english;

/** Text sections before the sources, then the others; empty ones are left out. */
export function reportSections(report: ReportContent): { before: ReportSection[]; after: ReportSection[] } {
  const label = labelOf(report.metadata);
  const section = (key: (typeof TEXT_SECTIONS)[number] | 'pestel_analysis'): ReportSection => ({
    key,
    title: label(key, sectionTitle(key)),
    text: report[key],
    tables: report.tables.filter((table) => table.section === key),
  });
  const filled = (candidate: ReportSection) => candidate.text.trim() !== '' || candidate.tables.length > 0;
  return {
    before: TEXT_SECTIONS.map(section).filter(filled),
    after: [section('pestel_analysis')].filter(filled),
  };
}

/** A leading 'Industry Analysis Of ' or 'Industry Analysis: ' is not shown (spec 2 §3). */
export const displayTitle = (title: string): string => title.replace(/^Industry Analysis(?: Of |: )/i, '');
