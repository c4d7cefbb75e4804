import type { Found, PlaybookSearch } from './search.ts';

/*
 * What weights are enough was set on the 102 texts of bench/recognition/draw-1. A long text tells of much that no playbook
 * knows, so the part of it that is known says less there, and the weight says more.
 */

interface Enough {
  readonly score: number;
  /** Share of the text's words that the playbook knows. */
  readonly covers: number;
  /** So many of its words. */
  readonly met: number;
}

/**
 * The search's best playbook is taken without asking where it is so plain, and leads the next by the factor. A tap costs a
 * founder little, a report on another trouble a week: whatever is less plain is asked.
 */
const TAKE: readonly (Enough & { readonly lead: number })[] = [{ score: 90, covers: 0.5, met: 6, lead: 1.6 }];
/** Below these nothing is near. */
const OFFER: readonly Enough[] = [
  { score: 25, covers: 0.22, met: 2 },
  { score: 45, covers: 0.1, met: 3 },
];
/** Part of the best one's weight from which on another is offered beside it. */
const OFFER_PART = 0.4;
const MOST_OFFERED = 4;

const isEnough = ({ score, met, covers }: Found, enough: Enough): boolean =>
  score >= enough.score && met.length >= enough.met && covers >= enough.covers;

const isNear = (found: Found): boolean => OFFER.some((enough) => isEnough(found, enough));

/** Playbooks that share more with a text than chance would have it, nearest first. */
export const nearestTo = (search: PlaybookSearch, text: string): readonly Found[] => search.find(text).filter(isNear);

export interface Recognised {
  /** The playbook that is surely meant. */
  readonly taken: string | null;
  /** What to offer, nearest first; empty where nothing is near. None is held out as ours: the first is theirs for one in two. */
  readonly offered: readonly string[];
}

/** A score and a margin: what is not plain is asked. */
export function recognise(search: PlaybookSearch, text: string): Recognised {
  const near = nearestTo(search, text);
  const [best, next] = near;
  if (!best) return { taken: null, offered: [] };
  const isPlain = TAKE.some((enough) => isEnough(best, enough) && best.score >= enough.lead * (next?.score ?? 0));
  return {
    taken: isPlain ? best.id : null,
    offered: near
      .filter(({ score }) => score >= OFFER_PART * best.score)
      .slice(0, MOST_OFFERED)
      .map(({ id }) => id),
  };
}

export interface Explained {
  readonly recognised: Recognised;
  /** Every playbook that shares a word with the text, nearest first. */
  readonly found: readonly (Found & { readonly isNear: boolean })[];
  readonly take: typeof TAKE;
  readonly offer: typeof OFFER;
}

/** Why a text is taken for what it is, for whoever writes playbooks. */
export const explain = (search: PlaybookSearch, text: string): Explained => ({
  recognised: recognise(search, text),
  found: search.find(text).map((found) => ({ ...found, isNear: isNear(found) })),
  take: TAKE,
  offer: OFFER,
});
