import { inSentence, moneyOf } from './country.ts';
import { FIGURES } from './knowledge/figures.ts';
import catalogue from './knowledge/indicators.json' with { type: 'json' };
import { bigNumber, trimmed } from './text/numbers.ts';
import { capital, ordinal } from './text/words.ts';
import type { CountryPack, Indicator, IndicatorRecord } from './types.ts';

export const DATA_VERSION: string = catalogue.version;
const INDICATORS: ReadonlyMap<string, Indicator> = new Map(catalogue.indicators.map((i) => [i.code, i]));
/** A trend needs ends at least so many years apart (design: small rules). */
const TREND_YEARS = 5;
/** Below this relative change a figure is said without its past. */
const TREND_CHANGE = 0.08;
const DISPUTE = 0.05;

export const indicatorOf = (code: string): Indicator | undefined => INDICATORS.get(code);
export const recordOf = (pack: CountryPack, code: string): IndicatorRecord | undefined =>
  pack.indicators.find((r) => r.code === code);

/** A record in the words of `FIGURES`, with everything a source line needs. */
export interface Figure {
  readonly pack: CountryPack;
  readonly record: IndicatorRecord;
  readonly indicator: Indicator;
}

export function figureOf(pack: CountryPack, code: string): Figure | null {
  const record = recordOf(pack, code);
  const indicator = indicatorOf(code);
  return record && indicator && FIGURES[code] ? { pack, record, indicator } : null;
}

const FIRST_DIGITS = 4;

export function valueText(code: string, value: number): string {
  if (Math.abs(value) >= 100_000) return bigNumber(value);
  const decimals = FIGURES[code]?.decimals ?? 1;
  // Little is not nothing: what would be rounded to none keeps its first digits.
  return trimmed(value, value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals ? FIRST_DIGITS : decimals);
}

export const hasTrend = ({ record }: Figure): boolean =>
  record.earlier !== undefined &&
  record.year - record.earlier.year >= TREND_YEARS &&
  valueText(record.code, record.earlier.value) !== valueText(record.code, record.value) &&
  Math.abs(record.value - record.earlier.value) >= TREND_CHANGE * Math.abs(record.earlier.value);

/** A record of this year or before is said to be the newest there is, so that nobody takes it for today's. */
const OLD_RECORD = 2019;

export type FigureForm = 'fig' | 'now' | 'place' | 'short';

/** The record as a clause. `fig` adds the past when there is a trend, `place` the country's place, `now` neither; `short` is value and year alone. */
export function say(figure: Figure, form: FigureForm): string {
  const { record, pack } = figure;
  const words = FIGURES[record.code];
  const falls = record.value < 0 && words?.say_fall !== undefined;
  const value = valueText(record.code, falls ? -record.value : record.value);
  const unit = words?.say.includes('{v}%') ? '%' : '';
  const dollars = words?.say.includes('{usd}') ? 'US$' : '';
  if (form === 'short') return `${dollars}${value}${unit} in ${record.year}`;
  const clause = ((falls ? words?.say_fall : words?.say) ?? '{v}')
    .replace('{v} tonnes', value === '1' ? '1 tonne' : '{v} tonnes')
    .replace('{v}', value)
    .replace('{usd}', () => `US$${value}`)
    .replace('{c}', inSentence(pack.name))
    .replace('{m}', moneyOf(pack));
  const dated = `${clause} in ${record.year}${record.year <= OLD_RECORD ? ', the newest on record' : ''}`;
  if (form === 'place' && record.rank !== undefined && record.of !== undefined)
    return `${dated}, ${placeText(record.rank, record.of, record.ties)}`;
  if (form === 'fig' && !falls && record.earlier && record.earlier.value >= 0 && hasTrend(figure)) {
    const way = record.value > record.earlier.value ? 'up' : 'down';
    return `${dated}, ${way} from ${dollars}${valueText(record.code, record.earlier.value)}${unit} in ${record.earlier.year}`;
  }
  return dated;
}

/** 'the 3rd highest of the 47 African countries on record', counted from the nearer end. */
function placeText(rank: number, of: number, ties: number | undefined): string {
  const fromLow = of - rank - (ties ?? 1) + 2;
  const low = fromLow < rank;
  const n = low ? fromLow : rank;
  const end = low ? 'lowest' : 'highest';
  return `the ${n === 1 ? '' : `${ordinal(n)} `}${end}${ties && ties > 1 ? ', with others,' : ''} of the ${of} African countries on record`;
}

/** Every way this record may be said: what the checker accepts beside its [n], and nothing else. */
export const phrasings = (figure: Figure): string[] =>
  (['fig', 'place', 'now', 'short'] as const).flatMap((form) => {
    const text = say(figure, form);
    return [text, capital(text)];
  });

/** Share of the countries on record that have less, 0 to 1; null where no place is known. */
export function placeShare({ rank, of, ties }: IndicatorRecord): number | null {
  if (rank === undefined || of === undefined || of < 2) return null;
  const above = rank - 1;
  const level = (ties ?? 1) - 1;
  return (of - 1 - above - level + level / 2) / (of - 1);
}

/** Two publishers on the same thing that lie more than 5 % apart: both are shown. Second figure per 100 people where a count needs it. */
export const TWINS: readonly (readonly [string, string])[] = [
  ['FP.CPI.TOTL.ZG', 'FB.CPI'],
  ['NY.GDP.MKTP.KD.ZG', 'FB.GDP.GROWTH'],
  ['HDI', 'HDR24.HDI'],
];

export const disagree = (a: number, b: number): boolean =>
  Math.abs(a - b) > DISPUTE * Math.max(Math.abs(a), Math.abs(b));

/** What a figure does not say, and that it was fetched where it does not come with the product. */
export const limitOf = ({ code, fetched }: IndicatorRecord): string =>
  [FIGURES[code]?.limit ?? '', ...(fetched === undefined ? [] : [`fetched from its publisher on ${fetched}`])]
    .filter((part) => part !== '')
    .join('; ');

export function sourceUrl({ indicator, pack }: Figure): string {
  return indicator.url.replace('{lists}', pack.listsUrl).replace('{iso2}', pack.iso2).replace('{iso3}', pack.iso3);
}
