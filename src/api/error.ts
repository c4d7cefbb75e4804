import type { Answer } from '../domain/answer.ts';
import { categoryOf, DEFAULT_MESSAGES, type ErrorCategory } from '../domain/error-category.ts';

/** A read that failed, in the categories of spec 2 §8. `message` may be shown; `cause` is for the log. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly category: ErrorCategory;
  /** 0: nobody answered. */
  readonly status: number;
  readonly code: string;
  constructor(
    failure: {
      readonly status: number;
      readonly code: string;
      readonly message?: string;
      readonly category?: ErrorCategory;
    },
    options?: ErrorOptions,
  ) {
    const category = failure.category ?? categoryOf(failure.status);
    super(failure.message ?? DEFAULT_MESSAGES[category], options);
    this.category = category;
    this.status = failure.status;
    this.code = failure.code;
  }
}

/** An answer that was no success, as an error. */
export function apiError(answer: Exclude<Answer, { kind: 'ok' }>): ApiError {
  if (answer.kind === 'refused') return new ApiError(answer);
  const { reason, cause } = answer;
  if (reason === 'unreadable') return new ApiError({ status: 0, code: reason, category: 'api' }, { cause });
  return new ApiError({ status: 0, code: reason, category: 'network' }, { cause });
}
