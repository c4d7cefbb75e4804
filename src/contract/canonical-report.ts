import { WRITTEN_PARTS } from './written-parts.ts';

/*
 * Reports of other makers name their parts otherwise (spec 2 §3). A legacy name is read only where its target is absent
 * (readings: Reports), and never kept.
 */
const LEGACY: readonly (readonly [legacy: string, canonical: string])[] = [
  ['report_title', 'title'],
  ['name', 'title'],
  ['overview', 'executive_summary'],
  ['executive_overview', 'executive_summary'],
  ['summary', 'executive_summary'],
  ['market_analysis', 'industry_analysis'],
  ['industry_overview', 'industry_analysis'],
  ['pestel', 'pestel_analysis'],
  ['external_analysis', 'pestel_analysis'],
  ['challenges', 'challenges_analysis'],
  ['risks_challenges', 'challenges_analysis'],
  ['conclusion', 'recommendations'],
  ['next_steps', 'recommendations'],
  ['bibliography', 'sources'],
  ['references', 'sources'],
];
/** Canonical themselves: read for another part, and kept for their own. */
const KEPT: ReadonlySet<string> = new Set(['summary', 'references']);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLines = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

/** A report's body under the names of this product; a text that came as an array of lines is a list (spec 2 §2). */
export function canonicalReport(body: unknown): unknown {
  if (!isFields(body)) return body;
  const named: Record<string, unknown> = { ...body };
  for (const [legacy, canonical] of LEGACY) {
    if (!(legacy in body)) continue;
    named[canonical] ??= body[legacy];
    if (!KEPT.has(legacy)) delete named[legacy];
  }
  for (const part of WRITTEN_PARTS) {
    const lines = named[part];
    if (isLines(lines)) named[part] = lines.map((line) => `- ${line}`).join('\n');
  }
  return named;
}

/** A part that is a program's own notation instead of words. A citation alone, as a table's cell may hold, is none. */
export function isRawJson(text: string): boolean {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed) || /^\[\d+\]$/.test(trimmed)) return false;
  try {
    JSON.parse(trimmed);
    return true;
  } catch {
    return false;
  }
}
