import type { ChatReply } from '../contract/chat.ts';
import type { AccountDb } from './account-db.ts';
import { readEntry } from './entry.ts';

/**
 * What this device answered stands beside its question, so that it goes with it: when the server has answered, or when the
 * question is taken back. Nothing happens where that is so already.
 */
export function keepReply(db: AccountDb, opId: string, here: ChatReply): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    const reading = readEntry(await db.outbox.get(opId));
    if (reading.kind !== 'entry' || reading.entry.type !== 'chat') return;
    await db.outbox.update(opId, { payload: { ...reading.entry.payload, here } });
  });
}
