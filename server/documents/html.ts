import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { cleanBlock } from './clean-text.ts';
import { type Block, MOST_TEXT, type ReadDocument } from './document.ts';
import { readPlain } from './plain.ts';
import { hasPromptInjection } from './prompt-injection.ts';

/** As much of the DOM as is needed here; the server knows no browser's types. */
interface Node {
  remove(): void;
  readonly textContent: string | null;
  readonly innerHTML: string;
  readonly tagName: string;
  readonly nodeType: number;
  readonly childNodes: Iterable<Node>;
  readonly parentElement: Node | null;
  closest(selector: string): Node | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Node | null;
  querySelectorAll(selector: string): Iterable<Node>;
}

type Document = Node & { readonly documentElement: Node | null };
const parsed = (html: string): Document => parseHTML(html).document as never;

/** A page may leave out the tag of its body; the parser knows none then. */
function withBody(html: string): string {
  if (/<body[\s>]/i.test(html)) return html;
  const [root] = /<html[^>]*>/i.exec(html) ?? ['<html>'];
  return `<!doctype html>${root}<body>${html.replace(/<!doctype[^>]*>|<\/?html[^>]*>/gi, '')}</body></html>`;
}

/** Elements that stand for a block of text of their own. */
const BLOCKS = 'h1,h2,h3,h4,h5,h6,p,li,blockquote,table,pre,dd';
const LONGEST_HEADING = 120;

const DATES = [
  'meta[property="article:published_time"]',
  'meta[name="citation_publication_date"]',
  'meta[name="citation_date"]',
  'meta[name="DC.date"]',
  'meta[name="dc.date"]',
  'meta[name="DC.date.issued"]',
  'meta[name="dcterms.issued"]',
  'meta[name="date"]',
  'meta[itemprop="datePublished"]',
].join(',');

/** `2021/05/03`, `3 May 2021` … as far as a machine wrote it. */
function isoDate(told: string): string {
  const [, year, month, day] = /^\s*(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?/.exec(told) ?? [];
  if (year === undefined || Number(year) < 1950 || Number(year) > new Date().getFullYear()) return '';
  return [year, month, day].flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')])).join('-');
}

/** A table as lines: each row with the heads of its columns, so that a figure is not read without what it counts. */
function tableText(table: Node): Omit<ReadDocument['blocks'][number], 'place'>[] {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th,td')].map((cell) => cleanBlock(cell.textContent ?? '')),
  );
  const [heads = [], ...rest] = rows;
  return rest.flatMap(([first = '', ...cells]): Omit<ReadDocument['blocks'][number], 'place'>[] => {
    const sentences = [first, ...cells].filter(isSentence);
    if (sentences.length > 0) return sentences.map((text) => ({ text, isRow: true }));
    const text = `${first}: ${cells.map((cell, i) => `${heads[i + 1] ? `${heads[i + 1]} ` : ''}${cell}`).join('; ')}.`;
    return [{ text, isPutTogether: true }];
  });
}

/** What a reader does not see is no part of what they would read. */
const UNSEEN =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|font-size\s*:\s*[0-3](?:\.\d+)?(?:px|pt)?\s*(?:;|$)|(?:^|;)\s*color\s*:\s*(?:#fff(?:fff)?|white|transparent)\b|text-indent\s*:\s*-\d{3,})/i;

function withoutUnseen(document: Node): void {
  for (const element of [...document.querySelectorAll('[style],[hidden],[aria-hidden="true"],template,noscript')]) {
    const style = element.getAttribute('style');
    if (style === null || UNSEEN.test(style)) element.remove();
  }
}

const TEXT = 3;
const COMMENT = 8;
const NO_WORDS = /^(?:script|style)$/i;

/** Every text of a page, whether a reader sees it or not: comments and what stands for pictures are read by machines alone. */
function* allTexts(node: Node): Generator<string> {
  for (const child of node.childNodes) {
    if (child.nodeType === TEXT || child.nodeType === COMMENT) yield child.textContent ?? '';
    else if (!NO_WORDS.test(child.tagName ?? '')) yield* allTexts(child);
  }
}
const ATTRIBUTES = ['alt', 'title', 'aria-label', 'content'];

function isMadeForMachines(document: Node): boolean {
  for (const text of allTexts(document)) if (hasPromptInjection(text)) return true;
  const described = [...document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(','))];
  return described.some((element) => ATTRIBUTES.some((name) => hasPromptInjection(element.getAttribute(name) ?? '')));
}

const WORDS_OF_SENTENCE = 8;
/** What says something by itself is quoted as it stands, without the heads of its columns. */
const isSentence = (cell: string): boolean => cell.split(/\s+/).length >= WORDS_OF_SENTENCE;

/**
 * The main text of a page, none where it speaks to machines; the whole where no main part is found. No script of it is run,
 * nothing it names is fetched.
 */
export function readHtml(html: string, url: string): ReadDocument {
  // Plain text that a server calls HTML.
  if (!/<[a-z!]/i.test(html)) return readPlain(html, url);
  const document = parsed(withBody(html));
  const said = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute)?.trim() ?? '';
  const published = isoDate(said(DATES, 'content')) || isoDate(said('time[datetime]', 'datetime'));
  const language = (document.documentElement?.getAttribute('lang') ?? '').slice(0, 2).toLowerCase();
  const site =
    said('meta[property="og:site_name"]', 'content') || said('meta[name="citation_journal_title"]', 'content');
  const fallbackTitle = document.querySelector('title')?.textContent ?? '';
  if (isMadeForMachines(document)) {
    const publisher = new URL(url).hostname.replace(/^www\./, '');
    return { title: '', publisher, published, language: '', blocks: [], isForMachines: true };
  }
  withoutUnseen(document);
  const whole = document.querySelector('body')?.innerHTML ?? '';
  const article = new Readability(document as never, { charThreshold: 200 }).parse();
  const body = parsed(`<!doctype html><body>${article?.content || whole}</body>`);
  return {
    title: cleanBlock(article?.title || fallbackTitle),
    publisher: cleanBlock(site || article?.siteName || '') || new URL(url).hostname.replace(/^www\./, ''),
    published: published || isoDate(article?.publishedTime ?? ''),
    language: /^[a-z]{2}$/.test(language) ? language : '',
    blocks: blocksOf(body),
  };
}

function blocksOf(body: Node): Block[] {
  const blocks: Block[] = [];
  let place = '';
  let taken = 0;
  for (const element of body.querySelectorAll(BLOCKS)) {
    if (taken > MOST_TEXT) break;
    // What lies in a list or a table is said by it.
    if (element.parentElement?.closest('table,li,blockquote')) continue;
    const name = element.tagName.toLowerCase();
    const text = cleanBlock(element.textContent ?? '');
    if (text === '') continue;
    if (/^h\d$/.test(name)) {
      place = text.slice(0, LONGEST_HEADING);
      continue;
    }
    const texts =
      name === 'table' ? tableText(element).map((line) => ({ place: place || 'a table', ...line })) : [{ place, text }];
    blocks.push(...texts);
    taken += text.length;
  }
  return blocks;
}
