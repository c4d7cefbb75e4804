import { MAX_QUESTIONS } from '../../contract/limits.ts';
import type { Question, QuestionSlot } from '../../contract/research.ts';

/** Answers so far, by what they settle; an empty text means that the question was skipped. */
export type Answers = Readonly<Partial<Record<QuestionSlot, string>>>;

/** Questions as they were asked, word for word, by what they settle. */
export type Asked = Readonly<Partial<Record<QuestionSlot, string>>>;

export interface Open {
  readonly slot: QuestionSlot;
  readonly text: string;
  readonly why: string;
  readonly choices: readonly string[];
  /** Our best reading: a tap accepts it. */
  readonly prefill?: string;
}

/** The next set: what is open, most consequential first, within the five that a job may ask in all. */
export function questionSet(open: readonly Open[], answers: Answers, skip: string): Question[] {
  // What was seen is followed by what it comes to, which decides the verdict: its place is kept.
  const asksSeen = open.some(({ slot }) => slot === 'seen') && answers.seen === undefined;
  const room = MAX_QUESTIONS - Object.keys(answers).length - (asksSeen ? 1 : 0);
  return open
    .filter(({ slot }) => answers[slot] === undefined)
    .slice(0, Math.max(0, room))
    .map(({ slot, text, why, choices, prefill }, index) => ({
      id: `question_${index + 1}`,
      slot,
      text,
      why,
      choices: [...choices],
      skip,
      ...(prefill !== undefined && { prefill }),
    }));
}
