import * as v from 'valibot';
import { Id, queryCount, Timestamp } from './primitives.ts';

/**
 * The auth service's wire: Supabase Auth's, as supabase-js speaks it (spec 1 §7). These are shapes both sides may rely
 * on; the library parses answers itself, so they are no `Call`s.
 */
const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254));
const Phone = v.pipe(v.string(), v.trim(), v.regex(/^\+?[0-9]{6,15}$/));
const Password = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000));
const UserData = v.record(v.string(), v.unknown());
const Meta = v.optional(v.nullable(v.object({ captcha_token: v.optional(v.string()) })));
const challenge = {
  code_challenge: v.optional(v.nullable(v.string())),
  code_challenge_method: v.optional(v.nullable(v.string())),
};

const Identity = v.object({
  id: v.string(),
  identity_id: Id,
  user_id: Id,
  provider: v.string(),
  identity_data: v.optional(UserData),
});

const Factor = v.object({
  id: Id,
  friendly_name: v.nullable(v.string()),
  factor_type: v.picklist(['totp', 'phone', 'webauthn']),
  status: v.picklist(['verified', 'unverified']),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const AuthUser = v.object({
  id: Id,
  aud: v.string(),
  role: v.string(),
  email: v.string(),
  email_confirmed_at: v.nullable(Timestamp),
  last_sign_in_at: v.nullable(Timestamp),
  user_metadata: UserData,
  app_metadata: UserData,
  identities: v.array(Identity),
  factors: v.optional(v.array(Factor)),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const AuthSession = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  /** Seconds. */
  expires_in: v.number(),
  /** Seconds since 1970. */
  expires_at: v.number(),
  token_type: v.literal('bearer'),
  user: AuthUser,
});

export const AuthBodies = {
  'POST /signup': v.object({
    email: v.optional(Email),
    phone: v.optional(Phone),
    password: Password,
    data: v.optional(v.nullable(UserData)),
    gotrue_meta_security: Meta,
    ...challenge,
  }),
  'POST /token?grant_type=password': v.object({
    email: v.optional(Email),
    phone: v.optional(Phone),
    password: Password,
    gotrue_meta_security: Meta,
  }),
  'POST /token?grant_type=refresh_token': v.object({ refresh_token: Token }),
  'POST /token?grant_type=pkce': v.object({ auth_code: Token, code_verifier: Token }),
  'POST /token?grant_type=id_token': v.object({
    provider: v.string(),
    id_token: v.string(),
    access_token: v.optional(v.string()),
    nonce: v.optional(v.string()),
    gotrue_meta_security: Meta,
  }),
  'POST /token?grant_type=web3': v.object({
    chain: v.picklist(['ethereum', 'solana']),
    message: v.string(),
    signature: v.string(),
    gotrue_meta_security: Meta,
  }),
  'POST /sso': v.object({
    provider_id: v.optional(v.string()),
    domain: v.optional(v.string()),
    redirect_to: v.optional(v.string()),
    skip_http_redirect: v.optional(v.boolean()),
    ...challenge,
  }),
  'POST /otp': v.object({
    email: v.optional(Email),
    phone: v.optional(Phone),
    data: v.optional(UserData),
    create_user: v.optional(v.boolean(), true),
    channel: v.optional(v.picklist(['sms', 'whatsapp'])),
    gotrue_meta_security: Meta,
    ...challenge,
  }),
  'POST /verify': v.object({
    type: v.picklist(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email', 'sms', 'phone_change']),
    email: v.optional(Email),
    phone: v.optional(Phone),
    token: v.optional(Token),
    token_hash: v.optional(Token),
  }),
  'POST /resend': v.object({
    type: v.picklist(['signup', 'email_change', 'sms', 'phone_change']),
    email: v.optional(Email),
    phone: v.optional(Phone),
    gotrue_meta_security: Meta,
    ...challenge,
  }),
  'POST /recover': v.object({ email: Email, gotrue_meta_security: Meta, ...challenge }),
  'PUT /user': v.object({
    email: v.optional(Email),
    password: v.optional(Password),
    current_password: v.optional(Password),
    nonce: v.optional(v.string()),
    data: v.optional(UserData),
    ...challenge,
  }),
  'POST /factors': v.object({
    friendly_name: v.optional(v.string()),
    factor_type: v.picklist(['totp', 'phone']),
    issuer: v.optional(v.string()),
    phone: v.optional(Phone),
  }),
  'POST /factors/{id}/verify': v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)), challenge_id: Id }),
  'POST /admin/users': v.object({
    email: Email,
    password: v.optional(Password),
    email_confirm: v.optional(v.boolean()),
    ban_duration: v.optional(v.string()),
    user_metadata: v.optional(UserData),
    app_metadata: v.optional(UserData),
  }),
  'PUT /admin/users/{id}': v.object({
    email: v.optional(Email),
    password: v.optional(Password),
    email_confirm: v.optional(v.boolean()),
    ban_duration: v.optional(v.string()),
    user_metadata: v.optional(UserData),
    app_metadata: v.optional(UserData),
  }),
  'DELETE /admin/users/{id}': v.object({ should_soft_delete: v.optional(v.boolean(), false) }),
  'POST /admin/generate_link': v.object({
    type: v.picklist(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
    email: Email,
    /** For a change of address. */
    new_email: v.optional(Email),
    password: v.optional(Password),
    data: v.optional(UserData),
    redirect_to: v.optional(v.string()),
  }),
  'POST /invite': v.object({ email: Email, data: v.optional(UserData) }),
} as const;

export const AuthQueries = {
  'GET /authorize': v.object({
    provider: v.string(),
    redirect_to: v.optional(v.string()),
    scopes: v.optional(v.string()),
    ...challenge,
  }),
  'GET /user/identities/authorize': v.object({
    provider: v.string(),
    redirect_to: v.optional(v.string()),
    scopes: v.optional(v.string()),
    skip_http_redirect: v.optional(v.string()),
  }),
  'GET /admin/users': v.object({ page: queryCount(1, 1, 100_000), per_page: queryCount(50, 1, 1_000) }),
} as const;

/** Answers beside the session and the user. */
export const AuthAnswers = {
  'POST /factors': v.object({
    id: Id,
    type: v.picklist(['totp', 'phone']),
    friendly_name: v.optional(v.string()),
    totp: v.optional(v.object({ qr_code: v.string(), secret: v.string(), uri: v.string() })),
  }),
  'POST /factors/{id}/challenge': v.object({ id: Id, type: v.string(), expires_at: v.number() }),
  'POST /factors/{id}/verify': AuthSession,
  'DELETE /factors/{id}': v.object({ id: Id }),
  'GET /.well-known/jwks.json': v.object({
    keys: v.array(v.looseObject({ kid: v.string(), kty: v.string(), alg: v.string(), use: v.literal('sig') })),
  }),
  'GET /admin/users': v.object({ users: v.array(AuthUser), aud: v.string() }),
  'GET /admin/users/{id}/factors': v.array(Factor),
  'POST /admin/generate_link': v.object({
    ...AuthUser.entries,
    action_link: v.string(),
    email_otp: v.string(),
    hashed_token: v.string(),
    verification_type: v.string(),
    redirect_to: v.string(),
  }),
  /** What the sign-in offers, told truly: a button appears only for what is on. */
  'GET /settings': v.object({
    external: v.looseObject({ email: v.boolean(), google: v.boolean() }),
    disable_signup: v.boolean(),
    mailer_autoconfirm: v.boolean(),
  }),
} as const;

export const LogoutScope = v.optional(v.picklist(['global', 'local', 'others']), 'global');
export type AuthUser = v.InferOutput<typeof AuthUser>;
export type AuthSession = v.InferOutput<typeof AuthSession>;
