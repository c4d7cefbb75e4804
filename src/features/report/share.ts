/** Whether the system has a sheet to share with. */
export const canShare = (navigator: Navigator): boolean => typeof navigator.share === 'function';

/** Opens the system's sheet. Whoever closes it again has done nothing wrong. */
export async function share(navigator: Navigator, what: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'AbortError') throw cause;
  }
}
