import type { Found, PlaybookSearch } from './search.ts';

/** Where the search's best playbook is taken without asking: it knows this much of the text … */
const TAKE_COVERS = 0.45;
/** … weighs this much a word … */
const TAKE_WEIGHT = 14;
/** … and leads the next by this factor. */
const TAKE_LEAD = 1.5;
/** Below this part of the best one's weight a playbook is not offered. */
const OFFER_PART = 0.35;
/** Below this weight nothing is near. */
const OFFER_WEIGHT = 7;
const MOST_OFFERED = 4;

export interface Recognised {
  /** The playbook that is surely meant. */
  readonly taken: string | null;
  /** What to offer, nearest first; empty where nothing is near. */
  readonly offered: readonly string[];
}

/** A score and a margin: what is not plain is asked. */
export function recognise(search: PlaybookSearch, text: string): Recognised {
  const found = search.find(text);
  const [best, next] = found;
  if (!best || best.score < OFFER_WEIGHT) return { taken: null, offered: [] };
  const isTaken = best.covers >= TAKE_COVERS && best.score >= TAKE_WEIGHT && best.score >= TAKE_LEAD * (next?.score ?? 0);
  const near = found.filter((f: Found) => f.score >= Math.max(OFFER_WEIGHT, OFFER_PART * best.score));
  return { taken: isTaken ? best.id : null, offered: near.slice(0, MOST_OFFERED).map(({ id }) => id) };
}
