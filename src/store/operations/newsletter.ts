import * as v from 'valibot';
import { subscribe } from '../../contract/newsletter.ts';
import { defineOperation, request } from './define.ts';

export const newsletter = defineOperation({
  type: 'newsletter',
  label: 'Newsletter',
  payload: v.object({ email: v.string() }),
  lane: ({ email }) => `newsletter:${email}`,
  coalesce: (lane, payload) => lane.into(lane.last('newsletter'), payload),
  send: ({ opId, payload }) =>
    request({ call: subscribe, body: payload, opId }, ({ letter }) => ({
      kind: 'subscribed',
      email: payload.email,
      already: null,
      letter,
    })),
  settledBy: ({ code, message }, { email }) =>
    code === 'already_subscribed' ? { kind: 'subscribed', email, already: message, letter: null } : null,
  words: ({ email }) => email,
  edit: ({ email }) => ({ to: '/', draft: 'newsletter', text: email }),
});
