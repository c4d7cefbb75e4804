import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, pino } from 'pino';
import type { ServerLog } from '../src/lib/log.ts';

/** Spec 1 §9, and the names under which the same things travel. */
const SECRETS = [
  'password',
  'current_password',
  'token',
  'apiKey',
  'apikey',
  'secret',
  'authorization',
  'refresh_token',
  'access_token',
];

const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

interface LoggedError {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly at?: string;
  readonly cause?: LoggedError;
}

/**
 * An error as it may be kept. A failed query's own message carries its parameters (what a founder wrote, the hash of a
 * password), and a stack begins with the message: only the statement and the frames are kept of those.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: 'NonError', message: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query.slice(0, 300)}` : error.message,
    ...(code === undefined ? {} : { code }),
    ...(depth === 0 ? { at: frames.slice(0, 8).join('\n') } : {}),
    ...(error.cause === undefined || depth > 4 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** One JSON line an event. */
export function createLog(level: string, destination?: DestinationStream): ServerLog {
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  const lines = destination === undefined ? pino(options) : pino(options, destination);
  return {
    debug: (event, details) => lines.debug(details ?? {}, event),
    info: (event, details) => lines.info(details ?? {}, event),
    warn: (event, details) => lines.warn(details ?? {}, event),
    error: (event, details) => lines.error(details ?? {}, event),
  };
}
