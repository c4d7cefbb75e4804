import type { IndicatorUse, Playbook } from '../../content/schema/playbook.ts';
import { type Figure, figureOf, placeShare } from './evidence.ts';
import { FIGURES } from './knowledge/figures.ts';
import type { CountryPack } from './types.ts';

/** A public figure that the playbook tells the founder. */
export interface ChosenUse {
  readonly use: IndicatorUse;
  readonly figure: Figure;
  /** `GHA:LPI.INFRA`, as tokens name it. */
  readonly token: string;
  readonly text: string;
}

/** More would be decoration: a figure is there for what follows from it. */
const MAX_FIGURES = 3;

function choose(use: IndicatorUse, pack: CountryPack): ChosenUse | null {
  const figure = figureOf(pack, use.code);
  if (!figure || use.high === undefined || use.low === undefined) return null;
  const { value } = figure.record;
  const split = FIGURES[use.code]?.high_from ?? use.split;
  const high = split !== undefined ? value >= split : (placeShare(figure.record) ?? 0.5) >= 0.5;
  return { use, figure, token: `${pack.iso3}:${use.code}`, text: high ? use.high : use.low };
}

/** The figures that the playbook tells and the country has, heaviest first. */
export const chooseFigures = (playbook: Playbook, home: CountryPack): ChosenUse[] =>
  [...playbook.indicators]
    .sort((a, b) => b.weight - a.weight)
    .flatMap((use) => choose(use, home) ?? [])
    .slice(0, MAX_FIGURES);
