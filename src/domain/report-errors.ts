import type { ErrorCategory } from './error-category.ts';

/** Spec 2 §8, Report and §6: what a reader is told when a report cannot be loaded. */
export function reportErrorMessage(category: ErrorCategory): string {
  switch (category) {
    case 'network':
      return 'Network error. Please check your internet connection and try again.';
    case 'authentication':
      return 'Authentication error. Please log in again.';
    case 'not_found':
      return 'This report was not found. Taking you back to Market Validation…';
    case 'permission':
      return "You don't have permission to access this report.";
    case 'server':
      return 'Unable to load this historical report. Please try again later.';
    default:
      return 'Failed to load the report data. Please try again.';
  }
}

/** The server's answer is no report, or one whose parts are no words. */
export const FORMATTING_MESSAGE =
  'Report formatting error: this report cannot be shown as it arrived. Please try again later.';
