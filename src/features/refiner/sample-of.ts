/** `n` of the items, each once, by chance; none of `besides` as long as there are enough others. `random` is 0 ≤ r < 1. */
export function sampleOf<T>(items: readonly T[], n: number, random: () => number, besides: readonly T[] = []): T[] {
  const others = items.filter((item) => !besides.includes(item));
  const left = others.length >= n ? others : [...items];
  return Array.from({ length: Math.min(n, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
