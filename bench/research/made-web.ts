import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pdfOf } from './pdf.ts';
import { MARKUP, type MadePage } from './problems.ts';

export interface MadeWeb {
  readonly port: number;
  /** Every request, in order, as its address. */
  readonly asked: string[];
  /** The pages that were named in answer to a search, by their addresses: by which sources. */
  readonly offered: Map<string, Set<string>>;
  /** Called as a request arrives, before anything is answered. */
  onRequest: (count: number) => void;
  /** While true nothing is answered. */
  held: boolean;
  /** How many requests wait for an answer. */
  waiting(): number;
  close(): Promise<void>;
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** Pages that a source finds, those that share most words with the question first. */
function found(pages: readonly MadePage[], source: string, query: string): MadePage[] {
  const asked = new Set(words(query).map((word) => word.slice(0, 5)));
  return pages
    .filter((page) => page.found.includes(source))
    .map((page) => {
      const said = new Set(
        words(`${page.title} ${page.abstract || page.body} ${page.country}`).map((word) => word.slice(0, 5)),
      );
      return { page, score: [...asked].filter((word) => said.has(word)).length };
    })
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

const json = (answer: ServerResponse, body: unknown) =>
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

type Find = (source: string, query: string | null) => MadePage[];

/** The services of the sources, in their documented forms. */
const SERVICES: Readonly<Record<string, (to: URL, find: Find) => unknown>> = {
  'europe-pmc': (to, find) => ({
    resultList: {
      result: find('europe-pmc', to.searchParams.get('query')).map((page) => ({
        id: page.url,
        source: 'MED',
        title: page.title,
        abstractText: page.abstract,
        firstPublicationDate: page.date,
        journalInfo: { journal: { title: page.publisher } },
      })),
    },
  }),
  crossref: (to, find) => ({
    message: {
      items: find('crossref', to.searchParams.get('query.bibliographic')).map((page) => ({
        DOI: `10.5555/${encodeURIComponent(page.url)}`,
        title: [page.title],
        'container-title': [page.publisher],
        abstract: `<jats:p>${page.abstract}</jats:p>`,
        issued: { 'date-parts': [page.date.split('-').map(Number)] },
      })),
    },
  }),
  doaj: (to, find) => ({
    results: find('doaj', decodeURIComponent(to.pathname)).map((page) => ({
      id: page.url,
      bibjson: {
        title: page.title,
        abstract: page.abstract,
        year: page.date.slice(0, 4),
        journal: { title: page.publisher },
        link: [{ type: 'fulltext', url: page.url }],
      },
    })),
  }),
  wds: (to, find) => ({
    documents: Object.fromEntries(
      find('world-bank', to.searchParams.get('qterm')).map((page, i) => [
        `D${i}`,
        {
          id: page.url,
          display_title: page.title,
          docdt: page.date,
          count: page.country,
          abstracts: { 'cdata!': page.abstract },
          url: page.url,
          txturl: page.url,
        },
      ]),
    ),
  }),
  indicators: () => [{ page: 1 }, []],
  wikipedia: () => ({ pages: [] }),
  searxng: (to, find) => ({
    results: find('searxng', to.searchParams.get('q')).map(({ url, title, date }) => ({
      url,
      title,
      publishedDate: date || null,
    })),
    unresponsive_engines: [],
  }),
};

function bodyOf(page: MadePage): Buffer {
  if (page.type === 'application/pdf') return pdfOf(page.body.split('\n---\n'));
  if (page.type !== 'text/html') return Buffer.from(page.body);
  const isWhole = MARKUP.test(page.body);
  const article = page.body.repeat(page.repeat);
  if (isWhole) return Buffer.from(article);
  const paragraphs = article.split('\n\n').map((part) => `<p>${part}</p>`);
  return Buffer.from(
    `<!doctype html><title>${page.title}</title><article><h1>${page.title}</h1>${paragraphs.join('')}</article>`,
  );
}

async function answerPage(page: MadePage | undefined, answer: ServerResponse): Promise<void> {
  if (page === undefined) return void answer.writeHead(404).end();
  if (page.delay > 0) await new Promise((resolve) => setTimeout(resolve, page.delay).unref());
  if (page.location !== '') return void answer.writeHead(302, { location: page.location }).end();
  answer.writeHead(page.status, { 'content-type': `${page.type}; charset=utf-8` });
  answer.end(bodyOf(page));
}

export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Serves a made web on loopback: the sources' services, and its pages to whoever comes through it as a forward proxy. */
export async function startMadeWeb(pages: readonly MadePage[]): Promise<MadeWeb> {
  const asked: string[] = [];
  const offered = new Map<string, Set<string>>();
  const find: Find = (source, query) => {
    const hits = found(pages, source, query ?? '');
    for (const { url } of hits) offered.set(url, (offered.get(url) ?? new Set()).add(source));
    return hits;
  };
  const open = new Set<ServerResponse>();
  const handle = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    request.resume();
    open.add(answer);
    answer.once('close', () => open.delete(answer));
    const to = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(to.href);
    web.onRequest(asked.length);
    if (web.held) return;
    const service = to.hostname === '127.0.0.1' ? SERVICES[to.pathname.split('/')[1] ?? ''] : undefined;
    if (service !== undefined) return void json(answer, service(to, find));
    await answerPage(
      pages.find(({ url }) => withoutScheme(url) === withoutScheme(to.href)),
      answer,
    );
  };
  const server = createServer((request, answer) => void handle(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const web: MadeWeb = {
    port: (server.address() as AddressInfo).port,
    asked,
    offered,
    onRequest: () => {},
    held: false,
    waiting: () => open.size,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return web;
}
