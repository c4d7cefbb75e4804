import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { ANSWER_EVENTS_PATH, type AnswerSoFar } from '../../src/contract/chat.ts';
import { Id } from '../../src/contract/primitives.ts';
import { notFound } from '../errors.ts';
import type { AnswersUnderWay } from '../services/answers-under-way.ts';
import type { AnsweringTimes } from './advice.ts';
import type { StreamTimings } from './events.ts';
import type { Api } from './register.ts';

export interface AnswerEventDeps {
  readonly answers: AnswersUnderWay;
  readonly answering: AnsweringTimes;
  readonly stream: Pick<StreamTimings, 'heartbeatMs'>;
  /** Aborted when the server closes: a stream would keep it open. */
  readonly closing: AbortSignal;
}

/**
 * Server-sent events `answer` while an answer is written. The stream may be opened before its question is asked; it ends with
 * the answer, or when one would have been given up.
 */
export function answerEventRoutes(
  api: Api,
  { answers, answering, stream: { heartbeatMs }, closing }: AnswerEventDeps,
): void {
  api.get(ANSWER_EVENTS_PATH, (c) => {
    const id = v.safeParse(Id, c.req.param('id'));
    if (!id.success) throw notFound();
    const { userId } = c.get('identity');
    c.header('x-accel-buffering', 'no');
    let tell: (text: string | null) => void = () => undefined;
    /** What was told before the stream stood. */
    let before: string | null | undefined;
    const unfollow = answers.follow(userId, id.output, (text) => {
      before = text;
      tell(text);
    });
    return streamSSE(c, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      const ended = AbortSignal.any([left.signal, closing, AbortSignal.timeout(answering.limitMs)]);
      // A reader takes a silent stream for a dead one.
      const heart = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs);
      try {
        await new Promise<void>((resolve) => {
          ended.addEventListener('abort', () => resolve(), { once: true });
          tell = (text) => {
            if (text === null) resolve();
            else void stream.writeSSE({ event: 'answer', data: JSON.stringify({ text } satisfies AnswerSoFar) });
          };
          if (before !== undefined) tell(before);
        });
      } finally {
        clearInterval(heart);
        unfollow();
      }
    });
  });
}
