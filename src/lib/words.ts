/** What may carry an accent: neither a plain letter nor a sign. Most texts hold none, and taking one apart is slow. */
const ACCENTED = /[^ -¿\u2000-\u206f\s]/;

/** Lower case, without accents: 'Côte' is found by 'cote'. */
const plain = (text: string): string =>
  (ACCENTED.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of `wanted` stands in the text; the beginning of a word counts as the word. */
export function holdsWords(text: string, wanted: string): boolean {
  const words = wordsOf(wanted);
  if (words.length === 0) return false;
  const whole = plain(text);
  // Most texts end here, before they are taken apart.
  if (!words.every((word) => whole.includes(word))) return false;
  const own = ` ${wordsOf(whole).join(' ')}`;
  return words.every((word) => own.includes(` ${word}`));
}
