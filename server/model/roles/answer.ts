import * as v from 'valibot';
import { LANGUAGES } from '../../../content/schema/language.ts';
import { unsupportedName } from '../../../src/engine/case/names.ts';
import { sharesInWords } from '../../../src/engine/case/number-values.ts';
import { numberInWords } from '../../../src/engine/case/number-words.ts';
import { languageOf } from '../../../src/engine/reading/language.ts';
import type { Role } from '../ask.ts';

export const AnswerAnswer = v.object({
  /** '' where the parts do not answer it. */
  answer: v.pipe(v.string(), v.trim(), v.maxLength(1_500)),
  parts: v.pipe(v.array(v.string()), v.maxLength(4)),
});
export type AnswerAnswer = v.InferOutput<typeof AnswerAnswer>;

export interface ToAnswer {
  readonly question: string;
  /** The question before it; '' where there is none. */
  readonly before: string;
  readonly parts: readonly { readonly id: string; readonly content: string }[];
}

const plain = (id: string): string => id.toLowerCase().replace(/[^a-z\d]/g, '');
/** The id that was meant: 'chunk23' is chunk-23. */
export const meantPart = (id: string, parts: ToAnswer['parts']): string | undefined =>
  parts.find((part) => plain(part.id) === plain(id))?.id;

/** Shares that no part tells, in the language of the answer or of the parts. */
function unsupportedShareIn(answer: string, told: string): boolean {
  const known = LANGUAGES.flatMap((language) => sharesInWords(told, language));
  return sharesInWords(answer, languageOf(answer).language).some((share) => !known.includes(share));
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

export const ANSWER: Role<ToAnswer, AnswerAnswer> = {
  name: 'answer',
  version: 1,
  maxTokens: 900,
  isEnding: true,
  schema: AnswerAnswer,
  rest: { answer: '', parts: [] },
  check({ answer, parts }, given) {
    const told = given.parts.map(({ content }) => content).join('\n');
    const asked = [told, given.question, given.before].join('\n');
    const known = new Set(numbersIn(told));
    const isEnglish = languageOf(answer).language === 'en';
    const alone = answer.replace(/\s*\[\d+\]/g, '');
    return [
      ...(numberInWords(answer, told) === '' && !unsupportedShareIn(answer, told)
        ? []
        : ['a number in words is in none of the parts']),
      ...(unsupportedName(alone, asked, { short: !isEnglish }) === ''
        ? []
        : ['names somebody or something that no part names']),
      ...(numbersIn(answer).every((n) => known.has(n)) ? [] : ['a number is in none of the parts']),
      ...(parts.every((id) => meantPart(id, given.parts) !== undefined) ? [] : ['parts: an id that was not given']),
      ...(/https?:|www\.|<|\]\(/i.test(answer) ? ['holds an address or markup'] : []),
      ...(answer !== '' && parts.length === 0 ? ['names no part'] : []),
    ];
  },
  system: [
    'You answer a founder’s question from parts of a market report, in at most six plain sentences, in the language of the question.',
    'Use only what the parts say. Keep each [n] behind the figure it stands behind. Write no number that the parts do not hold. Name in `parts` the ids you used.',
    'Where the parts do not answer the question, the answer is an empty text and `parts` is empty.',
  ].join('\n'),
};
