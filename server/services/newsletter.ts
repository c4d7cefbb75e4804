import { and, eq, isNull } from 'drizzle-orm';
import type { NewsletterLetter } from '../../src/contract/newsletter.ts';
import { DAY } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { newsletterSubscribers } from '../db/schema/inbox.ts';
import { countInWindow } from '../db/throttle.ts';
import { AppError } from '../errors.ts';
import { type Email, writeEmail } from '../mail/email.ts';
import type { EmailQueue, MailOrder } from '../mail/email-queue.ts';
import type { StoreDeps, Tx } from './deps.ts';
import { type NewsletterAction, newsletterTicket, readTicket } from './newsletter-links.ts';

/** A link to confirm is good for so long; whoever was asked and did not answer may ask again after a day. */
const CONFIRM_MS = 7 * DAY;
const ASK_AGAIN_MS = DAY;
/** Beside the first: how often a day an address that was not confirmed gets its letter again. */
const LETTERS_AGAIN = 3;

const MESSAGES: Readonly<Record<NewsletterLetter, string>> = {
  sent: 'A letter is on its way to you. You are on the list once you have pressed the button in it.',
  sent_again: 'This address was not confirmed yet: the letter was sent again.',
  waiting: 'This address was not confirmed yet. It has got its letter several times today: please look for it.',
};

export interface NewsletterDeps extends StoreDeps {
  readonly post: EmailQueue;
  readonly origin: string;
  readonly newsletterSecret: Buffer;
}

type Subscriber = typeof newsletterSubscribers.$inferSelect;

const mayAskAgain = (row: Subscriber, now: Date) =>
  row.unsubscribedAt !== null || (row.confirmedAt === null && now.getTime() - row.askedAt.getTime() >= ASK_AGAIN_MS);

/**
 * Puts an address on the list and asks it by mail whether that is wanted, within `tx`. Throws `already_subscribed` for one
 * that is on it; one that left, or did not answer for a day, is asked anew; one that did not answer yet gets its letter again.
 */
export async function subscribe(
  tx: Tx,
  { clock, post }: NewsletterDeps,
  wanted: { id: string; email: string },
): Promise<{ readonly letter: NewsletterLetter; readonly message: string }> {
  const now = clock.now();
  const told = (letter: NewsletterLetter) => ({ letter, message: MESSAGES[letter] });
  const send = () => post(tx, { kind: 'newsletter', email: wanted.email, details: {} });
  const [fresh] = await tx
    .insert(newsletterSubscribers)
    .values({ ...wanted, createdAt: now, askedAt: now })
    .onConflictDoNothing({ target: newsletterSubscribers.email })
    .returning({ id: newsletterSubscribers.id });
  if (fresh === undefined) {
    const [known] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, wanted.email))
      .for('update');
    if (known === undefined) throw new AppError('already_subscribed', 'Already subscribed');
    if (!mayAskAgain(known, now)) {
      if (known.confirmedAt !== null) throw new AppError('already_subscribed', 'Already subscribed');
      const limit = { kind: 'newsletter', name: wanted.email, tries: LETTERS_AGAIN, windowMs: DAY };
      if ((await countInWindow(tx, clock, limit)) !== null) return told('waiting');
      // The same question once more: the link of either letter answers it.
      await send();
      return told('sent_again');
    }
    await tx
      .update(newsletterSubscribers)
      .set({ askedAt: now, confirmedAt: null, unsubscribedAt: null })
      .where(eq(newsletterSubscribers.id, known.id));
  }
  await send();
  return told('sent');
}

/** The letter that asks whether the subscription is wanted. */
export async function newsletterLetter(deps: NewsletterDeps, { email }: MailOrder): Promise<Email | null> {
  const [row] = await deps.database.sql
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  if (row === undefined || row.confirmedAt !== null || row.unsubscribedAt !== null) return null;
  const link = (action: NewsletterAction) =>
    `${deps.origin}/api/newsletter/${action}?ticket=${newsletterTicket(deps.newsletterSecret, action, {
      id: row.id,
      asked: row.askedAt.getTime(),
    })}`;
  const leave = link('unsubscribe');
  return writeEmail({
    to: email,
    subject: 'Confirm your subscription to the Baraza newsletter',
    lines: ['Somebody, we hope you, asked for the Baraza newsletter to be sent to this address.'],
    action: { label: 'Yes, send it to me', url: link('confirm') },
    after: [
      'The link is good for seven days. Without it we send you nothing more.',
      `To leave the list, now or at any time: ${leave}`,
    ],
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

export type LinkOutcome = 'done' | 'expired' | 'not_ours';

/** Confirms by a letter's link: once or again, it is the same. Not after the person left, and not by an older letter. */
export async function confirm(deps: NewsletterDeps, sql: Sql, given: string): Promise<LinkOutcome> {
  const ticket = readTicket(deps.newsletterSecret, 'confirm', given);
  if (ticket === null) return 'not_ours';
  const now = deps.clock.now();
  if (now.getTime() - ticket.asked > CONFIRM_MS) return 'expired';
  const [row] = await sql
    .update(newsletterSubscribers)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(newsletterSubscribers.id, ticket.id),
        eq(newsletterSubscribers.askedAt, new Date(ticket.asked)),
        isNull(newsletterSubscribers.unsubscribedAt),
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  return row === undefined ? 'expired' : 'done';
}

/** Leaves by any letter's link, however old. */
export async function unsubscribe(deps: NewsletterDeps, sql: Sql, given: string): Promise<LinkOutcome> {
  const ticket = readTicket(deps.newsletterSecret, 'unsubscribe', given);
  if (ticket === null) return 'not_ours';
  await sql
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: deps.clock.now() })
    .where(and(eq(newsletterSubscribers.id, ticket.id), isNull(newsletterSubscribers.unsubscribedAt)));
  return 'done';
}
