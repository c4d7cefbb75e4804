import { AuthError } from './errors.ts';

/** Ways in that Supabase Auth has and this service has not, each told with Supabase's own code. */
export const phoneDisabled = (what: string) => new AuthError(400, 'phone_provider_disabled', `${what} are disabled`);
export const anonymousDisabled = () =>
  new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
export const samlDisabled = () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
export const web3Disabled = () => new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
export const linkingDisabled = () => new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');

const FACTORS: Readonly<Record<string, readonly [code: string, name: string]>> = {
  phone: ['mfa_phone_enroll_not_enabled', 'Phone'],
  webauthn: ['mfa_webauthn_enroll_not_enabled', 'WebAuthn'],
};

/** Throws for a kind of second factor that is not offered; lets everything else pass. */
export function refuseFactor(type: unknown): void {
  const known = typeof type === 'string' ? FACTORS[type] : undefined;
  if (known !== undefined) throw new AuthError(422, known[0], `MFA enroll is disabled for ${known[1]}`);
}

interface Reachable {
  readonly email?: unknown;
  readonly phone?: unknown;
}

const isGiven = (value: unknown) => typeof value === 'string' && value !== '';

/** Throws for somebody who goes by a phone number, or by nothing. */
export function requireEmail(body: unknown, what: string, nothing: () => AuthError): void {
  const { email, phone } = (typeof body === 'object' && body !== null ? body : {}) as Reachable;
  if (isGiven(email) && isGiven(phone)) {
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided');
  }
  if (isGiven(phone)) throw phoneDisabled(what);
  if (!isGiven(email)) throw nothing();
}

/** Spec 1 §5. */
export const nobody = () =>
  new AuthError(400, 'validation_failed', 'You must provide either an email or phone number and a password');

/** Throws for a sign-in or a sign-up whose password was left out. */
export function requirePassword(body: unknown): void {
  if (!isGiven((body as { readonly password?: unknown }).password)) throw nobody();
}

/** Nobody here has a phone number: a code for one is as good as wrong. */
export function refusePhoneCode(body: unknown): void {
  const { phone } = (typeof body === 'object' && body !== null ? body : {}) as Reachable;
  if (!isGiven(phone)) return;
  if (!/^\+?[1-9]\d{1,14}$/.test(String(phone))) {
    throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
  }
  throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}
