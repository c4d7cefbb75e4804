import type { ReportContent } from '../../contract/report.ts';
import { atLeast, type CheckResult, SECTIONS, sentences } from './parts.ts';

const PROUD = /\b(?:verified|validated)\b/i;

/** Flesch-Kincaid grade of the prose; reported by the bench, and no bar. */
export function gradeOf(markdown: string): number {
  const prose = sentences(markdown.replace(/\[\d+\]/g, '').replace(/[*_#>]/g, ''));
  const words = prose.flatMap((s) => s.match(/[\p{L}’']+/gu) ?? []);
  if (words.length === 0 || prose.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / prose.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesIn(word: string): number {
  const folded = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = folded.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** A desk never verifies: the word is not used, nor left of any token or slot. */
export function checkWords(content: ReportContent): CheckResult {
  const bad = SECTIONS.flatMap((key) =>
    sentences(content[key]).filter(
      (s) => PROUD.test(s.replace(/“[^”]*”/g, '')) || /\{\{|\}\}|\{[a-z]|undefined|NaN/.test(s),
    ),
  );
  const cells = content.tables.flatMap((t) => t.rows.flat()).filter((c) => /\{\{|\}\}|\{[a-z]|undefined|NaN/.test(c));
  return atLeast('no claim to have verified, no token left over', bad.length + cells.length === 0 ? 1 : 0, 1, [
    ...bad,
    ...cells,
  ]);
}
