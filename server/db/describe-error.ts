import { DrizzleQueryError } from 'drizzle-orm';

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
