/** Where the cause of a failure goes. A person is shown the catalogue's sentence instead. */
export interface Log {
  debug(event: string, details?: Record<string, unknown>): void;
  warn(event: string, details?: Record<string, unknown>): void;
  error(event: string, details?: Record<string, unknown>): void;
}

/** A server also tells what went well. */
export interface ServerLog extends Log {
  info(event: string, details?: Record<string, unknown>): void;
}

const SECRET = /password|token|apikey|secret|authorization/i;

/** A copy in which every field named like a secret reads '[redacted]', at any depth (spec 1 §9). */
export function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) {
    return { name: value.name, message: value.message, ...('code' in value ? { code: value.code } : {}) };
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 5) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? '[redacted]' : redact(item, depth + 1)]),
  );
}

/** For tests and for places that have nothing to say. */
export const silentLog: Log = { debug() {}, warn() {}, error() {} };
