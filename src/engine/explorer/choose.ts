import type { Playbook } from '../../../content/schema/playbook.ts';
import type { CountryPack } from '../types.ts';
import type { Fit, Means, Wish, Wishes } from './parameters.ts';
import type { Scores } from './score.ts';

/** How far a problem answers what was chosen; a group that was left open is answered. */
export interface Match {
  readonly people: Fit;
  readonly trade: Fit;
  /** So many of the people that were chosen have it. */
  readonly groups: number;
  /** What the founder brings and it does not call for. */
  readonly missed: readonly Means[];
}

export interface Candidate {
  readonly playbook: Playbook;
  readonly home: CountryPack;
  readonly match: Match;
  readonly scores: Scores;
}

/** As many are listed as are about the people and the trade that were chosen … */
const MOST = 12;
/** … and where none is, some that are about one and touch the other. */
const FILLED = 5;

const best = (wishes: readonly Wish[], playbook: Playbook): Fit => {
  const fits = wishes.map((wish) => wish.fit(playbook));
  return fits.length === 0 || fits.includes(2) ? 2 : fits.includes(1) ? 1 : 0;
};

export const matchOf = (playbook: Playbook, { people, trade, means }: Wishes): Match => ({
  people: best(people, playbook),
  trade: best(trade, playbook),
  groups: people.filter((wish) => wish.fit(playbook) === 2).length,
  missed: means.filter(({ wishes }) => best(wishes, playbook) === 0),
});

/** A problem of other people in another trade is no answer, though it may touch both. */
export const answers = ({ people, trade }: Match): boolean => people + trade > 2;

/**
 * People and trade first; where one of them is only touched, the trade that was asked for before people of another. Then who
 * of them has it, then what the founder brings; the country's figures decide among equals alone.
 */
const inOrder = (a: Candidate, b: Candidate): number =>
  b.match.people + b.match.trade - a.match.people - a.match.trade ||
  b.match.trade - a.match.trade ||
  b.match.groups - a.match.groups ||
  a.match.missed.length - b.match.missed.length ||
  b.scores.severity - a.scores.severity ||
  b.scores.evidence - a.scores.evidence ||
  (a.playbook.id < b.playbook.id ? -1 : a.playbook.id > b.playbook.id ? 1 : a.home.iso3 < b.home.iso3 ? -1 : 1);

/**
 * Every problem once, in the country where it stands highest. Where several countries are looked at they share the list:
 * the twelve worst of all would mostly be those of one country.
 */
export function chooseProblems(candidates: readonly Candidate[], { people, trade }: Wishes): Candidate[] {
  const ranked = [...candidates].sort(inOrder);
  const share = Math.ceil(MOST / new Set(candidates.map(({ home }) => home.iso3)).size);
  const chosen: Candidate[] = [];
  const add = (list: readonly Candidate[], most: number) => {
    for (const candidate of list) {
      const { playbook, home } = candidate;
      const isThere = chosen.some((other) => other.playbook.id === playbook.id);
      const isFull = chosen.filter((other) => other.home.iso3 === home.iso3).length >= share;
      if (chosen.length < most && !isThere && !isFull) chosen.push(candidate);
    }
  };
  add(
    ranked.filter(({ match }) => match.people === 2 && match.trade === 2),
    MOST,
  );
  // A choice that none of them answers has what comes nearest to it, after them.
  const playbooks = [...new Set(ranked.map(({ playbook }) => playbook))];
  for (const wish of chosen.length === 0 ? [] : [...people, ...trade]) {
    const closest = Math.max(1, ...playbooks.map((playbook) => wish.fit(playbook)));
    const answering = new Set(playbooks.filter((playbook) => wish.fit(playbook) === closest));
    if (!chosen.some(({ playbook }) => answering.has(playbook)))
      add(
        ranked.filter(({ playbook }) => answering.has(playbook)),
        chosen.length + 1,
      );
  }
  if (chosen.length === 0) add(ranked, FILLED);
  return chosen.sort(inOrder);
}
