/** The sums of records.ts, which the landing page need not fetch whole; tests/features/records.test.ts adds up again. */
export const recordSums = {
  countries: 54,
  kinds: 107,
  figures: 5_201,
  recent: 4_332,
  withOffices: 15,
} as const;
