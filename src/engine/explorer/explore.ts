import type { Pain } from '../../../content/schema/playbook.ts';
import { allIndustries } from '../knowledge/playbooks.ts';
import type { CountryPack } from '../types.ts';
import { type Candidate, chooseProblems, FEWEST, FLOOR } from './choose.ts';
import { type ExplorerChoice, type Wishes, wishesOf } from './parameters.ts';
import { fitParts, industryOf, scoresOf } from './score.ts';
import { type Statement, statementOf } from './statement.ts';

export interface ExploreInput {
  readonly choice: ExplorerChoice;
  /** The day it is for, `YYYY-MM-DD`. */
  readonly date: string;
}

export interface Exploration {
  readonly statements: readonly Statement[];
  /** What was asked for and could not be served. */
  readonly notes: readonly string[];
}

/** ISO3 of the packs that `explore` needs: the chosen country, or all of them. */
export const packsToExplore = (choice: ExplorerChoice): readonly string[] => wishesOf(choice).countries;

/** Problems worth a founder's time, best first: five to ten, each with its reasons. Pure (design: Explorer). */
export function explore({ choice, date }: ExploreInput, packs: readonly CountryPack[]): Exploration {
  const wishes = wishesOf(choice);
  const year = Number(date.slice(0, 4));
  const pains = allIndustries()
    .flatMap((p) => p.pains)
    .filter((pain) => belongs(pain, wishes));
  const homes = packs.filter((p) => wishes.countries.includes(p.iso3));
  const candidates = pains.flatMap((pain) =>
    bestPlace(homes.map((home) => ({ pain, home, scores: scoresOf(pain, home, wishes, year) }))),
  );
  const invited = bestNeighbours(candidates, wishes);
  return { statements: chooseProblems(invited, wishes).map((c) => statementOf(c, wishes)), notes: wishes.notes };
}

/** Wishes that a neighbouring pain must meet to be brought in. */
const WISHED = 2;
const WELL = 67;

/** A pain of a chosen industry; or one of a neighbouring industry that meets what the founder wished for. */
function belongs(pain: Pain, wishes: Wishes): boolean {
  const { industries, customers, products, backgrounds } = wishes;
  if (industries.length === 0 || industries.some((id) => id === industryOf(pain))) return true;
  if (!industries.some((id) => pain.explore.also.includes(id))) return false;
  const wished = [customers, products, backgrounds].filter((list) => list.length > 0).length;
  const fit = fitParts(pain.explore, industryOf(pain), wishes);
  return wished >= WISHED && fit.customer >= WELL && fit.product >= WELL && fit.background >= WELL;
}

/** So many problems of other industries a list may hold at most: it should stay the list of what was chosen. */
const NEIGHBOURS = 1;

function bestNeighbours(candidates: readonly Candidate[], { industries }: Wishes): Candidate[] {
  const isOwn = ({ pain }: Candidate) => industries.length === 0 || industries.some((id) => id === industryOf(pain));
  const others = candidates.filter((c) => !isOwn(c));
  const best = [...others].sort((a, b) => b.scores.quality - a.scores.quality || (a.pain.id < b.pain.id ? -1 : 1));
  const own = candidates.filter(isOwn);
  // A short list is filled with its own, however mild: a stranger would weigh too much in it.
  return own.filter((c) => c.scores.severity >= FLOOR).length >= FEWEST ? [...own, ...best.slice(0, NEIGHBOURS)] : own;
}

/** Of all countries the one in which the record speaks most for the pain. */
function bestPlace(candidates: readonly Candidate[]): Candidate[] {
  const [best] = [...candidates].sort(
    (a, b) =>
      b.scores.severity + b.scores.evidence - a.scores.severity - a.scores.evidence ||
      (a.home.iso3 < b.home.iso3 ? -1 : 1),
  );
  return best ? [best] : [];
}
