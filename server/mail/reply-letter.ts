import * as v from 'valibot';
import { type Email, writeEmail } from './email.ts';
import type { MailOrder } from './email-queue.ts';

/** What is remembered of an answer until it leaves: the only letter whose words are kept, for an administrator wrote them. */
const Reply = v.object({ subject: v.string(), lines: v.array(v.string()) });
export type Reply = v.InferOutput<typeof Reply>;

/** The answer of somebody of the team to what a person asked. */
export function replyLetter({ email, details }: MailOrder): Email {
  const { subject, lines } = v.parse(Reply, details);
  return writeEmail({ to: email, subject, lines, after: [] });
}
