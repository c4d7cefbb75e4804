import * as v from 'valibot';
import { list, listOrEmpty, record } from './text.ts';

/** What is written with a capital and names nobody; `content/languages/en/names.yaml` says what each list is for. */
export const nameWordsSchema = record({
  calendar: listOrEmpty,
  languages: listOrEmpty,
  peoples: listOrEmpty,
  world: listOrEmpty,
  waters: listOrEmpty,
  things: listOrEmpty,
  faith: listOrEmpty,
  titles: listOrEmpty,
  offices: listOrEmpty,
  ordinary: listOrEmpty,
  short_forms: listOrEmpty,
  kinds_of_places: list,
});
export type NameWords = v.InferOutput<typeof nameWordsSchema>;

/** How the nouns of trades are known, in English. */
export const tradeWordsSchema = record({
  endings: list,
  of_any_trade: list,
  /** Groups of nouns. */
  same_people: v.array(list),
});
export type TradeWords = v.InferOutput<typeof tradeWordsSchema>;
