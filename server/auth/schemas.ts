import * as v from 'valibot';
import { Id } from '../../src/contract/primitives.ts';

const INVALID_EMAIL = 'Unable to validate email address: invalid format';

/** A person's e-mail address: trimmed, lower case. */
export const Email = v.pipe(
  v.string('Please give your email address.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, INVALID_EMAIL),
  v.email(INVALID_EMAIL),
);

/** Only a bound here: what makes a password good is judged elsewhere, and only when one is chosen. */
const Password = v.pipe(v.string('Please give a password.'), v.nonEmpty('Please give a password.'));

/** It travels in every access token, so it has to stay small. */
export const Metadata = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((data) => JSON.stringify(data).length <= 2_000, 'The profile data is too large.'),
);

const Token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000));

const CHALLENGE = 'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes';
const CHALLENGE_LENGTH = 'code challenge has to be between 43 and 128 characters';
/** RFC 7636, 4.2. */
const CodeChallenge = v.pipe(
  v.string(),
  v.minLength(43, CHALLENGE_LENGTH),
  v.maxLength(128, CHALLENGE_LENGTH),
  v.regex(/^[\w.~-]+$/, CHALLENGE),
);
const ChallengeMethod = v.pipe(v.string(), v.toLowerCase(), v.picklist(['s256', 'plain']));
const challenge = { code_challenge: v.nullish(CodeChallenge), code_challenge_method: v.nullish(ChallengeMethod) };

export const SignUpBody = v.object({ email: Email, password: Password, data: v.nullish(Metadata), ...challenge });

export const PasswordGrant = v.object({ email: Email, password: Password });
export const RefreshGrant = v.object({ refresh_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });
export const PkceGrant = v.object(
  { auth_code: Token, code_verifier: Token },
  'invalid request: both auth code and code verifier should be non-empty',
);
export const IdTokenGrant = v.object({
  provider: v.pipe(v.string(), v.maxLength(100)),
  id_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10_000)),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

export const UpdateUserBody = v.object({
  email: v.nullish(Email),
  password: v.nullish(Password),
  current_password: v.nullish(v.string()),
  nonce: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  data: v.nullish(v.record(v.string(), v.unknown())),
  ...challenge,
});

export const RecoverBody = v.object({ email: Email, ...challenge });
export const OtpBody = v.object({
  email: Email,
  data: v.nullish(Metadata),
  create_user: v.optional(v.boolean(), true),
  ...challenge,
});
export const ResendBody = v.object({
  email: Email,
  type: v.picklist(['signup', 'email_change'], 'Missing one of these types: signup, email_change, sms, phone_change'),
  ...challenge,
});

export const VerifyBody = v.object({
  type: v.string('Verify requires a verification type'),
  email: v.nullish(Email),
  token: v.nullish(Token),
  token_hash: v.nullish(Token),
});

export const AuthorizeQuery = v.object({
  provider: v.string('Unsupported provider: Provider could not be found'),
  redirect_to: v.optional(v.string()),
  code_challenge: v.optional(CodeChallenge),
  code_challenge_method: v.optional(ChallengeMethod),
});

export const FactorBody = v.object({
  friendly_name: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  factor_type: v.literal('totp', 'factor_type needs to be totp, phone, or webauthn'),
  issuer: v.nullish(v.pipe(v.string(), v.maxLength(100))),
});
export const FactorCode = v.object({
  code: v.pipe(v.string('Code needs to be non-empty'), v.regex(/^\d{6}$/, 'Invalid TOTP code entered')),
  challenge_id: Id,
});

export const Scope = v.optional(v.picklist(['global', 'local', 'others']), 'global');
