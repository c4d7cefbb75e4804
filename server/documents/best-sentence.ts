import { splitWords } from '../../src/engine/reading/terms.ts';
import type { ReadDocument } from './document.ts';
import { hasPromptInjection } from './prompt-injection.ts';
import { sentencesIn } from './sentences.ts';

const LONGEST = 320;
const SHORTEST = 40;
/** A sentence that shares fewer words with the question does not speak to it. */
const FEWEST_SHARED = 2;

/** The sentence that shares most words with what is asked; '' where none shares two, or the page speaks to machines. */
export function bestSentence(
  { title, blocks }: Pick<ReadDocument, 'title' | 'blocks'>,
  words: readonly string[],
): string {
  if ([title, ...blocks.map(({ text }) => text)].some(hasPromptInjection)) return '';
  let best = '';
  let most = FEWEST_SHARED - 1;
  for (const sentence of blocks.flatMap(({ text }) => sentencesIn(text))) {
    if (sentence.length < SHORTEST) continue;
    const said = new Set(splitWords(sentence.toLowerCase()));
    const shared = words.filter((word) => said.has(word)).length;
    if (shared <= most) continue;
    most = shared;
    best = sentence;
  }
  return best.length > LONGEST ? `${best.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : best;
}
