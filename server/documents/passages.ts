import { MONEY_NAMES } from '../../src/engine/country.ts';
import { inAllLanguages } from '../../src/engine/knowledge/page-words.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { countriesNamed, findPlaces } from '../../src/engine/reading/places.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { findAll, tokenize } from '../../src/engine/text/match.ts';
import { singular } from '../../src/engine/text/words.ts';
import type { Block, ReadDocument, Terms } from './document.ts';
import { isAdvert, isOfNoFindings, isOfTotals, tellsNoFinding } from './findings.ts';
import { hasOldFigures, isRetraction, passesAsNew, tellsOfNow } from './of-itself.ts';
import { hasPromptInjection } from './prompt-injection.ts';
import {
  fewestWords,
  leastOf,
  matchSentence,
  mergeMatches,
  type SentenceMatch,
  weightOf,
  whereIsPage,
  wordsIn,
} from './relevance.ts';
import { sentencesIn } from './sentences.ts';

/** A piece of a document that bears on the problem, with its worth among others. */
export interface Candidate {
  /** Whole sentences, word for word. */
  readonly quote: string;
  readonly place: string;
  /** The country it is about; '' for a region. */
  readonly country: string;
  readonly score: number;
}

/** What is known of the document from where it was found. */
export interface About {
  readonly title: string;
  readonly country: string;
  /** `YYYY…`; ''. */
  readonly published: string;
}

const LONGEST = 600;
const SHORTEST = 60;
const MOST_SENTENCES = 3;
/** More is no use to anybody who chooses among documents. */
const PER_DOCUMENT = 4;

const END = /[.!?።؟۔]["”’)\]]*$/;
const HANGING = inAllLanguages(({ hanging }) => hanging);
/** What hangs on a sentence before it may begin a quote where it names so many words of the problem itself. */
const ENOUGH = 4;
const hangs = ({ text, told }: Looked['sentences'][number]): boolean =>
  wordsIn(told) < ENOUGH && findAll(tokenize(text).slice(0, 1), HANGING).length > 0;

const NOT_PROSE =
  /(?:\.{4,}|©|all rights reserved|cookie|javascript|subscribe|doi:|https?:\/\/|\bISSN\b|\bvol\.\s?\d)/i;

/** 'Contents. Coolers.' */
const FEWEST_WORDS = 3;
const isNoProse = (sentence: string): boolean => sentence.split(' ').length < FEWEST_WORDS || NOT_PROSE.test(sentence);

/** What was counted comes before what is only told. */
const WITHOUT_FIGURE = 0.8;

/** What a quote is worth among others: what it weighs, more where it is of the founder's town and recent, less where it is long. */
function scoreOf(quote: string, own: SentenceMatch, weight: number, published: string): number {
  const words = quote.split(' ').length;
  const year = Number(published.slice(0, 4));
  const recent = year >= 2_000 ? Math.min(2, (year - 2_000) / 12.5) : 0;
  const worth = (weight + (own.isTheirs ? 1 : 0) + recent) / (0.75 + (0.25 * words) / 40);
  return worth * (own.hasFigure ? 1 : WITHOUT_FIGURE);
}

const isIdle = (told: SentenceMatch): boolean => wordsIn(told) === 0 && told.where === '' && !told.isTheirs;

/** A block in its sentences, each with what it tells. */
interface Looked {
  readonly block: Block;
  readonly sentences: readonly { readonly text: string; readonly told: SentenceMatch }[];
}

function lookAt(block: Block, terms: Terms): Looked {
  const { language } = languageOf(block.text);
  return {
    block,
    sentences: sentencesIn(block.text).map((text) => ({ text, told: matchSentence(text, terms, language) })),
  };
}

/** A page: what its title tells, and where it is. */
interface Page {
  readonly head: SentenceMatch;
  readonly where: ReturnType<typeof whereIsPage>;
  readonly published: string;
  readonly home: string;
  readonly terms: Terms;
}

/** Of guessed words so many are of those that tell most of the founder's text … */
const OF_THE_SUBJECT = 2;
/** … and its page is about it: somewhere it names so many at once. */
const ONCE_ON_THE_PAGE = 4;

/** A candidate with how many words of the problem it names. */
interface Named extends Candidate {
  readonly words: number;
}

/** Of the problem, and one word more for each further sentence. */
const namesEnough = (own: SentenceMatch, sentences: number, terms: Terms): boolean =>
  wordsIn(own) >= fewestWords(terms) + sentences - 1 &&
  (!terms.isGuessed || own.thing.size + own.trouble.size >= OF_THE_SUBJECT);

function candidatesIn({ block, sentences }: Looked, page: Page): Named[] {
  const found: Named[] = [];
  const around = mergeMatches([page.head, ...sentences.map(({ told }) => told)]);
  // What names no place is where the sentences before it are: 'In Kenya it is otherwise. There they lose a third.'
  let last: SentenceMatch['where'] = '';
  for (const [from, first] of sentences.entries()) {
    const isOfElsewhere = first.told.where === '' && last === 'elsewhere';
    if (first.told.where !== '') last = first.told.where;
    if (isOfElsewhere || hangs(first)) continue;
    for (let to = from + 1; to <= Math.min(from + MOST_SENTENCES, sentences.length); to++) {
      const taken = sentences.slice(from, to);
      const quote = taken.map(({ text }) => text).join(' ');
      if (quote.length > LONGEST || taken.some(({ text }) => isNoProse(text) || tellsNoFinding(text))) break;
      // Each sentence of a quote has something to do with the problem, or says where it is.
      if (taken.length > 1 && taken.some(({ told }) => isIdle(told))) break;
      if (quote.length < SHORTEST || !(block.isRow || END.test(quote))) continue;
      const own = mergeMatches(taken.map(({ told }) => told));
      if (!namesEnough(own, taken.length, page.terms)) continue;
      const weight = weightOf(own, around, page.where, page.terms);
      // Of a whole economy: nothing of it is anybody's trouble.
      if (weight < leastOf(page.terms) || (own.trouble.size + own.people.size === 0 && isOfTotals(quote))) continue;
      const country = own.where === 'region' || page.where === 'region' ? '' : page.home;
      found.push({
        quote,
        place: block.place,
        country,
        score: scoreOf(quote, own, weight, page.published),
        words: wordsIn(own),
      });
    }
  }
  return found;
}

/** Whether a page sells what is to help with just this trouble: it is no witness of it. */
const sellsForIt = ({ sentences }: Looked, { head, where, terms }: Page): boolean =>
  sentences.some(
    ({ text, told }) => isAdvert(text) && weightOf(told, mergeMatches([head, told]), where, terms) >= leastOf(terms),
  );

const MONEY = [...new Set(MONEY_NAMES.map((name) => singular(fold(name.split(' ').at(-1) ?? ''))))].join(', ');
/** Prices so many years old help nobody; their money may not even be in use any more. */
const OLD_PRICE_YEARS = 20;
const tellsOldPrice = (quote: string, published: string): boolean =>
  published !== '' &&
  new Date().getFullYear() - Number(published.slice(0, 4)) > OLD_PRICE_YEARS &&
  findAll(tokenize(quote), MONEY).length > 0;

const COMMENTS = inAllLanguages(({ comments }) => comments);
const LONGEST_HEADING = 5;
/** Whether a heading stands over what the readers of a page have written below it. */
function isOfReaders(heading: string): boolean {
  const tokens = tokenize(heading);
  return tokens.length <= LONGEST_HEADING && findAll(tokens, COMMENTS).length > 0;
}

const overlap = (a: Candidate, b: Candidate): boolean =>
  a.quote.includes(b.quote) || b.quote.includes(a.quote) || sharesSentence(a, b);
const sharesSentence = (a: Candidate, b: Candidate): boolean => {
  const own = new Set(sentencesIn(a.quote));
  return sentencesIn(b.quote).some((sentence) => own.has(sentence));
};

/** Of one document, so many other countries are looked for. */
const MOST_COUNTRIES = 3;

/** Each once, what stands there most often first. */
function byCount(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([one]) => one);
}

/** Where a page is; one that is filed under no country may tell how a thing behaves anywhere, whatever countries it names. */
function whereFound(filed: string, sentences: readonly SentenceMatch[], terms: Terms): Page['where'] {
  const where = whereIsPage(filed, sentences, terms);
  if (terms.sought !== 'anywhere' || where === 'country' || where === 'town') return where;
  return matchSentence(filed, terms).where === 'elsewhere' ? where : 'region';
}

/** The passages of blocks that bear on the problem, best first, and are where `terms` say. */
function foundIn(blocks: readonly Block[], about: About, terms: Terms): Candidate[] {
  const filed = `${about.title}. ${about.country}`;
  const looked = blocks.map((block) => lookAt(block, terms));
  const all = looked.flatMap(({ sentences }) => sentences.map(({ told }) => told));
  const page: Page = {
    head: matchSentence(about.title, terms),
    where: whereFound(filed, all, terms),
    published: about.published,
    home: terms.countries[0] ?? '',
    terms,
  };
  if (looked.some((one) => sellsForIt(one, page))) return [];
  const found = looked.flatMap((one) => candidatesIn(one, page));
  if (page.terms.isGuessed && !found.some(({ words }) => words >= ONCE_ON_THE_PAGE)) return [];
  return found.map(({ words, ...candidate }) => candidate).sort((a, b) => b.score - a.score);
}

/** 'Dry rubber content (DRC)': what a page shortens so is no country, wherever it stands there. */
const SHORTENED = /((?:\p{L}+[ -]){2,5})\((\p{Lu}{2,5})\)/gu;
const shortenedIn = (page: string): RegExp[] =>
  [...page.matchAll(SHORTENED)].flatMap(([, words = '', short = '']) =>
    countriesNamed(tokenize(words)).length === 0 ? [new RegExp(`(?<!\\p{L})${short}(?!\\p{L})`, 'gu')] : [],
  );

/** Whether a quote is of a country that it names itself: it alone, and not only as where something comes from or goes to. */
function isOfNamed(quote: string, iso3: string): boolean {
  const tokens = tokenize(quote);
  const { isPassing, elsewhere } = findPlaces(tokens);
  const named = new Set(countriesNamed(tokens));
  return named.has(iso3) && named.size === 1 && elsewhere === '' && !isPassing;
}

/** The Banque Centrale du Congo is that of the Democratic Republic: what says 'Congo' alone is told of neither as of another. */
const NAMESAKES: Readonly<Record<string, string>> = { COD: 'COG', COG: 'COD' };

/**
 * The same of other countries: what would be quoted for somebody there. Of a page whose title is about one country all may be of
 * it, of any other only what names it.
 */
function foundAbroad(blocks: readonly Block[], about: About, terms: Terms): Candidate[] {
  const shortened = shortenedIn([about.title, ...blocks.map(({ text }) => text)].join('\n'));
  const named = (text: string) =>
    countriesNamed(tokenize(shortened.reduce((left, short) => left.replace(short, ' '), text)));
  const inHead = named(`${about.title}. ${about.country}`);
  const inText = blocks.flatMap(({ text }) => named(text));
  const [only, ...others] = new Set(inHead);
  const isOfOne = (iso3: string) => iso3 === only && others.length === 0;
  const abroad = [...new Set([...inHead, ...byCount(inText)])].filter(
    (iso3) => !terms.countries.includes(iso3) && !terms.countries.some((home) => NAMESAKES[home] === iso3),
  );
  return abroad
    .slice(0, MOST_COUNTRIES)
    .flatMap((iso3) =>
      foundIn(blocks, about, { ...terms, countries: [iso3], town: '' }).filter(
        ({ country, quote }) => country === iso3 && (isOfOne(iso3) || isOfNamed(quote, iso3)),
      ),
    )
    .sort((a, b) => b.score - a.score);
}

/**
 * The best passages of a document, a few at most, best first; none where nothing in it bears on the problem. Those about other
 * countries stand behind all others.
 */
export function pickPassages({ blocks }: Pick<ReadDocument, 'blocks'>, about: About, terms: Terms): Candidate[] {
  const texts = [about.title, ...blocks.map(({ text }) => text)];
  // A page that speaks to machines, takes back what was said, or passes off old words as new, has nothing to say.
  if (texts.some(hasPromptInjection) || texts.some(isRetraction) || passesAsNew(blocks, about.published)) return [];
  if (isOfNoFindings(about.title)) return [];
  const told = blocks.filter(({ place, isPutTogether }) => !(isPutTogether || isOfReaders(place)));
  const isOld = hasOldFigures(blocks, about.published);
  const found = [...foundIn(told, about, terms), ...(terms.isAbroadToo ? foundAbroad(told, about, terms) : [])].filter(
    ({ quote }) => !(isOld && tellsOfNow(quote)) && !tellsOldPrice(quote, about.published),
  );
  const picked: Candidate[] = [];
  for (const candidate of found) {
    if (picked.length === PER_DOCUMENT) break;
    if (!picked.some((other) => overlap(candidate, other))) picked.push(candidate);
  }
  return picked;
}
