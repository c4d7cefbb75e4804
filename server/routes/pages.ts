import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Env } from '../middleware/env.ts';
import { isNavigation } from './navigation.ts';
import { PAGE_LIST, PageList, patternOf } from './page-list.ts';

/** What the build leaves open, because only the running server knows it. */
const ORIGIN = '{{origin}}';
/** Beside the pages: what search engines ask for, with the origin in it. */
const FOR_ENGINES = { 'sitemap.xml': 'application/xml', 'robots.txt': 'text/plain; charset=utf-8' } as const;
const HTML = 'text/html; charset=utf-8';
const NOT_FOUND = '*';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text that is the same for everybody, squeezed once for each encoding that is asked for. */
class FilledFile {
  readonly type: string;
  readonly #text: string;
  readonly #squeezed = new Map<string, Promise<Buffer>>();

  constructor(text: string, type: string) {
    this.#text = text;
    this.type = type;
  }

  async answer(c: Context<Env>, status: 200 | 404 = 200): Promise<Response> {
    const wanted = c.req.header('accept-encoding') ?? '';
    const encoding = ['br', 'gzip'].find((name) => wanted.includes(name));
    c.header('content-type', this.type);
    c.header('vary', 'Accept-Encoding');
    if (encoding === undefined) return c.body(this.#text, status);
    let body = this.#squeezed.get(encoding);
    if (body === undefined) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      body = encoding === 'br' ? brotli(this.#text, { params }) : zip(this.#text, { level: 9 });
      this.#squeezed.set(encoding, body);
    }
    c.header('content-encoding', encoding);
    return c.body(new Uint8Array(await body), status);
  }
}

/**
 * The public pages that the build wrote, and with them the difference between an address of the product and one that leads
 * nowhere. `complete` writes an operator's settings into a page. Does nothing for a client without such pages.
 */
export function pageRoutes(app: Hono<Env>, folder: string, origin: string, complete: (html: string) => string): void {
  if (!existsSync(join(folder, PAGE_LIST))) return;
  const { files, addresses } = v.parse(PageList, JSON.parse(readFileSync(join(folder, PAGE_LIST), 'utf8')));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll(ORIGIN, origin);

  const pages = new Map<string, FilledFile>();
  for (const [address, file] of Object.entries(files)) {
    const page = new FilledFile(complete(read(file)), HTML);
    pages.set(address, page);
    // The worker asks for the file itself.
    app.get(`/${file}`, (c) => page.answer(c));
  }
  app.get(`/${PAGE_LIST}`, (c) => c.notFound());
  for (const [name, type] of Object.entries(FOR_ENGINES)) {
    if (!existsSync(join(folder, name))) continue;
    const file = new FilledFile(read(name), type);
    app.get(`/${name}`, (c) => file.answer(c));
  }

  const known = addresses.map(patternOf);
  const nowhere = pages.get(NOT_FOUND);
  app.get('*', (c, next) => {
    if (!isNavigation(c)) return next();
    const address = c.req.path.replace(/(.)\/$/, '$1');
    const page = address === NOT_FOUND ? undefined : pages.get(address);
    if (page) return page.answer(c);
    if (nowhere && !c.req.path.startsWith('/assets/') && !known.some((pattern) => pattern.test(c.req.path))) {
      return nowhere.answer(c, 404);
    }
    return next();
  });
}
