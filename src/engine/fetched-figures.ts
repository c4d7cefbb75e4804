import type { CountryPack, FetchedFigure, IndicatorRecord } from './types.ts';

/** Further off than this from the known figure, another unit or another definition is likelier than news. */
const PLAUSIBLE = 3;

const DECIMALS = 100;
const FIRST_DIGITS = 4;
/** As the packs are rounded: two decimals, and the first digits of what is small. */
const rounded = (value: number): number =>
  Math.abs(value) >= 1 ? Math.round(value * DECIMALS) / DECIMALS : Number(value.toPrecision(FIRST_DIGITS));

function isNews({ year, value }: FetchedFigure, known: IndicatorRecord): boolean {
  if (year <= known.year) return false;
  if (known.value === 0 || value === 0) return Math.abs(value - known.value) < 1;
  const ratio = value / known.value;
  return ratio > 1 / PLAUSIBLE && ratio < PLAUSIBLE;
}

/** The pack with figures that are newer than its own. A fetched one has no place among the countries: theirs were not fetched. */
export function withFetched(pack: CountryPack, figures: readonly FetchedFigure[]): CountryPack {
  const mine = figures.filter(({ iso3 }) => iso3 === pack.iso3);
  if (mine.length === 0) return pack;
  const indicators = pack.indicators.map((known): IndicatorRecord => {
    const news = mine.find(({ code }) => code === known.code);
    if (news === undefined || !isNews(news, known)) return known;
    const { code, earlier, year, value } = known;
    return {
      code,
      year: news.year,
      value: rounded(news.value),
      earlier: earlier ?? { year, value },
      fetched: news.seen_at.slice(0, 10),
    };
  });
  return { ...pack, indicators };
}
