import { minifySync, type Plugin } from 'vite';

/** What a library is asked for → the smaller part of the same library that does all it is asked for here. */
const INSTEAD: readonly (readonly [found: RegExp, taken: string])[] = [
  // For browsers the package names its development build, warnings and all.
  [/\/react-router\/dist\/development\/(index|dom-export)\.mjs$/, '/react-router/dist/production/$1.mjs'],
  // The packages' entries are their ES5 builds.
  [/\/workbox-window\/build\/workbox-window\.prod\.es5\.mjs$/, '/workbox-window/build/workbox-window.prod.mjs'],
  [/\/dexie\/import-wrapper\.mjs$/, '/dexie/dist/modern/dexie.mjs'],
];
/** Of SVG's attributes: no report holds a drawing, and the sanitiser lets none through. */
const SVG = /\/property-information\/lib\/svg\.js$/;
const HTML_FOR_SVG = '\0html-for-svg:';
/** A stand-in for browsers older than ours. */
const CLONE = '@ungap/structured-clone';
/** For elements with a style of their own; the sanitiser lets none through. */
const STYLES = 'style-to-object';
const REPLACED: Readonly<Record<string, string>> = {
  [CLONE]: 'export default structuredClone;',
  [STYLES]: 'export default () => ({});',
};
const REPLACEMENT = '\0instead-of:';

const INLINE = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;

/** A page whose inline scripts are written without what is for their readers. */
const withSmallScripts = (html: string): string =>
  html.replace(INLINE, (script) => minifySync('inline.js', script).code);

/** Takes smaller files of libraries where they serve as well. For the page alone. */
export function aliasProductionBuilds(): Plugin {
  return {
    name: 'baraza-smaller-parts',
    enforce: 'pre',
    apply: 'build',
    transformIndexHtml: withSmallScripts,
    async resolveId(source, importer, options) {
      if (source in REPLACED) return REPLACEMENT + source;
      if (!/^(react-router(\/dom)?|dexie|workbox-window|\.\/lib\/svg\.js)$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      if (SVG.test(found.id)) return HTML_FOR_SVG + found.id.replace('svg.js', 'html.js');
      return INSTEAD.reduce((id, [pattern, taken]) => id.replace(pattern, taken), found.id);
    },
    load(id) {
      if (id.startsWith(REPLACEMENT)) return REPLACED[id.slice(REPLACEMENT.length)] ?? null;
      if (!id.startsWith(HTML_FOR_SVG)) return null;
      return `export { html as svg } from ${JSON.stringify(id.slice(HTML_FOR_SVG.length))};`;
    },
  };
}
