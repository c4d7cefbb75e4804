/*
 * What sync needs of a browser, as it is handed in. Structural on purpose: sync imports no browser ability, and a test
 * hands in what it likes.
 */

export interface FlushLock {
  /** False where holding proves nothing, because the browser has no locks. */
  readonly exclusive: boolean;
  hold<T>(
    name: string,
    options: { ifFree: boolean; signal?: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T | 'busy'>;
}
