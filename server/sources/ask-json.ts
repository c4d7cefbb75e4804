import * as v from 'valibot';
import { SECOND } from '../../src/lib/moments.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';

const MAX_BYTES = 3_000_000;
export const SEARCH_MS = 7 * SECOND;
const LONGEST_RETRY_MS = 24 * 3_600 * SECOND;

export interface JsonRequest {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
  /** The operator's own service: asked past the egress proxy. */
  readonly direct?: boolean;
}

/** What an adapter speaks through: one question, its answer read by the schema of the source's documentation. */
export type AskJson = <T>(request: JsonRequest, schema: v.GenericSchema<unknown, T>, signal: AbortSignal) => Promise<T>;

/** In milliseconds, of a number of seconds or a date; null where nothing usable was said. */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const ms = /^\d{1,6}$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_RETRY_MS) : null;
}

/** Statuses that mean 'not now'; Tavily's 432 and 433 say that a plan is used up. */
const LIMITED = [429, 432, 433, 503];

export function createAskJson(outgoing: Pick<Outgoing, 'send'>): AskJson {
  return async (request, schema, signal) => {
    const { status, headers, body } = await outgoing.send(
      {
        url: request.url,
        headers: {
          accept: 'application/json',
          ...(request.body !== undefined && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body !== undefined && { method: 'POST' as const, body: JSON.stringify(request.body) }),
        maxBytes: MAX_BYTES,
        timeoutMs: SEARCH_MS,
        signal,
      },
      { direct: request.direct ?? false },
    );
    if (LIMITED.includes(status))
      throw new OutgoingError('limited', `It answered ${status}`, retryAfterMs(headers['retry-after'], Date.now()));
    if (status !== 200) throw new OutgoingError('status', `It answered ${status}`);
    // Several answer errors with 200, in HTML or XML: only what the documentation shows is an answer.
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString('utf8'));
    if (parsed.success) return parsed.output;
    const where = v.getDotPath(parsed.issues[0]) ?? 'its beginning';
    throw new OutgoingError('form', `Its answer does not have the documented form (at ${where})`);
  };
}
