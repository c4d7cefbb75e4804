import type { ReportContent } from '../../src/contract/report.ts';
import { type Asking, ask } from '../model/ask.ts';
import { isFaithful, TRANSLATE } from '../model/roles/translate.ts';

const PARTS = [
  'executive_summary',
  'summary',
  'industry_analysis',
  'challenges_analysis',
  'recommendations',
  'pestel_analysis',
] as const satisfies readonly (keyof ReportContent)[];

/** Letters that one call translates at most. */
const AT_ONCE = 3_500;

interface Text {
  readonly at: string;
  readonly text: string;
}

/** Paragraphs of the sections, the title, the verdict's line and the cells of tables, each by where it stands. */
function textsOf(content: ReportContent): Text[] {
  const paragraphs = PARTS.flatMap((part) =>
    content[part].split('\n\n').map((text, i) => ({ at: `${part}:${i}`, text })),
  );
  const cells = content.tables.flatMap((table) => [
    { at: `table:${table.id}:title`, text: table.title },
    ...table.headers.map((text, i) => ({ at: `table:${table.id}:h${i}`, text })),
    ...table.rows.flatMap((row, r) => row.map((text, c) => ({ at: `table:${table.id}:${r}.${c}`, text }))),
  ]);
  const heads = [
    { at: 'title', text: content.title },
    { at: 'verdict', text: content.metadata.verdict_line },
    ...content.metadata.key_figures.map(({ label }, i) => ({ at: `figure:${i}`, text: label })),
  ];
  return [...heads, ...paragraphs, ...cells].filter(({ text }) => /\p{L}{2}/u.test(text) && !text.startsWith('> '));
}

function* batches(texts: readonly Text[]): Generator<Text[]> {
  let batch: Text[] = [];
  let letters = 0;
  for (const one of texts) {
    if (letters + one.text.length > AT_ONCE && batch.length > 0) {
      yield batch;
      [batch, letters] = [[], 0];
    }
    batch.push(one);
    letters += one.text.length;
  }
  if (batch.length > 0) yield batch;
}

/** Languages in which the comma stands before the decimals and a space between thousands. */
const COMMA_FIRST: ReadonlySet<string> = new Set(['fr', 'pt']);
/** Quotes and citations stay as they are. */
const NUMBERS = /“[^”]*”|\[\d+\]|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g;

/** '933,000' and '14.7' as a reader of the language writes them: a French one would read 933 with three decimals. */
export const withItsNumbers = (text: string, language: string): string =>
  COMMA_FIRST.has(language)
    ? text.replace(NUMBERS, (found) => (/^[“[]/.test(found) ? found : found.replace(/,/g, '\u202f').replace('.', ',')))
    : text;

/** The report in the founder's language; what the model does not bring over faithfully stays in English. */
export async function inLanguage(content: ReportContent, language: string, asking: Asking): Promise<ReportContent> {
  if (language === 'en') return content;
  const done = new Map<string, string>();
  const texts = textsOf(content);
  for (const batch of batches(texts)) {
    const reply = await ask(TRANSLATE, { language, texts: batch }, asking);
    for (const { at, text } of reply?.answer.texts ?? []) {
      const own = batch.find((one) => one.at === at);
      if (own && isFaithful(own.text, text)) done.set(at, text);
    }
  }
  // Half a translation is harder to read than none.
  if (done.size < texts.length / 2) return content;
  const at = (place: string, own: string) => {
    const translated = done.get(place);
    return translated === undefined ? own : withItsNumbers(translated, language);
  };
  const sections = Object.fromEntries(
    PARTS.map((part) => [
      part,
      content[part]
        .split('\n\n')
        .map((text, i) => at(`${part}:${i}`, text))
        .join('\n\n'),
    ]),
  );
  return {
    ...content,
    ...sections,
    title: at('title', content.title),
    tables: content.tables.map((table) => ({
      ...table,
      title: at(`table:${table.id}:title`, table.title),
      headers: table.headers.map((text, i) => at(`table:${table.id}:h${i}`, text)),
      rows: table.rows.map((row, r) => row.map((text, c) => at(`table:${table.id}:${r}.${c}`, text))),
    })),
    metadata: {
      ...content.metadata,
      verdict_line: at('verdict', content.metadata.verdict_line),
      key_figures: content.metadata.key_figures.map(({ value, label, number }, i) => ({
        value: withItsNumbers(value, language),
        label: at(`figure:${i}`, label),
        number,
      })),
      language,
    },
  };
}
