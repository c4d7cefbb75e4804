import * as v from 'valibot';
import { call } from './call.ts';

/** Trimmed and lower-cased before it is sent (spec 1 §5). */
export const NewsletterEmail = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  v.maxLength(254),
);

/**
 * What became of the letter that asks whether the newsletter is wanted: `sent`; `sent_again` to an address that was never
 * confirmed; `waiting` where it has got enough of them today. Nobody is on the list before it was answered.
 */
export const NewsletterLetter = v.picklist(['sent', 'sent_again', 'waiting']);
export type NewsletterLetter = v.InferOutput<typeof NewsletterLetter>;

/** 409 with `already_subscribed` means the address is on the list, which `error` says in words. */
export const subscribe = call({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  body: v.object({ email: NewsletterEmail }),
  answer: v.object({ message: v.string(), letter: v.optional(NewsletterLetter, 'sent') }),
  open: true,
});
