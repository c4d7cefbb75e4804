import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../content/schema/language.ts';

const sources = ['src', 'sw', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/')),
);

/** What writes by a locale, and a locale written by hand. */
const BY_LOCALE = /\.toLocale(?:Date|Time)?String\b|\bIntl\.|\bnavigator\.languages?\b|(['"])en-[A-Z]{2}\1/;

it('nothing writes numbers, dates or plurals by a locale but the locale source', () => {
  const writing = sources.filter((file) => BY_LOCALE.test(readFileSync(file, 'utf8')));
  expect(writing.sort()).toEqual(['src/lib/ago.ts', 'src/lib/locale.ts']);
});

type Entry = string | ((...parameters: number[]) => string) | { readonly [key: string]: Entry };

/** Each text by its place in the catalogue, with its parameters' marks where it uses them. */
function textsIn(entry: Entry, place = ''): string[] {
  if (typeof entry === 'string') return [place];
  if (typeof entry === 'object')
    return Object.entries(entry).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
  const marks = Array.from({ length: 9 }, (_, n) => 71 + n);
  const said = entry(...marks);
  return [`${place}(${marks.filter((mark) => said.includes(String(mark))).join(', ')})`];
}

const catalogues = sources
  .filter((file) => file.endsWith('/messages/en.ts'))
  .map((file) => file.replace(/\/en\.ts$/, ''));
async function readCatalogue(folder: string, locale: string): Promise<string[]> {
  const file = resolve(folder, `${locale}.ts`);
  return textsIn((await import(file)) as Record<string, Entry>).sort();
}

describe('a catalogue in several locales', () => {
  it('is there', () => {
    expect(catalogues).toContain('src/components/asking/messages');
  });

  it.each(catalogues)('%s is in every language that questions are asked in', (folder) => {
    const locales = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
    expect(locales.sort()).toEqual([...LANGUAGES].sort());
  });

  it.each(catalogues.flatMap((folder) => LANGUAGES.map((locale) => [folder, locale] as const)))(
    '%s/%s.ts has the texts and parameters of the English one',
    async (folder, locale) => {
      expect(await readCatalogue(folder, locale)).toEqual(await readCatalogue(folder, 'en'));
    },
  );
});
