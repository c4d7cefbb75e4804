import { conceptsOf } from './concepts.ts';
import type { Meaning } from './near.ts';
import type { Doc } from './units.ts';

/** Words of one idea are not the same word. */
const SAME_IDEA = 0.55;
/** Nor are neighbours of the thesaurus, which names opposites as well. */
const NEIGHBOUR = 0.8;
/** From this likeness on a word of the report counts as meeting the question's. */
const MEETS = 0.5;

/** A slip of the pen: 'genarator', 'commision'. */
const SLIP = 0.85;
const SHORTEST = 5;

/** What meeting a question's word is worth, by the stem that meets it: rare words tell more than common ones. */
export interface Weighed {
  readonly meaning: Meaning;
  readonly worth: ReadonlyMap<string, number>;
  /** What the best meeting would be worth. */
  readonly most: number;
  /** Whether no part meets it in any form. */
  readonly isMissing: boolean;
}

/** In how many parts each stem and each idea stands. */
export function countIn(docs: readonly Doc[]) {
  const counts = new Map<string, number>();
  const ideas = new Map<string, readonly string[]>();
  for (const doc of docs) {
    const here = new Set<string>();
    for (const root of new Set([...doc.all, ...doc.units.flatMap((u) => u.asked)])) {
      const concepts = ideas.get(root) ?? conceptsOf(root);
      ideas.set(root, concepts);
      here.add(root);
      for (const c of concepts) here.add(c);
    }
    for (const key of here) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rarity = (key: string): number => {
    const n = counts.get(key) ?? 0;
    return Math.log(1 + (docs.length - n + 0.5) / (n + 0.5));
  };
  return { ideas, rarity };
}

export function weigh(meaning: Meaning, { ideas, rarity }: ReturnType<typeof countIn>): Weighed {
  const worth = new Map<string, number>();
  let nearest = 0;
  for (const [root, concepts] of ideas) {
    const shared = meaning.concepts.filter((c) => concepts.includes(c));
    const near = meaning.near.get(root) ?? 0;
    const likeness = root === meaning.root ? 1 : Math.max(near, shared.length > 0 ? SAME_IDEA : 0);
    if (likeness === 0) continue;
    nearest = Math.max(nearest, likeness);
    const value =
      root === meaning.root
        ? rarity(root)
        : Math.max(NEIGHBOUR * near * rarity(root), ...shared.map((c) => SAME_IDEA * rarity(c)));
    worth.set(root, value);
  }
  if (nearest === 0 && !meaning.isEveryday)
    for (const root of ideas.keys())
      if (isSlip(meaning.root, root)) {
        nearest = SLIP;
        worth.set(root, SLIP * rarity(root));
      }
  const isMissing = nearest < MEETS;
  return { meaning, worth, most: isMissing ? rarity('') : Math.max(0, ...worth.values()), isMissing };
}

/** Whether two long words differ by one letter, put in, left out, changed or swapped with the next. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
