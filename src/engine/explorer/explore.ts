import type { Playbook } from '../../../content/schema/playbook.ts';
import { allIndustries } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { join } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { answers, chooseProblems, matchOf } from './choose.ts';
import { countriesIn, type ExplorerChoice, type Wish, type Wishes, wishesOf } from './parameters.ts';
import { scoresOf } from './score.ts';
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
export const packsToExplore = countriesIn;

/**
 * Problems of the people and the trade that were chosen, best first: eight to twelve where that many are, fewer where
 * fewer are, each with its reason. `libraries` are searched for a founder's own words, one after the other. Pure.
 */
export function explore(
  { choice, date }: ExploreInput,
  packs: readonly CountryPack[],
  libraries: readonly Pick<Library, 'search'>[],
): Exploration {
  const wishes = wishesOf(
    choice,
    libraries.map(({ search }) => search),
  );
  const year = Number(date.slice(0, 4));
  const homes = packs.filter((p) => wishes.countries.includes(p.iso3));
  const candidates = allIndustries()
    .flatMap(({ playbooks }) => playbooks)
    .flatMap((playbook) => {
      const match = matchOf(playbook, wishes);
      if (!answers(match)) return [];
      return homes.map((home) => ({ playbook, home, match, scores: scoresOf(playbook, home, year) }));
    })
    // Where a country has no record at all of what a problem rests on, there is nothing to show for it.
    .filter(({ scores }) => scores.standings.length > 0);
  const chosen = chooseProblems(candidates, wishes);
  return {
    statements: chosen.map((candidate) => statementOf(candidate, wishes)),
    notes: [
      ...wishes.notes,
      ...unanswered(
        wishes,
        chosen.map(({ playbook }) => playbook),
      ),
    ],
  };
}

/** What was chosen and nothing in the list answers, said plainly. */
function unanswered(wishes: Wishes, playbooks: readonly Playbook[]): string[] {
  const { people, trade, means } = wishes;
  const without = (wishes: readonly Wish[]) =>
    wishes.filter((wish) => !playbooks.some((playbook) => wish.fit(playbook) > 0));
  const none = (who: readonly Wish[], what: readonly Wish[]) =>
    `We have no problem on record${said(' for ', who)}${said(' in ', what)} yet.`;
  if (playbooks.length === 0) return [[none(people, trade), ...nearby(wishes)].join(' ')];
  const [noPeople, noTrade, noMeans] = [
    without(people),
    without(trade),
    without(means.flatMap(({ wishes }) => wishes)),
  ];
  return [
    noPeople.length > 0 ? none(noPeople, trade) : '',
    noTrade.length > 0 ? none(people, noTrade) : '',
    noMeans.length > 0
      ? `Our notes name none of these problems for ${join(
          noMeans.map(({ name }) => quoted(name)),
          'or',
        )}, so it did not change the list.`
      : '',
    playbooks.length < FEW ? `We know no more than ${playbooks.length === 1 ? 'this one' : 'these two'} so far.` : '',
  ].filter((note) => note !== '');
}

/** So few are said to be few. */
const FEW = 3;

/** Where a founder may look instead, when nothing answers both people and trade. */
function nearby({ people, trade }: Wishes): string[] {
  if (people.length === 0 || trade.length === 0) return [];
  const count = (wishes: readonly Wish[]) =>
    allIndustries()
      .flatMap(({ playbooks }) => playbooks)
      .filter((playbook) => wishes.some((wish) => wish.fit(playbook) === 2)).length;
  const [inTrade, ofPeople] = [count(trade), count(people)];
  return [
    inTrade > 0 ? `There are ${inTrade} of other people in ${named(trade)}.` : '',
    ofPeople > 0 ? `There are ${ofPeople} for ${named(people)} in other trades.` : '',
  ].filter((hint) => hint !== '');
}

/** “design or media”: a name with an 'or' of its own. */
const quoted = (name: string): string => (name.startsWith('“') ? name : `“${name}”`);
const named = (wishes: readonly Wish[]): string =>
  join(
    wishes.map(({ name }) => name),
    'or',
  );
const said = (before: string, wishes: readonly Wish[]): string =>
  wishes.length === 0 ? '' : `${before}${named(wishes)}`;
