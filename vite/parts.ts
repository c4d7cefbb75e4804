import type { Plugin, Rolldown } from 'vite';

/** Files of the build lie one floor down when they are not there from the first visit; the precache takes the first floor. */
export const ON_DEMAND = 'assets/on-demand';

/** How an import says that its part is fetched when it is needed, and kept from then on. */
const MARKED = /import\(\s*\/\* on demand \*\/\s*'([^']+)'/g;
const LIBRARY = /\/node_modules\//;
/** What as many parts share travels with the shell: a small chunk costs its headers and a request. */
const SHARED = 3;

type Chunk = Pick<Rolldown.PreRenderedChunk, 'name' | 'moduleIds'>;

interface Parts {
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
  /** The folder of a chunk, and of a style sheet by the name it has from its chunk. */
  chunkFolder(chunk: Chunk): string;
  assetFolder(name: string): string;
}

/**
 * How the page is cut. Every dynamic import begins a part; what several of them share is put together by what it is needed for:
 *
 * - the shell: what the entry needs, its styles first, since they name the order of the cascade's layers; and what light parts share
 * - light: what a part needs that brings no library but those of the entry: a form, a text box, a public page
 * - the working copy: the rest, which comes behind a first screen
 * - on demand: what is imported with the comment `on demand`, and all that nothing else leads to; not there from the first visit
 *
 * Refuses a build in which a part of the first visit cannot start without one that is fetched on demand.
 */
export function partsOfThePage(): Parts {
  const marked = new Map<string, Set<string>>();
  const known = new Set<string>();
  const atOnce = new Set<string>();
  const shell = new Set<string>();
  const light = new Set<string>();
  /** By how many parts a module is needed. */
  const uses = new Map<string, number>();
  const onDemandNames = new Set<string>();
  const isOnDemand = (file: string) => file.startsWith(`${ON_DEMAND}/`);

  // Not with what they import: the rules of a form would come with the database.
  const alone = { includeDependenciesRecursively: false };
  const featureOf = (id: string) => /\/src\/(?:features|components(?=\/asking))\/(\w+)\//.exec(id)?.[1] ?? null;
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      name: 'react',
      priority: 4,
      test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    },
    {
      name: featureOf,
      priority: 3,
      test: (id) => atOnce.has(id) && featureOf(id) !== null,
      minShareCount: 2,
      ...alone,
    },
    {
      name: 'shell',
      priority: 2,
      test: (id) => shell.has(id) || (atOnce.has(id) && light.has(id) && (uses.get(id) ?? 0) >= SHARED),
      ...alone,
    },
    {
      name: 'working-copy',
      priority: 1,
      test: (id) =>
        atOnce.has(id) && /\/src\/|\/node_modules\/(dexie|dexie-react-hooks|valibot|ky)\//.test(id) && !light.has(id),
      minShareCount: 2,
      ...alone,
    },
    {
      name: (id) => `${featureOf(id) ?? 'parts'}-on-demand`,
      test: (id) => !atOnce.has(id),
      minShareCount: 2,
      ...alone,
    },
  ];

  const plugin: Plugin = {
    name: 'baraza-parts',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      const ids = new Set<string>();
      for (const [, source = ''] of code.matchAll(MARKED)) {
        const found = await this.resolve(source, id);
        if (found) ids.add(found.id);
      }
      if (ids.size > 0) marked.set(id, ids);
    },
    renderStart() {
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const dynamicImports = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const ids = [...this.getModuleIds()];
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      for (const id of ids) known.add(id);

      const reach = (id: string) => {
        if (atOnce.has(id)) return;
        atOnce.add(id);
        for (const imported of imports(id)) reach(imported);
        for (const imported of dynamicImports(id)) if (!marked.get(id)?.has(imported)) reach(imported);
      };
      entries.forEach(reach);

      const needs = (id: string, all = new Set<string>()): Set<string> => {
        if (all.has(id)) return all;
        all.add(id);
        for (const imported of imports(id)) needs(imported, all);
        return all;
      };
      // The entry itself stays apart: its name is that of the build (main.tsx).
      for (const id of entries.flatMap((entry) => imports(entry).flatMap((imported) => [...needs(imported)])))
        shell.add(id);
      for (const part of new Set([...entries, ...ids.flatMap(dynamicImports)])) {
        const all = [...needs(part)];
        for (const id of all) uses.set(id, (uses.get(id) ?? 0) + 1);
        if (all.some((id) => LIBRARY.test(id) && !shell.has(id))) continue;
        for (const id of all) light.add(id);
      }
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || isOnDemand(part.fileName)) continue;
        const missing = [...part.imports, ...(part.viteMetadata?.importedCss ?? [])].filter(isOnDemand);
        if (missing.length > 0) this.error(`${part.fileName} opens offline only with ${missing.join(', ')}`);
      }
    },
  };

  return {
    plugin,
    groups,
    chunkFolder({ name, moduleIds }) {
      // The bundler's own helpers are in no list: they are for everybody.
      if (!moduleIds.every((id) => known.has(id) && !atOnce.has(id))) return 'assets';
      onDemandNames.add(name);
      return ON_DEMAND;
    },
    assetFolder: (name) => (onDemandNames.has(name.replace(/\.css$/, '')) ? ON_DEMAND : 'assets'),
  };
}
