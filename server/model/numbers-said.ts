import { NUMERALS } from '../../src/engine/reading/numerals.ts';
import { fold } from '../../src/engine/text/clean.ts';

/** Words for a number in the languages of published texts, beside those that the engine reads; without accents, in the singular. */
const COUNTED: Readonly<Record<string, number>> = {
  ...NUMERALS,
  dozen: 12,
  thousand: 1_000,
  million: 1_000_000,
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  mille: 1_000,
  millier: 1_000,
  dezena: 10,
  duzia: 12,
  centena: 100,
  mil: 1_000,
  milhar: 1_000,
  milhare: 1_000,
  milhao: 1_000_000,
  kumi: 10,
  mia: 100,
  elfu: 1_000,
  milioni: 1_000_000,
};
/** From here on a word multiplies the number before it: 'deux douzaines', '20 thousand'. */
const SCALES_FROM = 10;

/** '20,000', '20 000' and '20.000'; '4.5' and '4,5'. */
const DIGITS = /\d{1,3}(?:[ ,.\u00a0\u202f’']\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;
const GROUPED = /^\d{1,3}(?:[^\d]\d{3})+$/;

const asNumber = (digits: string): number =>
  Number(GROUPED.test(digits) ? digits.replace(/\D/g, '') : digits.replace(',', '.'));

/** The numbers that a text writes in digits, whichever way it groups them. */
export const digitsIn = (text: string): number[] => (text.match(DIGITS) ?? []).map(asNumber);

/** Every number that a text says, in digits or words; 'about a hundred' is a hundred. */
export function numbersSaid(text: string): ReadonlySet<number> {
  // Two numbers that stand beside each other ('in 19 500') may be one or two.
  const said = new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map(asNumber));
  // 'Sh60, 000' is printed so in newspapers; it may also be two numbers.
  for (const digits of text.match(/\d{1,3}(?:, \d{3})+(?!\d)/g) ?? []) said.add(asNumber(digits.replace(/\D/g, '')));
  let before: number | null = null;
  for (const [token] of fold(text).matchAll(new RegExp(`${DIGITS.source}|\\p{L}+`, 'gu'))) {
    const word = COUNTED[token] ?? COUNTED[token.replace(/s$/, '')];
    const value: number | null = /^\d/.test(token) ? asNumber(token) : (word ?? null);
    if (value !== null) said.add(value);
    if (word !== undefined && word >= SCALES_FROM && before !== null) said.add(before * word);
    before = value;
  }
  return said;
}
