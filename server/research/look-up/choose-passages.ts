import type { PublisherKind } from '../../../src/contract/report.ts';
import { differ } from '../../../src/engine/differing.ts';
import { isAbroad } from '../../../src/engine/passages.ts';
import { languageOf } from '../../../src/engine/reading/language.ts';
import type { Passage } from '../../../src/engine/types.ts';
import { isNearDuplicate } from '../../documents/near-duplicates.ts';
import type { Candidate } from '../../documents/passages.ts';
import { publisherKind } from '../../documents/publisher-kind.ts';
import type { FoundHit } from './look-up-search.ts';

/** A passage with the document it stands in. */
export interface Offered {
  readonly hit: FoundHit;
  readonly candidate: Candidate;
  /** The first query that found the document, by its place in the plan. */
  readonly query: number;
}

const PER_DOCUMENT = 3;
const DOCUMENTS_PER_HOST = 2;
/** They hold what many publishers have written: there the publisher counts, not the host. */
const LIBRARIES = /(?:^|\.)(?:doi|europepmc|doaj|openalex)\.org$/;

const houseOf = ({ url, publisher }: FoundHit): string => {
  const { hostname } = new URL(url);
  return LIBRARIES.test(hostname) ? publisher.toLowerCase() : hostname.replace(/^www\./, '');
};

const titleOf = ({ title }: FoundHit): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Who counted or looked comes before who tells of it. */
const FIRST_HAND: readonly PublisherKind[] = ['academic', 'statistics', 'government', 'multilateral'];
const FIRST_HAND_BONUS = 1.5;

const worthOf = ({ hit, candidate }: Offered): number =>
  candidate.score + (FIRST_HAND.includes(publisherKind(hit.url, hit.source)) ? FIRST_HAND_BONUS : 0);

/** What a query loses for each passage that was taken for it, so that others have their turn. */
const TAKEN = 0.4;
/** Worth so much less than the best, a passage is shown only where its query has no other: few good ones beat a full list. */
const LEAST = 0.55;

interface Waiting {
  readonly one: Offered;
  readonly worth: number;
}

/**
 * The best of what is offered, and of each query one at the least: no two alike, no document and no house more than twice. What
 * gives another figure of the same thing stands behind the passage that it differs from.
 */
export function choosePassages(offered: readonly Offered[], most: number): Offered[] {
  const chosen: Offered[] = [];
  const waiting = offered.map((one): Waiting => ({ one, worth: worthOf(one) }));
  const least = LEAST * Math.max(0, ...waiting.map(({ worth }) => worth));
  const taken = (query: number) => chosen.filter((other) => other.query === query).length;
  const value = ({ one, worth }: Waiting) => worth - TAKEN * taken(one.query);
  /** Those among which the next is the best. */
  const inTurn = (): readonly Waiting[] => {
    const unheard = waiting.filter(({ one }) => taken(one.query) === 0);
    if (most - chosen.length <= new Set(unheard.map(({ one }) => one.query)).size) return unheard;
    const last = chosen.at(-1)?.candidate.quote ?? '';
    const differing = waiting.filter(({ one }) => differ(last, one.candidate.quote));
    if (differing.length > 0) return differing;
    const strong = waiting.filter(({ worth }) => worth >= least);
    return strong.length > 0 ? strong : unheard;
  };
  while (chosen.length < most) {
    const among = inTurn();
    const [first] = among;
    if (first === undefined) break;
    const next = among.reduce((a, b) => (value(b) > value(a) ? b : a), first);
    waiting.splice(waiting.indexOf(next), 1);
    if (isNew(next.one, chosen)) chosen.push(next.one);
  }
  return chosen;
}

/** So many passages are about other countries at most: one for two others, and no more than six. */
const OTHERS_FOR_ONE = 2;
const MOST_ABROAD = 6;

/** The best for somebody in these countries, and behind them, where there is room, the best about others. */
export function chooseWithAbroad(offered: readonly Offered[], countries: readonly string[], most: number): Offered[] {
  const isOfAbroad = ({ candidate }: Offered) => isAbroad(candidate.country, countries);
  const own = choosePassages(
    offered.filter((one) => !isOfAbroad(one)),
    most,
  );
  const room = Math.min(Math.floor(own.length / OTHERS_FOR_ONE), MOST_ABROAD, most - own.length);
  return [...own, ...choosePassages(offered.filter(isOfAbroad), room)];
}

function isNew({ hit, candidate }: Offered, chosen: readonly Offered[]): boolean {
  const sameDocument = chosen.filter(({ hit: other }) => other.url === hit.url || titleOf(other) === titleOf(hit));
  const sameHouse = new Set(
    chosen.filter(({ hit: other }) => houseOf(other) === houseOf(hit)).map((one) => one.hit.url),
  );
  if (sameDocument.length >= PER_DOCUMENT) return false;
  if (sameDocument.length === 0 && sameHouse.size >= DOCUMENTS_PER_HOST) return false;
  // The same words once more, in another place or another document.
  return !chosen.some((other) => isNearDuplicate(other.candidate.quote, candidate.quote));
}

/** As the report carries it; `n` tells it from the others. */
export const passageOf = ({ hit, candidate }: Offered, n: number): Passage => ({
  id: `p${n}`,
  quote: candidate.quote,
  place: candidate.place,
  title: hit.title,
  url: hit.url,
  publisher: hit.publisher,
  published: hit.published,
  kind: publisherKind(hit.url, hit.source),
  language: languageOf(candidate.quote).language,
  country: candidate.country,
  licence: hit.licence,
  seen_at: hit.seen_at,
});
