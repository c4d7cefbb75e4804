import { meaningOf } from '../near.ts';
import { plain, stem, wordsOf } from '../terms.ts';

/** Neighbours of the thesaurus and shared ideas count for less than the word itself. */
const NEIGHBOUR = 0.4;
const IDEA = 0.6;

/**
 * What the learned ways of asking see of a question: its stems, two and three in a row with the beginning and the end
 * ('^ how', 'how man must'), the thesaurus' neighbours of its words and the ideas they stand for.
 */
export function featuresOf(question: string): ReadonlyMap<string, number> {
  const words = wordsOf(plain(question));
  const roots = words.map((w) => (/^\d+$/.test(w) ? '#' : stem(w)));
  const features = new Map<string, number>();
  const add = (key: string, worth: number) => features.set(key, Math.max(features.get(key) ?? 0, worth));
  for (const root of roots) add(root, 1);
  const whole = ['^', ...roots, '$'];
  for (const [i, root] of whole.entries()) {
    if (i >= 1) add(`${whole[i - 1]} ${root}`, 1);
    if (i >= 2) add(`${whole[i - 2]} ${whole[i - 1]} ${root}`, 1);
  }
  for (const word of new Set(words)) {
    const { near, concepts } = meaningOf(word);
    for (const [root, nearness] of near) add(root, NEIGHBOUR * nearness);
    for (const concept of concepts) add(`=${concept}`, IDEA);
  }
  return features;
}
