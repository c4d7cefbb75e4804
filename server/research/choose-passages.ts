import type { PublisherKind } from '../../src/contract/report.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import type { Passage } from '../../src/engine/types.ts';
import { isNearDouble } from '../documents/near-doubles.ts';
import type { Candidate } from '../documents/passages.ts';
import { publisherKind } from '../documents/publisher-kind.ts';
import type { FoundHit } from './look-up-search.ts';
import { inTurns } from './look-up-turns.ts';

/** A passage with the document it stands in. */
export interface Offered {
  readonly hit: FoundHit;
  readonly candidate: Candidate;
}

const MOST = 8;
const PER_DOCUMENT = 2;
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

/** The best of what each query has to offer, in turn: no two alike, no document and no house more than twice. */
export function choosePassages(byQuery: readonly (readonly Offered[])[]): Offered[] {
  const chosen: Offered[] = [];
  for (const one of inTurns(byQuery.map((offered) => [...offered].sort((a, b) => worthOf(b) - worthOf(a))))) {
    if (chosen.length === MOST) break;
    const sameDocument = chosen.filter(({ hit }) => hit.url === one.hit.url || titleOf(hit) === titleOf(one.hit));
    const sameHouse = new Set(chosen.filter(({ hit }) => houseOf(hit) === houseOf(one.hit)).map(({ hit }) => hit.url));
    if (sameDocument.length >= PER_DOCUMENT) continue;
    if (sameDocument.length === 0 && sameHouse.size >= DOCUMENTS_PER_HOST) continue;
    // The same words once more, in another place or another document.
    if (chosen.some(({ candidate }) => isNearDouble(candidate.quote, one.candidate.quote))) continue;
    chosen.push(one);
  }
  return chosen;
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
