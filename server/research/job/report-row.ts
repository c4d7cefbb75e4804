import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Report, ReportContent } from '../../../src/contract/report.ts';

const SUMMARY_LENGTH = 240;

/** Markdown as plain words: no marks, no citations. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[(\d+)\](?:\([^)]*\))?/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();
}

/** The report that `output` must be, under the hash of what it says (`canonical`). Throws when it is none. */
export function sealed(output: unknown, canonical: (content: ReportContent) => string): ReportContent {
  const content = v.parse(ReportContent, output);
  const hash = createHash('sha256').update(canonical(content)).digest('hex');
  return { ...content, metadata: { ...content.metadata, hash } };
}

/** What the row of a report holds of its content, where the person has changed nothing. */
export const columnsOf = (content: ReportContent) => ({
  title: content.title,
  summary: listSummary(content),
  category: content.metadata.industry_name,
  industry: content.metadata.industry_name,
  tags: [...content.metadata.tags],
  countries: [...content.metadata.country_names],
  kind: content.metadata.kind,
});

/** The whole report as it goes over the wire. */
export const reportOf = (
  row: { readonly id: string; readonly createdAt: Date; readonly title: string; readonly summary: string },
  content: ReportContent,
): Report => ({
  job_id: row.id,
  report_id: row.id,
  created_at: row.createdAt.toISOString(),
  title: row.title,
  summary: row.summary,
  report: content,
});

/** What a list says of a report beside its title: the founder's own words, by which they know it again, cut after a whole one. */
export function listSummary({ metadata }: Pick<ReportContent, 'metadata'>): string {
  const text = plainText(metadata.query);
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** What the search looks through: the title weighs most, then what the list shows, then the body. */
export function searchVector(
  row: {
    readonly title: string;
    readonly summary: string;
    readonly category: string;
    readonly tags: readonly string[];
  },
  content: ReportContent,
): SQL<string> {
  const body = [
    content.metadata.query,
    content.executive_summary,
    content.summary,
    content.industry_analysis,
    content.challenges_analysis,
    content.recommendations,
  ].map(plainText);
  return sql<string>`setweight(to_tsvector('english', ${row.title}), 'A') ||
    setweight(to_tsvector('english', ${[row.summary, row.category, ...row.tags].join(' ')}), 'B') ||
    setweight(to_tsvector('english', ${body.join(' ')}), 'D')`;
}
