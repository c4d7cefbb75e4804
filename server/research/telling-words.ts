import type { Language } from '../../content/schema/language.ts';
import { allIndustries } from '../../src/engine/knowledge/playbooks.ts';
import { findPlaces } from '../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../src/engine/reading/terms.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { tokenize } from '../../src/engine/text/match.ts';
import { singular } from '../../src/engine/text/words.ts';

const pains = () => allIndustries().flatMap(({ pains: own }) => own);

const stemsIn = (text: string, language: Language): string[] =>
  splitWords(text).flatMap((word) => termOf(word, language) ?? []);

let counted: { readonly of: number; readonly stems: ReadonlyMap<string, number> } | null = null;
/** In how many playbooks each stem stands. */
function counts() {
  if (counted !== null) return counted;
  const stems = new Map<string, number>();
  const all = pains();
  for (const { title, short, problem, chain, causes, effects } of all) {
    const told = causes.flatMap(({ text, why, sign }) => [text, why, sign]);
    const prose = [title, short, problem, chain, ...told, ...effects].join(' ').replace(/\{\w+\}/g, ' ');
    for (const stem of new Set(stemsIn(prose, 'en'))) stems.set(stem, (stems.get(stem) ?? 0) + 1);
  }
  counted = { of: all.length, stems };
  return counted;
}

/** A stem of more playbooks than this share ('day', 'pay', 'lose') tells none from another. */
const COMMON = 0.12;
/** A problem is told first; what comes later is as often about something else. */
const MOST_TOLD = 20;

/** Names of places in a text, folded: they say where, and never what. */
export const placeWords = (text: string): ReadonlySet<string> =>
  new Set(findPlaces(tokenize(text)).named.flatMap((name) => splitWords(fold(name))));

/** Stems of a text that tell its trouble from others. Of languages other than English nothing tells how common they are. */
export function tellingStems(text: string, language: Language): string[] {
  const places = new Set([...placeWords(text)].flatMap((word) => termOf(word, language) ?? []));
  const { of, stems } = counts();
  const isTelling = (stem: string) => language !== 'en' || (stems.get(stem) ?? 0) < COMMON * of;
  return [...new Set(stemsIn(text, language))]
    .filter((stem) => stem.length > 2 && !places.has(stem) && isTelling(stem))
    .slice(0, MOST_TOLD);
}

/** Who does work of a kind: 'tailors', 'fish traders'. */
const OF_A_TRADE = /(?:er|or|ist|ian|smith)s?$/;
/** They stand in every trade. */
const OF_ANY_TRADE =
  /^(?:owner|member|user|customer|buyer|payer|seller|worker|seeker|keeper|holder|sender|earner|lender|employer|supplier|manager|visitor|donor|sponsor|mother|caller|founder|operator|other)s?$/;

/** The nouns of groups that the playbooks know and that `own` does not name: what is told of them is another trade's. */
export function groupsBeside(own: string): string {
  const known = new Set(splitWords(fold(own)).map(singular));
  const heads = pains().flatMap(({ words: { who, payer } }) =>
    [...who, ...payer].flatMap((told) =>
      fold(told)
        .replace(/ (?:who|that|without|in|of|with|on|at|from)\b.*$/, '')
        .split(/ and | or |, /)
        .map((part) => part.trim().split(' ').at(-1) ?? ''),
    ),
  );
  return [...new Set(heads)]
    .filter((head) => OF_A_TRADE.test(head) && !OF_ANY_TRADE.test(head) && !known.has(singular(head)))
    .map((head) => `${head}!`)
    .join(', ');
}
