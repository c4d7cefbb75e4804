import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { answerQuestions } from '../../contract/research.ts';
import { answersKey } from '../../domain/job-rules.ts';
import { defineOperation, request } from './define.ts';
import { lines } from './words.ts';

export const answers = defineOperation({
  type: 'answers',
  label: 'Your answers',
  payload: v.object({
    jobId: Id,
    answers: v.record(v.string(), v.string()),
    /** The questions these answer, so that the same set is not asked twice (see `questionsKey`). */
    asked: v.string(),
    /** Absent on what was written before sets had names. */
    set: v.optional(v.string()),
  }),
  lane: ({ jobId }) => `job:${jobId}`,
  send: ({ opId, payload: { jobId, answers, asked, set } }) =>
    request(
      { call: answerQuestions, params: { sessionId: jobId }, body: { answers, ...(set && { set }) }, opId },
      // 'accepted: false' is a set already answered: nothing is left to do either way.
      () => ({ kind: 'answered', jobId, asked }),
    ),
  words: ({ answers }) => lines(...Object.values(answers)),
  // The questions are asked anew.
  edit: ({ jobId }) => ({ to: '/market-validation', draft: answersKey(jobId), text: '' }),
});
