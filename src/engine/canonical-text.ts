import type { ReportContent } from '../contract/report.ts';

/** The same JSON value with the keys of its objects in order, so that equal values make equal texts. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortedKeys(inner)]));
}

/** What the hash is taken over: the report with sorted keys and an empty hash, as UTF-8 JSON. */
export const canonicalText = (content: ReportContent): string =>
  JSON.stringify(sortedKeys({ ...content, metadata: { ...content.metadata, hash: '' } }));
