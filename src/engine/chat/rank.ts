import MiniSearch from 'minisearch';
import type { Language } from '../../../content/schema/language.ts';
import { isTest, type Part } from './parts.ts';
import { type Asked, FEW_WORDS } from './question.ts';
import { allTermsIn } from './words.ts';

/** From this share of the question's words on, two or more of them, a line answers it whose part is not asked for by name. */
const ANSWERS_FROM = 0.6;
/** Below this share a part that is named is in doubt. */
const NEAR_FROM = 0.15;
/** Below this share of what another part holds, it is in doubt as well. */
const BEATEN = 0.7;
/** A part so far down among those that are named is in doubt wherever more is asked. */
const WANTED_FROM = 0.5;
/** What a word tells of a line that only stands elsewhere in its part, and each more time that it does; and one of the
 * question before, of this one. */
const BESIDE = 0.3;
const AGAIN = 0.05;
const EARLIER = 0.5;
/** How much more a line with a number tells, where one is asked for. */
const WITH_NUMBER = 1.3;
/** Reports write small numbers in words; kits, in whatever language, in digits. */
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter|tenth)\b/i;
/** A word of so many letters is found in its longer forms and in other spellings. */
const LONG_WORD = 6;

export interface Scored {
  readonly part: Part;
  /** How much it is asked for by name. */
  readonly wanted: number;
  /** Its lines, those first that hold most of the question's words. */
  readonly lines: readonly string[];
  /** How many of them hold one. */
  readonly holding: number;
  /** Share of the question's words that stand in the first of them; a word that few lines know tells more. */
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

/** Where a word stands: `part#head`, `part#0`, `part#1`, … */
function indexOf(parts: readonly Part[], language: Language): (term: string) => ReadonlySet<string> {
  const index = new MiniSearch<{ id: string; says: string }>({
    fields: ['says'],
    tokenize: (text) => allTermsIn(text, language),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      prefix: (term) => term.length >= LONG_WORD,
      fuzzy: (term) => (term.length >= LONG_WORD ? 0.2 : false),
    },
  });
  for (const { id, head, lines } of parts) {
    index.add({ id: `${id}#head`, says: head });
    index.addAll(lines.map((says, at) => ({ id: `${id}#${at}`, says })));
  }
  return (term) => new Set(index.search(term).map(({ id }) => String(id)));
}

/** Every part that has to do with the question by one of its lines, best first. */
export function rank(asked: Asked, parts: readonly Part[], language: Language): Ranked {
  const { wish, terms, told, earlier, test, without } = asked;
  const standsIn = indexOf(parts, language);
  const found = new Map([...terms, ...earlier].map((term) => [term, standsIn(term)]));
  // A number that stands nowhere is the founder's own; a word that stands nowhere, that the report may not know of it.
  for (const [term, { size }] of found) if (size === 0 && /\d/.test(term)) found.delete(term);
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const weights = new Map(
    [...found].map(([term, { size }]) => [
      term,
      Math.log(1 + count / (1 + size)) * (terms.includes(term) ? 1 : EARLIER),
    ]),
  );
  const weightOf = (all: Iterable<string>) => [...all].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  // What is told beside the question, and stands in the founder's own words alone, every part is about.
  const theirs = parts.filter(({ isBackground }) => isBackground).map(({ id }) => `${id}#`);
  const isTheirOwn = (ids: ReadonlySet<string>) =>
    ids.size > 0 && [...ids].every((id) => theirs.some((their) => id.startsWith(their)));
  const open = [...found].flatMap(([term, ids]) => (told.has(term) && isTheirOwn(ids) ? [] : [term]));
  const own = open.filter((term) => terms.includes(term));
  const asks = own.filter((term) => !told.has(term));
  // A single word is no doubt, unless it stands in the founder's own alone.
  const isFew =
    own.length <= FEW_WORDS &&
    asks.length < FEW_WORDS &&
    !asks.some((term) => isTheirOwn(found.get(term) ?? new Set()));
  const isUnknown = own.length <= FEW_WORDS && own.every((term) => found.get(term)?.size === 0);
  const isWished = parts.some(({ name }) => wish.of(name) > 0);

  const scored = parts
    .filter((part) => !without.has(part.id) && (!test || part === test || !isTest(part.name)))
    .map((part) => {
      const metIn = (...places: readonly (number | string)[]) =>
        open.filter((term) => places.some((place) => found.get(term)?.has(`${part.id}#${place}`)));
      const somewhere = metIn('head', ...part.lines.keys());
      const again = part.lines.flatMap((_line, at) => metIn(at));
      const each = part.lines
        .map((says, at) => ({ says, met: metIn('head', at), own: weightOf(metIn(at)) }))
        .map((line) => {
          const more = wish.isAmount && NUMBER.test(line.says) ? WITH_NUMBER : 1;
          const weight =
            more * (weightOf(line.met) * (1 - BESIDE) + weightOf(somewhere) * BESIDE + weightOf(again) * AGAIN);
          return { ...line, weight, own: line.own * more };
        })
        .sort((a, b) => b.own - a.own);
      const [{ met, weight }] = each as [(typeof each)[number]];
      const lines = each.map(({ says }) => says);
      return {
        part,
        lines,
        holding: each.filter(({ own }) => own > 0).length,
        met,
        weight,
        wanted: wish.of(part.name),
      };
    });
  const most = Math.max(0, ...scored.map(({ part, weight }) => (part.isBackground ? 0 : weight)));
  const ranked = scored
    .map(({ part, lines, holding, met, weight, wanted }): Scored => {
      const covers = weight === 0 ? 0 : weight / weightOf(open);
      const isEnough = met.length >= 2 && weight >= ANSWERS_FROM * weightOf(found.keys());
      const isHeld = isEnough && (wanted > 0 || !isWished) && !part.isBackground;
      // Named in a question of many words that it hardly holds, or another holds much better, it is in doubt.
      const isPlain = isFew || isUnknown || (wanted >= WANTED_FROM && covers >= NEAR_FROM && weight >= BEATEN * most);
      const isAsked = part === test || isHeld || (wish.isNamed(part.name) && isPlain);
      const isAnswer = isAsked && !wish.isBeyond && !asked.isAstray;
      return {
        part,
        lines,
        holding,
        wanted,
        covers,
        met,
        score: wanted + (part.isBackground ? -0.1 : covers / 2),
        isAnswer,
      };
    })
    // Where the report holds nothing of all that is asked, its subject alone brings no part near.
    .filter(
      ({ part, wanted, covers, isAnswer }) =>
        (wanted > 0 && (isAnswer || most > 0 || own.length <= FEW_WORDS || wish.isNamed(part.name))) ||
        (covers > 0 && !part.isBackground),
    )
    .sort((a, b) => Number(b.isAnswer) - Number(a.isAnswer) || b.score - a.score);
  return { weights, scored: ranked };
}
