import type { Language } from '../../content/schema/language.ts';
import { titledPlaybook } from './knowledge/playbooks.ts';
import type { Library } from './library.ts';
import { languageOf } from './reading/language.ts';
import { readFounder } from './reading/read.ts';
import type { Asked } from './reading/slots.ts';
import type { Answered, KitReading, Reading } from './reading/types.ts';
import { cleanNote } from './reading-of-report.ts';
import { harmIn } from './refusal/harm.ts';
import { refuseElsewhere, refuseHarm } from './refusal/in-words.ts';
import { hasWords } from './refusal/other-texts.ts';
import { cleanText } from './text/clean.ts';
import type { ResearchInput, StepResult } from './types.ts';

/** What the domain step leaves behind for the others. */
export type DomainOutput = { readonly reading: Reading } | { readonly kit: KitReading };

/** The language whose library the domain step needs. */
export const languageNeeded = ({ query }: Pick<ResearchInput, 'query'>): Language =>
  languageOf(cleanText(query)).language;

/** The reading with each answer under the question that it was given to. */
function asAsked<R extends { readonly answers: readonly Answered[] }>(reading: R, asked: Asked = {}): R {
  const words = new Map(Object.entries(asked));
  return {
    ...reading,
    answers: reading.answers.map((one) => ({ ...one, question: words.get(one.slot) ?? one.question })),
  };
}

/** Step 1: the reading, the next set of questions, or a refusal in plain words. */
export function runDomain(input: ResearchInput, library: Library): StepResult {
  const text = cleanText(input.query);
  if (!hasWords(text)) return { kind: 'refuse', reason: library.asking.empty };
  // What is handed over from the Explorer is our own text: nobody proposes anything in it.
  const harm = titledPlaybook(text) ? null : harmIn(text);
  if (harm !== null) return { kind: 'refuse', reason: refuseHarm(harm, library.asking) };
  const result = readFounder(text, input.answers ?? {}, library, (input.found ?? []).map(cleanNote));
  switch (result.kind) {
    case 'unreadable':
      return { kind: 'refuse', reason: library.asking.unreadable };
    case 'elsewhere':
      return { kind: 'refuse', reason: refuseElsewhere(result.place, library.asking) };
    case 'ask':
      return { kind: 'ask', output: null, questions: result.questions };
    case 'playbook':
      return { kind: 'done', output: { reading: asAsked(result.reading, input.asked) } satisfies DomainOutput };
    case 'kit':
      return { kind: 'done', output: { kit: asAsked(result.reading, input.asked) } satisfies DomainOutput };
  }
}
