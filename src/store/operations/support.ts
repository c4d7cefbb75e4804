import * as v from 'valibot';
import { requestSupport } from '../../contract/support.ts';
import { defineOperation, NOTHING, request } from './define.ts';
import { lines } from './words.ts';

const Text = v.optional(v.string());

export const support = defineOperation({
  type: 'support',
  label: 'Request for help',
  payload: v.object({
    fullName: v.string(),
    phoneNumber: Text,
    possibleEmail: Text,
    lastLoginApprox: Text,
    additionalInfo: Text,
  }),
  lane: (_, opId) => `support:${opId}`,
  send: ({ opId, payload }) => request({ call: requestSupport, body: payload, opId }, () => NOTHING),
  words: ({ fullName, phoneNumber, possibleEmail, lastLoginApprox, additionalInfo }) =>
    lines(fullName, phoneNumber, possibleEmail, lastLoginApprox, additionalInfo),
  edit: (payload) => ({ to: '/help/account-recovery', draft: 'support', text: JSON.stringify(payload) }),
});
