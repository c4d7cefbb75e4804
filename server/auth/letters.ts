import * as v from 'valibot';
import {
  alreadyRegisteredLetter,
  emailChangeLetter,
  inviteLetter,
  magicLinkLetter,
  reauthenticationLetter,
  recoveryLetter,
  signupLetter,
} from '../mail/account-letters.ts';
import type { Email } from '../mail/email.ts';
import type { MailOrder } from '../mail/email-queue.ts';
import type { AuthDeps, Body } from './deps.ts';
import { LetterDetails } from './email-orders.ts';
import { addEmailIdentity, createAccount, isEmailTaken } from './new-account.ts';
import { type Issued, issueToken, type TokenKind } from './one-time.ts';
import { findByEmail, isBanned, type UserRow } from './users.ts';

type AccountMail = Exclude<MailOrder['kind'], 'newsletter' | 'reply'>;
/** Those that open something. */
type OpeningMail = Exclude<AccountMail, 'already_registered'>;

/** Where a letter's link leads: to the check, which leads on to the page. */
export function verifyLink(origin: string, type: string, token: string, redirectTo: string): string {
  const url = new URL('/auth/v1/verify', origin);
  url.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
  return url.href;
}

/** What a kind is called in a link. */
const typeOf = (kind: OpeningMail) => (kind.startsWith('email_change') ? 'email_change' : kind);

/** Whether there is still something for the letter to say. */
function isCurrent(kind: OpeningMail, user: UserRow): boolean {
  if (kind === 'signup' || kind === 'invite') return user.emailConfirmedAt === null;
  if (kind === 'email_change_current') return user.newEmail !== null && user.emailChangeConfirmed !== 'current';
  if (kind === 'email_change_new') return user.newEmail !== null && user.emailChangeConfirmed !== 'new';
  return true;
}

function worded(kind: OpeningMail, user: UserRow, to: string, url: string, { code }: Issued): Email {
  const change = { to, url, from: user.email, wanted: user.newEmail ?? '' };
  switch (kind) {
    case 'recovery':
      return recoveryLetter({ to, url, code });
    case 'signup':
      return signupLetter({ to, url, code });
    case 'magiclink':
      return magicLinkLetter({ to, url, code });
    case 'invite':
      return inviteLetter({ to, url });
    case 'email_change_current':
    case 'email_change_new':
      return emailChangeLetter(change);
    case 'reauthentication':
      return reauthenticationLetter({ to, code });
  }
}

/** Makes the account of somebody who asked for a link without having one; finds it, if they have by now. */
async function admitted(deps: AuthDeps, email: string, metadata: Body): Promise<UserRow | undefined> {
  const newcomer = { email, passwordHash: null, metadata, confirmed: !deps.accounts.confirmEmail };
  try {
    return await deps.database.transaction(async (tx) => {
      const user = await createAccount(tx, deps, newcomer);
      await addEmailIdentity(tx, deps, user, false);
      return user;
    });
  } catch (error) {
    if (isEmailTaken(error)) return findByEmail(deps.database.sql, email);
    throw error;
  }
}

/** A link to sign in confirms an address that still waits for it. */
const kindFor = (kind: OpeningMail, user: UserRow, { accounts }: AuthDeps): OpeningMail =>
  kind === 'magiclink' && user.emailConfirmedAt === null && accounts.confirmEmail ? 'signup' : kind;

/**
 * Writes a letter about an account as it leaves: its token is made now, so none waits anywhere. Null when nobody has the
 * address, or what the letter was about is over.
 */
export async function accountLetter(deps: AuthDeps, order: MailOrder & { kind: AccountMail }): Promise<Email | null> {
  const { email } = order;
  const { redirectTo, challenge, newcomer } = v.parse(LetterDetails, order.details);
  const found = await findByEmail(deps.database.sql, email);
  const user = found ?? (newcomer && (await admitted(deps, email, newcomer.metadata)));
  if (user === undefined || isBanned(user, deps.clock.now())) return null;
  if (order.kind === 'already_registered') return alreadyRegisteredLetter({ to: email, url: `${deps.origin}/login` });
  const kind = kindFor(order.kind, user, deps);
  if (!isCurrent(kind, user)) return null;
  const to = kind === 'email_change_new' ? (user.newEmail ?? email) : email;
  const wanted = { userId: user.id, kind: kind satisfies TokenKind, email: to, challenge };
  const issued = await deps.database.transaction((tx) => issueToken(tx, deps, wanted));
  return worded(kind, user, to, verifyLink(deps.origin, typeOf(kind), issued.token, redirectTo), issued);
}
