import { DatabaseBlockedError } from '../../store/open.ts';

/** Why the working copy is not there, for a person; the cause goes to the log. */
export function troubleMessage(cause: unknown): string {
  if (cause === 'outdated') return 'A newer version is open in another tab. Please reload this page.';
  if (cause === 'lost') return 'Your browser closed the storage on this device. Please reload this page.';
  if (cause instanceof DatabaseBlockedError) return cause.message;
  return 'Your browser does not let this page store anything on this device, so nothing can be saved. Private windows often do that.';
}
