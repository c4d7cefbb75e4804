import type { Subscription } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { sendingView } from './outbox.ts';

/** How an address that was given for the newsletter stands: on its way, or what the server said of it. */
export function subscriptionView(db: AccountDb, opId: string, email: string): Promise<Subscription> {
  return db.transaction('r', [db.outbox, db.meta], async () => {
    const sending = await sendingView(db, opId);
    if (sending.state !== 'gone') return sending;
    const said = await db.meta.get('newsletter');
    if (said?.key !== 'newsletter' || said.email !== email) return sending;
    return { state: 'answered', already: said.already, letter: said.letter ?? null };
  });
}
