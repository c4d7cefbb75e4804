/**
 * Full jitter: a wait drawn evenly from nothing to `base × 2^attempt`, never above `max` (milliseconds).
 * Spreading over the whole range keeps a thousand phones that lost the same network from returning in step.
 */
export function fullJitter(attempt: number, base: number, max: number, random: () => number): number {
  const ceiling = Math.min(max, base * 2 ** Math.min(attempt, 30));
  return Math.floor(random() * ceiling);
}
