import * as v from 'valibot';
import { requestCredits } from '../../contract/credits.ts';
import { defineOperation, request } from './define.ts';

export const creditRequest = defineOperation({
  type: 'credit_request',
  label: 'Request for credits',
  payload: v.object({
    creditType: v.picklist(['market_validation', 'problem_generator']),
    credits: v.number(),
    reason: v.string(),
  }),
  lane: ({ creditType }) => `credits:${creditType}`,
  send({ opId, payload: { creditType, credits, reason } }) {
    const body = { credits_requested: credits, reason, credit_type: creditType };
    return request({ call: requestCredits, body, opId }, ({ data }) => ({
      kind: 'requested',
      type: creditType,
      request: data,
    }));
  },
  settledBy: ({ code }, { creditType }) =>
    code === 'already_requested' ? { kind: 'requested', type: creditType, request: null } : null,
  words: ({ reason }) => reason,
});
