/** `YYYY-MM-DD`, in UTC; of milliseconds since 1970. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
