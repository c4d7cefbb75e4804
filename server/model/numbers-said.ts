import { WORTH_OF } from '../../src/engine/case/number-values.ts';
import { fold } from '../../src/engine/text/clean.ts';

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
    const word = WORTH_OF.get(token);
    const value: number | null = /^\d/.test(token) ? asNumber(token) : (word ?? null);
    if (value !== null) said.add(value);
    if (word !== undefined && word >= SCALES_FROM && before !== null) said.add(before * word);
    before = value;
  }
  return said;
}
