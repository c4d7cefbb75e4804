import * as v from 'valibot';
import { contactUs } from '../../contract/support.ts';
import { defineOperation, NOTHING, request } from './define.ts';
import { lines } from './words.ts';

export const contact = defineOperation({
  type: 'contact',
  label: 'Message to us',
  payload: v.object({
    name: v.string(),
    email: v.string(),
    organisation: v.optional(v.string()),
    message: v.string(),
  }),
  lane: (_, opId) => `support:${opId}`,
  send: ({ opId, payload }) => request({ call: contactUs, body: payload, opId }, () => NOTHING),
  words: ({ name, email, organisation, message }) => lines(name, email, organisation, message),
  edit: (payload) => ({ to: '/contact', draft: 'contact', text: JSON.stringify(payload) }),
});
