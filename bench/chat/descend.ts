/** A function's value at a point, and its slope, written into `slope`. */
export type Hill = (point: Float64Array, slope: Float64Array) => number;

const KEPT = 6;
const FLAT = 1e-7;
const HALVINGS = 20;
/** How much of the slope's promise a step must keep. */
const PROMISE = 1e-4;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};
const plus = (a: Float64Array, times: number, b: Float64Array): Float64Array =>
  a.map((x, i) => x + times * (b[i] ?? 0));

/** The bottom of a bowl, from nought, by limited-memory BFGS. Deterministic. */
export function descend(hill: Hill, size: number, most: number): Float64Array {
  let point: Float64Array = new Float64Array(size);
  let slope: Float64Array = new Float64Array(size);
  let height = hill(point, slope);
  const past: { readonly step: Float64Array; readonly turn: Float64Array; readonly bend: number }[] = [];
  for (let round = 0; round < most; round++) {
    const way = plus(new Float64Array(size), -1, slope);
    const shares = [...past].reverse().map(({ step, turn, bend }) => {
      const share = dot(step, way) / bend;
      for (let i = 0; i < size; i++) way[i] = (way[i] ?? 0) - share * (turn[i] ?? 0);
      return share;
    });
    const last = past.at(-1);
    const scale = last ? last.bend / dot(last.turn, last.turn) : 1 / Math.max(1, Math.sqrt(dot(slope, slope)));
    for (let i = 0; i < size; i++) way[i] = (way[i] ?? 0) * scale;
    for (const [i, { step, turn, bend }] of past.entries()) {
      const more = (shares[past.length - 1 - i] ?? 0) - dot(turn, way) / bend;
      for (let j = 0; j < size; j++) way[j] = (way[j] ?? 0) + more * (step[j] ?? 0);
    }
    const promised = dot(way, slope);
    let length = 1;
    let next = point;
    let there = height;
    const slopeThere = new Float64Array(size);
    for (let tries = 0; tries < HALVINGS; tries++, length /= 2) {
      next = plus(point, length, way);
      there = hill(next, slopeThere);
      if (there <= height + PROMISE * length * promised) break;
    }
    if (!(there < height)) break;
    const step = plus(next, -1, point);
    const turn = plus(slopeThere, -1, slope);
    const bend = dot(step, turn);
    if (bend > 0) past.push({ step, turn, bend });
    if (past.length > KEPT) past.shift();
    const isFlat = height - there < FLAT * Math.abs(height);
    [point, slope, height] = [next, slopeThere, there];
    if (isFlat) break;
  }
  return point;
}
