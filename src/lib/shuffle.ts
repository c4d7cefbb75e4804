/** The same things in another order; `random` draws from 0 up to 1. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let left = mixed.length - 1; left > 0; left -= 1) {
    const taken = Math.floor(random() * (left + 1));
    const [here, there] = [mixed[left], mixed[taken]];
    if (here === undefined || there === undefined) continue;
    mixed[left] = there;
    mixed[taken] = here;
  }
  return mixed;
}
