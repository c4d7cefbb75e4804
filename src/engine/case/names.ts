import { namingNobody } from '../knowledge/name-words.ts';
import { ELSEWHERE, PLACES, REGIONS, SHARED_MONEY } from '../knowledge/places.ts';
import { fold } from '../text/clean.ts';
import { type Token, tokenize } from '../text/match.ts';

const wordsOf = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** What anybody may name: places and their people, days, faiths, tongues, things that are known by a name. */
const KNOWN: ReadonlySet<string> = new Set([
  ...[
    ...PLACES.flatMap(({ iso3, name, also_called, people, towns, money }) => [
      ...[iso3, name, ...people, ...towns],
      ...(also_called ?? []),
      ...(money ?? []),
    ]),
    ...REGIONS.flatMap(({ names }) => names),
    ...SHARED_MONEY.flatMap(({ words }) => words),
    ...ELSEWHERE,
  ].flatMap(wordsOf),
  ...namingNobody(
    'calendar',
    'languages',
    'peoples',
    'world',
    'waters',
    'things',
    'faith',
    'titles',
    'offices',
    'ordinary',
  ),
]);
/** Short forms that name no firm and no office. */
const SHORT: ReadonlySet<string> = new Set(namingNobody('short_forms'));
const isShortForm = (raw: string): boolean => /^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(raw);
const isName = (raw: string): boolean => /^\p{Lu}\p{M}*\p{Ll}/u.test(raw);

/** A capital tells nothing where a sentence, a quotation or what follows a colon begins. */
const beginsAt = (text: string, { start }: Token): boolean =>
  /(?:^|[.!?:;…“”‘«»"()–—-]|\n)[\s“‘«"(’”»]*$/.test(text.slice(0, start));
/** Of a title in which every longer word is written so, capitals tell nothing. */
const LONGER = 4;
const isInCapitals = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ word }) => word.length >= LONGER).every(({ raw }) => /^\p{Lu}/u.test(raw));
/** Names of another script are written in many ways. */
const isLatin = (text: string): boolean =>
  (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= (text.match(/\p{L}/gu)?.length ?? 0) / 2;

const OF = /^(?:of|for|de|da|do|du|des|la|le)$/;
/** What a name begins with: 'Bank of the Lake'. */
const OF_SOMETHING =
  /^(?:bank|bureau|authority|board|agency|fund|commission|institute|university|association|company|union)$/;

/**
 * The first name of an institution, a firm, a programme or a person that a text gives and `told` does not; '' where there is none.
 * `short`: only short forms (SIDO) are looked at, as in languages that write capitals otherwise.
 */
export function unsupportedName(text: string, told: string, { short = false } = {}): string {
  const known = new Set(wordsOf(told));
  const isTold = ({ word, raw }: Token): boolean => {
    const plain = word.replace(/['’]s$/, '');
    return known.has(plain) || KNOWN.has(plain) || (isShortForm(raw) && SHORT.has(fold(raw.replace(/s$/, ''))));
  };
  const tokens = tokenize(text);
  const isShortOnly = short || isInCapitals(tokens) || !isLatin(told);
  const at = tokens.findIndex((token, i) => {
    if (isTold(token)) return false;
    if (isShortForm(token.raw.replace(/['’]s$/, ''))) return true;
    if (isShortOnly || !isName(token.raw)) return false;
    if (!beginsAt(text, token)) return true;
    const [next, after] = [tokens[i + 1], tokens[i + 2]];
    return OF_SOMETHING.test(token.word) && OF.test(next?.word ?? '') && isName(after?.raw ?? '');
  });
  return (tokens[at]?.raw ?? '').replace(/['’]s$/, '');
}
