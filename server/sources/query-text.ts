import { singular } from '../../src/engine/text/words.ts';
import type { SourceQuery } from './port.ts';

/** Marks that a query language may take for its own. */
const SPECIAL = /["*?~:/\\()[\]{}^+!&|<>=]/g;

/** Words without anything that a search may read as an order. */
export const withoutOrders = (words: string): string => words.replace(SPECIAL, ' ').replace(/\s+/g, ' ').trim();

/** As one phrase, for those who know quotation marks. */
export const phrased = (words: string): string =>
  withoutOrders(words).includes(' ') ? `"${withoutOrders(words)}"` : withoutOrders(words);

/** A word and its singular, for those who match words as they are written. */
export const eitherNumber = (words: string): readonly string[] => [...new Set([words, singular(words)])].map(phrased);

/** Where it is searched for. */
export const whereOf = ({ town, country }: Pick<SourceQuery, 'town' | 'country'>): string => town ?? country;

/** As plain words, for those who weigh words by themselves. */
export const plainQuery = (query: SourceQuery, most = 300): string => {
  const { words, any } = query;
  const all = [...words, whereOf(query), ...any.slice(0, 2)].map(withoutOrders).filter((word) => word !== '');
  return all.join(' ').slice(0, most).trim();
};
