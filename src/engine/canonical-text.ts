import type { ReportContent } from '../contract/report.ts';

/** What the hash is taken over: the report with sorted keys and an empty hash, as UTF-8 JSON. */
export function canonicalText(content: ReportContent): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
  };
  return JSON.stringify(sorted({ ...content, metadata: { ...content.metadata, hash: '' } }));
}
