import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { ANSWER_EVENTS_PATH, type AnswerSoFar } from '../../src/contract/chat.ts';
import { Id } from '../../src/contract/primitives.ts';
import { notFound } from '../errors.ts';
import type { AnswersUnderWay } from '../services/answers-under-way.ts';
import { ANSWER_MS } from './advice.ts';
import type { Api } from './register.ts';

export interface AnswerEventDeps {
  readonly answers: AnswersUnderWay;
  /** Aborted when the server closes: a stream would keep it open. */
  readonly closing: AbortSignal;
}

/**
 * Server-sent events `answer` while an answer is written. The stream may be opened before its question is asked; it ends with
 * the answer, or when one would have been given up.
 */
export function answerEventRoutes(api: Api, { answers, closing }: AnswerEventDeps): void {
  api.get(ANSWER_EVENTS_PATH, (c) => {
    const id = v.safeParse(Id, c.req.param('id'));
    if (!id.success) throw notFound();
    const { userId } = c.get('identity');
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      const ended = AbortSignal.any([left.signal, closing, AbortSignal.timeout(ANSWER_MS)]);
      await new Promise<void>((resolve) => {
        ended.addEventListener('abort', () => resolve(), { once: true });
        const unfollow = answers.follow(userId, id.output, (text) => {
          if (text === null) resolve();
          else void stream.writeSSE({ event: 'answer', data: JSON.stringify({ text } satisfies AnswerSoFar) });
        });
        ended.addEventListener('abort', unfollow, { once: true });
      });
    });
  });
}
