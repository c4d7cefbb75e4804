/*
 * The public pages as HTML, for the build alone (vite/pages.ts). The same tree as the browser's, over a device on which
 * nobody is signed in and nothing is kept.
 */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import * as v from 'valibot';
import { Report } from '../contract/report.ts';
import { coreHandle } from '../hooks/core-handle.ts';
import { cell } from '../lib/live.ts';
import { App } from './App.tsx';
import type { Device } from './core/device.ts';
import type { Core } from './core.ts';
import { ACCOUNT_PATHS, NOT_FOUND, PATHS, SAMPLE_PATHS, SITE_PATHS } from './paths.ts';
import { headOf, SITE_PAGES } from './site-pages.ts';

export interface WrittenPage {
  /** The address, or the mark of the page for one that leads nowhere. */
  readonly path: string;
  /** By which the page's scripts know that it is this address's (main.tsx). */
  readonly mark: string;
  /** The sources of what is on the screen: their chunks are named in the page's head. */
  readonly sources: readonly string[];
  /** The sources of what is on it too, but has its scripts later: their looks alone come with the page. */
  readonly later: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly head: string;
  readonly body: string;
}

const visitorsDevice = (readSample: Device['readSample']): Device => ({
  account: {
    account: cell(null),
    loggedOut: () => false,
    hadAccount: () => false,
    restores: () => true,
    mayReturn: () => false,
    reread() {},
    signedIn() {},
    signedOut() {},
  },
  typedText: { read: () => '', write: () => true, forget() {} },
  install: { canInstall: cell(false), installed: cell(false), install: async () => {} },
  online: cell(true),
  reached: cell(true),
  networkConditions: { saveData: () => false, unmetered: () => false },
  visible: cell(true),
  worker: { atLoad: null, isWithdrawn: async () => false, register: async () => {} },
  acted() {},
  toasts: cell([]),
  readSample,
  report() {},
});

async function bodyOf(path: string, device: Device): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path === NOT_FOUND ? '/nowhere' : path}>
      <App
        device={device}
        handle={coreHandle(() => new Promise<Core>(() => {}))}
        onError={(cause) => faults.push(cause)}
      />
    </StaticRouter>,
    { onError: (cause) => void faults.push(cause), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const body = await new Response(prelude).text();
  if (faults.length > 0) throw new Error(`${path} could not be written to HTML`, { cause: faults[0] });
  return body;
}

/** On every public page of the site. */
const NAVBAR = 'src/components/SiteNav.tsx';

/** `sampleFile` gives what lies in a sample report's file, by its id. */
export async function writtenPages(sampleFile: (id: string) => unknown): Promise<readonly WrittenPage[]> {
  const device = visitorsDevice(async ({ id }) => v.parse(Report, sampleFile(id)));
  const pages: WrittenPage[] = [];
  for (const path of [...SITE_PATHS, ...SAMPLE_PATHS, ...ACCOUNT_PATHS, NOT_FOUND] as const) {
    const { source, later, feature = 'site', facts } = SITE_PAGES[path];
    const at = (file: string) => `src/features/${feature}/${file}`;
    const sources = [at(source), ...(feature === 'account' ? [] : [NAVBAR])];
    const mark = feature === 'account' ? `${path}?` : path;
    pages.push({
      path,
      mark,
      sources,
      later: later === undefined ? [] : [at(later)],
      ...facts,
      head: headOf(path),
      body: await bodyOf(path, device),
    });
  }
  return pages;
}

/** Every address there is, for the server to tell from those that lead nowhere. */
export const addresses: readonly string[] = PATHS.filter((path) => path !== NOT_FOUND);

/** What a search engine is invited to: each page once. */
export const siteMap: readonly string[] = [...SITE_PATHS, ...SAMPLE_PATHS].filter(
  (path) => SITE_PAGES[path].canonical === path,
);
