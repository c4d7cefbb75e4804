import { readAnswers } from './answers.ts';
import { type AskedQuestion, openQuestions } from './questions.ts';
import { harmIn } from './refusal/harm.ts';
import { hasWords, REFUSE_EMPTY, refuseElsewhere } from './refusal/other-texts.ts';
import { cleanText } from './text/clean.ts';
import type { ResearchInput, StepResult } from './types.ts';
import { understand } from './understand/anchor.ts';

import type { Anchor } from './understand/types.ts';

/** What the domain step leaves behind for the others. */
export interface DomainOutput {
  readonly anchor: Anchor;
}

const withoutTarget = ({ id, text, why, choices, skip }: AskedQuestion) => ({
  id,
  text,
  why,
  choices: [...choices],
  skip,
});

/** Step 1: the anchor, the questions that would change the result, or a refusal in plain words. */
export function runDomain(input: ResearchInput): StepResult {
  const text = cleanText(input.query);
  if (!hasWords(text)) return { kind: 'refuse', reason: REFUSE_EMPTY };
  const harm = harmIn(text);
  if (harm !== null) return { kind: 'refuse', reason: harm };
  const first = understand(input.query);
  if (first.anchor.countries.length === 0 && first.places.elsewhere)
    return { kind: 'refuse', reason: refuseElsewhere(first.places.elsewhere) };
  const asked = openQuestions(first);
  if (asked.length > 0 && input.answers === null) {
    return {
      kind: 'ask',
      output: { anchor: first.anchor } satisfies DomainOutput,
      questions: asked.map(withoutTarget),
    };
  }
  const { settled, elsewhere } = readAnswers(first, asked, input.answers ?? {});
  if (elsewhere) return { kind: 'refuse', reason: refuseElsewhere(elsewhere) };
  const { anchor } = understand(input.query, settled);
  const saysNothing =
    anchor.who.state === 'assumed' &&
    anchor.good.state === 'assumed' &&
    anchor.painState !== 'answered' &&
    anchor.quote === '' &&
    first.ranked[0]?.score === 0;
  if (saysNothing) return { kind: 'refuse', reason: REFUSE_EMPTY };
  return { kind: 'done', output: { anchor } satisfies DomainOutput };
}
