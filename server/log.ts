import { type DestinationStream, pino } from 'pino';
import type { ServerLog } from '../src/lib/log.ts';
import { describeError } from './db/describe-error.ts';

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
