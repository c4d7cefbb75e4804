import MiniSearch from 'minisearch';
import type { Language } from '../../../content/schema/language.ts';
import type { Words } from '../../../content/schema/words.ts';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { splitWords, termOf } from './terms.ts';

/** What the search knows of one playbook in one language. */
export interface PlaybookText {
  readonly id: string;
  /** The line a founder taps. */
  readonly seenIf: string;
  /** How people tell of it. */
  readonly phrases: string;
  /** The playbook's own prose, in English. */
  readonly body: string;
  /** What it is about, in English: 'tomatoes', 'mangoes'. */
  readonly goods: string;
}

export interface Found {
  readonly id: string;
  /** What its words of the text weigh together; a word that few playbooks know weighs most. */
  readonly score: number;
  /** Which of the text's terms it knows. */
  readonly met: readonly string[];
  /** Share of the text's own words that the playbook knows, weighed by how much each tells; 0 to 1. */
  readonly covers: number;
}

const BOOST = { seenIf: 2, phrases: 2, goods: 1.5, body: 1 };
/** A longer word may go on: 'tomato' meets 'tomatoes' in every language. */
const PREFIX_FROM = 5;

export interface PlaybookSearch {
  find(text: string): readonly Found[];
  /** Share of the text's words, without small ones, that any playbook knows; 0 to 1. */
  knows(text: string): number;
}

const OWN_FIELDS = ['seenIf', 'phrases'];
const ENGLISH_FIELDS = ['body', 'goods'];

/**
 * A search over the playbooks for texts of one language. What people say is searched for as they say it; the playbooks' own
 * prose is English, and is searched for with the dictionary's words (`words`).
 */
export function searchOver(playbooks: readonly PlaybookText[], language: Language, words: Words = {}): PlaybookSearch {
  const index = new MiniSearch<PlaybookText>({
    fields: Object.keys(BOOST),
    tokenize: splitWords,
    processTerm: (word, field) => termOf(word, field !== undefined && ENGLISH_FIELDS.includes(field) ? 'en' : language),
  });
  index.addAll(playbooks);
  const dictionary = dictionaryOf(words, language);
  const termsIn = (text: string) => new Set(splitWords(text).flatMap((word) => termOf(word, language) ?? []));
  /** With each playbook, which of the terms it knows. */
  const search = (terms: ReadonlySet<string>) => {
    const inEnglish = new Map(
      [...terms].flatMap((term) => [...(dictionary.get(term) ?? [])].map((english) => [english, term] as const)),
    );
    const own = { queries: [...terms], ...(language === 'en' ? {} : { fields: OWN_FIELDS }) };
    const translated = { queries: [...inEnglish.keys()], fields: ENGLISH_FIELDS };
    return index
      .search(
        { combineWith: 'OR', queries: language === 'en' ? [own] : [own, translated] },
        {
          tokenize: (term) => [term],
          processTerm: (term) => term,
          boost: BOOST,
          prefix: (term) => term.length >= PREFIX_FROM,
          weights: { fuzzy: 0.3, prefix: 0.6 },
          // Long texts are no fault of a playbook that tells more.
          bm25: { k: 1.2, b: 0.4, d: 0.3 },
        },
      )
      .map(({ id, score, queryTerms }) => ({
        id: String(id),
        // The library multiplies by the number of terms met; what is wanted is their sum.
        score: score / new Set(queryTerms).size,
        met: new Set(queryTerms.map((term) => (terms.has(term) ? term : (inEnglish.get(term) ?? term)))),
      }));
  };
  return {
    find(text) {
      const terms = termsIn(text);
      return search(terms)
        .map(({ id, score, met }) => ({ id, score, met: [...met], covers: met.size / terms.size }))
        .sort((a, b) => b.score - a.score);
    },
    knows(text) {
      const terms = termsIn(text);
      if (terms.size === 0) return 0;
      return new Set(search(terms).flatMap(({ met }) => [...met])).size / terms.size;
    },
  };
}
