import type { CaseReading, CaseSum } from '../../contract/case.ts';
import { quotable } from '../text/clean.ts';
import { capital } from '../text/words.ts';
import { unsupportedName } from './names.ts';
import { numberInWords } from './number-words.ts';

/** What marks in a text may name. */
export interface Marks {
  readonly figures: CaseReading['figures'];
  readonly sums: readonly Pick<CaseSum, 'id'>[];
  /** Ids of the published passages. */
  readonly passages: readonly string[];
  /** All that the founder told: a number in words that stands in it is theirs. */
  readonly told: string;
  /** What else may be named: whatever the quotes say and whose they are, and the country. */
  readonly named: string;
}

const MARK = /\{(f\d+|s\d+|p\d+|n:\d{1,7}(?:\.\d{1,2})?)\}/g;
/** What would become a link, a citation, a heading or markup where the text is shown. */
const MARKUP = /[<>|`#*_[\]]|https?:|www\./i;
/** Of 'm3' and 'CO2' the digit counts nothing. */
const IN_A_NAME = /(?<=\p{L})\p{N}(?!\p{N}|[.,]\p{N})/gu;
/** A number in digits, with the word beside it. */
const DIGITS = /\p{N}[\p{N}.,]*(?: ?(?:%|\p{L}+))?/u;
const PROUD = /\b(?:verified|validated)\b/i;
/** Words for somebody to say claim nothing. */
const TO_SAY = /‘[^’]*’/g;
/** Nothing of the kind may be stated; it may be asked for ('Do you give a guarantee?') or denied ('no repair is proven yet'). */
const PROMISES = /\b(?:proven|guarantee[ds]?)\b/i;
const DENIED = /\b(?:no|not|nothing|nobody|never|nor)\b(?:\s+\S+){0,4}\s+(?:proven|guarantee[ds]?)\b/i;
const stated = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.trimEnd().endsWith('?') && !DENIED.test(sentence))
    .join(' ');

/**
 * What is wrong with a text that a model wrote, in words it can mend it by; '' where nothing is. `plan`: the text tells what
 * to do, and may name how many to ask or count.
 */
export function faultIn(text: string, { figures, sums, passages, told, named }: Marks): string {
  for (const [, mark = ''] of text.matchAll(MARK)) {
    const known =
      mark.startsWith('n:') ||
      figures.some(({ id }) => id === mark) ||
      sums.some(({ id }) => id === mark) ||
      passages.includes(mark);
    if (!known) return `{${mark}} names nothing`;
  }
  const doubled = figures.find(
    ({ id, words }) =>
      /^(?:an?|the)\b/i.test(words) && new RegExp(`\\b(?:an?|the|each|every)\\s+\\{${id}\\}`, 'i').test(text),
  );
  if (doubled) return `has an article before {${doubled.id}}, which reads “${doubled.words}”`;
  const rest = text.replace(MARK, ' ');
  if (/[{}]/.test(rest)) return 'holds braces that are no mark';
  const digits = DIGITS.exec(rest.replace(IN_A_NAME, ' '))?.[0] ?? '';
  if (digits !== '')
    return `holds the digits “${digits}”, which are no mark, and which no quote named in its sentence gives with that unit`;
  const number = numberInWords(rest, told);
  if (number !== '') return `gives a number in words that is not the founder’s: “${number}”`;
  const name = unsupportedName(rest, `${told}\n${named}`);
  if (name !== '')
    return `names “${name}”, which neither the founder nor a quote names: say what kind of office, firm or person, and only as something to ask`;
  if (MARKUP.test(rest)) return 'holds markup or an address';
  const [proud = ''] = PROUD.exec(rest.replace(TO_SAY, ' ')) ?? PROMISES.exec(stated(rest)) ?? [];
  if (proud !== '' && !`${told}\n${named}`.toLowerCase().includes(proud.toLowerCase()))
    return `claims more than a desk can know: “${proud}”`;
  return '';
}

/** Digits that are the founder's own figure, or a small number of a plan, as the marks they should have been. */
export function withMarks(text: string, figures: Marks['figures'], isPlan: boolean): string {
  const own = [...figures].sort((a, b) => b.words.length - a.words.length).filter(({ words }) => /\d/.test(words));
  const theirs = own.reduce(
    (marked, { id, words }) => outsideMarks(marked, (part) => part.replace(wholeWords(words), `{${id}}`)),
    text,
  );
  return isPlan ? outsideMarks(theirs, (part) => part.replace(PLAN_NUMBER, '{n:$1}')) : theirs;
}

const PLAN_NUMBER = /(?<![\p{L}\p{N}:{]|\p{N}[.,])(\d{1,3})(?!\p{N}|[.,:]\p{N}|[}%]|\p{L})/gu;

/** '11' is neither in '{n:11}', which is a mark already, nor in '110', '1.11' or '11%'. */
const outsideMarks = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith('{') ? part : change(part)))
    .join('');

/** No part of a longer number, nor of one with another unit. */
function wholeWords(words: string): RegExp {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\p{N}/u.test(words) ? '(?<![\\p{Script=Latin}\\p{N}]|\\p{N}[.,])' : '';
  const after = /\p{N}$/u.test(words) ? '(?![\\p{L}\\p{N}%]|[.,]\\p{N})' : '';
  return new RegExp(`${before}${literal}${after}`, 'gu');
}

/** 'Loads sold early arrive whole' after 'Not the cause if'. */
export const lower = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** What a sentence, or a text behind its label ('*Method:* '), begins after. */
const BEGINS = /(?:^|\n|[.!?][”’)]?\s|:?\*{1,2}\s)$/;

/** A founder's words for a number where they stand: “Quatre revendeurs” keeps its capital only where a sentence begins. */
function inPlace(words: string, before: string): string {
  if (/\p{N}/u.test(words)) return words;
  return BEGINS.test(before) ? capital(words) : lower(words);
}

const withFigures = (text: string, figures: Marks['figures'], as: (words: string) => string): string =>
  text.replace(/\{(f\d+)\}/g, (_, id: string, at: number) =>
    as(inPlace(quotable(figures.find((one) => one.id === id)?.words ?? ''), text.slice(0, at))),
  );

/** A text that cites nothing, such as a title: numbers in their words, and no mark left. */
export const plainly = (text: string, figures: Marks['figures']): string =>
  withFigures(text, figures, (words) => words)
    .replace(/\{n:(\d{1,7}(?:\.\d{1,2})?)\}/g, '$1')
    .replace(/ ?\{[ps]\d+\}/g, '')
    .trim();

/** The marks as the tokens that the renderer knows. */
export function tokensOf(text: string, { figures }: Pick<Marks, 'figures'>): string {
  const close = text.replace(/(?<=\{\w+\})\s+(?=[.,](?:\s|$))/g, '');
  return withFigures(close, figures, (words) => `{{q:${words}}}`)
    .replace(/\s?\{(p\d+)\}/g, ' {{passcite:$1}}')
    .replace(/\{(s\d+)\}/g, '{{calc:$1:base}} {{cite:$1}}')
    .replace(/\{(n:\d{1,7}(?:\.\d{1,2})?)\}(?!\})/g, '{{$1}}')
    .trim();
}

/** Ids of the passages that a text names. */
export const passagesNamed = (text: string): string[] => [...text.matchAll(/\{(p\d+)\}/g)].map(([, id = '']) => id);
