import type { Language } from '../../../content/schema/language.ts';
import { isSmallWord } from '../reading/language.ts';
import { findNumbers } from '../reading/numbers.ts';
import { fold } from '../text/clean.ts';

/** A number behind one of these is part of a name: 'Mile 12', 'PK 8', 'Area 25'. */
const NAMES_PLACE =
  /(?<!\p{L})(?:mile|km|pk|kilom[eè]tre|area|zone|block|phase|route|sector|secteur|quartier|ward|section|site|house|street|avenue|rue|road|arrondissement|version|no|number|num[ée]ro)\s*$/iu;
/** And so it is behind a name within a sentence: 'Makoko 2'. */
const NAME = /[\p{L},]\s+\p{Lu}[\p{L}'’]+\s*$/u;
/** What is counted, as it was written. */
const COUNTED = /^\+?\s?(\p{L}[\p{L}'’-]*)/u;
/** '80km', '1500f': the reading of numbers leaves them to their units. */
const WITH_UNIT = /(?<![\p{L}\d])\d[\d.,]*(?:km|kg|g|l|m|ha|kwh|f|cfa|fcfa)(?![\p{L}\d])/iu;

/** The first number of a text that counts or measures something, with what it counts; '' where there is none. */
export function statedNumber(text: string, language: Language): string {
  let from = 0;
  for (const { kind, words } of findNumbers(text)) {
    const inDigits = /\d/.test(words);
    // 'Every day' is a rhythm that anything may have, and 'un four' is an oven.
    if (!inDigits && (kind === 'rate' || language !== 'en')) continue;
    const at = text.indexOf(words, from);
    if (at < 0) continue;
    from = at + words.length;
    if (kind === 'money' || kind === 'share') return words;
    const before = text.slice(0, at);
    const [written = '', counted = ''] = COUNTED.exec(text.slice(from)) ?? [];
    const isName = NAMES_PLACE.test(before) || (kind === 'count' && NAME.test(before));
    if (!isName && counted !== '' && !isSmallWord(fold(counted), language)) return `${words}${written}`;
  }
  return WITH_UNIT.exec(text)?.[0] ?? '';
}
