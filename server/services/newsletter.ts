import { newsletterSubscribers } from '../db/schema/inbox.ts';
import { AppError } from '../errors.ts';
import type { StoreDeps, Tx } from './deps.ts';

/** Puts an address on the list, within `tx`. Throws `already_subscribed` for one that is on it. */
export async function subscribe(tx: Tx, { clock }: StoreDeps, wanted: { id: string; email: string }): Promise<string> {
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ ...wanted, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  if (row === undefined) throw new AppError('already_subscribed', 'Already subscribed');
  return 'Successfully subscribed!';
}
