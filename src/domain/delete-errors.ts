/** Spec 2 §8, delete failures. `status` 0: nobody answered. */
export function deleteErrorMessage({ status }: { readonly status: number }): string {
  if (status === 0) return 'Network error. Please check your connection and try again.';
  if (status === 401) return 'Authentication failed. Please refresh the page and try again.';
  if (status === 403) return 'You do not have permission to delete this report.';
  if (status === 404) return 'Report not found. It may have already been deleted.';
  return 'Failed to delete report. Please try again.';
}
