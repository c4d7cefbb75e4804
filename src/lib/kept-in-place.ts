/** A row, and where it stood. */
export interface Placed<Row> {
  readonly row: Row;
  readonly index: number;
}

export const placed = <Row extends { readonly id: string }>(rows: readonly Row[], row: Row): Placed<Row> => ({
  row,
  index: Math.max(
    0,
    rows.findIndex(({ id }) => id === row.id),
  ),
});

/** The rows with `kept` in its former place, although it has gone from among them. */
export function keptInPlace<Row extends { readonly id: string }>(
  rows: readonly Row[],
  kept: Placed<Row> | null,
): readonly Row[] {
  if (kept === null || rows.some(({ id }) => id === kept.row.id)) return rows;
  return [...rows.slice(0, kept.index), kept.row, ...rows.slice(kept.index)];
}
