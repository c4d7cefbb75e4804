import type { Explore, Playbook } from '../../../content/schema/playbook.ts';
import { CUSTOMER_OPTIONS, INDUSTRY_OPTIONS } from '../../contract/explorer-options.ts';
import { fill, type SlotValues } from '../claims/fill.ts';
import { inSentence, moneyOf } from '../country.ts';
import { figureOf, placeShare, say, sourceUrl } from '../evidence.ts';
import { industryOf } from '../knowledge/playbooks.ts';
import { capital, join, lowerStart, spelled } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import type { Candidate } from './choose.ts';
import type { Fit, Wish, Wishes } from './parameters.ts';
import type { Standing } from './score.ts';

/** A statement as the wire carries it (spec 3 §3); the server adds its id and hour. */
export interface Statement {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly severity_level: 'critical' | 'high' | 'medium' | 'low';
  readonly target_geography: string[];
  readonly target_demographics: string[];
  readonly problem_type: string;
  readonly time_horizon: string;
  readonly complexity_level: 'high' | 'medium' | 'low';
  readonly root_causes: string[];
  readonly potential_effects: string[];
  readonly stakeholders: string[];
  readonly success_metrics: string[];
  readonly supporting_sources: { readonly title: string; readonly url: string }[];
  readonly quality_score: number;
  readonly severity_score: number;
  readonly rank_reason: string;
  /** The description's own sentences apart, so that a screen can set each record beside its source. */
  readonly told: DescriptionParts;
}

interface DescriptionParts {
  /** What happens. */
  readonly opening: string;
  /** `source` counts in `supporting_sources`, from 0. */
  readonly facts: { readonly text: string; readonly stance: 'for' | 'against' | 'milder'; readonly source: number }[];
  /** What nobody has counted yet, and what would. */
  readonly open: string;
}

/** Nobody has spoken yet: the playbook's own people and things, in the country as a whole. */
export function slotsFor(playbook: Playbook, home: CountryPack): SlotValues {
  const [who, who1] = playbook.words.who;
  const [payer, payer1] = playbook.words.payer;
  const country = inSentence(home.name);
  return {
    values: {
      who,
      who1,
      payer,
      payer1,
      good: playbook.words.good,
      unit: playbook.words.unit[0],
      units: playbook.words.unit[1],
      place: country,
      country,
      money: moneyOf(home),
    },
  };
}

/** A playbook writes of a town: nobody lives near a country. */
export const inCountry = (text: string, { name }: CountryPack): string =>
  text.replaceAll(new RegExp(`\\b(?:near|around|round|outside) (?=${inSentence(name)}\\b)`, 'g'), 'in ');

const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  list.find((o) => o.id === id)?.name ?? id;

export function statementOf(candidate: Candidate, wishes: Wishes): Statement {
  const { playbook, home, scores } = candidate;
  const slots = slotsFor(playbook, home);
  const put = (template: string) =>
    inCountry(fill(template, slots), home).replace(/\{\{n:(\d+)\}\}/g, (_, n: string) => spelled(Number(n)));
  const used = figuresOf(home, scores.standings);
  const told = tell(candidate, used, put);
  return {
    title: playbook.title,
    description: description(told),
    category: nameOf(INDUSTRY_OPTIONS, industryOf(playbook).id),
    severity_level: scores.level,
    target_geography: [home.name, areaOf(playbook.explore)],
    target_demographics: demographics(playbook, put),
    problem_type: playbook.type,
    time_horizon: horizonOf(playbook),
    complexity_level: playbook.explore.complexity,
    root_causes: playbook.causes.map((c) => `${capital(put(c.text))} (${put(c.why)})`),
    potential_effects: playbook.effects.map((e) => capital(put(e))),
    stakeholders: [...playbook.stakeholders.map((s) => capital(put(s))), officeOf(playbook, home, put)],
    success_metrics: playbook.metrics.map((m) => capital(put(m))),
    supporting_sources: used.map(({ figure }) => ({
      title: `${figure.indicator.name}, ${home.name}, ${figure.record.year} — ${figure.indicator.publisher}`,
      url: sourceUrl(figure),
    })),
    quality_score: qualityOf(candidate, wishes),
    severity_score: scores.severity,
    rank_reason: rankReason(candidate, wishes),
    told,
  };
}

interface Used {
  readonly standing: Standing;
  readonly figure: NonNullable<ReturnType<typeof figureOf>>;
}

const MOST_SOURCES = 4;
const isTold = ({ use }: Standing): boolean => use.high !== undefined;

/** The figures behind the score, those that are told first. */
const figuresOf = (home: CountryPack, standings: readonly Standing[]): Used[] =>
  [...standings]
    .sort((a, b) => Number(isTold(b)) - Number(isTold(a)))
    .flatMap((standing) => {
      const figure = figureOf(home, standing.use.code);
      return figure ? [{ standing, figure }] : [];
    })
    .slice(0, MOST_SOURCES);

/** The event, the figure that speaks most for it, one against it, and what nobody has counted yet. */
function tell({ playbook }: Candidate, used: readonly Used[], put: (t: string) => string): DescriptionParts {
  const opening = `${capital(put(playbook.problem))}. ${put(
    playbook.chain
      .split(/(?<=\.) /)
      .slice(0, 2)
      .join(' '),
  )}`;
  const fact = (u: Used, stance: DescriptionParts['facts'][number]['stance']) => ({
    text: sentence(u, put, stance === 'for' ? 'place' : 'fig'),
    stance,
    source: used.indexOf(u),
  });
  const toldOf = used.filter(({ standing }) => isTold(standing));
  const forIt = toldOf.filter(({ standing }) => speaksFor(standing)).slice(0, 2);
  const against = toldOf.filter(({ standing }) => !speaksFor(standing)).slice(0, 1);
  return {
    opening,
    facts: [
      ...forIt.map((u) => fact(u, 'for')),
      ...against.map((u) => fact(u, u.standing.use.split === undefined ? 'milder' : 'against')),
    ],
    open: put(playbook.notFound),
  };
}

/** How a figure is introduced: by what it shows, or by how the country stands beside the others. */
const LEADS = { for: '', against: 'Against it: ', milder: 'Milder here than in most African countries: ' } as const;

const description = ({ opening, facts, open }: DescriptionParts): string =>
  [
    opening,
    ...facts.map(({ text, stance }) => `${LEADS[stance]}${stance === 'for' ? text : lowerStart(text)}`),
    open,
  ].join(' ');

const isHigh = ({ use, record }: Standing): boolean =>
  use.split !== undefined ? record.value >= use.split : (placeShare(record) ?? 0.5) >= 0.5;
const speaksFor = (standing: Standing): boolean => (standing.use.worse === 'high') === isHigh(standing);

function sentence({ standing, figure }: Used, put: (t: string) => string, form: 'place' | 'fig'): string {
  const clause = say(figure, form);
  // What follows the figure tells how to test it: the report says that, the list keeps to the claim.
  const { use } = standing;
  const [claim = ''] = ((isHigh(standing) ? use.high : use.low) ?? '').split(/(?<=\{[fF]ig\})\. /);
  return `${put(claim.replace('{fig}', '\u0001').replace('{Fig}', '\u0002'))
    .replace('\u0001', clause)
    .replace('\u0002', capital(clause))}.`;
}

const RURAL: readonly string[] = ['farmers', 'rural'];
const URBAN: readonly string[] = ['urban', 'companies'];
function areaOf({ customers }: Explore): string {
  const [first = ''] = customers;
  return RURAL.includes(first) ? 'rural districts' : URBAN.includes(first) ? 'towns' : 'towns and villages';
}

function demographics(playbook: Playbook, put: (t: string) => string): string[] {
  const who = put('{who}');
  const payer = put('{payer}');
  return [
    who,
    ...(payer === who ? [] : [`${payer}, who may pay (assumed)`]),
    ...playbook.explore.customers.slice(0, 2).map((id) => `among ${nameOf(CUSTOMER_OPTIONS, id).toLowerCase()}`),
  ];
}

const HORIZON = {
  short: 'short term: a first test takes',
  medium: 'medium term: partners must agree first; a first test takes',
  long: 'long term: rules or works come first; a first test takes',
} as const;
const horizonOf = (playbook: Playbook): string =>
  `${HORIZON[playbook.explore.horizon]} ${spelled(playbook.tests[0]?.days ?? 5)} days (plan)`;

/** Whom to ask about leave: the office on record, else how to find it. */
function officeOf(playbook: Playbook, home: CountryPack, put: (t: string) => string): string {
  const [licence] = playbook.licences;
  if (!licence) return '';
  const office = home.institutions.find((i) => i.sector === licence.sector);
  return office
    ? `${office.name}: to be asked: “${put(licence.ask)}”`
    : `Office for ${licence.sector}: not found in our records for ${inSentence(home.name)}; ask a registered competitor whom they dealt with`;
}

/** Shares of the quality, and of the fit in it. */
const QUALITY = { severity: 40, evidence: 25, fit: 35 } as const;
const FIT = { people: 50, trade: 30, means: 20 } as const;
const WHOLE = 2;

function qualityOf({ match, scores }: Candidate, { means }: Wishes): number {
  const met = means.length === 0 ? 1 : 1 - match.missed.length / means.length;
  const fit = (FIT.people * match.people + FIT.trade * match.trade) / WHOLE + FIT.means * met;
  return Math.round(
    (QUALITY.severity * scores.severity + QUALITY.evidence * scores.evidence + QUALITY.fit * fit) / 100,
  );
}

/** Why it stands where it stands, in the order that decides: whose problem, which trade, what the founder brings. */
const rankReason = (candidate: Candidate, wishes: Wishes): string =>
  [peopleWords(candidate, wishes), tradeWords(candidate, wishes), meansWords(candidate.match, wishes)]
    .filter((part) => part !== '')
    .join(' · ');

function meansWords({ missed }: Candidate['match'], { means }: Wishes): string {
  if (means.length === 0) return '';
  return missed.length === 0 ? 'fits what you bring' : `no tie noted to your ${join(missed.map(({ name }) => name))}`;
}

const answering = (wishes: readonly Wish[], playbook: Playbook, fit: Fit): string[] =>
  wishes.filter((wish) => wish.fit(playbook) === fit).map(({ name }) => name);

function peopleWords({ playbook, match }: Candidate, { people }: Wishes): string {
  const [who] = playbook.words.who;
  if (people.length === 0) return `About ${who}`;
  const names = join(answering(people, playbook, match.people));
  if (match.people < WHOLE) return `About ${who}, ${touching(names)}`;
  return names === who ? `For ${who}` : `For ${names}: ${who}`;
}

function tradeWords({ playbook, match }: Candidate, { trade }: Wishes): string {
  const own = nameOf(INDUSTRY_OPTIONS, industryOf(playbook).id).toLowerCase();
  const names = join(answering(trade, playbook, match.trade));
  if (names === '' || names === own) return own;
  return `${own}, ${touching(names)}`;
}

/** A founder's own words stand in quotes: they were searched for, and this is what was found. */
const touching = (names: string): string => `${names.startsWith('“') ? 'found for' : 'touches'} ${names}`;
