import type { IndicatorUse, Pain } from '../../content/schema/playbook.ts';
import { type Figure, figureOf, placeShare } from './evidence.ts';
import { FIGURES } from './knowledge/figures.ts';
import type { CountryPack } from './types.ts';

export interface ChosenUse {
  readonly use: IndicatorUse;
  readonly figure: Figure;
  /** `GHA:LPI.INFRA`, as tokens name it. */
  readonly token: string;
  readonly text: string;
  /** Whether the figure speaks for the pain, against it, or only shapes the plan. */
  readonly stance: 'for' | 'against' | 'plan';
}

/** More would be decoration: a figure is there for what follows from it. */
const MAX_FIGURES = 9;

function choose(use: IndicatorUse, pack: CountryPack): ChosenUse | null {
  const figure = figureOf(pack, use.code);
  if (!figure) return null;
  const { value } = figure.record;
  const share = placeShare(figure.record);
  const split = FIGURES[use.code]?.high_from ?? use.split;
  const high = split !== undefined ? value >= split : (share ?? 0.5) >= 0.5;
  const stance =
    use.worse === 'none' || use.weight === 0 ? 'plan' : (use.worse === 'high') === high ? 'for' : 'against';
  return { use, figure, token: `${pack.iso3}:${use.code}`, text: high ? use.high : use.low, stance };
}

/** The figures that the playbook says matter and the country has, heaviest first. */
export const chooseFigures = (pain: Pain, home: CountryPack): ChosenUse[] =>
  [...pain.indicators]
    .sort((a, b) => b.weight - a.weight)
    .flatMap((use) => choose(use, home) ?? [])
    .slice(0, MAX_FIGURES);

/** 0 (best in Africa) to 100 (worst), by the places of the weighted figures; null when too little is on record. */
export function severity(figures: readonly ChosenUse[]): number | null {
  let total = 0;
  let weight = 0;
  for (const { use, figure } of figures) {
    const share = placeShare(figure.record);
    if (use.weight === 0 || share === null) continue;
    total += use.weight * (use.worse === 'high' ? share : 1 - share);
    weight += use.weight;
  }
  return weight >= 50 ? Math.round((100 * total) / weight) : null;
}
