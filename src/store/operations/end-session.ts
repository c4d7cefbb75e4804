import * as v from 'valibot';
import { endSession as call } from '../../contract/session-end.ts';
import { defineOperation, NOTHING, request } from './define.ts';

/** Signing out without the network: the server is told when it can be. */
export const endSession = defineOperation({
  type: 'end_session',
  label: 'Signed out',
  payload: v.object({ handle: v.string() }),
  lane: (_, opId) => `session:${opId}`,
  send: ({ opId, payload }) => request({ call, body: payload, opId }, () => NOTHING),
  words: () => 'The server is told that you signed out.',
});
