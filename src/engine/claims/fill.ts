import { inSentence, moneyOf, NO_TOWN, withoutTown } from '../country.ts';
import type { Reading } from '../reading/types.ts';
import { capital, withArticle } from '../text/words.ts';
import type { CountryPack } from '../types.ts';

/** The playbook's words, the founder's place and good, and the country's money, ready to be put into texts. */
export interface SlotValues {
  readonly values: Readonly<Record<string, string>>;
}

export function slotsOf({ who, payer, good, unit, place }: Reading, home: CountryPack): SlotValues {
  return {
    values: {
      who: who.value,
      who1: who.one,
      payer: payer.value,
      payer1: payer.one,
      good: good.value,
      unit: unit.one,
      units: unit.value,
      place: place.value,
      country: inSentence(home.name),
      money: moneyOf(home),
    },
  };
}

/** What stands here begins a sentence. */
export const SENTENCE_BEFORE = /[a-z\p{L}\d)”’][.!?] $/u;

/** Puts the slots in; tokens in double braces stay for the renderer. An unknown slot is a fault of the playbook and throws. */
export function fill(template: string, slots: SlotValues): string {
  const { place = '' } = slots.values;
  const placed = place === NO_TOWN ? withoutTown(template) : template;
  const adapted = placed.replace(/\b([Aa])n? (?=\{(who1|payer1|unit)\})/g, (_, a: string, name: string) =>
    withArticle(slots.values[name] ?? '').startsWith('an ') ? `${a}n ` : `${a} `,
  );
  return adapted.replace(
    /\{\{[^{}]*\}\}|\{n:(\d+)\}|\{([A-Za-z0-9]+)\}/g,
    (whole, plan: string | undefined, name: string | undefined, at: number) => {
      if (plan !== undefined) return `{{n:${plan}}}`;
      if (name === undefined) return whole;
      const key = name.charAt(0).toLowerCase() + name.slice(1);
      const value = slots.values[key];
      if (value === undefined) throw new Error(`No such slot: ${name}`);
      return name === key && !SENTENCE_BEFORE.test(adapted.slice(0, at)) ? value : capital(value);
    },
  );
}
