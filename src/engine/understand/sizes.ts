import type { Pain, SizeInput } from '../knowledge/pack-types.ts';
import { countHits, tokenize } from '../text/match.ts';
import type { FounderNumber, NumberKind } from './types.ts';

const fits = (input: SizeInput, kind: NumberKind): boolean =>
  input.kind === kind || (input.kind === 'hours' && kind === 'days') || (input.kind === 'days' && kind === 'hours');

/** Hours and days are one kind in two units; a working day has eight hours. */
export function inUnitOf(input: SizeInput, n: FounderNumber): FounderNumber {
  if (
    input.kind === n.kind ||
    (n.kind !== 'hours' && n.kind !== 'days') ||
    (input.kind !== 'hours' && input.kind !== 'days')
  )
    return n;
  const factor = input.kind === 'hours' ? 8 : 1 / 8;
  return { ...n, kind: input.kind, value: n.value * factor, low: n.low * factor, high: n.high * factor };
}

/** How well a number's surroundings say that it is this input; 0 is not at all. */
function closeness(input: SizeInput, n: FounderNumber): number {
  if (!fits(input, n.kind)) return 0;
  if (input.near === '') return 0.5;
  const beside = countHits(tokenize(`${n.noun} ${n.per}`), input.near);
  if (beside > 0) return 3 + beside;
  // A count needs its noun beside it; money, shares and times may be explained by the sentence.
  return input.kind === 'count' ? 0 : Math.min(2, countHits(tokenize(n.context), input.near));
}

/** Money that is not the country's is not taken for it: 400 naira are no 400 shillings. */
const MONEY_OF: readonly (readonly [RegExp, string])[] = [
  [/naira|ngn|₦/, 'NGA'],
  [/kes|ksh/, 'KEN'],
  [/ugx|ush/, 'UGA'],
  [/tzs|tsh/, 'TZA'],
  [/shilling|bob|\/=/, 'KEN UGA TZA SOM'],
  [/cedi|ghs|₵/, 'GHA'],
  [/cfa|xof|xaf/, 'BEN BFA CIV GNB MLI NER SEN TGO CMR CAF TCD COG GAB GNQ'],
  [/rand|zar/, 'ZAF LSO NAM SWZ'],
  [/kwacha|zmw|mwk/, 'ZMB MWI'],
  [/birr|etb/, 'ETH'],
  [/pula/, 'BWA'],
  [/egp/, 'EGY'],
  [/dirham|mad/, 'MAR'],
  [/dinar|tnd|dzd/, 'DZA TUN LBY'],
  [/rwf|frw/, 'RWA'],
  [/kwanza/, 'AGO'],
  [/metica/, 'MOZ'],
  [/euro|€|eur/, ''],
];

function isOfCountry(n: FounderNumber, country: string): boolean {
  const words = n.words.toLowerCase();
  const named = MONEY_OF.find(([pattern]) => pattern.test(words));
  return named === undefined || country === '' || named[1].includes(country);
}

/** Up to so many numbers a text is short: its only frequency belongs to its only trouble. */
const SHORT_TEXT = 6;

/** Gives each input of the pain the founder's number that fits it best; one number serves one input. */
export function matchSizes(pain: Pain, all: readonly FounderNumber[], country: string): Record<string, FounderNumber> {
  const numbers = all.filter((n) => n.kind !== 'money' || isOfCountry(n, country));
  const sizes: Record<string, FounderNumber> = {};
  const used = new Set<FounderNumber>();
  const pairs = pain.sizing.inputs
    .flatMap((input, order) => numbers.map((n) => ({ input, n, order, score: closeness(input, n) })))
    .filter((p) => p.score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order);
  for (const { input, n } of pairs) {
    if (sizes[input.id] || used.has(n)) continue;
    sizes[input.id] = inUnitOf(input, n);
    used.add(n);
  }
  const rates = numbers.filter((n) => n.kind === 'rate');
  const told = `${pain.recognise.event}, ${pain.recognise.setting}`;
  // A frequency is the trouble's own when the words around it speak of the trouble; in a short text there is no other.
  const rate =
    rates.find((n) => countHits(tokenize(n.context), told) > 0) ??
    (numbers.length <= SHORT_TEXT ? rates[0] : undefined);
  if (rate) sizes.times = rate;
  return sizes;
}
