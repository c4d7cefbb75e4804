import { type InboxKind, inboxMessages } from '../db/schema/inbox.ts';
import type { StoreDeps, Tx } from './deps.ts';

interface Letter {
  readonly id: string;
  readonly kind: InboxKind;
  readonly userId: string | null;
  readonly content: Record<string, unknown>;
  readonly rating?: number | null;
}

/** Keeps what somebody wrote for those who answer it, within `tx`. */
export async function receive(tx: Tx, { clock }: StoreDeps, letter: Letter): Promise<string> {
  await tx.insert(inboxMessages).values({ rating: null, ...letter, createdAt: clock.now() });
  return letter.id;
}
