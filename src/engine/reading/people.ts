import { tokenize } from '../text/match.ts';
import { singular } from '../text/words.ts';

/** Whether a text names a group: each word of its name stands there side by side, in either number. */
export function namesGroup(text: string, name: string): boolean {
  const words = tokenize(text).map(({ word }) => singular(word));
  const wanted = tokenize(name).map(({ word }) => singular(word));
  if (wanted.length === 0) return false;
  return words.some((_, at) => wanted.every((word, k) => words[at + k] === word));
}
