export type ErrorCategory =
  | 'network'
  | 'api'
  | 'validation'
  | 'authentication'
  | 'permission'
  | 'not_found'
  | 'server'
  | 'unknown';

/** Spec 2 §8, default messages. */
export const DEFAULT_MESSAGES: Readonly<Record<ErrorCategory, string>> = {
  network: 'Unable to connect to the server. Please check your internet connection.',
  api: 'There was a problem processing your request. Please try again.',
  validation: 'Please check your input and try again.',
  authentication: 'Please log in to continue.',
  permission: "You don't have permission to perform this action.",
  not_found: 'The requested resource was not found.',
  server: 'Server is temporarily unavailable. Please try again later.',
  unknown: 'An unexpected error occurred. Please try again.',
};

/** Spec 2 §8, categories by status; 0 stands for no answer at all. A 2xx that could not be read is 'api'. */
export function categoryOf(status: number): ErrorCategory {
  if (status === 0) return 'network';
  if (status === 401) return 'authentication';
  if (status === 403) return 'permission';
  if (status === 404) return 'not_found';
  if (status >= 400 && status < 500) return 'validation';
  if (status >= 500 && status < 600) return 'server';
  if (status >= 200 && status < 300) return 'api';
  return 'unknown';
}

export interface RetryPlan {
  readonly retries: number;
  readonly delayMs: number;
  readonly factor: number;
}

/** Spec 2 §9, retry by category. It governs reads alone: what a person did is an outbox entry (OUT-12). */
export const READ_RETRIES: Readonly<Partial<Record<ErrorCategory, RetryPlan>>> = {
  network: { retries: 3, delayMs: 1000, factor: 2 },
  api: { retries: 2, delayMs: 500, factor: 1.5 },
  server: { retries: 2, delayMs: 2000, factor: 2 },
  unknown: { retries: 1, delayMs: 1000, factor: 1 },
};

/** Spec 2 §8: what stands for the message of a failure to which the server gave none. */
export const unworded = (status: number, statusText: string): string => `HTTP ${status}: ${statusText}`;

const UNWORDED = /^HTTP (\d{3}): /;

/** The server's own words; null where it gave none. */
export const saidByServer = (message: string): string | null => (UNWORDED.test(message) ? null : message);

/** The same for a person: a bare status is no sentence. */
export function reasonInWords(message: string): string {
  const status = Number(UNWORDED.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) return message;
  return status === 429 ? DEFAULT_MESSAGES.server : DEFAULT_MESSAGES[categoryOf(status)];
}
