import type { JWK } from 'jose';

/** A provider that speaks OpenID Connect. The name it goes by on the wire is always `google`. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** What an operator decides about the embedded sign-in. */
export interface AccountSettings {
  /** Addresses beside our own origin that a letter or a provider may lead back to, each exactly. */
  readonly redirectUrls: readonly string[];
  /** Whether a new account waits until its address was confirmed by mail. */
  readonly confirmEmail: boolean;
  readonly passwordMin: number;
  /** Opens the calls of an administrator; none, and they are closed. */
  readonly serviceKey: string | null;
  /** A private key (EC P-256 or RSA) to sign with, instead of the one made at the first start. */
  readonly signingKey: JWK | null;
  readonly google: ProviderSettings | null;
}

export const DEFAULT_ACCOUNTS: AccountSettings = {
  redirectUrls: [],
  confirmEmail: false,
  passwordMin: 8,
  serviceKey: null,
  signingKey: null,
  google: null,
};
