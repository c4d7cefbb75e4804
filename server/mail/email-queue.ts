import type { Sql } from '../db/database.ts';
import type { Email } from './email.ts';

/** Every kind of letter there is. A name is never reused: orders outlive versions. */
export type MailKind =
  | 'recovery'
  | 'signup'
  | 'already_registered'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'newsletter'
  | 'reply';

export interface MailOrder {
  readonly kind: MailKind;
  readonly email: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Orders a letter as a part of `tx`: it will be written and sent if and only if the transaction commits. */
export type EmailQueue = (tx: Sql, order: MailOrder) => Promise<void>;

/**
 * Writes the letter an order is for, at the moment it leaves. Null when there is none to be written: nobody has that
 * address, or what it was about is over. It may be asked again for the same order, when carrying it away failed.
 */
export type WriteEmail = (order: MailOrder) => Promise<Email | null>;
