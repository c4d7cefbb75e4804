import { MAX_QUESTIONS } from '../contract/limits.ts';
import type { Question } from '../contract/research.ts';
import { fill, type SlotValues } from './claims/fill.ts';
import { inSentence } from './country.ts';
import type { Pain, SizeInput } from './knowledge/pack-types.ts';
import { GENERAL_PACK } from './knowledge/packs.ts';
import { trimmed } from './text/numbers.ts';
import { capital } from './text/words.ts';
import type { Understanding } from './understand/anchor.ts';
import { countryName } from './understand/places.ts';

/** What an answer settles. `input` names an input of the sizing, or 'times'. */
export type OpenSlot =
  | { readonly slot: 'country' | 'pain' | 'who' | 'payer' | 'trap' | 'evidence' }
  | { readonly slot: 'input'; readonly input: string };

export type AskedQuestion = Question & { readonly open: OpenSlot };

interface Candidate {
  readonly open: OpenSlot;
  /** How much hangs on the answer: higher is asked first. */
  readonly weight: number;
  readonly text: string;
  readonly why: string;
  readonly choices: readonly string[];
  readonly skip: string;
}

/** Below this ratio between a result's ends a question is not worth the founder's time. */
const WORTH_ASKING = 1.4;
export const DEFAULT_COUNTRY = 'NGA';
export const NO_EVIDENCE = 'No, nobody yet';
export const EVIDENCE_CHOICES = [
  NO_EVIDENCE,
  'Yes, they told me about it',
  'Yes, I watched or counted it',
  'Yes, some have paid for a remedy',
] as const;
export const SOMETHING_ELSE = 'Something else';

/** Slots for the questions' own texts; a place that is not known yet is 'your area'. */
function questionSlots(u: Understanding): SlotValues {
  const { anchor } = u;
  const known = anchor.countries.length > 0;
  return {
    own: new Set(),
    townless: false,
    values: {
      who: anchor.who.value,
      who1: anchor.who.one,
      payer: anchor.payer.value,
      payer1: anchor.payer.one,
      good: anchor.good.value,
      unit: anchor.unit.one,
      units: anchor.unit.value,
      place: known ? anchor.place.value : 'your area',
      country: known ? inSentence(anchor.country) : 'your country',
      money: 'your local money',
    },
  };
}

export function openQuestions(u: Understanding): AskedQuestion[] {
  const slots = questionSlots(u);
  const say = (template: string) => fill(template, slots).text;
  const candidates = [
    ...countryQuestion(u),
    ...painQuestion(u, say),
    ...whoQuestion(u, say),
    ...sizeQuestions(u, say),
    ...trapQuestion(u, say),
    ...payerQuestion(u, say),
    ...evidenceQuestion(u),
  ];
  return candidates
    .map((c, order) => ({ c, order }))
    .sort((a, b) => b.c.weight - a.c.weight || a.order - b.order)
    .slice(0, MAX_QUESTIONS)
    .map(({ c }, i) => ({
      id: `question_${i + 1}`,
      text: c.text,
      why: c.why,
      choices: [...c.choices],
      skip: c.skip,
      open: c.open,
    }));
}

/** Likely countries for a text that names none: by its money, its language, else the most populous. */
function likelyCountries(u: Understanding): readonly string[] {
  if (u.places.narrowed.length > 0) return u.places.narrowed.slice(0, 6);
  return u.anchor.french ? ['COD', 'CIV', 'CMR', 'SEN', 'MDG', 'BFA'] : ['NGA', 'KEN', 'GHA', 'ZAF', 'ETH', 'UGA'];
}

export const assumedCountry = (u: Understanding): string =>
  u.places.narrowed[0] ?? (u.anchor.french ? 'CIV' : DEFAULT_COUNTRY);

function countryQuestion(u: Understanding): Candidate[] {
  if (u.anchor.countries.length > 0) return [];
  const likely = likelyCountries(u);
  const where = u.places.unknown;
  return [
    {
      open: { slot: 'country' },
      weight: 1000,
      text: where ? `Which country is ${where} in?` : 'Which country is this about? Name the town too, if you can.',
      why: 'Every public figure, the money and the offices to ask depend on it.',
      choices: likely.map(countryName),
      skip: `Assume ${countryName(assumedCountry(u))}.`,
    },
  ];
}

function painQuestion(u: Understanding, say: (t: string) => string): Candidate[] {
  if (u.painSure) return [];
  const shorts = u.ranked
    .filter((r) => r.score > 0)
    .slice(0, 4)
    .map((r) => say(r.pain.short));
  const vague = shorts.length === 0;
  return [
    {
      open: { slot: 'pain' },
      weight: 900,
      text: vague
        ? 'What goes wrong, in one sentence? Think of the last time it happened.'
        : `What goes wrong with ${u.anchor.good.state === 'given' ? u.anchor.good.value : 'it'}? Choose the nearest, or write it in one sentence.`,
      why: 'The causes, the tests and the people to ask are different for each.',
      choices: vague ? [] : [...shorts, SOMETHING_ELSE],
      skip: vague
        ? 'Assume it as you wrote it.'
        : `Assume: ${(shorts[0] ?? '').charAt(0).toLowerCase()}${(shorts[0] ?? '').slice(1)}.`,
    },
  ];
}

function whoQuestion(u: Understanding, say: (t: string) => string): Candidate[] {
  if (u.whoFound) return [];
  const [many] = u.pain.words.who;
  // Where no pain is known, its stand-ins ('those who pay') are no groups one could visit.
  const stakeholders = u.pack === GENERAL_PACK ? [] : u.pain.stakeholders.slice(0, 3);
  return [
    {
      open: { slot: 'who' },
      weight: 800,
      text: `Who has this problem${u.anchor.countries.length > 0 ? say(' in {place}') : ''}? Name one group.`,
      why: 'The interviews, the count and the price all start from these people.',
      choices: [...new Set([many, ...stakeholders.map((s) => say(s.split(':')[0] ?? ''))])].slice(0, 4).map(capital),
      skip: `Assume ${say(many)}.`,
    },
  ];
}

/** The product of the spread of an assumed input: how far the base result moves between its plausible ends. */
function ratio(range: readonly [number, number, number]): number {
  return range[0] > 0 ? range[2] / range[0] : 10;
}

const rangeText = (input: Pick<SizeInput, 'kind' | 'assume'>): string => {
  const base = input.assume?.[1] ?? 0;
  return input.kind === 'share' ? `${trimmed(base * 100, 0)}%` : trimmed(base, 1);
};

function sizeQuestions(u: Understanding, say: (t: string) => string): Candidate[] {
  const { pain, anchor } = u;
  const open: Candidate[] = [];
  // Which numbers matter is not known before the pain is.
  // A founder's own account is reckoned with the numbers he wrote.
  if (!u.painSure || u.anchor.plain) return open;
  for (const input of pain.sizing.inputs) {
    if (!input.ask || anchor.sizes[input.id] !== undefined) continue;
    if (input.assume === undefined) {
      open.push({
        open: { slot: 'input', input: input.id },
        weight: 700,
        text: say(input.ask),
        why: 'Without it the report can show no sum of money, only counts.',
        choices: input.choices ?? [],
        skip: 'Assume nothing: leave sums of money out.',
      });
    } else if (ratio(input.assume) >= WORTH_ASKING && !(pain.traps?.some((t) => t.ask === input.ask) && anchor.trap)) {
      const times = trimmed(ratio(input.assume), 1);
      open.push({
        open: { slot: 'input', input: input.id },
        weight: 200 + 20 * Math.min(10, ratio(input.assume)),
        text: say(input.ask),
        why: `Between its likely ends, the result changes ${times} times over.`,
        choices: input.choices ?? [],
        skip: `Assume ${rangeText(input)} for ${say(input.label)}.`,
      });
    }
  }
  open.push(...leftOver(u, say));
  const { times } = pain.sizing;
  if (anchor.sizes.times === undefined) {
    open.push({
      open: { slot: 'input', input: 'times' },
      weight: 400 + 10 * Math.min(10, ratio(times.assume)),
      text: say(times.ask),
      why: `It multiplies every sum: from ${trimmed(times.assume[0], 1)} to ${trimmed(times.assume[2], 1)} a ${times.per} is a different business.`,
      choices: [],
      skip: `Assume ${trimmed(times.assume[1], 1)} a ${times.per}.`,
    });
  }
  return open;
}

/**
 * A number that is asked for together with another ('the price, and how many') is asked alone once the other was said:
 * without it no sum could be shown, and nobody would know why.
 */
function leftOver(u: Understanding, say: (t: string) => string): Candidate[] {
  const needed = u.pain.sizing.inputs.filter((i) => i.assume === undefined && u.anchor.sizes[i.id] === undefined);
  if (needed.some((input) => input.ask)) return [];
  return needed.map((input) => ({
    open: { slot: 'input', input: input.id },
    weight: 700,
    text: input.kind === 'count' ? `How many ${say(input.label)}?` : `What is the ${say(input.label)}?`,
    why: 'Without it the report can show no sum of money, only counts.',
    choices: input.choices ?? [],
    skip: 'Assume nothing: leave sums of money out.',
  }));
}

function trapQuestion(u: Understanding, say: (t: string) => string): Candidate[] {
  const trap = u.anchor.trap ? trapOf(u) : undefined;
  if (!trap) return [];
  return [
    {
      open: { slot: 'trap' },
      weight: 600,
      text: say(trap.ask),
      why: say(trap.text),
      choices: trap.choices,
      skip: 'Assume nothing: show both readings.',
    },
  ];
}

export function trapOf(u: Pick<Understanding, 'pain' | 'tokens'>): NonNullable<Pain['traps']>[number] | undefined {
  const folded = ` ${u.tokens.map((t) => t.word).join(' ')}`;
  return u.pain.traps?.find((t) =>
    t.when.every((group) => group.split(', ').some((word) => folded.includes(` ${word}`))),
  );
}

function payerQuestion(u: Understanding, say: (t: string) => string): Candidate[] {
  if (u.payerFound) return [];
  const [many] = u.pain.words.payer;
  const sufferers = u.anchor.who.value;
  const same = sufferers.endsWith(say(many)) || say(many).endsWith(sufferers);
  const choices = same ? [sufferers] : [say(many), sufferers];
  return [
    {
      open: { slot: 'payer' },
      weight: 500,
      text: `Who pays today when this happens: ${choices.join(', ')} or someone else?`,
      why: 'If those who pay are not those who suffer, the verdict and the last test change.',
      choices: [...choices.map(capital), 'Nobody pays today'],
      skip: `Assume ${say(many)}.`,
    },
  ];
}

function evidenceQuestion(u: Understanding): Candidate[] {
  if (u.anchor.evidence !== 'desk' || /interview|survey|spoke|talked|asked/i.test(u.text)) return [];
  return [
    {
      open: { slot: 'evidence' },
      weight: 300,
      text: `Have you asked or watched any ${u.anchor.who.value} about it yet?`,
      why: 'It sets a ceiling on how sure the verdict can be; nothing at a desk can lift it.',
      choices: [...EVIDENCE_CHOICES],
      skip: 'Assume no.',
    },
  ];
}
