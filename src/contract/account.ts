import * as v from 'valibot';
import { call, inData } from './call.ts';
import { Timestamp } from './primitives.ts';

/** What a person types to show that they mean it. */
export const DELETE_WORD = 'DELETE';

/**
 * Deletes the account and everything of it, for good. Needs the typed word, and the password; somebody without a password
 * gives the code that `reauthenticate` sent by mail, unless they signed in within ten minutes. What is wrong is told beside
 * the field: `password` or `nonce`. An account with a second factor needs a session that has shown it (`permission_denied`).
 */
export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/account',
  body: v.object({
    confirmation: v.literal(DELETE_WORD),
    password: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
    nonce: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: inData(
    v.object({
      deleted: v.literal(true),
      /** Another service keeps the sign-in, and the server may not take it away there. */
      sign_in_kept: v.optional(v.boolean(), false),
    }),
  ),
});

/** Everything the server keeps of the account, for its owner to take away. Tables by name, rows as they are. */
export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  answer: inData(
    v.object({
      exported_at: Timestamp,
      account: v.record(v.string(), v.unknown()),
      tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
    }),
  ),
  timeoutMs: 60_000,
});

/**
 * After a sign-in that failed: whether the address belongs to an account that has no password, only a provider (spec 1
 * §2.11). `null` for everybody else, known or not. Answered at a strict rate.
 */
export const accountProvider = call({
  method: 'POST',
  path: '/api/account/provider',
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)) }),
  answer: inData(v.object({ provider: v.nullable(v.string()) })),
  open: true,
});
