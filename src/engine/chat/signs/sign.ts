/**
 * A way of asking and what it tells about where the answer lies: points above zero for beyond the report, below for
 * within. The points were fitted to the questions of bench/chat, on the scale of a logistic regression.
 */
export interface Sign {
  /** Met by the question as terms.ts `plain` writes it. */
  readonly asks: RegExp;
  readonly points: number;
}
