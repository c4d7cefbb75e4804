export interface Span {
  readonly startIndex: number;
  /** The last one, not one behind it; smaller than `startIndex` where there is none. */
  readonly endIndex: number;
}

/** No row, around which there is none either. */
export const NOTHING: Span = { startIndex: 0, endIndex: -1 };

export const wider = ({ startIndex, endIndex }: Span, rows: number): Span =>
  endIndex < startIndex ? NOTHING : { startIndex: startIndex - rows, endIndex: endIndex + rows };

/** The rows of the spans that are among the `count` there are: each once, in their order. */
export function rowsOf(spans: readonly Span[], count: number): number[] {
  const rows = new Set<number>();
  for (const { startIndex, endIndex } of spans)
    for (let row = Math.max(0, startIndex); row <= Math.min(endIndex, count - 1); row += 1) rows.add(row);
  return [...rows].sort((a, b) => a - b);
}

/**
 * Which element each item is shown in. What is still shown stays where it is, so that nothing changes under a finger; what is
 * new moves into an element that has come free, which costs a browser a third of making another. The same map as before
 * where nothing has changed.
 */
export function slotsFor(before: ReadonlyMap<string, number>, ids: readonly string[]): ReadonlyMap<string, number> {
  if (ids.length === before.size && ids.every((id) => before.has(id))) return before;
  const taken = new Set(ids.map((id) => before.get(id)));
  let next = 0;
  const free = () => {
    while (taken.has(next)) next += 1;
    next += 1;
    return next - 1;
  };
  return new Map(ids.map((id) => [id, before.get(id) ?? free()]));
}
