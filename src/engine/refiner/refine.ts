import { preposition } from '../claims/agree.ts';
import { fill, type SlotValues, slotsOf } from '../claims/fill.ts';
import { figureOf } from '../evidence.ts';
import type { Cause, Pain } from '../knowledge/pack-types.ts';
import { GENERAL_PACK, INDUSTRY_PACKS } from '../knowledge/packs.ts';
import { payTest } from '../plan.ts';
import { harmIn } from '../refusal/harm.ts';
import { hasWords, REFUSE_EMPTY } from '../refusal/other-texts.ts';
import { chooseFigures } from '../select.ts';
import { cleanText } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';
import { capital, lowerStart, spelled } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { painById, type Settled, type Understanding, understand } from '../understand/anchor.ts';
import { isAbout } from '../understand/classify.ts';
import { type Mark, total, workOutMarks } from './marks.ts';

/** One reading of the idea: a problem without its remedy, for one group of people. */
export interface Refinement {
  readonly statement: string;
  readonly stakeholder: string;
  readonly assumptions: string[];
  /** 0 to 100: what is known, not how good the idea is. */
  readonly overall_score: number;
  readonly score_reasons: string[];
}

export type Refined =
  | { readonly kind: 'refined'; readonly title: string; readonly results: readonly Refinement[] }
  | { readonly kind: 'refused'; readonly reason: string };

const STATEMENTS = 5;
const BASIC_STATEMENTS = 3;
/** Another pain of the packs is worth reading into the idea from this share of the best one's score on. */
const RELATED = 0.3;
/** From this score on, a pain of an industry is a better guess than the general one. */
const GUESS = 4;

/** ISO3 of the pack the refiner can use; none where the idea names no country. */
export const packsToRefine = (idea: string): readonly string[] => understand(idea).anchor.countries.slice(0, 1);

/**
 * Five problems that may lie behind an idea, from different people or causes, the best known first (design: Refiner).
 * `basic` gives three. Pure.
 */
export function refine(idea: string, packs: readonly CountryPack[], basic = false): Refined {
  const text = cleanText(idea);
  if (!hasWords(text)) return { kind: 'refused', reason: REFUSE_EMPTY };
  const harm = harmIn(text);
  if (harm !== null) return { kind: 'refused', reason: harm };
  const first = understand(idea);
  const home = packs.find((p) => p.iso3 === first.anchor.countries[0]) ?? null;
  const readings = readingsOf(first, basic ? BASIC_STATEMENTS : STATEMENTS);
  const results = readings.map((reading) => refinement(idea, reading, home));
  const founders = first.whoFound?.many ?? '';
  results.sort(
    (a, b) =>
      b.overall_score - a.overall_score || Number(b.stakeholder === founders) - Number(a.stakeholder === founders),
  );
  return { kind: 'refined', title: `${titleOf(first)}${first.anchor.french ? IN_ENGLISH : ''}`, results };
}

/** The packs are written in English; whoever asks in French is told so in French. */
const IN_ENGLISH = ' (réponse en anglais : nous ne savons pas encore l’écrire en français)';

interface Reading {
  readonly pain: Pain;
  readonly cause: Cause | undefined;
}

/** The likeliest pain with its two most different causes, then other pains the words may mean. */
function readingsOf(u: Understanding, most: number): Reading[] {
  const [top] = u.ranked;
  // A report would ask; the refiner shows its best guess among others.
  const pain = u.pack === GENERAL_PACK && top && top.score >= GUESS ? top.pain : u.kind;
  const named = pain.causes.find((c) => u.anchor.causes.includes(c.id)) ?? pain.causes[0];
  const other = pain.causes.find((c) => c.fix !== named?.fix);
  const floor = (u.ranked[0]?.score ?? 0) * RELATED;
  const own = INDUSTRY_PACKS.find((p) => p.pains.includes(pain));
  const near = u.ranked
    .filter((r) => r.pain !== pain && r.score > 0 && r.score >= floor && (r.events > 0 || r.pack === own))
    .map((r) => r.pain);
  const siblings = siblingsOf(pain);
  const others = [...new Set([...near, ...siblings])].filter((p) => p.words.who[1] !== '' && p !== pain);
  const readings: Reading[] = [
    { pain, cause: named },
    { pain, cause: other },
    ...distinct(others).map((p) => ({
      pain: p,
      cause: p.causes.find((c) => u.anchor.causes.includes(c.id)) ?? p.causes[0],
    })),
  ];
  const spare = pain.causes.filter((c) => c !== named && c !== other).map((cause) => ({ pain, cause }));
  return [...readings, ...spare].slice(0, most);
}

/** Pains of the same industry, those of other people first. */
function siblingsOf(pain: Pain): readonly Pain[] {
  const pack = [...INDUSTRY_PACKS, GENERAL_PACK].find((p) => p.pains.includes(pain));
  const rest = pack?.pains.filter((p) => p !== pain) ?? [];
  return [
    ...rest.filter((p) => p.words.who[1] !== pain.words.who[1]),
    ...rest.filter((p) => p.words.who[1] === pain.words.who[1]),
  ];
}

/** One pain of each group of people first: five rewordings of one trouble would be one statement. */
function distinct(pains: readonly Pain[]): Pain[] {
  const seen = new Set<string>();
  const first: Pain[] = [];
  const again: Pain[] = [];
  for (const pain of pains) {
    (seen.has(pain.words.who[1]) ? again : first).push(pain);
    seen.add(pain.words.who[1]);
  }
  return [...first, ...again];
}

function refinement(idea: string, { pain, cause }: Reading, home: CountryPack | null): Refinement {
  const others = strangers(idea, pain);
  const u = understand(idea, { painId: pain.id, ...others });
  const slots = slotsForIdea(u, home);
  const put = putter(slots);
  // A pain that names its own cause is told with the one of this reading.
  const [event = pain.problem] = pain.problem.split(' because ');
  const because = cause ? ` because ${lowerStart(put(theirs(cause.text)))}` : '';
  const marks = workOutMarks(u, pain, hasRecord(pain, home), others.who === undefined);
  const asks = payTest(pain)?.test;
  const payer = slots.own.has('payer') ? '' : `${capital(put('{payer}'))} would pay for a way out`;
  return {
    statement: `${capital(put(event))}${because}.`,
    stakeholder: put('{who}'),
    assumptions: [
      cause && !u.anchor.causes.includes(cause.id) ? `The main cause is that ${lowerStart(put(cause.text))}` : '',
      capital(put(pain.tests[0]?.hypothesis ?? '').replace(/\.$/, '')),
      payer,
      capital(put(asks?.hypothesis ?? '').replace(/\.$/, '')),
    ]
      .filter((a) => a !== '')
      .slice(0, 3),
    overall_score: total(marks),
    score_reasons: marks.map(({ label, points, of, why }: Mark) => `${label} ${points} of ${of}: ${put(why)}`),
  };
}

/** A pain that is not about the founder's people is told of its own. */
function strangers(idea: string, pain: Pain): Settled {
  const { whoFound } = understand(idea, { painId: pain.id });
  if (whoFound && (GENERAL_PACK.pains.includes(pain) || isAbout(pain, tokenize(whoFound.many)))) return {};
  const [many, one] = pain.words.who;
  return { who: { many, one } };
}

/** The people were named a moment before: 'because they do not know …'. */
const theirs = (cause: string): string => cause.replace(/^\{who\} /, 'they ').replace(/\bwhat \{who\} /g, 'what they ');

export const putter =
  (slots: SlotValues) =>
  (template: string): string =>
    fill(template, slots).text.replace(/\{\{n:(\d+)\}\}/g, (_, n: string) => spelled(Number(n)));

/** Without a country the place stays open. */
export function slotsForIdea(u: Understanding, home: CountryPack | null): SlotValues {
  const { anchor } = u;
  const slots = slotsOf(anchor, home ?? NO_COUNTRY);
  if (anchor.countries.length > 0) return slots;
  const place = anchor.place.state === 'given' ? anchor.place.value : 'your area';
  return {
    ...slots,
    townless: false,
    values: { ...slots.values, place, country: 'your country', money: 'local money' },
  };
}

const NO_COUNTRY = { name: 'your country', currency: { code: '', name: 'money' } } as CountryPack;

/** Whether a public figure on the pain itself, not a mere proxy, is on record for the country. */
function hasRecord(pain: Pain, home: CountryPack | null): 'on it' | 'near it' | 'none' {
  const known = home ? painById(pain.id) : null;
  if (!home || !known) return 'none';
  const figures = chooseFigures(pain, known.pack, home, []).filter((f) => f.byProblem && f.use.weight > 0);
  if (figures.some((f) => f.use.kind === 'direct' && figureOf(home, f.use.code))) return 'on it';
  return figures.length > 0 ? 'near it' : 'none';
}

/** The idea in a few words: who and where, as far as they were said. */
function titleOf({ anchor, whoFound }: Understanding): string {
  const thing = anchor.good.state === 'given' ? anchor.good.value : anchor.industryName.toLowerCase();
  const who = whoFound?.many ?? '';
  const hasPlace = anchor.countries.length > 0 || anchor.place.state === 'given';
  const place = hasPlace ? ` ${preposition(anchor.place.value)} ${anchor.place.value}` : '';
  const subject = who === '' ? thing : anchor.good.state === 'given' ? `${who} and ${thing}` : who;
  return capital(`${subject}${place}`);
}
