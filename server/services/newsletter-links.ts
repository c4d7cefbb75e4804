import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { Id } from '../../src/contract/primitives.ts';

export type NewsletterAction = 'confirm' | 'unsubscribe';

/** What a link of the newsletter carries. */
interface Ticket {
  readonly id: string;
  /** When the person asked, in milliseconds: a link of an earlier time confirms nothing. */
  readonly asked: number;
}

const Parts = v.strictTuple([Id, v.pipe(v.string(), v.regex(/^[0-9a-z]{1,12}$/)), v.string()]);

const signature = (secret: Buffer, action: NewsletterAction, id: string, asked: string) =>
  createHmac('sha256', secret).update(`${action}:${id}:${asked}`).digest('base64url');

/** Signed rather than stored: a link to unsubscribe has to work years later. It can be made by nobody else. */
export function newsletterTicket(secret: Buffer, action: NewsletterAction, { id, asked }: Ticket): string {
  const when = asked.toString(36);
  return `${id}.${when}.${signature(secret, action, id, when)}`;
}

/** Null for one that is not ours, or is for something else. */
export function readTicket(secret: Buffer, action: NewsletterAction, ticket: string): Ticket | null {
  const parts = v.safeParse(Parts, ticket.split('.'));
  if (!parts.success) return null;
  const [id, when, given] = parts.output;
  const [left, right] = [Buffer.from(given), Buffer.from(signature(secret, action, id, when))];
  if (left.length !== right.length || !timingSafeEqual(left, right)) return null;
  return { id, asked: Number.parseInt(when, 36) };
}
