import type { CreditType } from '../contract/credits.ts';
import { DEFAULT_MESSAGES } from './error-category.ts';

/** Spec 2 §8 and spec 3 §8, Credits. */
export function creditErrorMessage(status: number, type: CreditType = 'market_validation'): string {
  if (status === 401) return 'Authentication required. Please sign in again.';
  if (status === 403) return 'Access denied. Please check your permissions.';
  if (status >= 500) return 'Server error. Please try again later.';
  const kind = type === 'problem_generator' ? 'problem explorer credit status' : 'credit status';
  return `Failed to fetch ${kind}: ${status}`;
}

/** Spec 2 §5 and spec 3 §5: used and total must be numbers. */
export const INVALID_CREDITS: Readonly<Record<CreditType, string>> = {
  market_validation: 'Invalid credit status data received',
  problem_generator: 'Invalid problem explorer credit status data received',
};

/** Nobody answered. */
export const CREDITS_NOT_LOADED: Readonly<Record<CreditType, string>> = {
  market_validation: DEFAULT_MESSAGES.network,
  problem_generator: 'Failed to load problem generator credit information',
};
