/** The first call does the work; all share what came of it. A promise that fails is tried again by the next call. */
export function once<T>(work: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    if (made) return made.value;
    const value = work();
    made = { value };
    if (value instanceof Promise)
      value.catch(() => {
        made = null;
      });
    return value;
  };
}
