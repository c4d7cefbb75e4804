import { isLanguage, type Language } from '../../content/schema/language.ts';
import { tellsShare } from '../../src/engine/case/number-words.ts';
import { NUMERALS } from '../../src/engine/knowledge/number-words.ts';
import { PAGE_WORDS } from '../../src/engine/knowledge/page-words.ts';
import { PLACES } from '../../src/engine/knowledge/places.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { findPlaces, type PlacesFound } from '../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../src/engine/reading/terms.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { entriesOf, findAll, type Token, tokenize } from '../../src/engine/text/match.ts';
import type { Terms } from './document.ts';

/** What a piece of text has to do with a problem. Counts are of different words of a list. */
export interface Bearing {
  readonly good: number;
  readonly event: number;
  readonly people: number;
  /** Words of the search that found it, beyond those three. */
  readonly asked: number;
  /** Telling words of what the founder wrote. */
  readonly told: number;
  /** Of those, the ones that name neither the thing nor the people. */
  readonly toldBeside: number;
  /** Telling words of the trouble in the text's own language. */
  readonly local: number;
  /** Different words of all these together: one that stands in two lists counts once. */
  readonly topic: number;
  /** A sentence of it is about a group of people that has other troubles. */
  readonly isOfOthers: boolean;
  /** A sentence of it is about people of the same name in another trade: 'fish farmers', where a founder tells of hens. */
  readonly isOfOtherTrade: boolean;
  /** A name of the thing stands for something else in it: 'surgical drains'. */
  readonly isOtherSense: boolean;
  readonly town: boolean;
  readonly hasFigure: boolean;
  /** The country that it, or its title, names, if that is one of the report's; ''. */
  readonly country: string;
  /** It names the region, and no country. */
  readonly region: boolean;
  /** It names other countries, and none of the report's. */
  readonly elsewhere: boolean;
}

const REGION =
  /\b(?:(?:sub-?saharan|west(?:ern)?|east(?:ern)?|central|southern) africa|afrique (?:subsaharienne|de l[’']ouest|de l[’']est|centrale|australe)|áfrica (?:subsaariana|ocidental|oriental|austral))/i;

const phrases = new Map<string, readonly (readonly string[])[]>();
/** The phrases of a list by their telling stems, where they have two: 'lease to own' is also met by 'leased to own'. */
function phrasesOf(list: string): readonly (readonly string[])[] {
  const known = phrases.get(list);
  if (known) return known;
  const made = entriesOf(list)
    .map(({ words }) => [...new Set(words.flatMap((word) => termOf(word, 'en') ?? []))])
    .filter(({ length }) => length > 1);
  phrases.set(list, made);
  return made;
}

interface Sentence {
  readonly tokens: Token[];
  readonly stems: Set<string>;
}

const sentences = new WeakMap<readonly Token[], readonly Sentence[]>();
function sentencesOf(tokens: readonly Token[]): readonly Sentence[] {
  const known = sentences.get(tokens);
  if (known) return known;
  const made: Sentence[] = [];
  for (const token of tokens) {
    made[token.sentence] ??= { tokens: [], stems: new Set() };
    made[token.sentence]?.tokens.push(token);
    const stem = termOf(token.word, 'en');
    if (stem !== null) made[token.sentence]?.stems.add(stem);
  }
  sentences.set(tokens, made);
  return made;
}

/** How many different entries of the list are met; one where only the stems of a phrase are, within a sentence. */
function countWords(tokens: readonly Token[], list: string): number {
  if (list === '') return 0;
  const met = new Set(findAll(tokens, list).map(({ entry }) => entry)).size;
  if (met > 0) return met;
  const isMetInStems = sentencesOf(tokens).some(({ stems }) =>
    phrasesOf(list).some((phrase) => phrase.every((stem) => stems.has(stem))),
  );
  return isMetInStems ? 1 : 0;
}

const isLanguageOf = (language: string) => (list: { readonly language: string }) => list.language === language;

/** How many of the stems are met in a text of that language. */
function countStems(text: string, language: string, stems: readonly string[]): number {
  if (stems.length === 0 || !isLanguage(language)) return 0;
  const met = new Set(splitWords(text).flatMap((word) => termOf(word, language) ?? []));
  return stems.filter((stem) => met.has(stem)).length;
}

/** Telling words of the founder's, but for those of a list. */
function countTold(text: string, language: Language, { told }: Terms, but: string): number {
  if (told.language !== language) return 0;
  const named = new Set(splitWords(but).flatMap((word) => termOf(word, language) ?? []));
  return countStems(
    text,
    language,
    told.stems.filter((stem) => !named.has(stem)),
  );
}

/** The different words of a text that stand in any list, each by its stem. */
function countTopic(tokens: readonly Token[], language: string, terms: Terms): number {
  const { good, event, people, asked, told } = terms;
  const spoken = isLanguage(language) ? language : 'en';
  const stemOf = (word: string) => termOf(word, spoken) ?? word;
  const local = terms.local.find(isLanguageOf(language));
  const wanted = new Set([
    ...(told.language === language ? told.stems : []),
    ...(local ? [...local.stems, ...local.good, ...local.people] : []),
  ]);
  const met = tokens.map(({ word }) => stemOf(word)).filter((stem) => wanted.has(stem));
  const listed = [good, event, people, asked].flatMap((list) =>
    list === '' ? [] : findAll(tokens, list).map(({ from }) => stemOf(tokens[from]?.word ?? '')),
  );
  return new Set([...met, ...listed]).size;
}

/** Who a sentence is about stands among its first words. */
const SUBJECT = 5;

function isOfOthers(tokens: readonly Token[], { others, people }: Terms): boolean {
  if (others === '') return false;
  return sentencesOf(tokens).some(
    ({ tokens: own }) => findAll(own.slice(0, SUBJECT), others).length > 0 && countWords(own, people) === 0,
  );
}

/** A sentence names people of another trade, and these alone. */
function isOfOtherTrade(tokens: readonly Token[], { otherTrades, people }: Terms): boolean {
  if (otherTrades === '') return false;
  return sentencesOf(tokens).some(({ tokens: own }) => {
    const others = findAll(own, otherTrades);
    const isAmongThem = ({ from }: { readonly from: number }) =>
      others.some((one) => from >= one.from && from < one.to);
    return others.length > 0 && findAll(own, people).every(isAmongThem);
  });
}

/** Whether a phrase of the text takes a word of the thing or the trouble in another sense, which nothing in the problem speaks of. */
function isOtherSense(tokens: readonly Token[], language: Language, { good, event, people, told }: Terms): boolean {
  const isTopic = (token: Token) => findAll([token], `${good}, ${event}`).length > 0;
  const isKnown = (token: Token) =>
    findAll([token], people).length > 0 ||
    told.stems.includes(termOf(token.word, isLanguage(told.language) ? told.language : 'en') ?? '');
  return findAll(tokens, PAGE_WORDS[language].other_sense).some(({ from, to }) => {
    const words = tokens.slice(from, to);
    return words.some(isTopic) && words.some((token) => !isTopic(token) && !isKnown(token));
  });
}

/** A street that bears the name of a town is somewhere else. */
const STREETS =
  /\b(?:Rua|Avenida|Av\.|Praça|Travessa|Rue|Avenue|Boulevard|Place) (?:d[aeo]s?|du|de la|de l[’'])? ?\p{Lu}[\p{L}-]+|\b\p{Lu}[\p{L}-]+ (?:Street|Road|Avenue|Lane|Close|Drive|Crescent)\b/gu;
const withoutStreets = (text: string): string => text.replace(STREETS, ' ');

/** Towns are called Wa, Man and Same: a name is a whole word, and begins with a capital where its letters have any. */
function namesTown(tokens: readonly Token[], town: string): boolean {
  if (town === '') return false;
  const parts = fold(town).split(' ');
  return tokens.some(
    ({ raw }, at) =>
      !/^\p{Ll}/u.test(raw) && parts.every((part, k) => tokens[at + k]?.word.replace(/['’]s$/, '') === part),
  );
}

/** The countries that are named by their own names, not by a town. */
const namedOutright = ({ named, towns }: PlacesFound): string[] =>
  named
    .filter((name) => !towns.some((town) => town.name === name))
    .flatMap((name) => PLACES.find((place) => place.name === name || place.also_called?.includes(name))?.iso3 ?? []);

/** Whether a document is about another country: it names one, and this one by a town alone, which may have namesakes. */
export function isOfAnotherCountry(text: string, { countries }: Terms): boolean {
  const named = namedOutright(findPlaces(tokenize(text)));
  return named.length > 0 && !named.some((iso3) => countries.includes(iso3));
}

/** `about` is what the source says of the whole document: its title, and the country it is filed under. */
export function bearingOf(
  text: string,
  about: { readonly title: string; readonly country: string },
  terms: Terms,
): Bearing {
  const tokens = tokenize(text);
  const { language } = languageOf(text);
  const local = terms.local.find(isLanguageOf(language));
  const placed = withoutStreets(text);
  const inPlaces = placed === text ? tokens : tokenize(placed);
  const here = findPlaces(inPlaces);
  const filed = tokenize(withoutStreets(`${about.title}. ${about.country}`));
  const named = [...here.countries, ...findPlaces(filed).countries];
  const isTown = namesTown(inPlaces, terms.town);
  // Who writes of the founder's own place does not always name its country.
  const isHome = isTown && named.length === 0 && here.elsewhere === '';
  const own = terms.countries.find((iso3) => named.includes(iso3)) ?? (isHome ? (terms.countries[0] ?? '') : '');
  const isAbroad = (countries: readonly string[]) =>
    countries.length > 0 && !countries.some((iso3) => terms.countries.includes(iso3));
  // One sentence about another country is enough.
  const isAway = sentencesOf(tokens).some((sentence) => isAbroad(findPlaces(sentence.tokens).countries));
  return {
    good: countWords(tokens, terms.good) + countStems(text, language, local?.good ?? []),
    event: countWords(tokens, terms.event),
    people: countWords(tokens, terms.people) + countStems(text, language, local?.people ?? []),
    asked: countWords(tokens, terms.asked),
    told: countTold(text, language, terms, ''),
    toldBeside: countTold(text, language, terms, `${terms.good}, ${terms.people}`),
    local: countStems(text, language, local?.stems ?? []),
    topic: countTopic(tokens, language, terms),
    isOfOthers: isOfOthers(tokens, terms),
    isOfOtherTrade: isOfOtherTrade(tokens, terms),
    isOtherSense: isOtherSense(tokens, language, terms),
    hasFigure: tokens.some(({ word }) => /\d/.test(word) || word in NUMERALS) || tellsShare(text),
    town: isTown,
    country: own,
    region: own === '' && named.length === 0 && REGION.test(`${about.title}. ${text}`),
    // A sentence about another country alone is about another country, whatever the title says.
    elsewhere:
      here.elsewhere !== '' ? own === '' || here.countries.length === 0 : isAway || (own === '' && named.length > 0),
  };
}

/** So many telling words of its own language, or of the founder's, tell the trouble. */
const TELLING_WORDS = 3;
/** So many of its own language speak of it at all. */
const FEW_WORDS = 2;

/**
 * Whether a quote bears on this very problem. It must be about the country, in the names' own sense, and of no other group of
 * people. It must itself tell of the trouble, in words of the playbook, of the search, of its own language or of the founder, or
 * give a figure under a title that does; it or its title must name the thing or the people. For a region, thing, trouble and
 * people are all wanted. Anything less is decoration.
 */
export function bears(quote: Bearing, whole: Bearing): boolean {
  if (quote.elsewhere || (whole.country === '' && !whole.region)) return false;
  if (
    whole.isOtherSense ||
    quote.isOfOtherTrade ||
    (whole.isOfOtherTrade && quote.people === 0) ||
    (quote.isOfOthers && whole.people === 0)
  )
    return false;
  if (whole.country === '')
    return quote.good + quote.event > 0 && [whole.good, whole.event, whole.people].every((count) => count > 0);
  if (quote.local >= TELLING_WORDS) return true;
  if (quote.told >= TELLING_WORDS && whole.good + whole.event + whole.people > 0) return true;
  if (quote.good + quote.event === 0 && quote.local < FEW_WORDS) return false;
  // Where thing and people are named, a figure or one more of the founder's words is enough: 'traders lose a third of a load'.
  const isTold = whole.good > 0 && whole.people > 0 && (quote.toldBeside > 0 || quote.hasFigure);
  // In the founder's own place, or with a figure under a title that tells the trouble too.
  const isTheirs = quote.good + quote.people > 0 || quote.told >= FEW_WORDS;
  if (quote.town && isTheirs && quote.topic >= TELLING_WORDS) return true;
  const isTitled = whole.good > 0 || whole.people > 0 || whole.town;
  if (quote.hasFigure && isTitled && quote.topic >= FEW_WORDS && whole.topic >= TELLING_WORDS) return true;
  const isTrouble = quote.event + quote.local + quote.asked > 0 || (quote.hasFigure && whole.event + whole.local > 0);
  return isTold || (isTrouble && whole.good + whole.people > 0);
}
