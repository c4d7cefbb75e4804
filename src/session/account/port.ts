import type { AuthAddress } from '../../domain/auth-address.ts';
import type { Proof } from '../../domain/settings-rules.ts';
import type { Failure, Outcome, Result } from '../../domain/working-copy.ts';

/*
 * What a person does about the account itself, beside signing in and out (session/port.ts): loaded when a screen first asks.
 * No promise here rejects; a failure's message is for the person.
 */

/** A new password by a mailed link (spec 1 §2.13). */
export interface RecoveryPort {
  /** Answers alike whether the account exists or not. */
  requestReset(email: string): Promise<Outcome>;
  /** What the address that the mail led to is worth. `needsCode`: the account has an authenticator app. */
  openRecovery(address: AuthAddress): Promise<Result<{ readonly needsCode: boolean }>>;
  /** The same by the six digits of the letter, on a device that has not asked for it. */
  openRecoveryByCode(email: string, code: string): Promise<Result<{ readonly needsCode: boolean }>>;
  reset(password: string, code: string): Promise<Outcome>;
  /** The person has left: what the link opened is forgotten. */
  endRecovery(): void;
}

/** `code_needed`: an authenticator app's code comes first. `nothing`: the address carried no proof of anybody. */
export interface Settled {
  readonly kind: 'confirmed' | 'signed_in' | 'code_needed' | 'nothing';
  readonly email: string;
  /** Where the person wanted to go when this began; a path of this site. */
  readonly returnTo: string | null;
}

/** The last steps of a sign-in: back from a mail or a provider, and the code of an authenticator app. */
export interface ArrivalPort {
  /** The letter that confirms a new account's address, once more. Answers alike whether the account exists or not. */
  resendConfirmation(email: string): Promise<Outcome>;
  settle(address: AuthAddress): Promise<Result<Settled>>;
  /** What an address that carries an error comes to, in words: a provider's own, where this browser has left for one. */
  refusal(address: AuthAddress): Promise<Failure>;
  giveCode(code: string): Promise<Outcome>;
  /** Gives up a sign-in that waits for its code. */
  dropSignIn(): void;
  /** The address at which the provider asks; the person comes back to `/auth/callback`. */
  providerAddress(provider: string, returnTo: string): Promise<Result<string>>;
  /** By what else than a password this address signs in; null where nothing is known of it. */
  otherProviderOf(email: string): Promise<string | null>;
  link(password: string): Promise<Outcome>;
}

export interface FactorView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string | null;
}

export interface AccountDetails {
  readonly email: string;
  /** An address that waits for both mailboxes to agree. */
  readonly wantedEmail: string | null;
  readonly name: string;
  readonly hasPassword: boolean;
  readonly providers: readonly string[];
  readonly factors: readonly FactorView[];
}

export interface Enrolment {
  readonly id: string;
  readonly secret: string;
  /** A data address of the drawing to scan. */
  readonly picture: string;
}

/** What the settings change. All of it needs the network. */
export interface SettingsPort {
  details(): Promise<Result<AccountDetails>>;
  rename(name: string): Promise<Outcome>;
  /** Whether texts that no playbook fits may be read by those who write playbooks. */
  sharesUnmatched(): Promise<Result<boolean>>;
  shareUnmatched(shares: boolean): Promise<Outcome>;
  /** Has a letter sent to the old and to the new address; the address changes once both links were opened. */
  changeEmail(email: string): Promise<Outcome>;
  /** Has a code sent to the account's address, to be shown as a proof. */
  sendCode(): Promise<Outcome>;
  changePassword(next: string, proof: Proof): Promise<Outcome>;
  endEverySession(): Promise<Outcome>;
  enrol(name: string): Promise<Result<Enrolment>>;
  confirmEnrolment(id: string, code: string): Promise<Outcome>;
  removeFactor(id: string): Promise<Outcome>;
}

export type AccountPort = RecoveryPort & ArrivalPort & SettingsPort;
