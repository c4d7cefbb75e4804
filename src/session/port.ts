import type { Outcome } from '../domain/working-copy.ts';

/** A token could not be had. Spec 1 §8 names the codes. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A refusal of the auth service, with its HTTP status. */
export class RefusedError extends SessionError {
  readonly status: number;
  constructor(status: number, code: string, message: string) {
    super(code, message);
    this.status = status;
  }
}

/** A code came back to a browser that has not asked for it: a mail opened elsewhere, or somebody else's link. */
export const OTHER_BROWSER = 'flow_state_not_found';

export interface SignUp {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** `ended`: the server no longer knows the session. `unreachable`: try again later, nothing is lost. */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

/** Who is signed in, and the token that proves it. Never waited for by a screen that reads. */
export interface SessionPort {
  signIn(email: string, password: string): Promise<Outcome>;
  signUp(fields: SignUp): Promise<Outcome>;
  /**
   * Works offline: what is on the device goes at once. Answers with the handle by which the server can be told later that
   * this session is over; null where there is none.
   */
  signOut(): Promise<string | null>;
  /**
   * The account's access token, good for 30 s at least; renewed once where it is not. Throws `SessionError`, 'other_account'
   * when another page has signed somebody else in: what is under way for one account never travels as another (OUT-10).
   */
  token(accountId: string): Promise<string>;
  /** The account's token at hand, without waiting: for a call made while the page goes away. */
  tokenAtHand(accountId: string): string | null;
  /** The server does not know the session, whatever the token: it is over on this device. Nothing else is removed. */
  expire(): void;
  /** After a 401: one renewal, shared by everyone who asks meanwhile. */
  renew(): Promise<Renewal>;
}
