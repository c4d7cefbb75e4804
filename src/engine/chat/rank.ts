import MiniSearch from 'minisearch';
import type { Language } from '../../../content/schema/language.ts';
import { isTest, type Part, testNamedIn } from './parts.ts';
import { type Asked, FEW_WORDS } from './question.ts';
import { linesIn } from './sentences.ts';
import { allTermsIn } from './words.ts';

/** From this share of the question's words on, two or more of them, a part answers it that is not asked for by name. */
const ANSWERS_FROM = 0.6;
/** Below this share a part is not even near, and one that is named is in doubt. */
const NEAR_FROM = 0.15;
/** Beside the best part another is shown where it is so nearly as good. */
const ALSO_FROM = 0.7;
const MOST_PARTS = 4;
/** A word of so many letters is found in its longer forms and in other spellings. */
const LONG_WORD = 6;

export interface Scored {
  readonly part: Part;
  /** How much it is asked for by name. */
  readonly wanted: number;
  /** Share of the question's words that stand in it; a word that few parts know tells more. */
  readonly covers: number;
  readonly met: readonly string[];
  readonly score: number;
  readonly isAnswer: boolean;
}

export interface Ranked {
  /** What each word of the question weighs. */
  readonly weights: ReadonlyMap<string, number>;
  /** Parts that have to do with it, best first. */
  readonly scored: readonly Scored[];
}

/** Every part that has to do with the question, best first. */
export function rank(asked: Asked, parts: readonly Part[], language: Language): Ranked {
  const { wish, terms, earlier, test, without } = asked;
  const index = new MiniSearch<Part>({
    fields: ['head', 'text'],
    tokenize: (text) => allTermsIn(text, language),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      prefix: (term) => term.length >= LONG_WORD,
      fuzzy: (term) => (term.length >= LONG_WORD ? 0.2 : false),
    },
  });
  index.addAll(parts);
  const found = new Map(
    [...terms, ...earlier].map((term) => [term, new Set(index.search(term).map(({ id }) => String(id)))]),
  );
  // A number that stands nowhere is the founder's own; a word that stands nowhere, that the report may not know of it.
  for (const [term, { size }] of found) if (size === 0 && /\d/.test(term)) found.delete(term);
  // A word that stands in few parts tells more.
  const weights = new Map([...found].map(([term, { size }]) => [term, Math.log(1 + parts.length / (1 + size))]));
  const weightOf = (all: Iterable<string>) => [...all].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  // What only the founder told, every part is about.
  const theirs = new Set(parts.filter(({ isTheirs }) => isTheirs).map(({ id }) => id));
  const open = [...found].flatMap(([term, ids]) =>
    ids.size > 0 && [...ids].every((id) => theirs.has(id)) ? [] : [term],
  );
  const metIn = ({ id }: Part) => open.filter((term) => found.get(term)?.has(id));
  const most = Math.max(0, ...parts.map((part) => weightOf(metIn(part))));
  const isMeant = (part: Part) => !test || part === test || !isTest(part.name);
  const isWished = parts.some(({ name }) => wish.of(name) > 0);
  const scored = parts
    .filter((part) => !without.has(part.id) && isMeant(part))
    .map((part): Scored => {
      const wanted = wish.of(part.name);
      const met = metIn(part);
      const covers = met.length === 0 ? 0 : weightOf(met) / weightOf(open);
      const isEnough = met.length >= 2 && weightOf(met) >= ANSWERS_FROM * weightOf(found.keys());
      const isHeld = isEnough && (wanted > 0 || !isWished) && !part.isTheirs;
      // Named in a question of many words that it hardly holds, or another holds twice as well, it is in doubt.
      const isPlain = open.length <= FEW_WORDS || (covers >= NEAR_FROM && weightOf(met) >= most / 2);
      const isAsked = part === test || isHeld || (wish.isNamed(part.name) && isPlain);
      const isAnswer = isAsked && !wish.isBeyond && !asked.isAstray;
      return { part, wanted, covers, met, score: wanted + (part.isTheirs ? 0 : covers / 2), isAnswer };
    })
    // Where the report holds nothing of all that is asked, the way of asking alone brings no part near.
    .filter(
      ({ part, wanted, covers, isAnswer }) =>
        (wanted > 0 && (isAnswer || most > 0 || open.length <= FEW_WORDS)) ||
        (covers >= NEAR_FROM && !part.isTheirs && !wish.isBeyond),
    )
    .sort((a, b) => Number(b.isAnswer) - Number(a.isAnswer) || b.score - a.score);
  return { weights, scored };
}

/** The best parts: the one that is meant, all that belong together, or those that are nearly as good as the first. */
export function bestOf({ scored }: Ranked, { wish, test }: Asked, parts: readonly Part[]): readonly Part[] {
  const [best] = scored;
  if (!best) return [];
  if (wish.isAlone && best.isAnswer) return [best.part];
  if (test && wish.of(test.name) > 0) return [test];
  const wanted = scored.filter((one) => one.wanted > 0).map(({ part }) => part);
  const telling = wanted.filter((part) => part === best.part || !wish.lines || linesIn(part, wish).length > 0);
  if (wish.isWhole && wanted.length > 0) return telling.slice(0, MOST_PARTS);
  // The test that the best part names stands beside it.
  const named = best.isAnswer ? testNamedIn(best.part, parts) : undefined;
  // Beside what is in doubt stands the part that holds most of the words.
  const [most] = best.isAnswer ? [] : [...scored].sort((a, b) => b.covers - a.covers);
  const also = scored.filter(({ score }) => score >= ALSO_FROM * best.score).map(({ part }) => part);
  const beside = [named, most?.part].filter((part) => part !== undefined);
  return [...new Set([best.part, ...beside, ...also])].slice(0, MOST_PARTS);
}
