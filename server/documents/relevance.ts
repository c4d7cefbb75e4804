import type { Language } from '../../content/schema/language.ts';
import { tellsShare } from '../../src/engine/case/number-words.ts';
import { NUMERALS } from '../../src/engine/knowledge/number-words.ts';
import { inAllLanguages, PAGE_WORDS } from '../../src/engine/knowledge/page-words.ts';
import { PLACES } from '../../src/engine/knowledge/places.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { findPlaces, type PlacesFound } from '../../src/engine/reading/places.ts';
import { termOf } from '../../src/engine/reading/terms.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { entriesOf, findAll, type Token, tokenize } from '../../src/engine/text/match.ts';
import type { Terms } from './document.ts';

/**
 * Where a text is: it names a country of the report; only a town there; the region and no country; a place elsewhere; no place.
 */
type Where = 'country' | 'town' | 'region' | 'elsewhere' | '';

/** What a text tells of a problem: of each of the four, the different words by which it does. */
export interface SentenceMatch {
  readonly thing: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly trouble: ReadonlySet<string>;
  /** Telling words of the founder's beside these. */
  readonly theirs: ReadonlySet<string>;
  readonly where: Where;
  /** The founder's own town. */
  readonly isTheirs: boolean;
  readonly hasFigure: boolean;
  /** It is about people or things of another trade, or takes a name of the thing in another sense: 'surgical drains'. */
  readonly isBeside: boolean;
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

const stemsOf = (told: Terms['told'], language: Language): readonly string[] =>
  told.find((one) => one.language === language)?.stems ?? [];

type Named = Pick<SentenceMatch, 'thing' | 'people' | 'trouble' | 'theirs'>;

/** The words, by their stems, by which a sentence tells; each word once, as the first that it can be. */
function wordsOf(tokens: readonly Token[], language: Language, terms: Terms): Named {
  const local = terms.local.find((one) => one.language === language);
  const stems = tokens.map(({ word }) => termOf(word, language) ?? '');
  const free = new Set(tokens.keys());
  const take = (list: string, own: readonly string[] = []): Set<string> => {
    const hits = list === '' ? [] : findAll(tokens, list).filter(({ from }) => free.has(from));
    const met = new Set(hits.map(({ from, to }) => stems.slice(from, to).join(' ')));
    for (const { from, to } of hits) for (let i = from; i < to; i++) free.delete(i);
    for (const i of free) {
      const stem = stems[i] ?? '';
      if (!own.includes(stem)) continue;
      met.add(stem);
      free.delete(i);
    }
    return met;
  };
  const thing = take(terms.good, local?.good);
  const people = take(terms.people, local?.people);
  const trouble = take(terms.event, local?.stems);
  if (trouble.size === 0)
    for (const phrase of phrasesOf(terms.event))
      if (phrase.every((stem) => stems.includes(stem))) trouble.add(phrase.join(' '));
  return { thing, people, trouble, theirs: take('', stemsOf(terms.told, language)) };
}

/** Who or what a sentence is about stands among its first words. */
const SUBJECT = 5;

/** A sentence begins with a group of people that has other troubles, or names people of another trade, and none of ours. */
function isOfOthers(tokens: readonly Token[], people: ReadonlySet<string>, terms: Terms): boolean {
  const named = [...findAll(tokens.slice(0, SUBJECT), terms.others), ...findAll(tokens, terms.otherTrades)];
  if (named.length === 0) return false;
  const isAmongThem = ({ from }: { readonly from: number }) => named.some((one) => from >= one.from && from < one.to);
  const ours = findAll(tokens, terms.people);
  return ours.length > 0 ? ours.every(isAmongThem) : people.size === 0;
}

/** A phrase takes a word of the thing or the trouble in another sense, which nothing in the problem speaks of. */
function isOfAnotherSense(tokens: readonly Token[], language: Language, { good, event, people, told }: Terms): boolean {
  const isTopic = (token: Token) => findAll([token], `${good}, ${event}`).length > 0;
  const isKnown = (token: Token) =>
    findAll([token], people).length > 0 || stemsOf(told, language).includes(termOf(token.word, language) ?? '');
  return findAll(tokens, PAGE_WORDS[language].other_sense).some(({ from, to }) => {
    const words = tokens.slice(from, to);
    const isOurs = findAll(words, event).some((hit) => hit.to - hit.from === words.length);
    return !isOurs && words.some(isTopic) && words.some((token) => !isTopic(token) && !isKnown(token));
  });
}

/** A street that bears the name of a town is somewhere else. */
const STREETS =
  /\b(?:Rua|Avenida|Av\.|Praça|Travessa|Rue|Avenue|Boulevard|Place) (?:d[aeo]s?|du|de la|de l[’'])? ?\p{Lu}[\p{L}-]+|\b\p{Lu}[\p{L}-]+ (?:Street|Road|Avenue|Lane|Close|Drive|Crescent)\b/gu;

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

const ABROAD = inAllLanguages(({ elsewhere }) => elsewhere);

function whereIs(text: string, tokens: readonly Token[], isTheirs: boolean, { countries }: Terms): Where {
  const found = findPlaces(tokens);
  const isHome = found.countries.some((iso3) => countries.includes(iso3));
  if (isHome && namedOutright(found).some((iso3) => countries.includes(iso3))) return 'country';
  if (!isHome && (found.countries.length > 0 || found.elsewhere !== '')) return 'elsewhere';
  if (isHome || isTheirs) return 'town';
  if (findAll(tokens, ABROAD).length > 0) return 'elsewhere';
  return REGION.test(text) ? 'region' : '';
}

/** What one sentence tells. */
export function matchSentence(
  sentence: string,
  terms: Terms,
  language: Language = languageOf(sentence).language,
): SentenceMatch {
  const tokens = tokenize(sentence);
  const placed = sentence.replace(STREETS, ' ');
  const inPlaces = placed === sentence ? tokens : tokenize(placed);
  const isTheirs = namesTown(inPlaces, terms.town);
  const named = wordsOf(tokens, language, terms);
  return {
    ...named,
    where: whereIs(placed, inPlaces, isTheirs, terms),
    isTheirs,
    hasFigure: tokens.some(({ word }) => /\d/.test(word) || (NUMERALS[word] ?? 0) > 1) || tellsShare(sentence),
    isBeside: isOfOthers(tokens, named.people, terms) || isOfAnotherSense(tokens, language, terms),
  };
}

const WHERES: readonly Where[] = ['elsewhere', 'country', 'town', 'region', ''];

/** What several sentences tell together: one that is elsewhere, or beside the matter, is enough. */
export function mergeMatches(all: readonly SentenceMatch[]): SentenceMatch {
  const union = (of: (told: SentenceMatch) => ReadonlySet<string>) => new Set(all.flatMap((told) => [...of(told)]));
  return {
    thing: union(({ thing }) => thing),
    people: union(({ people }) => people),
    trouble: union(({ trouble }) => trouble),
    theirs: union(({ theirs }) => theirs),
    where: WHERES.find((where) => all.some((told) => told.where === where)) ?? '',
    isTheirs: all.some(({ isTheirs }) => isTheirs),
    hasFigure: all.some(({ hasFigure }) => hasFigure),
    isBeside: all.some(({ isBeside }) => isBeside),
  };
}

/**
 * Where a page is. Its title, and the country it is filed under, say so; else the country that its sentences name, if it is not
 * named less often than all others together. A town alone may be a namesake's where another country is named.
 */
export function whereIsPage(filed: string, sentences: readonly SentenceMatch[], terms: Terms): Where {
  const head = matchSentence(filed, terms);
  if (head.where === 'country' || head.where === 'elsewhere') return head.where;
  const count = (where: Where) => sentences.filter((told) => told.where === where).length;
  const [own, others] = [count('country'), count('elsewhere')];
  if (own > 0 && own >= others) return 'country';
  if (others > 0) return 'elsewhere';
  return head.where === 'town' || count('town') > 0
    ? 'town'
    : head.where === 'region' || count('region') > 0
      ? 'region'
      : '';
}

/** So many words of the founder's own count. */
const MOST_THEIRS = 3;
/** What a quote must weigh, and the words that it must tell by itself: less where a model sought it, more where words are guessed. */
const LEAST = 5;
const LEAST_SOUGHT = 3;
const FEWEST_WORDS = 2;
const FEWEST_GUESSED = 3;

export const leastOf = ({ sought }: Terms): number => (sought === undefined ? LEAST : LEAST_SOUGHT);
/** Words of the problem that a quote names itself. */
export const fewestWords = ({ sought, isGuessed }: Terms): number =>
  sought !== undefined ? 1 : isGuessed ? FEWEST_GUESSED : FEWEST_WORDS;

/** How many words of the problem a text names; of who or what it is about, the name of the founder's own town is one more. */
export const wordsIn = ({ thing, people, trouble, theirs, isTheirs }: SentenceMatch): number => {
  const ofWhom = thing.size + people.size;
  return ofWhom + trouble.size + theirs.size + (isTheirs && ofWhom > 0 ? 1 : 0);
};

const PARTS = ['thing', 'people', 'trouble'] as const;

/**
 * What a quote weighs for a problem. Of the founder's thing, their people, their trouble and their place it gets two for each
 * that it names itself, and one for each that only what stands around it does: its title, its paragraph, its page. Each other
 * telling word of the founder's gives one, and so does a figure. It weighs nothing where it is elsewhere, about another trade or
 * of another sense; where nothing says that it is in the founder's country, or who or what it is about; and where it names fewer
 * than two words of the problem itself, or only thing and people, and gives no figure. Where thing and trouble are guessed from
 * a free text, which of them a word is tells nothing: each that the quote names itself gives one.
 */
export function weightOf(own: SentenceMatch, around: SentenceMatch, page: Where, terms: Terms): number {
  if (own.isBeside || own.where === 'elsewhere' || (own.where !== 'country' && page === 'elsewhere')) return 0;
  const isHere = own.where === 'country' || own.where === 'town';
  const isPageHere = page === 'country' || page === 'town';
  if (!isHere && !isPageHere && own.where !== 'region' && page !== 'region') return 0;
  if (wordsIn(own) < fewestWords(terms) || (own.trouble.size + own.theirs.size === 0 && !own.hasFigure)) return 0;
  if (around.thing.size + around.people.size === 0 && own.theirs.size < FEWEST_WORDS) return 0;
  const parts = PARTS.map((part) => (own[part].size > 0 ? 2 : around[part].size > 0 ? 1 : 0));
  const named = terms.isGuessed ? [wordsIn(own)] : [...parts, Math.min(own.theirs.size, MOST_THEIRS)];
  const place = isHere ? 2 : isPageHere ? 1 : 0;
  return [...named, place, own.hasFigure ? 1 : 0].reduce((a, b) => a + b, 0);
}
