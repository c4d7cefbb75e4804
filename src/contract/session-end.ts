import * as v from 'valibot';
import { call } from './call.ts';

/** What is kept of a session that was left: SHA-256 of its refresh token, base64url. It opens nothing; it can end that session. */
export const SessionHandle = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Ends a session by its handle, for somebody who signed out without the network (ACC-1). Says nothing of whether it stood. */
export const endSession = call({
  method: 'POST',
  path: '/api/session/end',
  body: v.object({ handle: SessionHandle }),
  answer: v.object({ success: v.literal(true) }),
  open: true,
});
