/**
 * How people name the 54 countries: the country itself, its people, its towns, its money. A town that carries a name
 * shared by several countries is left out, unless everybody means the same one. Compared without accents; names of up
 * to four letters and codes in capitals (Ho, Wa, MAD, ZAR) with their case, since they are also plain words.
 */
export interface PlaceEntry {
  readonly iso3: string;
  readonly name: string;
  readonly alsoCalled: readonly string[];
  readonly demonyms: readonly string[];
  readonly cities: readonly string[];
  /** Words for its money that point to this country alone. */
  readonly currencyWords: readonly string[];
}

export const list = (text: string): readonly string[] => (text === '' ? [] : text.split(', '));

export const place = (
  iso3: string,
  name: string,
  alsoCalled: string,
  demonyms: string,
  cities: string,
  currencyWords: string,
): PlaceEntry => ({
  iso3,
  name,
  alsoCalled: list(alsoCalled),
  demonyms: list(demonyms),
  cities: list(cities),
  currencyWords: list(currencyWords),
});
