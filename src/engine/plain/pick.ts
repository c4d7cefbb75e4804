/** A number from words, the same everywhere. */
export function turnOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return sum;
}

/** One of several ways to say a thing, chosen by the founder's words: two founders side by side need not read the same page. */
export const pick = <T>(text: string, at: number, ways: readonly [T, ...T[]]): T =>
  ways[turnOf(`${at}${text}`) % ways.length] ?? ways[0];
