import * as v from 'valibot';
import { call, inData } from './call.ts';
import { Id, requiredText, Timestamp } from './primitives.ts';

export const CreditType = v.picklist(['market_validation', 'problem_generator']);
export type CreditType = v.InferOutput<typeof CreditType>;

export const CreditStatus = v.object({
  used: v.number(),
  total: v.number(),
  available: v.number(),
  canGenerate: v.boolean(),
  resetDate: v.nullable(Timestamp),
  isExempt: v.boolean(),
});
export type CreditStatus = v.InferOutput<typeof CreditStatus>;

export const creditStatus = call({
  method: 'GET',
  path: '/api/credits/status',
  answer: inData(CreditStatus),
});

export const explorerCreditStatus = call({
  method: 'GET',
  path: '/api/credits/problem-generator/status',
  answer: inData(CreditStatus),
});

export const CreditRequest = v.object({
  success: v.boolean(),
  request_id: Id,
  waiting_period_seconds: v.number(),
  message: v.string(),
});
export type CreditRequest = v.InferOutput<typeof CreditRequest>;

export const checkCreditRequest = call({
  method: 'GET',
  path: '/api/credit-requests/check/:userId',
  query: v.object({ credit_type: CreditType }),
  answer: inData(
    v.object({
      hasRequestedThisWeek: v.boolean(),
      existingRequest: v.nullable(CreditRequest),
      /** Until when this says something: weeks begin on the day that the server says. */
      weekEnds: v.optional(Timestamp),
    }),
  ),
});

export const requestCredits = call({
  method: 'POST',
  path: '/api/credit-requests',
  body: v.object({
    credits_requested: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
    reason: requiredText(500),
    credit_type: CreditType,
  }),
  answer: inData(CreditRequest),
});
