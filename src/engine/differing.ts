import { NUMERALS } from './knowledge/number-words.ts';
import { languageOf } from './reading/language.ts';
import { findNumbers } from './reading/numbers.ts';
import { findPlaces } from './reading/places.ts';
import { splitWords, termOf } from './reading/terms.ts';
import type { FounderNumber } from './reading/types.ts';
import { fold, sentencesOf } from './text/clean.ts';
import { tokenize } from './text/match.ts';
import type { Passage } from './types.ts';

/** Sentences that share so many telling words, and so much of what the shorter one says, speak of the same thing. */
const FEWEST_SHARED = 3;
const SHARED = 0.7;
/** Nearer than this, two figures say the same; in the very same words, a smaller gap is one. */
const NEAR = 0.2;
const NEAR_IN_SAME_WORDS = 0.08;
const HOURS = 24;

interface Measured {
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

interface Said {
  readonly terms: ReadonlySet<string>;
  readonly places: readonly string[];
  readonly measured: readonly Measured[];
}

/** A count of which the words do not say what: 'among nine'. */
const BARE = '#';

/** What a number counts, and for what time. */
function unitOf({ kind, words, noun, rate }: FounderNumber): string {
  const [first = ''] = splitWords(noun);
  const money = () => fold(words).replace(/[^\p{L}\p{Sc}]+/gu, '');
  const counted = {
    share: () => '%',
    hours: () => 'hours',
    days: () => 'hours',
    money,
    rate: () => termOf(first, 'en') ?? BARE,
    count: () => termOf(first, 'en') ?? BARE,
  }[kind]();
  return counted === '' ? '' : `${counted} ${rate ?? ''}`;
}

function measuredIn(numbers: readonly FounderNumber[]): Measured[] {
  return numbers.flatMap((number) => {
    const unit = unitOf(number);
    const times = number.kind === 'days' ? HOURS : 1;
    return unit === '' ? [] : [{ unit, low: number.low * times, high: number.high * times }];
  });
}

function saidIn(quote: string): Said[] {
  return sentencesOf(quote).flatMap((sentence) => {
    const numbers = findNumbers(sentence);
    const measured = measuredIn(numbers);
    if (measured.length === 0) return [];
    const { language } = languageOf(sentence);
    const places = findPlaces(tokenize(sentence)).named;
    const apart = new Set(places.flatMap((place) => splitWords(fold(place))));
    const isNumber = (word: string) => /\d/.test(word) || fold(word) in NUMERALS;
    const words = splitWords(sentence).filter((word) => !apart.has(fold(word)) && !isNumber(word));
    return [{ terms: new Set(words.flatMap((word) => termOf(word, language) ?? [])), places, measured }];
  });
}

const isFar = (a: Measured, b: Measured, near: number): boolean =>
  a.unit === b.unit && (a.low > b.high * (1 + near) || b.low > a.high * (1 + near));
/** Whether two sentences give far figures in a unit; of one with two shares, one that the other gives too is no dispute. */
const areFar = (a: readonly Measured[], b: readonly Measured[], near: number): boolean =>
  a.some((one) => {
    const others = b.filter(({ unit }) => unit === one.unit);
    const own = a.filter(({ unit }) => unit === one.unit);
    return others.length > 0 && own.every((mine) => others.every((other) => isFar(mine, other, near)));
  });

const withoutThose = ({ measured }: Said, other: Said): Measured[] =>
  measured.filter((one) => !other.measured.some(({ unit, low }) => unit === one.unit && low === one.low));

/** How much two sentences that give different figures are alike, 0 to 1; 0 where they speak of different things. */
function likeness(a: Said, b: Said): number {
  if (a.places.length > 0 && b.places.length > 0 && !a.places.some((name) => b.places.includes(name))) return 0;
  const shared = [...a.terms].filter((term) => b.terms.has(term)).length;
  const least = Math.min(a.terms.size, b.terms.size);
  const most = Math.max(a.terms.size, b.terms.size);
  if (shared < FEWEST_SHARED || shared < SHARED * least) return 0;
  const isSameWords = shared === most;
  // 'Sold as 25 kg, they held 22.1 kg' and '… 24.2 kg': what both give is no part of it.
  const [own, other] = isSameWords ? [withoutThose(a, b), withoutThose(b, a)] : [a.measured, b.measured];
  return areFar(own, other, isSameWords ? NEAR_IN_SAME_WORDS : NEAR) ? shared / most : 0;
}

const likenessOf = (a: readonly Said[], b: readonly Said[]): number =>
  Math.max(0, ...a.flatMap((one) => b.map((two) => likeness(one, two))));

/** Whether two quotes give different figures, in the same unit and for the same time, of what seems to be the same thing. */
export const differ = (a: string, b: string): boolean => likenessOf(saidIn(a), saidIn(b)) > 0;

/** Figures of two countries are no contradiction, nor are those that one page gives: of two trials, or two times. */
const areApart = (a: Passage, b: Passage): boolean =>
  a.url === b.url || (a.country !== '' && b.country !== '' && a.country !== b.country);

/**
 * Pairs of passages that give different figures of what seems to be the same thing, those most alike first: shown beside each
 * other, never settled here. Each passage is in one pair at most.
 */
export function differingPairs(passages: readonly Passage[]): readonly (readonly [Passage, Passage])[] {
  const said = passages.map(({ quote }) => saidIn(quote));
  const all = passages.flatMap((a, i) =>
    passages
      .slice(i + 1)
      .flatMap((b, k) => (areApart(a, b) ? [] : [{ a, b, alike: likenessOf(said[i] ?? [], said[i + 1 + k] ?? []) }])),
  );
  const paired = new Set<Passage>();
  const pairs: (readonly [Passage, Passage])[] = [];
  for (const { a, b } of all.filter(({ alike }) => alike > 0).sort((x, y) => y.alike - x.alike)) {
    if (paired.has(a) || paired.has(b)) continue;
    pairs.push([a, b]);
    paired.add(a).add(b);
  }
  return pairs;
}
