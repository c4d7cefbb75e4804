import type { Wish } from './intents.ts';
import { type Part, testNamedIn } from './parts.ts';
import type { Asked } from './question.ts';
import type { Ranked, Scored } from './rank.ts';
import { linesIn } from './sentences.ts';

/** Beside the best part another is shown where it is so nearly as good. */
const ALSO_FROM = 0.7;
const MOST_TOGETHER = 4;
const MOST_BESIDE = 2;
const MOST_NEAR = 3;

/** The parts that answer: the one that is meant, all that belong together, or the best with one that goes with it. */
export function answersIn({ scored }: Ranked, { wish, meant }: Asked, parts: readonly Part[]): readonly Scored[] {
  const [best] = scored;
  if (!best) return [];
  if (wish.isAlone) return [best];
  if (meant && best.part === meant) return [best];
  const tells = (part: Part) => part === best.part || !wish.lines || linesIn(part, wish).length > 0;
  const together = scored.filter(({ part }) => wish.isOfWhole(part.name) && tells(part));
  if (wish.isWhole && together.length > 0) return inOrder(together, wish);
  // The test that the best part names stands beside it.
  const named = testNamedIn(best.part, parts);
  const beside = scored.filter(({ part, share }) => part === named || share >= ALSO_FROM * best.share);
  return [...new Set([best, ...beside.filter(({ part }) => part === named), ...beside])].slice(0, MOST_BESIDE);
}

/** What stands near, best first: what belongs together where each has a line that was asked for. */
export function nearIn({ scored }: Ranked, { wish }: Asked): readonly Scored[] {
  const together = scored.filter(({ part }) => wish.isOfWhole(part.name) && linesIn(part, wish).length > 0);
  return wish.isWhole && together.length > 0 ? inOrder(together, wish) : scored.slice(0, MOST_NEAR);
}

/** Of several lines of a kind that one first whose part holds most of the question's words: it is likely meant. */
const inOrder = (together: readonly Scored[], { lines }: Wish): readonly Scored[] =>
  [...together].sort((a, b) => (lines ? b.covers - a.covers : 0) || b.wanted - a.wanted).slice(0, MOST_TOGETHER);
