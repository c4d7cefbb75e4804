import type { ReportContent } from '../../contract/report.ts';
import { WRITTEN_PARTS } from '../../contract/written-parts.ts';
import { filled } from '../text/filled.ts';
import { withItsSpaces } from '../text/spaces.ts';
import { textsIn } from './texts.ts';

/** Languages in which the comma stands before the decimals and a space between thousands. */
const COMMA_FIRST: ReadonlySet<string> = new Set(['fr', 'pt']);
/** Quotes and citations stay as they are, and '60.000', which is not sixty. */
const NUMBERS = /“[^”]*”|\[\d+\]|[1-9]\d{0,2}(?:\.\d{3})+(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g;

/** '933,000' and '14.7' as a reader of the language writes them: a French one would read 933 with three decimals. */
export const withItsNumbers = (text: string, language: string): string =>
  COMMA_FIRST.has(language)
    ? text.replace(NUMBERS, (found) =>
        /^[“[]|^[1-9]\d{0,2}(?:\.\d{3})+$/.test(found) ? found : found.replace(/,/g, '\u202f').replace('.', ','),
      )
    : text;

/** Words as their language writes numbers and sets spaces. */
export const asWritten = (text: string, language: string): string =>
  withItsSpaces(withItsNumbers(text, language), language);

/** A report of a case as its language writes numbers and names its own sums: the last thing done to it, as checks know English. */
export function inItsLanguage(content: ReportContent): ReportContent {
  const { language, labels } = content.metadata;
  if (language === 'en') return content;
  const own = (text: string) => asWritten(text, language);
  const spaced = (text: string) => withItsSpaces(text, language);
  /** Lines that quote a whole passage begin with '> '. */
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => (line.startsWith('> ') ? line : own(line)))
      .join('\n');
  const { calculation, this_report, limits } = textsIn(language).tables;
  const formula = (number: number) => content.metadata.calcs.find((calc) => calc.number === number)?.formula ?? '';
  return {
    ...content,
    ...Object.fromEntries(WRITTEN_PARTS.map((part) => [part, lines(content[part])])),
    title: own(content.title),
    sources: content.sources.map((source) =>
      source.kind === 'calc'
        ? {
            ...source,
            source_title: filled(calculation, { what: formula(source.number) }),
            publisher: this_report,
            limits: spaced(limits),
          }
        : { ...source, limits: spaced(source.limits) },
    ),
    tables: content.tables.map((table) => ({
      ...table,
      title: spaced(table.title),
      headers: table.headers.map(spaced),
      rows: table.rows.map((row) => row.map(own)),
    })),
    metadata: {
      ...content.metadata,
      ...(labels && {
        labels: Object.fromEntries(Object.entries(labels).map(([place, label]) => [place, spaced(label)])),
      }),
      verdict_line: spaced(content.metadata.verdict_line),
      key_figures: content.metadata.key_figures.map((figure) => ({
        ...figure,
        value: own(figure.value),
        label: spaced(figure.label),
      })),
    },
  };
}
