import type { AnswerStream } from '../domain/transport.ts';
import { type Cell, cell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';

export interface AnswerSoFar {
  /** '' until something has come. */
  readonly text: Cell<string>;
  end(): void;
}

/** What has come of an answer that a language model is writing. Where nothing can be heard, the whole answer comes as always. */
export function followAnswer(
  { answerEvents, log }: { readonly answerEvents: AnswerStream; readonly log: Log },
  questionId: string,
): AnswerSoFar {
  const text = cell('');
  const left = new AbortController();
  answerEvents(questionId, left.signal, text.set).catch((cause: unknown) => {
    if (!left.signal.aborted) log.warn('answer not followed', { cause });
  });
  return { text, end: () => left.abort() };
}
