import type { Pain } from '../knowledge/pack-types.ts';
import { INDUSTRY_PACKS } from '../knowledge/packs.ts';
import type { CountryPack } from '../types.ts';
import { type Candidate, chooseProblems } from './choose.ts';
import { type ExplorerChoice, type Wishes, wishesOf } from './parameters.ts';
import { industryOf, scoresOf } from './score.ts';
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
  const pains = INDUSTRY_PACKS.flatMap((p) => p.pains).filter((pain) => belongs(pain, wishes));
  const homes = packs.filter((p) => wishes.countries.includes(p.iso3));
  const candidates = pains.flatMap((pain) =>
    bestPlace(homes.map((home) => ({ pain, home, scores: scoresOf(pain, home, wishes, year) }))),
  );
  return { statements: chooseProblems(candidates, wishes).map((c) => statementOf(c, wishes)), notes: wishes.notes };
}

/** A pain that joins two chosen industries stands in one of them, and is rewarded in its fit. */
const belongs = (pain: Pain, { industries }: Wishes): boolean =>
  industries.length === 0 || industries.some((id) => id === industryOf(pain));

/** Of all countries the one in which the record speaks most for the pain. */
function bestPlace(candidates: readonly Candidate[]): Candidate[] {
  const [best] = [...candidates].sort(
    (a, b) =>
      b.scores.severity + b.scores.evidence - a.scores.severity - a.scores.evidence ||
      (a.home.iso3 < b.home.iso3 ? -1 : 1),
  );
  return best ? [best] : [];
}
