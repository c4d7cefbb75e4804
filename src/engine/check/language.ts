import type { ReportContent } from '../../contract/report.ts';
import { WRITTEN_PARTS } from '../../contract/written-parts.ts';
import { atLeast, type CheckResult, ownText, sentences } from './parts.ts';

const PROUD = /\b(?:verified|validated)\b/i;
const NO_VALUE = /undefined|NaN/;
/** A quote of theirs holds no brace either: `quotable` takes it out. */
const TOKEN = /[{}]/;
/** What the founder wrote; it may hold several sentences. */
const QUOTED = /“[^”]*”|‘[^’]*’/g;

/** Texts of ours outside the sections and tables. Titles of other publishers and the founder's words stay as they are. */
const apart = ({ title, sources, metadata: { calcs, key_figures, verdict_line } }: ReportContent): string[] => [
  title,
  verdict_line,
  ...sources.flatMap(({ kind, source_title }) => (kind === 'calc' ? [source_title] : [])),
  ...calcs.flatMap(({ formula, unit, inputs }) => [formula, unit, ...inputs.flatMap((i) => [i.label ?? '', i.unit])]),
  ...key_figures.flatMap(({ value, label }) => [value, label]),
];

/** Where a scale or a seed is 'verified' by an office, what was published says so. */
const isPublished = ({ sources }: ReportContent): boolean =>
  sources.some(({ source_title, passage }) => PROUD.test(`${source_title} ${passage?.quote ?? ''}`));

/** A desk never verifies: the word is not used but where a source has it, nor left of any token, mark or slot. */
export function checkWords(content: ReportContent): CheckResult {
  const isProud = (sentence: string) => PROUD.test(sentence) && !isPublished(content);
  const texts = WRITTEN_PARTS.map((key) => ownText(content, key));
  const ours = texts.flatMap((text) => sentences(text.replace(QUOTED, '“…”')));
  const bad = [
    ...ours.filter((s) => isProud(s) || NO_VALUE.test(s)),
    ...texts.flatMap((text) => sentences(text).filter((s) => TOKEN.test(s))),
  ];
  const cells = [...content.tables.flatMap((t) => t.rows.flat()), ...apart(content)].filter(
    (cell) => TOKEN.test(cell) || NO_VALUE.test(cell.replace(QUOTED, '')),
  );
  return atLeast('no claim to have verified, no token left over', bad.length + cells.length === 0 ? 1 : 0, 1, [
    ...bad,
    ...cells,
  ]);
}
