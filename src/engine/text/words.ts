import { grouped } from './numbers.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A capital at the start of a template, inside a slot if it begins with one: '{units} crush' becomes '{Units} crush'. */
export const startTemplate = (text: string): string =>
  text.startsWith('{') ? `{${capital(text.slice(1))}` : capital(text);

/** 'a, b and c'. */
export function join(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Numbers up to twelve as words, the rest in digits. */
export const spelled = (n: number): string => SMALL[n] ?? grouped(n, 0);

export function ordinal(n: number): string {
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}

/** Enough of English plurals for the nouns founders use. */
export function plural(noun: string): string {
  const irregular = IRREGULAR.find(([one]) => noun === one || noun.endsWith(` ${one}`));
  if (irregular) return noun.slice(0, noun.length - irregular[0].length) + irregular[1];
  if (IRREGULAR.some(([, many]) => noun === many || noun.endsWith(` ${many}`)) || /[^s]s$/.test(noun)) return noun;
  if (/[a-z]{2}men$/.test(noun) && !/(?:speci|regi|abdo|wo)men$/.test(noun)) return noun;
  if (MEN.test(noun)) return `${noun.slice(0, -2)}en`;
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

export function singular(noun: string): string {
  const irregular = IRREGULAR.find(([, many]) => noun === many || noun.endsWith(` ${many}`));
  if (irregular) return noun.slice(0, noun.length - irregular[1].length) + irregular[0];
  if (/[a-z]{2}men$/.test(noun)) return `${noun.slice(0, -2)}an`;
  if (/(ss|us|is)$/.test(noun)) return noun;
  if (/ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  if (/(sses|xes|zes|ches|shes)$/.test(noun)) return noun.slice(0, -2);
  return /s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/** 'Foreman', 'watchman', 'craftsman'; not 'human' or 'German'. */
const MEN = /(?<!\b(?:hu|ger|ro|otto|talis))man$/;

const IRREGULAR: readonly (readonly [one: string, many: string])[] = [
  ['person', 'people'],
  ['woman', 'women'],
  ['man', 'men'],
  ['child', 'children'],
  ['fisherman', 'fishermen'],
  ['businessman', 'businessmen'],
  ['businesswoman', 'businesswomen'],
  ['midwife', 'midwives'],
  ['tomato', 'tomatoes'],
  ['potato', 'potatoes'],
  ['housewife', 'housewives'],
  ['wife', 'wives'],
  ['bus', 'buses'],
  ['minibus', 'minibuses'],
  ['loaf', 'loaves'],
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
  ['calf', 'calves'],
  ['knife', 'knives'],
  ['life', 'lives'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['fish', 'fish'],
  ['staff', 'staff'],
  ['cattle', 'cattle'],
];

/** 'an employer', 'a user', 'an hour': by sound, near enough for nouns of people and tools. */
export const withArticle = (noun: string): string =>
  /^(?:[aeio]|u(?!ni|se|ti|ro)|hour|honest|heir|NGO|SME)/i.test(noun) && !/^(?:one|eu)/i.test(noun)
    ? `an ${noun}`
    : `a ${noun}`;
