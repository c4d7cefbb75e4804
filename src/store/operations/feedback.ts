import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { sendFeedback } from '../../contract/support.ts';
import { defineOperation, NOTHING, request } from './define.ts';

export const feedback = defineOperation({
  type: 'feedback',
  label: 'Feedback',
  payload: v.object({
    about: v.picklist(['report', 'refiner']),
    subject_id: v.optional(Id),
    rating: v.optional(v.number()),
    text: v.string(),
  }),
  lane: (_, opId) => `support:${opId}`,
  send: ({ opId, payload }) => request({ call: sendFeedback, body: payload, opId }, () => NOTHING),
  words: ({ text }) => text,
});
