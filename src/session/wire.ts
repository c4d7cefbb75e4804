import * as v from 'valibot';
import { API_KEY_HEADER } from '../contract/headers.ts';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import { SessionError } from './port.ts';

/*
 * The auth service's calls that supabase-js is not loaded for: 42 kB for a reset link or a switch in the settings would be
 * airtime for nothing. The wire is Supabase Auth's own (src/contract/auth.ts), and answers are parsed here.
 */

export interface WirePlace {
  readonly authUrl: string;
  readonly publicKey: string;
  readonly fetch?: typeof globalThis.fetch;
}

export interface WireRequest<Answer extends v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/auth/v1`, or below `/rest/v1` for the data service. */
  readonly path: string;
  readonly service?: 'rest';
  readonly answer: Answer;
  readonly token?: string;
  readonly body?: unknown;
}

export type AuthWire = <Answer extends v.GenericSchema>(request: WireRequest<Answer>) => Promise<v.InferOutput<Answer>>;

/** The service's own error, and the data service's older form of it. */
const Refusal = v.object({
  error_code: v.optional(v.string()),
  code: v.optional(v.union([v.string(), v.number()])),
  msg: v.optional(v.string()),
  message: v.optional(v.string()),
  error_description: v.optional(v.string()),
});

/** An object of which nothing is read, and no body at all: another's page under the same status is neither. */
export const Anything = v.looseObject({});
export const NoContent = v.nullable(v.never());

/** A refusal of the service, with its HTTP status. */
export class RefusedError extends SessionError {
  readonly status: number;
  constructor(status: number, code: string, message: string) {
    super(code, message);
    this.status = status;
  }
}

const unreachable = (cause: unknown) => new SessionError('unreachable', DEFAULT_MESSAGES.network, { cause });

/** Rejects with `RefusedError` where the service said no, and with 'unreachable' where nobody or somebody else answered. */
export function authWire({ authUrl, publicKey, fetch = globalThis.fetch }: WirePlace): AuthWire {
  return async ({ method, path, service = 'auth', answer, token, body }) => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${authUrl}/${service}/v1${path}`, {
        method,
        credentials: 'omit',
        headers: {
          [API_KEY_HEADER]: publicKey,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          // The data service is silent about what it wrote unless it is asked.
          ...(service === 'rest' ? { prefer: 'return=representation,resolution=merge-duplicates' } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch (cause) {
      throw unreachable(cause);
    }
    const { status } = response;
    if (status >= 500) throw unreachable(new Error(`Answered ${status}`));
    const read = status === 204 ? null : parsed(text);
    if (!response.ok) {
      const refusal = v.safeParse(Refusal, read);
      // A hotel's page under a status of its own is not the service's word.
      if (!refusal.success) throw unreachable(new Error(`Answered ${status} without a reason`));
      const { error_code, code, msg, message, error_description } = refusal.output;
      const name = error_code ?? (typeof code === 'string' ? code : 'AUTH_ERROR');
      throw new RefusedError(status, name, msg ?? message ?? error_description ?? DEFAULT_MESSAGES.api);
    }
    const data = v.safeParse(answer, read);
    if (!data.success) throw unreachable(new Error(v.summarize(data.issues)));
    return data.output;
  };
}

/** Undefined for what is empty or no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
