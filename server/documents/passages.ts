import { tellsShare } from '../../src/engine/case/number-words.ts';
import { MONEY_NAMES } from '../../src/engine/country.ts';
import { inAllLanguages } from '../../src/engine/knowledge/page-words.ts';
import { findPlaces } from '../../src/engine/reading/places.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { findAll, tokenize } from '../../src/engine/text/match.ts';
import { singular } from '../../src/engine/text/words.ts';
import { type Bearing, bearingOf, bears, isOfAnotherCountry } from './bearing.ts';
import type { Block, ReadDocument, Terms } from './document.ts';
import { isAdvert, isOfNoFindings, isOfTotals, tellsNoFinding } from './findings.ts';
import { hasOldFigures, passesAsNew, takesBack, tellsOfNow } from './of-itself.ts';
import { speaksToMachines } from './orders.ts';
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
const FIGURE = /\d/;
/** It hangs on a sentence that is not shown. */
const HANGING =
  /^(?:this|these|those|they|it|he|she|such|however|moreover|furthermore|therefore|thus|also|ce|cela|ceux-ci|ils|elles|cependant)\b/i;
const NOT_PROSE =
  /(?:\.{4,}|©|all rights reserved|cookie|javascript|subscribe|doi:|https?:\/\/|\bISSN\b|\bvol\.\s?\d)/i;

/** 'Contents. Coolers.' */
const FEWEST_WORDS = 3;
const isNoProse = (sentence: string): boolean => sentence.split(' ').length < FEWEST_WORDS || NOT_PROSE.test(sentence);

/** Each further meeting tells less than the first. */
const met = (count: number): number => (count * 2.2) / (count + 1.2);

/** What was counted comes before what is only told. */
const WITHOUT_FIGURE = 0.8;

function scoreOf(quote: string, own: Bearing, whole: Bearing, published: string): number {
  const words = quote.split(' ').length;
  const topic = 2 * met(own.good) + 2 * met(own.event) + 1.5 * met(own.people) + 4 * met(own.local);
  const theirs = 1.5 * met(own.told) + met(own.asked);
  const place = (own.country !== '' ? 1 : whole.country !== '' ? 0.5 : 0) + (own.town ? 1.5 : 0);
  const figures = (FIGURE.test(quote) ? 1 : 0) + (tellsShare(quote) ? 1 : 0);
  const year = Number(published.slice(0, 4));
  const recent = year >= 2_000 ? Math.min(2, (year - 2_000) / 12.5) : 0;
  const worth = (topic + theirs + place + figures + recent) / (0.75 + (0.25 * words) / 40);
  return worth * (own.hasFigure ? 1 : WITHOUT_FIGURE) - (HANGING.test(quote) ? 2 : 0);
}

const isIdle = ({ good, event, people, told, local, asked, town, country }: Bearing): boolean =>
  good + event + people + told + local + asked === 0 && !town && country === '';

/** The windows of whole sentences in a block that could be quoted. */
function windowsOf({ text, isRow = false }: Block): string[] {
  const sentences = sentencesIn(text);
  const windows: string[] = [];
  for (const from of sentences.keys()) {
    for (let to = from + 1; to <= Math.min(from + MOST_SENTENCES, sentences.length); to++) {
      const taken = sentences.slice(from, to);
      const quote = taken.join(' ');
      if (quote.length > LONGEST || taken.some(isNoProse)) break;
      const isWhole = isRow || END.test(quote);
      if (quote.length >= SHORTEST && isWhole && !taken.some(tellsNoFinding)) windows.push(quote);
    }
  }
  return windows;
}

/** What names no place is where the sentences before it are: 'In Kenya it is otherwise. There they lose a third.' */
function isOfElsewhere(quote: string, text: string, { countries }: Terms): boolean {
  const placed = (words: string) => findPlaces(tokenize(words));
  const own = placed(quote);
  if (own.named.length > 0) return false;
  const before = sentencesIn(text.slice(0, text.indexOf(quote)))
    .map(placed)
    .filter(({ named, elsewhere }) => named.length > 0 || elsewhere !== '')
    .at(-1);
  if (before === undefined) return false;
  return before.named.length === 0 || !before.countries.some((iso3) => countries.includes(iso3));
}

const NOWHERE = { title: '', country: '' };

function candidatesIn(block: Block, about: About, terms: Terms): Candidate[] {
  const { text, place } = block;
  // Most blocks of a long report have nothing to do with it: one look tells.
  const all = bearingOf(text, about, terms);
  if (all.good + all.event + all.local + all.told === 0) return [];
  // Each sentence of a quote has something to do with it, or says where it is.
  const idle = new Set(sentencesIn(text).filter((sentence) => isIdle(bearingOf(sentence, NOWHERE, terms))));
  return windowsOf(block).flatMap((quote) => {
    const sentences = sentencesIn(quote);
    if (sentences.length > 1 && sentences.some((sentence) => idle.has(sentence))) return [];
    const own = bearingOf(quote, NOWHERE, terms);
    const whole = bearingOf(`${about.title}. ${quote}`, about, terms);
    if (!bears(own, whole) || isOfElsewhere(quote, text, terms)) return [];
    // Of a whole economy: nothing of it is anybody's trouble.
    if (own.event === 0 && own.people === 0 && isOfTotals(quote)) return [];
    return [{ quote, place, country: whole.country, score: scoreOf(quote, own, whole, about.published) }];
  });
}

/** Whether a page sells what is to help with just this trouble: it is no witness of it. */
const sellsForIt = (blocks: ReadDocument['blocks'], about: About, terms: Terms): boolean =>
  blocks.some(({ text }) =>
    sentencesIn(text).some(
      (sentence) =>
        isAdvert(sentence) &&
        bears(bearingOf(sentence, NOWHERE, terms), bearingOf(`${about.title}. ${sentence}`, about, terms)),
    ),
  );

const MONEY = [...new Set(MONEY_NAMES.map((name) => singular(fold(name.split(' ').at(-1) ?? ''))))].join(', ');
/** Prices so many years old help nobody; their money may not even be in use any more. */
const OLD_PRICE_YEARS = 20;
const tellsOldPrice = (quote: string, published: string): boolean =>
  published !== '' &&
  new Date().getFullYear() - Number(published.slice(0, 4)) > OLD_PRICE_YEARS &&
  findAll(tokenize(quote), MONEY).length > 0;

/** Where a document is, it says in its first pages. */
const MOST_OF_PLACES = 20_000;

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

/** The best passages of a document, a few at most, best first; none where nothing in it bears on the problem. */
export function pickPassages({ blocks }: Pick<ReadDocument, 'blocks'>, about: About, terms: Terms): Candidate[] {
  const texts = [about.title, ...blocks.map(({ text }) => text)];
  // A page that speaks to machines, takes back what was said, or passes off old words as new, has nothing to say.
  if (texts.some(speaksToMachines) || texts.some(takesBack) || passesAsNew(blocks, about.published)) return [];
  if (isOfNoFindings(about.title)) return [];
  if (isOfAnotherCountry(`${about.country}. ${texts.join('. ').slice(0, MOST_OF_PLACES)}`, terms)) return [];
  if (sellsForIt(blocks, about, terms)) return [];
  const isOld = hasOldFigures(blocks, about.published);
  const found = blocks
    .filter(({ place }) => !isOfReaders(place))
    .flatMap((block) => candidatesIn(block, about, terms))
    .filter(({ quote }) => !(isOld && tellsOfNow(quote)) && !tellsOldPrice(quote, about.published))
    .sort((a, b) => b.score - a.score);
  const picked: Candidate[] = [];
  for (const candidate of found) {
    if (picked.length === PER_DOCUMENT) break;
    if (!picked.some((other) => overlap(candidate, other))) picked.push(candidate);
  }
  return picked;
}
