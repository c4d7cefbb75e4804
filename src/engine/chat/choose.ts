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
export function answersIn({ scored }: Ranked, { wish, test }: Asked, parts: readonly Part[]): readonly Scored[] {
  const [best] = scored;
  if (!best) return [];
  if (wish.isAlone) return [best];
  if (test && wish.of(test.name) > 0) return scored.filter(({ part }) => part === test);
  const tells = (part: Part) => part === best.part || !wish.lines || linesIn(part, wish).length > 0;
  const together = scored.filter(({ part }) => wish.isOfWhole(part.name) && tells(part));
  if (wish.isWhole && together.length > 0) return together.sort((a, b) => b.wanted - a.wanted).slice(0, MOST_TOGETHER);
  // The test that the best part names stands beside it.
  const named = testNamedIn(best.part, parts);
  const beside = scored.filter(({ part, score }) => part === named || score >= ALSO_FROM * best.score);
  return [...new Set([best, ...beside.filter(({ part }) => part === named), ...beside])].slice(0, MOST_BESIDE);
}

/** How much of the share of words it is worth to be asked for by name, and by its subject alone. */
const NAMED = 1;
const SUBJECT = 0.4;

/** What stands near, of different parts: by how they are asked for and the words that they hold; one for its words alone. */
export function nearIn({ scored }: Ranked, { wish }: Asked): readonly Scored[] {
  const tells = (part: Part) => !wish.lines || linesIn(part, wish).length > 0;
  const words = ({ part, covers }: Scored) => (part.isBackground ? 0 : Math.min(1, covers));
  const near = (one: Scored) =>
    (tells(one.part) ? one.wanted : one.wanted / 2) * (wish.isNamed(one.part.name) ? NAMED : SUBJECT) + words(one);
  const [first, ...others] = [...scored].sort((a, b) => near(b) - near(a));
  if (!first) return [];
  // What all of them together answer, each by its own line.
  if (wish.isWhole && wish.lines && wish.isOfWhole(first.part.name) && tells(first.part))
    return scored
      .filter(({ part }) => wish.isOfWhole(part.name) && tells(part))
      .sort((a, b) => b.wanted - a.wanted)
      .slice(0, MOST_TOGETHER);
  const shown = [first, ...others].slice(0, MOST_NEAR);
  const [most] = [...scored].sort((a, b) => words(b) - words(a));
  return !most || shown.includes(most) || words(most) === 0 ? shown : [...shown.slice(0, MOST_NEAR - 1), most];
}
