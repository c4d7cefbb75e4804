import type { Language } from '../../../content/schema/language.ts';
import { fold } from '../text/clean.ts';
import { isSmallWord } from './language.ts';

/*
 * Words are brought to what their forms share. Light on purpose: a stem need not be a word, it must only be the same for the
 * forms that people write.
 */

const english = (word: string): string => {
  const stem = word
    .replace(/'s$/, '')
    .replace(/(?:sses)$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ing|ed|er|ers|ly|ment|ness)$/, '')
    .replace(/e$/, '');
  // 'stopped', 'crushing': the letter that was doubled.
  return stem.length >= 3 ? stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/i$/, 'y') : word;
};

const romance = (word: string): string => {
  const bare = word.replace(/^(?:l|d|j|m|t|s|n|c|qu)'/, '');
  const stem = bare
    // The plural first, so that 'écrasés' and 'écrasent' come to the same.
    .replace(/(.{3})[sx]$/, '$1')
    .replace(/(?:issement|ement|ation|coe|cao|mente)$/, '')
    .replace(/(?:aient|ante?|ee|ent|on|ez|er|ir|re|ando|endo|indo|ada|ado|ida|ido|am|em|ar|i|it)$/, '')
    .replace(/(?:eau|au)$/, 'al')
    .replace(/[aeo]$/, '');
  return stem.length >= 3 ? stem : bare.replace(/(?<=.{2})s$/, '');
};

/** Subject, tense and object stand before a Swahili verb's root: 'inaharibika', 'zimeharibika', 'hawajalipwa'. */
const swahili = (word: string): string => {
  const root = word.replace(
    /^(?:ha)?(?:ni|u|a|tu|m|wa|i|zi|ya|ki|vi|li|ku|pa)?(?:na|li|me|ta|ki|ja|nge|si)(?:o|yo|zo|po|vyo|cho|ko)?(?=[a-z]{4})/,
    '',
  );
  // 'dawa' and 'duka' end so by themselves.
  return root.replace(/(?<=[a-z]{3})(?:ni|ka|wa)$/, '').replace(/(?<=[a-z]{2})[aeiou]$/, '');
};

const ARABIC_MARKS = /[\u064B-\u065F\u0670\u0640]/g;
const arabic = (word: string): string => {
  const plain = word.replace(ARABIC_MARKS, '').replace(/[أإآ]/g, 'ا').replace(/ى/g, 'ي').replace(/ة/g, 'ه');
  const bare = plain.replace(/^(?:و|ف)?(?:ب|ك|ل)?ال(?=.{3})|^(?:و|ف)?لل(?=.{3})|^و(?=.{4})/, '');
  const stem = bare.replace(/(?:هم|ها|نا|كم|ون|ين|ات|ان|وا|يه|ه|ي)$/, '');
  return stem.length >= 3 ? stem : bare;
};

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: english,
  fr: romance,
  pt: romance,
  sw: swahili,
  ar: arabic,
};

/** The search's term for a written word, or null where it says nothing of what a text is about. */
export function termOf(written: string, language: Language): string | null {
  const word = language === 'ar' ? written : fold(written).replace(/^'+|'+$/g, '');
  if (word.length < 2 || /\d/.test(word) || isSmallWord(word, language)) return null;
  const term = STEMMERS[language](word);
  return term.length >= 2 ? term : null;
}

/** Splits at whatever is no letter; an apostrophe belongs to the word. */
export const splitWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{Nd}'’]+/u).filter((word) => word !== '');
