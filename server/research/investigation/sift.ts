import { differingPairs } from '../../../src/engine/differing.ts';
import { isAbroad, MOST_QUOTED } from '../../../src/engine/passages.ts';
import { countryName } from '../../../src/engine/reading/places.ts';
import type { Passage } from '../../../src/engine/types.ts';
import { isNearDuplicate } from '../../documents/near-duplicates.ts';
import { ask } from '../../model/ask.ts';
import type { DeviseAnswer } from '../../model/roles/devise.ts';
import { EXTRACT, type ExtractAnswer } from '../../model/roles/extract.ts';
import { LOOK_AGAIN } from '../../model/roles/look-again.ts';
import { keyTerms } from '../look-up/key-terms.ts';
import { lookAgainPlan } from '../look-up/look-again-plan.ts';
import { elsewhere } from './case-brief.ts';
import { type Investigation, languagesOf, privateContext, problemOf } from './investigation.ts';

/** Passages that the model reads at once: a small one keeps its mind on no more. */
const AT_ONCE = 8;

/** Those who write are given more than a report quotes; one passage alone is no ground. */
export const MOST_READ = 20;
export const FEWEST_READ = 2;

type Bears = ExtractAnswer['passages'][number]['bears'];

/** A passage and how it bears on the problem, by the model; 'beside' where it did not answer. */
interface Sifted {
  readonly passage: Passage;
  readonly bears: Bears;
}

const RANKS: Readonly<Record<Bears, number>> = { directly: 0, beside: 1, not: 2 };

/**
 * The passages that the model finds to bear on the problem, those that bear directly first, those about other countries last;
 * but not where what is `lookedFor` holds anywhere: a rate or a setting is as good from Japan. Both figures of a thing stay or go
 * together: which is right is not the model's to say.
 */
export async function sifted(
  job: Investigation,
  passages: readonly Passage[],
  lookedFor: readonly string[] = [],
): Promise<readonly Sifted[]> {
  const countries = job.outputs.domain?.case.countries ?? [];
  const found = new Map<string, Bears>();
  for (let from = 0; from < passages.length; from += AT_ONCE) {
    const some = passages.slice(from, from + AT_ONCE);
    const given = {
      problem: problemOf(job),
      ...(lookedFor.length > 0 && { looked_for: lookedFor }),
      passages: some.map(({ id, quote, title, publisher, published, country }) => ({
        id,
        quote,
        title,
        publisher,
        published,
        country,
        ...elsewhere(country, countries),
      })),
    };
    const sift = await ask(EXTRACT, given, job.asking);
    const said = (id: string) => sift?.answer.passages.find((one) => one.id === id)?.bears ?? 'not';
    for (const { id } of some) found.set(id, sift === null ? 'beside' : said(id));
  }
  const bearsOf = ({ id }: Passage) => found.get(id) ?? 'not';
  for (const [a, b] of differingPairs(passages)) {
    const bears = RANKS[bearsOf(a)] < RANKS[bearsOf(b)] ? bearsOf(a) : bearsOf(b);
    found.set(a.id, bears).set(b.id, bears);
  }
  const behind = ({ country }: Passage) => (lookedFor.length === 0 && isAbroad(country, countries) ? 1 : 0);
  return passages
    .map((passage) => ({ passage, bears: bearsOf(passage) }))
    .filter(({ bears }) => bears !== 'not')
    .sort((a, b) => behind(a.passage) - behind(b.passage) || RANKS[a.bears] - RANKS[b.bears]);
}

/** Of the second round no more are given to those who write. */
const MOST_AGAIN = 8;

/**
 * What an adviser would know from memory is looked up, as far as the model can say what it lacks: passages that answer a query
 * of its own. `after`: how many passages the first round brought.
 */
export async function lookedAgain(
  job: Investigation,
  kept: readonly Sifted[],
  { best, ways }: DeviseAnswer,
  after: number,
): Promise<readonly Sifted[]> {
  const { domain, keywords } = job.outputs;
  const [home] = domain?.case.countries ?? [];
  const pack = home === undefined ? null : await job.packs(home);
  if (!domain || pack === null) return [];
  const given = {
    problem: problemOf(job),
    idea: domain.case.idea,
    best,
    ways,
    country: countryName(pack.iso3),
    languages: languagesOf(domain.case, pack),
    searched: (keywords?.queries ?? []).map(({ words }) => words.join(' ')),
    kept: kept.slice(0, MOST_READ).map(({ passage: { title, quote } }) => ({ title, quote })),
  };
  const again = await ask(LOOK_AGAIN, given, job.asking);
  const theirs = privateContext(job.input, domain.case, domain.terms);
  const queries = (again?.answer.queries ?? []).map(({ words, tells, ...query }) => ({
    ...query,
    words: keyTerms(words, theirs),
    tells: keyTerms(tells, theirs),
  }));
  const plan = lookAgainPlan(queries, pack, domain.case.countries, after);
  const found = plan === null ? null : await job.lookUp(plan);
  const fresh = (found?.passages ?? []).filter(
    ({ quote }) => !kept.some(({ passage }) => isNearDuplicate(passage.quote, quote)),
  );
  if (fresh.length === 0) return [];
  const asked = queries.map(({ words, tells }) => [...words, ...tells].join(' '));
  return (await sifted(job, fresh, asked)).slice(0, MOST_AGAIN);
}

/** Of these, how many the second look-up may give ahead of the first. */
const MOST_OF_CRAFT = 3;

/**
 * Ids of what is quoted for bearing on this very problem, whether or not the report rests on it: some of what the craft was
 * looked up for, then what was found of the trouble at large, and the rest where there is room.
 */
export function quotedAnyhow(first: readonly Sifted[], second: readonly Sifted[]): readonly string[] {
  const bearing = (all: readonly Sifted[]) =>
    all.flatMap(({ passage, bears }) => (bears === 'directly' ? [passage.id] : []));
  const craft = bearing(second);
  return [...craft.slice(0, MOST_OF_CRAFT), ...bearing(first), ...craft.slice(MOST_OF_CRAFT)].slice(0, MOST_QUOTED);
}
