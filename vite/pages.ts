import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { WrittenPage } from '../src/app/prerender.tsx';
import { escapeHtml } from '../src/lib/html.ts';

const ENTRY = 'src/app/prerender.tsx';
const OUT = 'dist/prerender';
/** Where they lie in the build; server/routes/pages.ts reads them from there. */
const FOLDER = 'pages';
const ORIGIN = '{{origin}}';

/** Written before the pages that show them (scripts/support/build.mjs). */
const SAMPLES = 'dist/made/samples';
const sampleFile = (id: string): unknown => JSON.parse(readFileSync(`${SAMPLES}/${id}.json`, 'utf8'));

interface Renderer {
  writtenPages(sampleFile: (id: string) => unknown): Promise<readonly WrittenPage[]>;
  readonly addresses: readonly string[];
  readonly siteMap: readonly string[];
}

async function renderer(): Promise<Renderer> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: ENTRY,
      outDir: OUT,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  return import(pathToFileURL(resolve(OUT, 'prerender.js')).href);
}

type Bundle = Rolldown.OutputBundle;

/** A chunk with all it imports at once, nearest first. */
function withImports(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

interface Parts {
  /** Style sheets, by their files. */
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/** What brings a screen's code and looks with the page, and not after its first script. */
function partsOf(bundle: Bundle, shell: string, { sources, later }: Pick<WrittenPage, 'sources' | 'later'>): Parts {
  const chunks = chunksOf(bundle, sources);
  const styles = new Set<string>();
  for (const name of [...chunks, ...chunksOf(bundle, later)]) {
    const chunk = bundle[name];
    const own = chunk?.type === 'chunk' ? (chunk.viteMetadata?.importedCss ?? []) : [];
    for (const style of own) styles.add(style);
  }
  // What the shell brings already stands in its own tags.
  const own = (name: string) => !shell.includes(`/${name}"`);
  return {
    styles: [...styles].filter(own),
    preloads: [...chunks].filter(own).map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  };
}

/** The chunks that hold these sources, with all they import. */
function chunksOf(bundle: Bundle, sources: readonly string[]): Set<string> {
  const chunks = new Set<string>();
  for (const source of sources) {
    const found = Object.values(bundle).find(
      (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(source)),
    );
    if (!found) throw new Error(`${source} is in no chunk`);
    for (const name of withImports(bundle, found.fileName)) chunks.add(name);
  }
  return chunks;
}

function replaced(text: string, part: RegExp, by: string): string {
  if (!part.test(text)) throw new Error(`index.html has no ${part}`);
  return text.replace(part, () => by);
}

/** Tags that React writes before the markup and that belong into the head. */
const HOISTED = /^(?:<link [^>]*>)+/;

const SHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** Never fetched: it tells the scripts' loader that these looks are here. */
const sheetTag = (name: string) => `<link rel="stylesheet" disabled crossorigin href="/${name}">`;
/** The page can be read without them: what is read comes first. */
const SCRIPTS = /<(script type="module"|link rel="modulepreload") /g;

/**
 * The looks stand in the page itself, so that it is painted with its first bytes; the policy names their hash.
 */
function pageOf(
  shell: string,
  page: WrittenPage,
  { styles, preloads }: Parts,
  sheet: (name: string) => string,
): string {
  const sheets = [...shell.matchAll(SHEET)].map(([, name = '']) => name).concat(styles);
  const hoisted = HOISTED.exec(page.body)?.[0] ?? '';
  let html = replaced(shell.replaceAll(SHEET, ''), /<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`);
  html = replaced(
    html,
    /<meta\s+name="description"[^>]*>/,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
  );
  html = replaced(
    html,
    /<\/head>/,
    `  <style>${sheets.map(sheet).join('')}</style>\n    ${preloads.join('\n    ')}\n    ${hoisted}${page.head}\n  </head>`,
  );
  html = html.replaceAll(SCRIPTS, '<$1 fetchpriority="low" ');
  return replaced(
    html,
    /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/,
    `<div id="root" data-written="${page.mark}">${page.body.slice(hoisted.length)}</div>\n    ${sheets.map(sheetTag).join('')}`,
  );
}

const fileOf = (path: string) => (path === '/' ? 'index' : path === '*' ? '404' : path.slice(1).replaceAll('/', '.'));

/** Writes each public page to HTML, with the list of all addresses and what search engines ask for. */
export function publicPages(): Plugin {
  return {
    name: 'baraza-public-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('index.html is not in the bundle');
      const shell = String(index.source);
      const { writtenPages, addresses, siteMap } = await renderer();
      const sheet = (name: string) => {
        const asset = bundle[name];
        if (asset?.type !== 'asset') throw new Error(`${name} is not in the bundle`);
        return String(asset.source).trim();
      };
      const files: Record<string, string> = {};
      for (const page of await writtenPages(sampleFile)) {
        const parts = partsOf(bundle, shell, page);
        files[page.path] = `${FOLDER}/${fileOf(page.path)}.html`;
        this.emitFile({ type: 'asset', fileName: files[page.path], source: pageOf(shell, page, parts, sheet) });
      }
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/list.json`, source: JSON.stringify({ files, addresses }) });
      const urls = siteMap.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`).join('\n');
      this.emitFile({
        type: 'asset',
        fileName: 'sitemap.xml',
        source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      });
      rmSync(OUT, { recursive: true, force: true });
    },
  };
}
