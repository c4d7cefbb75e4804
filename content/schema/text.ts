import * as v from 'valibot';

/** One text of at most `most` characters, on one line once it is read. */
export const text = (most: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('is empty'),
    v.check(
      (value) => value === value.trim() && !/\s{2}|\n/.test(value),
      'has spaces or line breaks that do not belong',
    ),
    v.maxLength(most, (issue) => `is ${issue.input.length} characters long; at most ${most} fit`),
  );

const separated = v.pipe(
  v.string(),
  v.regex(/^(?!.*(,\S|, ?,|,\s*$))/, 'must have a comma and a space between its names'),
  v.transform((text): readonly string[] => (text === '' ? [] : text.split(', '))),
);
/** Names or words, separated by commas. */
export const list = v.pipe(v.string(), v.nonEmpty('is empty'), separated);
/** The same, empty where it is left out. */
export const listOrEmpty = v.optional(separated, '');

/** A list of exactly `count`. */
export const exactly = <const Item extends v.GenericSchema>(count: number, item: Item) =>
  v.pipe(
    v.array(item),
    v.length(count, (issue) => `has ${issue.input.length} entries; it needs exactly ${count}`),
  );

type Plain<Entries extends v.ObjectEntries> = v.ObjectSchema<Entries, undefined>;

/** Exactly these keys. Every further one is reported, which valibot's strict object does for the first alone. */
export const record = <const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<v.InferInput<Plain<Entries>>, v.InferOutput<Plain<Entries>>> => v.objectWithRest(entries, v.never());
