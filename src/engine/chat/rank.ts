import MiniSearch from 'minisearch';
import type { Language } from '../../../content/schema/language.ts';
import { isTest, type Part } from './parts.ts';
import type { Asked } from './question.ts';
import { allTermsIn, type ChatWords } from './words.ts';

/** From this share of what is asked on a part answers; with less it is near. */
const ANSWERS_FROM = 0.55;
/** A phrase that names a part weighs as much as so many words that the report lacks. */
const PHRASE = 2;
/** How much of its weight counts of a phrase that only touches a subject, and of a word beside the line in its part. */
const ASIDE = 0.5;
/** So many words must be met in a part that is not asked for by name. */
const BY_WORDS = 3;

export interface Scored {
  readonly part: Part;
  /** How much it is asked for by name, or by its subject. */
  readonly wanted: number;
  /** Its lines with what they hold of the question's words, those first that hold most. */
  readonly lines: readonly { readonly says: string; readonly holds: number }[];
  /** What it holds of the question's words. */
  readonly covers: number;
  /** Share of all that is asked. */
  readonly share: number;
  readonly isAnswer: boolean;
}

export interface Ranked {
  /** What each word of the question weighs. */
  readonly weights: ReadonlyMap<string, number>;
  /** Parts that have to do with it, best first. */
  readonly scored: readonly Scored[];
}

/** Where a word stands, in its longer forms and with a slip of the pen too: `part#head`, `part#0`, `part#1`, … */
function indexOf(parts: readonly Part[], language: Language): (term: string) => ReadonlySet<string> {
  const index = new MiniSearch<{ id: string; says: string }>({
    fields: ['says'],
    tokenize: (text) => allTermsIn(text, language),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      prefix: (term) => term.length > 5,
      fuzzy: (term) => term.length > 5 && 0.2,
    },
  });
  for (const { id, head, lines } of parts) {
    index.add({ id: `${id}#head`, says: head });
    index.addAll(lines.map((says, at) => ({ id: `${id}#${at}`, says })));
  }
  return (term) => new Set(index.search(term).map(({ id }) => String(id)));
}

/** Every part that has to do with the question, best first. */
export function rank(asked: Asked, parts: readonly Part[], language: Language, { meanings }: ChatWords): Ranked {
  const { wish, terms, told, meant, without } = asked;
  const standsIn = indexOf(parts, language);
  const lineCount = parts.reduce((count, { lines }) => count + lines.length, 0);
  const rarity = (known: number) => Math.log(1 + lineCount / (1 + known));
  const isTheirs = (place: string) => parts.some(({ id, isBackground }) => isBackground && place.startsWith(`${id}#`));
  const words = terms.flatMap((term) => {
    const places = new Set([term, ...(meanings?.get(term) ?? [])].flatMap((one) => [...standsIn(one)]));
    // A word that nobody has put into English may stand there by another name.
    if (meanings && places.size === 0 && !meanings.has(term)) return [];
    // A number that stands nowhere is the founder's own; and so is what they tell beside the question in their own words.
    const isOwn = places.size === 0 ? /\d/.test(term) : told.has(term) && [...places].every(isTheirs);
    return isOwn ? [] : { term, places, weight: rarity(places.size) };
  });
  const sum = (some: typeof words) => some.reduce((total, { weight }) => total + weight, 0);
  // What is not in this text takes nothing from what is: a kit has no 'Who pays whom'.
  const most = Math.max(0, ...parts.flatMap(({ name }) => (wish.isNamed(name) ? wish.of(name) : [])));
  const named = ({ name }: Part) => (wish.isNamed(name) ? wish.of(name) / most : wish.of(name) * ASIDE);
  const wanted = (part: Part) => (part === meant ? 1 : named(part));
  const phrase = parts.some((part) => wanted(part) > 0) ? PHRASE * rarity(0) : 0;
  const all = phrase + sum(words);
  const isOther = (part: Part) => meant !== null && part !== meant && isTest(meant.name) && isTest(part.name);

  const scored = parts
    .filter((part) => !without.has(part.id) && !isOther(part))
    .map((part): Scored => {
      const held = (...places: readonly (number | string)[]) =>
        part.isBackground ? [] : words.filter((word) => places.some((at) => word.places.has(`${part.id}#${at}`)));
      const lines = part.lines
        .map((says, at) => ({ says, holds: sum(held(at)), met: held('head', at) }))
        .sort((a, b) => b.holds - a.holds);
      const met = lines[0]?.met ?? [];
      const covers = sum(met) * (1 - ASIDE) + sum(held('head', ...part.lines.keys())) * ASIDE;
      const share = all === 0 ? 0 : (phrase * wanted(part) + covers) / all;
      // What the question before alone named must hold something of this one.
      const isCarried = part === meant && asked.isCarried;
      const least = wish.isNamed(part.name) ? 0 : part === meant ? Math.min(Number(isCarried), terms.length) : BY_WORDS;
      const isAnswer = share >= ANSWERS_FROM && met.length >= least && !wish.isBeyond && !asked.isAstray;
      return { part, wanted: wish.of(part.name), lines, covers, share, isAnswer };
    })
    .filter(({ share }) => share > 0);
  const rankOf = ({ part, isAnswer, share }: Scored) => Number(isAnswer) * 4 + Number(part === meant) * 2 + share;
  return {
    weights: new Map(words.map(({ term, weight }) => [term, weight])),
    scored: scored.sort((a, b) => rankOf(b) - rankOf(a)),
  };
}
