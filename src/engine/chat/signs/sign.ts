/**
 * A way of asking and what it tells about where the answer lies: points above zero for beyond the report, below for
 * within. The points were set by hand against bench/chat's questions of several authors; WEIGHTS in beyond.ts is on the same scale.
 */
export interface Sign {
  /** Met by the question as terms.ts `plain` writes it. */
  readonly asks: RegExp;
  readonly points: number;
}
