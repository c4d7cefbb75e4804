import type { Language } from '../../../content/schema/language.ts';
import type { Words } from '../../../content/schema/words.ts';
import { splitWords, termOf } from '../reading/terms.ts';

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>>> = {
  fr: () => import('../../../content/compiled/words-fr.json', { with: { type: 'json' } }),
  sw: () => import('../../../content/compiled/words-sw.json', { with: { type: 'json' } }),
  pt: () => import('../../../content/compiled/words-pt.json', { with: { type: 'json' } }),
  ar: () => import('../../../content/compiled/words-ar.json', { with: { type: 'json' } }),
};

/** English words of the playbooks, and what they are in a language; none in English. */
export const wordsOf = async (language: Language): Promise<Words> =>
  language === 'en' ? {} : ((await LOADERS[language]()).default as Words);

/** English terms by term of a language. */
export function dictionaryOf(words: Words, language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  for (const [english, theirs] of Object.entries(words)) {
    const terms = splitWords(english).flatMap((word) => termOf(word, 'en') ?? []);
    for (const word of splitWords(theirs)) {
      const term = termOf(word, language);
      if (term !== null) known.set(term, new Set([...(known.get(term) ?? []), ...terms]));
    }
  }
  return known;
}
