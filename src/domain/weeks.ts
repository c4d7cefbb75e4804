const DAY_MS = 86_400_000;

/**
 * Monday 00:00 UTC of the week that holds `at`, in milliseconds: when the credits reset unless the server says another day
 * (readings: Money).
 */
export function weekStart(at: number): number {
  const day = Math.floor(at / DAY_MS);
  // 1 January 1970 was a Thursday.
  return (day - ((day + 3) % 7)) * DAY_MS;
}
