import * as v from 'valibot';
import { refineIdea } from '../../contract/refiner.ts';
import { defineOperation, request } from './define.ts';

/** A session of the Refiner is named by the operation that starts it. */
export const refine = defineOperation({
  type: 'refine',
  label: 'Idea to refine',
  payload: v.object({ idea: v.string() }),
  lane: (_, opId) => `refiner:${opId}`,
  send: ({ opId, userId, createdAt, payload: { idea } }) =>
    request({ call: refineIdea, body: { raw_idea: idea, user_id: userId }, opId }, (refined) => ({
      kind: 'refined',
      idea,
      refined,
      askedAt: createdAt,
    })),
  words: ({ idea }) => idea,
  edit: ({ idea }) => ({ to: '/prefine', draft: 'idea', text: idea }),
});
