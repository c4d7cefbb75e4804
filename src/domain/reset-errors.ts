/** The sentences of spec 1 §5 and §8 for a password that is to be set anew. */
export const RESET_FAULTS = {
  expired: 'Invalid or expired password reset link. Please request a new one.',
  noToken: 'Invalid password reset token. Please request a new password reset link.',
  unknown: 'Unable to validate reset session. Please try again.',
  invalidSession: 'Invalid session. Please click the reset link again.',
  noSession: 'No active session. Please click the reset link again.',
  timeout: 'Password update timeout - please try again',
} as const;

/** Spec 1 §9. */
export const MIN_RESET_TOKEN = 10;

/** What is said of a refusal while the new password is being saved. */
export function resetFailure(message: string): string {
  const text = message.toLowerCase();
  if (text.includes('expired')) return 'Your password reset link has expired. Please request a new one.';
  if (text.includes('invalid')) return 'Invalid reset token. Please request a new password reset link.';
  return message || 'An error occurred. Please try again.';
}
