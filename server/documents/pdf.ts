import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import { cleanBlock } from './clean-text.ts';
import { type Block, MOST_TEXT, type ReadDocument } from './document.ts';
import { paragraphsIn } from './paragraphs.ts';

/** A report's body lies within these; what is longer is cut there. */
const MOST_PAGES = 120;
/** Fewer characters than this on all pages: there is no text in it, only pictures of text. */
const SCANNED = 200;

/** A parser's remarks on a file are nobody's business. */
const SILENT = 0;

const dateOf = (told: unknown): string => {
  const [, year, month] = /^D?:?(\d{4})(\d{2})?/.exec(typeof told === 'string' ? told : '') ?? [];
  if (year === undefined || Number(year) < 1990 || Number(year) > new Date().getFullYear()) return '';
  return month === undefined ? year : `${year}-${month}`;
};

/** The text of a PDF, page by page. Throws `OutgoingError` ('scanned', 'form'). */
export async function readPdf(bytes: Uint8Array, url: string): Promise<ReadDocument> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: SILENT }).catch(() => {
    throw new OutgoingError('form', 'The file is no PDF that can be read');
  });
  const { info } = await getMeta(pdf).catch(() => ({ info: {} as Record<string, unknown> }));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  const blocks: Block[] = [];
  let taken = 0;
  for (const [index, page] of pages.slice(0, MOST_PAGES).entries()) {
    for (const text of paragraphsIn(page)) {
      if (taken > MOST_TEXT) break;
      blocks.push({ place: `page ${index + 1}`, text });
      taken += text.length;
    }
  }
  if (taken < SCANNED) throw new OutgoingError('scanned', 'The PDF holds no text, only pictures of it');
  const title = typeof info.Title === 'string' ? cleanBlock(info.Title) : '';
  return {
    title: /^(?:untitled|microsoft word|[\w-]+\.(?:docx?|pdf))/i.test(title) ? '' : title,
    publisher: new URL(url).hostname.replace(/^www\./, ''),
    published: dateOf(info.CreationDate),
    language: '',
    blocks,
  };
}
