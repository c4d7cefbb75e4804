import * as v from 'valibot';
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

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

export const ANSWER: Role<ToAnswer, AnswerAnswer> = {
  name: 'answer',
  version: 1,
  maxTokens: 900,
  isEnding: true,
  schema: AnswerAnswer,
  check({ answer, parts }, given) {
    const known = new Set(numbersIn(given.parts.map(({ content }) => content).join('\n')));
    return [
      ...(numbersIn(answer).every((n) => known.has(n)) ? [] : ['a number is in none of the parts']),
      ...(parts.every((id) => given.parts.some((part) => part.id === id)) ? [] : ['parts: an id that was not given']),
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
