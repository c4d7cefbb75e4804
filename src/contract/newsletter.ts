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

/** 409 with `already_subscribed` means the address is on the list, which `error` says in words. */
export const subscribe = call({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  body: v.object({ email: NewsletterEmail }),
  answer: v.object({ message: v.string() }),
  open: true,
});
