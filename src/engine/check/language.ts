import type { ReportContent } from '../../contract/report.ts';
import { atLeast, type CheckResult, ownText, SECTIONS, sentences } from './parts.ts';

const PROUD = /\b(?:verified|validated)\b/i;

/** A desk never verifies: the word is not used, nor left of any token or slot. */
export function checkWords(content: ReportContent): CheckResult {
  const bad = SECTIONS.flatMap((key) =>
    sentences(ownText(content, key)).filter(
      (s) => PROUD.test(s.replace(/“[^”]*”/g, '')) || /\{\{|\}\}|\{[a-z]|undefined|NaN/.test(s),
    ),
  );
  const cells = content.tables.flatMap((t) => t.rows.flat()).filter((c) => /\{\{|\}\}|\{[a-z]|undefined|NaN/.test(c));
  return atLeast('no claim to have verified, no token left over', bad.length + cells.length === 0 ? 1 : 0, 1, [
    ...bad,
    ...cells,
  ]);
}
