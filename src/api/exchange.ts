import ky, { isTimeoutError, type KyInstance } from 'ky';
import * as v from 'valibot';
import { type AnswerOf, type AnyCall, pathOf } from '../contract/call.ts';
import {
  API_KEY_HEADER,
  ATTEMPT_HEADER,
  BUILD_HEADER,
  IDEMPOTENCY_HEADER,
  INSTALLATION_HEADER,
} from '../contract/headers.ts';
import type { Answer } from '../domain/answer.ts';
import type { Outgoing, Transport } from '../domain/transport.ts';
import { refusal } from './failure.ts';

export interface ExchangePorts {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly publicKey: string;
  /** The access token of whoever's requests these are; rejects when it cannot be had. */
  readonly token: () => Promise<string>;
  /** This installation's id: what stands in for an account in an open call. */
  readonly installation: () => Promise<string>;
  /** Throws when a request to this path may not leave the device now (the polling throttle). */
  readonly guard: (path: string) => void;
  /** Told after each try: true when our server answered. */
  readonly answered: (reached: boolean) => void;
  readonly now: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * One try of one call: headers, time limit, and the answer parsed by the contract. Never throws, never retries: who may
 * try again, and when, is decided by the callers (reads: read.ts; what a person did: sync).
 */
export function createExchange(ports: ExchangePorts): Transport {
  const http: KyInstance = ky.create({
    retry: 0,
    throwHttpErrors: false,
    credentials: 'omit',
    headers: { accept: 'application/json', [API_KEY_HEADER]: ports.publicKey },
    ...(ports.fetch
      ? { fetch: ports.fetch as (input: Parameters<typeof fetch>[0], init?: RequestInit) => Promise<Response> }
      : {}),
  });

  return async <C extends AnyCall>(request: Outgoing<C>, signal: AbortSignal): Promise<Answer<AnswerOf<C>>> => {
    const { call } = request;
    const path = pathOf(call.path, { ...request.params });
    try {
      if (!request.unthrottled) ports.guard(path);
    } catch (cause) {
      return { kind: 'silent', reason: 'blocked', cause };
    }

    let who: Record<string, string>;
    try {
      who = call.open
        ? { [INSTALLATION_HEADER]: await ports.installation() }
        : { authorization: `Bearer ${await ports.token()}` };
    } catch (cause) {
      return tokenFailure(cause);
    }

    try {
      const response = await http(`${ports.origin}${path}`, {
        method: call.method,
        timeout: call.timeoutMs,
        signal,
        searchParams: (request.query ?? {}) as Record<string, string | undefined>,
        headers: {
          ...who,
          ...(request.opId ? { [IDEMPOTENCY_HEADER]: request.opId } : {}),
          ...(request.attempt ? { [ATTEMPT_HEADER]: String(request.attempt) } : {}),
        },
        ...(request.body === undefined ? {} : { json: request.body }),
      });
      return await read(call, response, ports);
    } catch (cause) {
      if (signal.aborted) return { kind: 'silent', reason: 'aborted', cause };
      ports.answered(false);
      return { kind: 'silent', reason: isTimeoutError(cause) ? 'timeout' : 'network', cause };
    }
  };
}

async function read<C extends AnyCall>(
  call: C,
  response: Response,
  ports: ExchangePorts,
): Promise<Answer<AnswerOf<C>>> {
  const text = await response.text();
  // OUT-9: hotel and airport networks answer for us, with pages and with forged statuses; they do not know our build.
  if (!response.headers.has(BUILD_HEADER)) {
    // They do not claim to be in trouble: that is a gateway before our server.
    const isGateway = response.status >= 500 || response.status === 429;
    ports.answered(isGateway);
    if (isGateway) return refusal(response, undefined, ports.now());
    return { kind: 'silent', reason: 'not_ours', cause: new Error(`Answered ${response.status} without a build`) };
  }
  ports.answered(true);
  const body = json(text);
  // Spec 3 §7: the refiner's failures are read from `detail`.
  const words = call.path.startsWith('/api/prefine/') ? 'detail' : 'error';
  if (!response.ok) return refusal(response, body, ports.now(), words);
  const parsed = v.safeParse(call.answer, body);
  if (!parsed.success) return { kind: 'silent', reason: 'unreadable', cause: new Error(v.summarize(parsed.issues)) };
  return { kind: 'ok', status: response.status, data: parsed.output as AnswerOf<C> };
}

/** Undefined for text that is no JSON; the schema then says what was expected. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No token is like a 401 (one renewal has been tried already), unless it is only that nobody could be reached. */
function tokenFailure(cause: unknown): Answer<never> {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'TOKEN_RETRIEVAL_ERROR';
  // Another account came in between: these requests are over, and what waits, waits for its own (OUT-10).
  if (code === 'other_account') return { kind: 'silent', reason: 'aborted', cause };
  if (code === 'unreachable' || code === 'TIMEOUT_ERROR') return { kind: 'silent', reason: 'network', cause };
  const message = cause instanceof Error ? cause.message : 'Authentication failed';
  return { kind: 'refused', status: 401, code, message, retryAfterMs: null };
}
