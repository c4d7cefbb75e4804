import * as v from 'valibot';

/** Ids of reports, jobs, sessions and operations: UUIDs, lower case. */
export const Id = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** A moment as ISO 8601 text in UTC, as every timestamp on the wire. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate());

/** Text of at most `max` characters after trimming, never empty. */
export const requiredText = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));

/** Text of at most `max` characters after trimming, perhaps empty. */
export const boundedText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** A whole number of things. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A count as it arrives in a query string. */
export const queryCount = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max)),
    String(fallback),
  );

/** A yes or no as it arrives in a query string. */
export const queryFlag = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
);

export type Id = v.InferOutput<typeof Id>;
