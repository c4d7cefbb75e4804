import type { Token } from '../text/match.ts';
import { FRENCH_WORDS } from './french-words.ts';

const WORDS: ReadonlyMap<string, string> = new Map(
  FRENCH_WORDS.split(', ').map((pair): [string, string] => {
    const [french = '', english = ''] = pair.split('=');
    return [french, english];
  }),
);
const MARKS = new Set([
  'le',
  'la',
  'les',
  'des',
  'du',
  'une',
  'est',
  'sont',
  'dans',
  'pour',
  'avec',
  'pas',
  'qui',
  'que',
  'leurs',
  'leur',
  'nous',
  'je',
  'ont',
  'sur',
  'et',
  'aux',
  'au',
  'chez',
]);

export function isFrench(tokens: readonly Token[]): boolean {
  const marks = tokens.filter((t) => MARKS.has(t.word)).length;
  return marks >= 2 && marks / tokens.length >= 0.12;
}

const PHRASE_REST: ReadonlySet<string> = new Set([...WORDS.keys()].filter((key) => key.includes(' ')));
const phraseAt = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(Math.max(0, at), at < 0 ? 0 : at + 3)
    .map((t) => t.word)
    .join(' ');

/** Whether a word of a French text was put into English. */
const ENGLISH: ReadonlySet<string> = new Set([...WORDS.values()].flatMap((english) => english.split(' ')));
export const isGloss = (word: string): boolean => ENGLISH.has(word);

/** The same tokens with the French words it knows in English; positions stay. */
export function glossed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((t, at) => {
    if (PHRASE_REST.has(phraseAt(tokens, at - 1)) || PHRASE_REST.has(phraseAt(tokens, at - 2))) return [];
    const english = WORDS.get(phraseAt(tokens, at)) ?? WORDS.get(t.word);
    return english ? english.split(' ').map((word) => ({ ...t, word, raw: word })) : [t];
  });
}
