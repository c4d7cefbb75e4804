import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { QuestionSlot, startResearch } from '../../contract/research.ts';
import { defineOperation, request } from './define.ts';

/** A job is named by the operation that starts it. */
export const research = defineOperation({
  type: 'research',
  label: 'Research',
  payload: v.object({
    query: v.string(),
    remakes: v.optional(Id),
    answers: v.optional(v.record(QuestionSlot, v.string())),
  }),
  lane: (_, opId) => `job:${opId}`,
  send: ({ opId, createdAt, payload }) =>
    request({ call: startResearch, body: payload, opId }, ({ data }) => ({
      kind: 'started',
      jobId: data.job_id,
      query: payload.query,
      createdAt,
    })),
  words: ({ query }) => query,
  edit: ({ query }) => ({ to: '/market-validation', draft: 'problem', text: query }),
});
