/** Spec 2 §8, Credits. `status` 0 stands for no answer. */
export function creditErrorMessage(status: number): string {
  if (status === 401) return 'Authentication required. Please sign in again.';
  if (status === 403) return 'Access denied. Please check your permissions.';
  if (status >= 500) return 'Server error. Please try again later.';
  return `Failed to fetch credit status: ${status}`;
}

/** Spec 2 §5: used and total must be numbers. */
export const INVALID_CREDITS = 'Invalid credit status data received';
