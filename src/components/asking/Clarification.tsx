import { useEffect } from 'react';
import { MAX_QUESTIONS } from '../../contract/limits.ts';
import { questionSetOf } from '../../contract/question-set.ts';
import { answersKey } from '../../domain/job-rules.ts';
import type { JobView } from '../../domain/working-copy.ts';
import { hasModel } from '../../hooks/server-model.ts';
import { useTypedText } from '../../hooks/typed-text.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { Talk } from './Talk.tsx';
import { useAsking } from './use-asking.ts';

/** Answers given so far to this very set, kept on the device so that a reload asks nothing twice. */
function parseAnswers(text: string, set: string): readonly string[] {
  if (text === '') return [];
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('set' in kept) || kept.set !== set) return [];
    const answers: unknown = 'answers' in kept ? kept.answers : [];
    return Array.isArray(answers) && answers.every((a) => typeof a === 'string') ? answers : [];
  } catch {
    // A half-written draft holds nothing that can be read: the questions are asked again.
    return [];
  }
}

interface ClarificationProps {
  /** What the conversation is called. */
  label?: 'talk' | 'draftTalk';
  /** What was answered to earlier sets. */
  earlier?: readonly string[];
  job: Pick<JobView, 'job_id' | 'query' | 'questions' | 'answered' | 'language'>;
  onDone: (answers: Record<string, string>) => void;
}

/** The questions one at a time (spec 2 §4); the last answer sends them all. */
export function Clarification({ label = 'talk', earlier = [], job, onDone }: ClarificationProps) {
  const { texts, frame } = useAsking(job.language);
  const [draft, setDraft] = useTypedText(answersKey(job.job_id));
  const set = questionSetOf(job.questions);
  const answers = parseAnswers(draft, set);
  const question = job.questions[answers.length];
  const complete = job.questions.length > 0 && question === undefined;

  // Counted over the whole job: what was answered in an earlier set is not asked anew. How many sets will come nobody knows yet.
  const heading = (index: number): string => texts.asking(job.answered + index + 1, MAX_QUESTIONS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once, when the last answer is there.
  useEffect(() => {
    if (!complete) return;
    onDone(Object.fromEntries(job.questions.map((asked, index) => [asked.id, answers[index] ?? ''])));
  }, [complete]);

  return (
    <>
      <Talk
        label={texts[label]}
        frame={frame}
        messages={[
          { id: 'problem', mine: true, text: job.query },
          ...earlier.map((text, at) => ({ id: `earlier-${at}`, mine: true, text })),
          // A model writes the report itself in their language.
          ...(job.language === 'en' || hasModel(document)
            ? []
            : [{ id: 'language', mine: false, text: texts.languages }]),
          ...job.questions.slice(0, answers.length + 1).flatMap((asked, index) => {
            const answer = answers[index];
            const ask = {
              id: asked.id,
              mine: false,
              heading: heading(index),
              text: asked.text,
              note: asked.why,
              lang: job.language,
            };
            if (answer === undefined) return [ask];
            return [
              ask,
              { id: `${asked.id}-answer`, mine: true, text: answer === '' ? texts.skipped(asked.skip) : answer },
            ];
          }),
          ...(complete ? [{ id: 'thanks', mine: false, text: texts.thanks }] : []),
        ]}
      />
      <div {...frame} className="dock">
        {question && (
          <QuestionBox
            key={question.id}
            question={question}
            lang={job.language}
            onAnswer={(answer) => setDraft(JSON.stringify({ set, answers: [...answers, answer] }))}
          />
        )}
      </div>
    </>
  );
}
