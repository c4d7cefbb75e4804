import type { Found, PlaybookSearch } from './search.ts';

/** The search's best playbook is taken without asking where it weighs this much … */
const TAKE_WEIGHT = 70;
/** … knows this part of the text … */
const TAKE_COVERS = 0.45;
/** … in so many of its words … */
const TAKE_WORDS = 5;
/** … and leads the next by this factor. */
const TAKE_LEAD = 1.4;
/** Below this weight, with one word alone, or where most of the text is about something else, nothing is near. */
const OFFER_WEIGHT = 25;
const OFFER_WORDS = 2;
const OFFER_COVERS = 0.22;
/** Part of the best one's weight from which on another is offered beside it. */
const OFFER_PART = 0.5;
const MOST_OFFERED = 4;

/** Playbooks that share more with a text than chance would have it, nearest first. */
export const nearestTo = (search: PlaybookSearch, text: string): readonly Found[] =>
  search
    .find(text)
    .filter(({ score, met, covers }) => score >= OFFER_WEIGHT && met >= OFFER_WORDS && covers >= OFFER_COVERS);

export interface Recognised {
  /** The playbook that is surely meant. */
  readonly taken: string | null;
  /** What to offer, nearest first; empty where nothing is near. */
  readonly offered: readonly string[];
}

const isPlain = ({ score, met, covers }: Found): boolean =>
  score >= TAKE_WEIGHT && covers >= TAKE_COVERS && met >= TAKE_WORDS;

/** A score and a margin: what is not plain is asked. */
export function recognise(search: PlaybookSearch, text: string): Recognised {
  const near = nearestTo(search, text);
  const [best, next] = near;
  if (!best) return { taken: null, offered: [] };
  const leads = best.score >= TAKE_LEAD * (next?.score ?? 0);
  return {
    taken: leads && isPlain(best) ? best.id : null,
    offered: near
      .filter(({ score }) => score >= OFFER_PART * best.score)
      .slice(0, MOST_OFFERED)
      .map(({ id }) => id),
  };
}
