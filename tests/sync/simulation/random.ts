/** A seed's own chances, the same for ever, so that a failing schedule can be replayed. */
export interface Chances {
  next(): number;
  below(n: number): number;
  hits(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** What never happens takes nothing of the seed's chances: the schedules without it stay as they were. */
export const oftener = (chance: Chances, probability: number): boolean => probability > 0 && chance.hits(probability);

export function chances(seed: number): Chances {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (n) => Math.floor(next() * n),
    hits: (probability) => next() < probability,
    pick(from) {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new RangeError('Nothing to pick from');
      return picked;
    },
  };
}
