import type { ReportContent } from '../contract/report.ts';
import { reportSections } from './report-sections.ts';

/** A piece of a starter kit under its own heading; what stands before the first heading of a section has none. */
export interface KitPart {
  readonly key: string;
  readonly title: string | null;
  readonly text: string;
}

export interface KitSection {
  readonly key: string;
  readonly parts: readonly KitPart[];
}

/** A line that is bold from end to end is a heading. */
const HEADING = /^\*\*([^*]+)\*\*$/;

function partsOf(section: string, text: string): KitPart[] {
  const parts: { title: string | null; lines: string[] }[] = [{ title: null, lines: [] }];
  for (const line of text.split('\n')) {
    const title = HEADING.exec(line.trim())?.[1];
    if (title) parts.push({ title, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts
    .map(({ title, lines }, index) => ({ key: `${section}-${index}`, title, text: lines.join('\n').trim() }))
    .filter((part) => part.title !== null || part.text !== '');
}

/** A starter kit under the headings it was written with: a report's titles do not fit it. */
export function kitSections(kit: ReportContent): KitSection[] {
  const { before, after } = reportSections(kit);
  return [...before, ...after].map(({ key, text }) => ({ key, parts: partsOf(key, text) }));
}
