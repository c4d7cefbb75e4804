import type { Plugin } from 'vite';

const SHEETS = /(?:\s*<link rel="stylesheet"[^>]*>)+/;
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const OF_ENTRY = /\/index-[^/"]*\.css"/;

/** The sheets of a page with the entry's before all others. */
export const inOrder = (html: string): string =>
  html.replace(SHEETS, (sheets) => {
    const all = sheets.match(SHEET) ?? [];
    return [...all.filter((sheet) => OF_ENTRY.test(sheet)), ...all.filter((sheet) => !OF_ENTRY.test(sheet))].join('');
  });

/**
 * Cascade layers stand in the order in which a page first names them, and the entry's sheet names them all: a sheet that
 * shared parts have together would otherwise put the base above the parts, and every button would have the colour of text.
 */
export const entrySheetFirst = (): Plugin => ({
  name: 'baraza-style-order',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: inOrder },
});
