import compiled from '../../../content/compiled/pages.json' with { type: 'json' };
import type { Language } from '../../../content/schema/language.ts';
import type { PageWords } from '../../../content/schema/page-words.ts';

/** As the tokenizer takes words apart: behind an elision stands the word. */
const withoutElisions = (list: string): string => list.replace(/(?<=^| )(?:l|d|qu|j|n|s|c)['’](?=\p{L}{3})/giu, '');

/** How pages of the web speak, by language. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = JSON.parse(JSON.stringify(compiled), (_, value) =>
  typeof value === 'string' ? withoutElisions(value) : value,
);

/** A list of all languages together: a page may hold words in another than its own. */
export const inAllLanguages = (of: (words: PageWords) => string): string =>
  Object.values(PAGE_WORDS).map(of).join(', ');
