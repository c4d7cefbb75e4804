/** Gives a text to the browser as a file to keep. */
export function saveAsFile(document: Document, name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

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
