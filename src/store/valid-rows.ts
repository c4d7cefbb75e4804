import * as v from 'valibot';

/**
 * Those of the rows that keep to their schema, with its defaults where an older build stored them without a field; what is
 * missing or cannot be read is left out. A view must show the rest: the sweep sets the unreadable one aside and shows it (STO-3).
 */
export function validRows<S extends v.GenericSchema>(schema: S, rows: readonly unknown[]): v.InferOutput<S>[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
}
