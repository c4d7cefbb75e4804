import { findPlaces } from './reading/places.ts';
import { splitWords, termOf } from './reading/terms.ts';
import { fold, sentencesOf } from './text/clean.ts';
import { tokenize } from './text/match.ts';
import type { Passage } from './types.ts';

/** A number with what it counts: '31%', '15,000 shillings', 'KSh 400'. */
const FIGURE =
  /(?:(?<money>\p{Sc}|\b[A-Z]{2,3}[\p{Sc}]?|\bKSh|\bUSh|\bTSh)\s?)?(?<![\p{L}\p{N}.,])(?<digits>\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+|\d+(?:[.,]\d+)?)(?![\p{N}])\s?(?:(?<share>%|per ?cent\b|pour ?cent\b|por cento\b)|(?<unit>\p{L}{2,}))?/gu;
/** What it is counted for: 'a day', 'per week'. */
const PERIOD =
  /^.{0,24}?\b(?:an?|per|each|every|par|por|chaque|cada)\s+(?<period>hour|day|week|month|year|heure|jour|semaine|mois|an|hora|dia|semana|m[eê]s|ano)\b/iu;
/** Sentences that share so many telling words, and so much of what the shorter one says, speak of the same thing. */
const FEWEST_SHARED = 3;
const SHARED = 0.7;
/** Nearer than this, two figures say the same. */
const NEAR = 0.2;

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

/** '15,000', '15.000' and '2,5' as numbers. */
const numberOf = (digits: string): number =>
  /^\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+$/.test(digits)
    ? Number(digits.replace(/[^\d]/g, ''))
    : Number(digits.replace(',', '.'));

function measuredIn(sentence: string): Measured[] {
  const byUnit = new Map<string, number[]>();
  for (const { groups = {}, index, 0: all } of sentence.matchAll(FIGURE)) {
    const { money, digits = '', share, unit = '' } = groups;
    const counted = share !== undefined ? '%' : (money ?? termOf(unit, 'en'));
    // '2009 the', '12 of': a year, or a number of something that was not told.
    if (counted === null) continue;
    const period = PERIOD.exec(sentence.slice(index + all.length))?.groups?.period ?? '';
    const key = `${counted} ${fold(period)}`;
    byUnit.set(key, [...(byUnit.get(key) ?? []), numberOf(digits)]);
  }
  return [...byUnit].map(([unit, values]) => ({ unit, low: Math.min(...values), high: Math.max(...values) }));
}

function saidIn(quote: string): Said[] {
  return sentencesOf(quote).flatMap((sentence) => {
    const measured = measuredIn(sentence);
    if (measured.length === 0) return [];
    const places = findPlaces(tokenize(sentence)).named;
    const named = new Set(places.flatMap((name) => splitWords(fold(name))));
    const words = splitWords(sentence).filter((word) => !named.has(fold(word)));
    return [{ terms: new Set(words.flatMap((word) => termOf(word, 'en') ?? [])), places, measured }];
  });
}

const isFar = (a: Measured, b: Measured): boolean =>
  a.unit === b.unit && (a.low > b.high * (1 + NEAR) || b.low > a.high * (1 + NEAR));

function differIn(a: Said, b: Said): boolean {
  if (!a.measured.some((one) => b.measured.some((two) => isFar(one, two)))) return false;
  const isElsewhere = a.places.length > 0 && b.places.length > 0 && !a.places.some((name) => b.places.includes(name));
  const shared = [...a.terms].filter((term) => b.terms.has(term)).length;
  return !isElsewhere && shared >= FEWEST_SHARED && shared >= SHARED * Math.min(a.terms.size, b.terms.size);
}

/** Whether two quotes give different figures, in the same unit and for the same time, of what seems to be the same thing. */
export function differ(a: string, b: string): boolean {
  const others = saidIn(b);
  return saidIn(a).some((one) => others.some((two) => differIn(one, two)));
}

/**
 * Pairs of passages that give different figures of what seems to be the same thing: shown beside each other, never settled
 * here. Each passage is in one pair at most.
 */
export function differingPairs(passages: readonly Passage[]): readonly (readonly [Passage, Passage])[] {
  const pairs: (readonly [Passage, Passage])[] = [];
  const paired = new Set<Passage>();
  for (const [i, a] of passages.entries()) {
    if (paired.has(a)) continue;
    const b = passages.slice(i + 1).find((other) => !paired.has(other) && differ(a.quote, other.quote));
    if (b === undefined) continue;
    pairs.push([a, b]);
    paired.add(a).add(b);
  }
  return pairs;
}
