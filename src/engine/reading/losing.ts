import { isLoss } from './flows.ts';
import { findNumbers } from './numbers.ts';
import { shortTold } from './paying.ts';

/** The founder's words that say what was lost in money, with their time where they tell one; '' for none. */
export const statedLoss = (text: string): string => shortTold(text, (words) => findNumbers(words).some(isLoss));
