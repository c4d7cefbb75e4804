import type { IdeaKind } from '../../../content/schema/ideas.ts';
import type { FoundNote, Outcome } from '../../contract/found.ts';
import type { QuestionSlot } from '../../contract/research.ts';
import type { Library } from '../library.ts';
import { fold, quotable } from '../text/clean.ts';
import { outcomeIn } from './decisive.ts';
import { ideaKind } from './idea.ts';
import { isSkipped } from './questions.ts';
import type { Answers, Asked } from './slots.ts';
import type { Answered } from './types.ts';

/** What they tapped that it comes to; null where it was not asked, or skipped. */
export function outcomeOf(answers: Answers, { asking: { outcomes, outcomes_were: were } }: Library): Outcome | null {
  const tapped = fold((answers.outcome ?? '').trim());
  const names = (key: Outcome) => [outcomes[key], ...(key in were ? were[key as keyof typeof were] : [])];
  return (Object.keys(outcomes) as Outcome[]).find((key) => names(key).some((name) => fold(name) === tapped)) ?? null;
}

/** What was tapped last, unless a later note tells of more: a talk or a remark leaves it as it is. */
export const newestOutcome = (found: readonly FoundNote[], tapped: Outcome | null): Outcome | null =>
  found.reduce<Outcome | null>((last, { text, outcome }) => {
    if (outcome) return outcome;
    const read = outcomeIn(text);
    return read === 'nothing' || read === 'open' ? last : last && read;
  }, tapped);

/**
 * The answers as a report shows them, each under the question in the words in which it was `asked`; under ours where they were not
 * kept. `numberAsked`: our question for the number, '' where none is asked.
 */
export function answered(answers: Answers, library: Library, numberAsked: string, asked: Asked = {}): Answered[] {
  const { asking: texts, frame, ideas } = library;
  const TEXT: Readonly<Record<QuestionSlot, string>> = {
    nearest: texts.nearest,
    cause: texts.cause,
    kind: frame.which_kind,
    where: texts.where,
    who: texts.who,
    payer: texts.payer,
    seen: texts.seen,
    outcome: texts.outcome,
    number: numberAsked,
    more: texts.number_why,
    idea: ideas.question,
  };
  return (Object.keys(answers) as QuestionSlot[]).map((slot) => {
    const answer = quotable(answers[slot] ?? '');
    return { slot, question: asked[slot] ?? TEXT[slot], answer, skipped: isSkipped(answer) };
  });
}

/** The kind of idea that was tapped, of those that have a test. */
export const testedKind = (answers: Answers, library: Library): IdeaKind | null => {
  const kind = ideaKind(answers, library);
  return kind === 'none' ? null : kind;
};
