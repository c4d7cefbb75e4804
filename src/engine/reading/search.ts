import MiniSearch from 'minisearch';
import type { Language } from '../../../content/schema/language.ts';
import { splitWords, termOf } from './terms.ts';

/** What the search knows of one playbook in one language. */
export interface PlaybookText {
  readonly id: string;
  /** The line a founder taps. */
  readonly seenIf: string;
  /** How people tell of it. */
  readonly phrases: string;
  /** The playbook's own prose, where it is in this language. */
  readonly body: string;
  /** What it is about: 'tomatoes', 'mangoes'. */
  readonly goods: string;
}

export interface Found {
  readonly id: string;
  /** What its words of the text weigh together; a word that few playbooks know weighs most. */
  readonly score: number;
  /** How many of the text's terms it knows. */
  readonly met: number;
  /** Share of the text's own words that the playbook knows, weighed by how much each tells; 0 to 1. */
  readonly covers: number;
}

const BOOST = { seenIf: 2, phrases: 2, goods: 1.5, body: 1 };
/** A longer word may go on: 'tomato' meets 'tomatoes' in every language. */
const PREFIX_FROM = 5;

/** Where a playbook's prose is in another language it weighs less in all: what counts as near is less, too. */
const WITHOUT_PROSE = 0.62;

export interface PlaybookSearch {
  /** What weights are to be held against, beside those of English. */
  readonly scale: number;
  find(text: string): readonly Found[];
  /** Share of the text's words, without small ones, that any playbook knows; 0 to 1. */
  knows(text: string): number;
}

export function searchOver(playbooks: readonly PlaybookText[], language: Language): PlaybookSearch {
  const index = new MiniSearch<PlaybookText>({
    fields: Object.keys(BOOST),
    tokenize: splitWords,
    processTerm: (word) => termOf(word, language),
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length >= PREFIX_FROM,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      // Long texts are no fault of a playbook that tells more.
      bm25: { k: 1.2, b: 0.4, d: 0.3 },
    },
  });
  index.addAll(playbooks);
  const termsIn = (text: string) => new Set(splitWords(text).flatMap((word) => termOf(word, language) ?? []));
  const find = (text: string): readonly Found[] => {
    const terms = termsIn(text);
    if (terms.size === 0) return [];
    return index
      .search([...terms].join(' '), { processTerm: (term) => term })
      .map(({ id, score, queryTerms }) => {
        const met = new Set(queryTerms).size;
        // The library multiplies by the number of terms met; what is wanted is their sum.
        return { id: String(id), score: score / met, met, covers: met / terms.size };
      })
      .sort((a, b) => b.score - a.score);
  };
  return {
    scale: playbooks.some(({ body }) => body !== '') ? 1 : WITHOUT_PROSE,
    find,
    knows(text) {
      const terms = termsIn(text);
      if (terms.size === 0) return 0;
      const met = new Set(
        index.search([...terms].join(' '), { processTerm: (term) => term }).flatMap((r) => r.queryTerms),
      );
      return met.size / terms.size;
    },
  };
}
