import * as v from 'valibot';
import { list, record } from './text.ts';

const listOrNone = v.exactOptional(list);
const iso3 = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is no country code of three capitals'));

/** How people name the countries, by ISO 3166 alpha-3: the country itself, its people, its towns, its money. */
export const countriesSchema = v.record(
  iso3,
  record({
    name: v.pipe(v.string(), v.nonEmpty('is empty')),
    also_called: listOrNone,
    people: list,
    towns: list,
    /** Those of its towns that are plain words in one of our languages: they are met with their capital alone. */
    plain_words: listOrNone,
    /** Words for its money that point to this country alone. */
    money: listOrNone,
  }),
);

/** Parts of the continent. A longer name stands before a shorter one that it holds. */
export const regionsSchema = v.array(record({ names: list, countries: list }));

/** Money that several countries share. */
export const sharedMoneySchema = v.array(record({ words: list, countries: list }));

/** Well-known places outside Africa. */
export const elsewhereSchema = v.array(list);

export interface Country extends v.InferOutput<typeof countriesSchema.value> {
  readonly iso3: string;
}

/** What the engine reads of all these. */
export interface Places {
  readonly countries: readonly Country[];
  readonly regions: v.InferOutput<typeof regionsSchema>;
  readonly sharedMoney: v.InferOutput<typeof sharedMoneySchema>;
  readonly elsewhere: readonly string[];
}
