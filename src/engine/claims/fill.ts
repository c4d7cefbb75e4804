import { inSentence, moneyOf } from '../country.ts';
import { capital, withArticle } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import type { Anchor, SlotState } from '../understand/types.ts';
import { agreeGood, atSpot, townless } from './agree.ts';

/** The founder's words and the country's, ready to be put into texts. */
export interface SlotValues {
  readonly values: Readonly<Record<string, string>>;
  /** Slots the founder gave or answered. */
  readonly own: ReadonlySet<string>;
  /** The place is only the country: no town is known. */
  readonly townless: boolean;
  /** Nobody else was named as paying: the payer's name is the sufferer's. */
  readonly onePeople?: boolean;
}

const isOwn = (state: SlotState): boolean => state === 'given' || state === 'answered';

export function slotsOf(anchor: Anchor, home: CountryPack): SlotValues {
  const own = new Set<string>();
  if (isOwn(anchor.who.state)) own.add('who');
  if (isOwn(anchor.payer.state)) own.add('payer');
  if (isOwn(anchor.good.state)) own.add('good');
  if (isOwn(anchor.unit.state)) own.add('unit');
  if (isOwn(anchor.place.state)) own.add('place');
  if (isOwn(anchor.countryState) || anchor.countryState === 'inferred') own.add('country');
  const country = inSentence(home.name);
  // Those who suffer and pay are named once: where the payer is they, he is the founder's as well.
  const onePeople = anchor.payer.value === anchor.who.value && !isOwn(anchor.payer.state);
  return {
    onePeople,
    own,
    townless: anchor.place.state === 'inferred' || anchor.place.state === 'assumed',
    values: {
      who: anchor.who.value,
      who1: anchor.who.one,
      payer: anchor.payer.value,
      payer1: anchor.payer.one,
      good: anchor.good.value,
      unit: anchor.unit.one,
      units: anchor.unit.value,
      place: anchor.place.value,
      country,
      money: moneyOf(home),
    },
  };
}

const OWNER: Readonly<Record<string, string>> = { who1: 'who', payer1: 'payer', units: 'unit' };

/** What stands here begins a sentence. */
export const SENTENCE_BEFORE = /[a-z\p{L}\d)”’][.!?] $/u;

/** Puts the slots in; tokens in double braces stay for the renderer. Unknown slots are a fault of the pack and throw. */
export function fill(
  template: string,
  slots: SlotValues,
  extra: Readonly<Record<string, string>> = {},
): { readonly text: string; readonly slots: string[] } {
  const used = new Set<string>();
  if (template.includes('{{said:')) used.add('numbers');
  if (template.includes('{{q:')) used.add('words');
  const placed = slots.townless ? townless(template) : atSpot(template, slots.values.place ?? '');
  const adapted = agreeGood(placed, slots.values.good ?? '').replace(
    /\b([Aa])n? (?=\{(who1|payer1|unit)\})/g,
    (_, a: string, name: string) =>
      withArticle(extra[name] ?? slots.values[name] ?? '').startsWith('an ') ? `${a}n ` : `${a} `,
  );
  const text = adapted.replace(
    /\{\{[^{}]*\}\}|\{n:(\d+)\}|\{([A-Za-z0-9]+)\}/g,
    (whole, plan: string | undefined, name: string | undefined, at: number) => {
      if (plan !== undefined) return `{{n:${plan}}}`;
      if (name === undefined) return whole;
      const key = name.charAt(0).toLowerCase() + name.slice(1);
      const value = extra[key] ?? slots.values[key];
      if (value === undefined) throw new Error(`No such slot: ${name}`);
      const role = OWNER[key] ?? key;
      const owner = role === 'payer' && slots.onePeople ? 'who' : role;
      if (slots.own.has(owner)) used.add(owner);
      // Where the place is only the country, naming it names the founder's country.
      else if (owner === 'place' && slots.own.has('country')) used.add('country');
      return name === key && !SENTENCE_BEFORE.test(adapted.slice(0, at)) ? value : capital(value);
    },
  );
  return { text, slots: [...used] };
}

/** Slots as kinds of knowledge: a town and its country are one 'where'; a quoted word or number is not a slot of the anchor. */
export function kindsOf(slots: Iterable<string>): Set<string> {
  const kinds = new Set<string>();
  for (const slot of slots) kinds.add(slot === 'place' || slot === 'country' ? 'where' : slot);
  return kinds;
}

/** What a paragraph can be about; who pays and what is counted belong to the paragraphs on money alone. */
const SUBJECTS: ReadonlySet<string> = new Set(['who', 'where', 'good']);

/** How many kinds a paragraph must use: two, or as many of people, place and thing as the founder has given. */
export function kindsNeeded(own: Iterable<string>): number {
  return Math.min(2, [...kindsOf(own)].filter((kind) => SUBJECTS.has(kind)).length);
}
