import { quotable, sentencesOf } from '../text/clean.ts';
import { isLoss } from './flows.ts';
import { findNumbers } from './numbers.ts';
import { MOST_WORDS, parted } from './paying.ts';
import type { FounderNumber } from './types.ts';

export interface StatedLoss {
  /** The founder's words that tell it, with their time where they tell one. */
  readonly quote: string;
  readonly numbers: readonly FounderNumber[];
}

/** What the founder says was lost in money; null where they tell no such sum. */
export function statedLoss(text: string): StatedLoss | null {
  for (const sentence of sentencesOf(text)) {
    const lost = (words: string) => findNumbers(words).filter(isLoss);
    const numbers = lost(sentence);
    if (numbers.length === 0) continue;
    const isShort = sentence.split(/\s+/).length <= MOST_WORDS;
    const words = isShort ? sentence : (parted(sentence).find((clause) => lost(clause).length > 0) ?? sentence);
    return { quote: quotable(words).replace(/[.,!?;]+$/, ''), numbers };
  }
  return null;
}
