import type { ReportContent } from '../../contract/report.ts';
import { atLeast, type CheckResult, ownText, SECTIONS, sentences } from './parts.ts';

const PROUD = /\b(?:verified|validated)\b/i;

const LEFT_OVER = /[{}]|undefined|NaN/;

/** Texts of ours outside the sections and tables. Titles of other publishers and the founder's words stay as they are. */
const apart = ({ title, sources, metadata: { calcs, key_figures, verdict_line } }: ReportContent): string[] => [
  title,
  verdict_line,
  ...sources.flatMap(({ kind, source_title }) => (kind === 'calc' ? [source_title] : [])),
  ...calcs.flatMap(({ formula, unit, inputs }) => [formula, unit, ...inputs.flatMap((i) => [i.label ?? '', i.unit])]),
  ...key_figures.flatMap(({ value, label }) => [value, label]),
];

/** A desk never verifies: the word is not used, nor left of any token, mark or slot. */
export function checkWords(content: ReportContent): CheckResult {
  const bad = SECTIONS.flatMap((key) =>
    sentences(ownText(content, key)).filter((s) => PROUD.test(s.replace(/“[^”]*”/g, '')) || LEFT_OVER.test(s)),
  );
  const cells = [...content.tables.flatMap((t) => t.rows.flat()), ...apart(content)].filter((c) => LEFT_OVER.test(c));
  return atLeast('no claim to have verified, no token left over', bad.length + cells.length === 0 ? 1 : 0, 1, [
    ...bad,
    ...cells,
  ]);
}
