import type { Language } from '../../../content/schema/language.ts';
import { fold } from '../text/clean.ts';
import { textsIn } from './texts.ts';

export type Relation = 'less' | 'more' | 'at_least' | 'at_most';

const CONTRARY: Readonly<Record<'less' | 'more', Relation>> = { less: 'at_least', more: 'at_most' };
/** A word that denies stands so many words before what it denies. */
const NEAR = 2;

const plain = (text: string): string => fold(text).replace(/[أإآ]/g, 'ا').replace(/\s+/g, ' ');
const listOf = (words: string): string =>
  plain(words)
    .split(/, ?/)
    .sort((a, b) => b.length - a.length)
    .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}{2,}` : word))
    .join('|');
const whole = (pattern: string): string => `(?<!\\p{L})[وف]?(?:${pattern})(?!\\p{L})`;

type Patterns = Readonly<Record<Relation | 'not', RegExp>>;
const built = new Map<Language, Patterns>();
function patternsOf(language: Language): Patterns {
  const { less, more, at_least, at_most, not } = textsIn(language).compared;
  const known = built.get(language) ?? {
    less: new RegExp(whole(listOf(less)), 'gu'),
    more: new RegExp(whole(listOf(more)), 'gu'),
    at_least: new RegExp(whole(listOf(at_least)), 'gu'),
    at_most: new RegExp(whole(listOf(at_most)), 'gu'),
    not: new RegExp(`${whole(listOf(not))}(?:\\P{L}+\\p{L}+){0,${NEAR}}\\P{L}*$`, 'u'),
  };
  built.set(language, known);
  return known;
}

/** How a text compares: 'fewer than three' is less, 'not cheaper' is at least. */
export function relationsIn(text: string, language: Language): ReadonlySet<Relation> {
  const patterns = patternsOf(language);
  const found = new Set<Relation>();
  let rest = plain(text);
  for (const bound of ['at_least', 'at_most'] as const)
    rest = rest.replace(patterns[bound], () => {
      found.add(bound);
      return ';';
    });
  for (const way of ['less', 'more'] as const)
    for (const { index } of rest.matchAll(patterns[way])) {
      // What is denied in another clause is not denied here.
      const clause =
        rest
          .slice(0, index)
          .split(/[,;:.!?،؛]/)
          .at(-1) ?? '';
      found.add(patterns.not.test(clause) ? CONTRARY[way] : way);
    }
  return found;
}
