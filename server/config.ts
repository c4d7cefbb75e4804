import leven from 'leven';
import * as v from 'valibot';
import { DEFAULT_PUBLIC_KEY } from '../src/contract/headers.ts';
import { SigningKey } from './auth/keys.ts';
import type { AccountSettings } from './auth/settings.ts';
import type { LookingUpSettings } from './looking-up.ts';
import type { Limits } from './model/budget.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a number from 1 to 65535'),
  v.maxValue(65_535, 'must be a number from 1 to 65535'),
);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const origin = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
    "must be an origin such as https://baraza.example, without a path or a '/' at the end",
  ),
);
const httpBase = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[/?#]$/.test(value),
    "must be an address such as https://models.example/v1, without a '/' at the end",
  ),
);
/** As the provider itself writes it: some end in a '/'. */
const issuer = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an address such as https://accounts.google.com',
  ),
);
const onOff = v.pipe(
  v.picklist(['on', 'off'], "must be 'on' or 'off'"),
  v.transform((value) => value === 'on'),
);
const flag = v.pipe(
  v.picklist(['true', 'false'], "must be 'true' or 'false'"),
  v.transform((value) => value === 'true'),
);

function isSigningKey(value: string): boolean {
  try {
    return v.is(SigningKey, JSON.parse(value));
  } catch {
    return false;
  }
}

const Settings = v.object({
  BARAZA_PORT: v.optional(port, '4173'),
  BARAZA_HOST: v.optional(text, '127.0.0.1'),
  BARAZA_DATA: v.optional(text, './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      text,
      v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
      v.check((value) => URL.canParse(value), 'must be a valid address such as postgres://user@host:5432/name'),
    ),
  ),
  BARAZA_ORIGIN: v.optional(origin),
  BARAZA_PUBLIC_KEY: v.optional(
    v.pipe(text, v.regex(/^[\w.-]{8,400}$/, 'must be 8 or more letters, digits, dots, dashes or underscores')),
    DEFAULT_PUBLIC_KEY,
  ),
  BARAZA_SUPABASE_URL: v.optional(origin),
  BARAZA_SUPABASE_ANON_KEY: v.optional(text),
  BARAZA_LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be one of trace, debug, info, warn, error, silent',
    ),
    'info',
  ),
  BARAZA_WEEKLY_CREDITS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a whole number from 0 to 9999'), v.transform(Number)),
    '3',
  ),
  BARAZA_LLM_BASE_URL: v.optional(httpBase),
  BARAZA_LLM_API_KEY: v.optional(text),
  BARAZA_LLM_MODEL: v.optional(v.pipe(text, v.maxLength(100, 'must have at most 100 characters'))),
  BARAZA_LLM_TOKENS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{3,7}$/, 'must be a whole number from 100 to 9999999'), v.transform(Number)),
    '250000',
  ),
  BARAZA_LLM_CALLS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a whole number from 1 to 999'), v.transform(Number)),
    '40',
  ),
  BARAZA_LLM_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{2,4}$/, 'must be a whole number from 10 to 9999'), v.transform(Number)),
    '900',
  ),
  BARAZA_LLM_CHAT_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{2,4}$/, 'must be a whole number from 10 to 9999'), v.transform(Number)),
    '120',
  ),
  BARAZA_LLM_CONTEXT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4,7}$/, 'must be a whole number from 1000 to 9999999'), v.transform(Number)),
    '16000',
  ),
  BARAZA_LLM_PRICE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}(?:\.\d{1,4})?$/, 'must be a price such as 2.50'), v.transform(Number)),
    '0',
  ),
  BARAZA_LLM_CURRENCY: v.optional(v.pipe(text, v.maxLength(12, 'must have at most 12 characters')), 'US$'),
  BARAZA_LLM_MONEY: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}(?:\.\d{1,4})?$/, 'must be a sum such as 0.50'), v.transform(Number)),
  ),
  BARAZA_SEARCH_URL: v.optional(httpBase),
  BARAZA_LITERATURE: v.optional(onOff, 'on'),
  BARAZA_CONTACT: v.optional(v.pipe(text, v.email('must be an e-mail address'))),
  BARAZA_OPENALEX_KEY: v.optional(text),
  BARAZA_BRAVE_KEY: v.optional(text),
  BARAZA_TAVILY_KEY: v.optional(text),
  BARAZA_EGRESS_PROXY: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => URL.canParse(value) && new URL(value).protocol === 'http:',
        'must be the address of a forward proxy such as http://proxy.example:3128',
      ),
    ),
  ),
  BARAZA_FEEDBACK_URL: v.optional(httpBase),
  BARAZA_SMTP_URL: v.optional(
    v.pipe(
      text,
      v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
      v.check((value) => URL.canParse(value), 'must be a valid address such as smtps://name:password@mail.example'),
    ),
  ),
  BARAZA_MAIL_FROM: v.optional(
    v.pipe(
      text,
      v.regex(/^[^<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, "must be an address such as 'Baraza <hello@baraza.example>'"),
    ),
  ),
  BARAZA_CONFIRM_EMAIL: v.optional(onOff, 'off'),
  BARAZA_REDIRECT_URLS: v.optional(
    v.pipe(
      text,
      v.transform((value) => value.split(',').map((address) => address.trim())),
      v.check(
        (all) => all.every((address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)),
        'must be whole addresses such as https://app.example/callback, separated by commas',
      ),
    ),
  ),
  BARAZA_PASSWORD_MIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'must be a number from 6 to 64'),
      v.transform(Number),
      v.minValue(6, 'must be a number from 6 to 64'),
      v.maxValue(64, 'must be a number from 6 to 64'),
    ),
    '8',
  ),
  BARAZA_SERVICE_KEY: v.optional(
    v.pipe(text, v.regex(/^[\w.-]{32,2000}$/, 'must be 32 or more letters, digits, dots, dashes or underscores')),
  ),
  BARAZA_SIGNING_KEY: v.optional(
    v.pipe(
      text,
      v.check(isSigningKey, 'must be a private key as JWK: EC P-256, or RSA with 2048 bits or more'),
      v.transform((value) => v.parse(SigningKey, JSON.parse(value))),
    ),
  ),
  BARAZA_GOOGLE_CLIENT_ID: v.optional(text),
  BARAZA_GOOGLE_CLIENT_SECRET: v.optional(text),
  BARAZA_GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
  BARAZA_TRUST_PROXY: v.optional(flag, 'false'),
  BARAZA_CLIENT: v.optional(text),
});

/** Read by the scripts beside the server: the browser of the tests. */
const OF_THE_SCRIPTS = ['BARAZA_CHROMIUM'];

/** Every name there is; a test holds the scripts and the README to it. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(Settings.entries), ...OF_THE_SCRIPTS];

const Environment = v.pipe(
  Settings,
  v.forward(
    v.check(
      (env) => env.BARAZA_SUPABASE_URL === undefined || env.BARAZA_SUPABASE_ANON_KEY !== undefined,
      'must be set when BARAZA_SUPABASE_URL is: without it the client cannot sign anybody in',
    ),
    ['BARAZA_SUPABASE_ANON_KEY'],
  ),
  v.forward(
    v.check(
      (env) => (env.BARAZA_LLM_BASE_URL === undefined) === (env.BARAZA_LLM_MODEL === undefined),
      'must be set together with BARAZA_LLM_BASE_URL, or neither of the two',
    ),
    ['BARAZA_LLM_MODEL'],
  ),
  v.forward(
    v.check(
      (env) => env.BARAZA_SMTP_URL === undefined || env.BARAZA_MAIL_FROM !== undefined,
      'must be set when BARAZA_SMTP_URL is: mail servers refuse letters from addresses that are not theirs',
    ),
    ['BARAZA_MAIL_FROM'],
  ),
  v.forward(
    v.check(
      (env) => (env.BARAZA_GOOGLE_CLIENT_ID === undefined) === (env.BARAZA_GOOGLE_CLIENT_SECRET === undefined),
      'must be set together with BARAZA_GOOGLE_CLIENT_ID, or neither of the two',
    ),
    ['BARAZA_GOOGLE_CLIENT_SECRET'],
  ),
);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** How the public reaches this server; tokens are issued in its name. */
  readonly origin: string;
  readonly publicKey: string;
  /** The project that keeps the people, when the embedded sign-in is off. Its anon key is then the public key. */
  readonly supabaseUrl: string | null;
  /** A feedback form elsewhere, shown in a frame instead of the product's own. */
  readonly feedbackUrl: string | null;
  readonly logLevel: string;
  readonly weeklyCredits: number;
  /** A language model that words the reports, if there is one. */
  readonly model: {
    readonly baseUrl: string;
    readonly apiKey: string | null;
    readonly model: string;
    /** Tokens of a question and its answer together. */
    readonly context: number;
    /** How long an answer in the chat may take. */
    readonly chatSeconds: number;
    /** What the prices are in. */
    readonly currency: string;
    /** The most a job may spend. */
    readonly limits: Limits;
  } | null;
  /** Who is asked what others have published, and by which way. */
  readonly lookingUp: LookingUpSettings;
  readonly accounts: AccountSettings;
  /** How letters leave: by a mail server, or as files in the data folder when there is none. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** Whether `x-forwarded-for` is believed: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** The built client's folder, when it is not where the build puts it. */
  readonly clientFolder: string | null;
}

/** Every fault of the environment, together, in sentences that never repeat a value: a value may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const nearest = (name: string): string =>
  SETTING_NAMES.reduce((best, known) => (leven(name, known) < leven(name, best) ? known : best));

/** A name that nobody reads is a mistake that nobody would notice: behind a proxy all people would share one limit, say. */
const strays = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.startsWith('BARAZA_') && !SETTING_NAMES.includes(name))
    .map((name) => `${name} is no setting there is. Is ${nearest(name)} meant?`);

/** An empty variable counts as one that was not set: that is how shells and compose files unset things. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Environment, given);
  const unknown = strays(Object.keys(given));
  if (!parsed.success || unknown.length > 0) {
    const wrong = parsed.issues?.map((issue) => `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`);
    throw new ConfigError([...unknown, ...(wrong ?? [])]);
  }
  const env = parsed.output;
  return {
    port: env.BARAZA_PORT,
    host: env.BARAZA_HOST,
    dataFolder: env.BARAZA_DATA,
    databaseUrl: env.DATABASE_URL ?? null,
    origin: env.BARAZA_ORIGIN ?? `http://localhost:${env.BARAZA_PORT}`,
    publicKey: env.BARAZA_SUPABASE_ANON_KEY ?? env.BARAZA_PUBLIC_KEY,
    supabaseUrl: env.BARAZA_SUPABASE_URL ?? null,
    feedbackUrl: env.BARAZA_FEEDBACK_URL ?? null,
    logLevel: env.BARAZA_LOG_LEVEL,
    weeklyCredits: env.BARAZA_WEEKLY_CREDITS,
    model:
      env.BARAZA_LLM_BASE_URL === undefined || env.BARAZA_LLM_MODEL === undefined
        ? null
        : {
            baseUrl: env.BARAZA_LLM_BASE_URL,
            apiKey: env.BARAZA_LLM_API_KEY ?? null,
            model: env.BARAZA_LLM_MODEL,
            context: env.BARAZA_LLM_CONTEXT,
            chatSeconds: env.BARAZA_LLM_CHAT_SECONDS,
            currency: env.BARAZA_LLM_CURRENCY,
            limits: {
              calls: env.BARAZA_LLM_CALLS,
              tokens: env.BARAZA_LLM_TOKENS,
              seconds: env.BARAZA_LLM_SECONDS,
              money: env.BARAZA_LLM_MONEY ?? null,
              pricePerMillion: env.BARAZA_LLM_PRICE,
            },
          },
    lookingUp: {
      literature: env.BARAZA_LITERATURE,
      contact: env.BARAZA_CONTACT ?? null,
      openAlexKey: env.BARAZA_OPENALEX_KEY ?? null,
      searchUrl: env.BARAZA_SEARCH_URL ?? null,
      braveKey: env.BARAZA_BRAVE_KEY ?? null,
      tavilyKey: env.BARAZA_TAVILY_KEY ?? null,
      proxy: env.BARAZA_EGRESS_PROXY ?? null,
    },
    accounts: {
      redirectUrls: env.BARAZA_REDIRECT_URLS ?? [],
      confirmEmail: env.BARAZA_CONFIRM_EMAIL,
      passwordMin: env.BARAZA_PASSWORD_MIN,
      serviceKey: env.BARAZA_SERVICE_KEY ?? null,
      signingKey: env.BARAZA_SIGNING_KEY ?? null,
      google:
        env.BARAZA_GOOGLE_CLIENT_ID === undefined || env.BARAZA_GOOGLE_CLIENT_SECRET === undefined
          ? null
          : {
              clientId: env.BARAZA_GOOGLE_CLIENT_ID,
              clientSecret: env.BARAZA_GOOGLE_CLIENT_SECRET,
              issuer: env.BARAZA_GOOGLE_ISSUER,
            },
    },
    mail: { smtpUrl: env.BARAZA_SMTP_URL ?? null, from: env.BARAZA_MAIL_FROM ?? 'Baraza <hello@baraza.example>' },
    trustProxy: env.BARAZA_TRUST_PROXY,
    clientFolder: env.BARAZA_CLIENT ?? null,
  };
}
