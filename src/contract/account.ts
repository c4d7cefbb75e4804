import * as v from 'valibot';
import { call, inData } from './call.ts';
import { Id, Timestamp } from './primitives.ts';

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

/** Orders a copy of everything the server keeps of the account; the operation's id is the copy's. */
export const orderExport = call({
  method: 'POST',
  path: '/api/account/export',
  body: v.object({}),
  answer: inData(v.object({ export_id: Id })),
});

/** How far the copy is. `completed`: its file can be fetched, for a day. */
export const exportState = call({
  method: 'GET',
  path: '/api/account/export/:id',
  answer: inData(v.object({ status: v.picklist(['pending', 'running', 'completed', 'failed']) })),
});

/** The copy itself, for its owner to take away: a file, without envelope. Tables by name, rows as they are. */
export const exportFile = call({
  method: 'GET',
  path: '/api/account/export/:id/file',
  answer: v.object({
    exported_at: Timestamp,
    account: v.record(v.string(), v.unknown()),
    tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  }),
  timeoutMs: 120_000,
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
