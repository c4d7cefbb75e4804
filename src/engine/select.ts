import { type Figure, figureOf, placeShare } from './evidence.ts';
import { commonIndicators } from './knowledge/common-indicators.ts';
import type { IndicatorUse, IndustryPack, Pain } from './knowledge/pack-types.ts';
import { ONE_READING } from './knowledge/readings.ts';
import { PLAIN_ID } from './plain/pain.ts';
import type { CountryPack } from './types.ts';

export interface ChosenUse {
  readonly use: IndicatorUse;
  readonly figure: Figure;
  /** `GHA:LPI.INFRA`, as tokens name it. */
  readonly token: string;
  readonly text: string;
  /** Whether the figure speaks for the pain, against it, or only shapes the plan. */
  readonly stance: 'for' | 'against' | 'plan';
  /** Chosen by the problem, not by the country alone. */
  readonly byProblem: boolean;
}

/** Bars of the report with a margin: 12 figures, 4 publishers, no publisher above 60 %. */
const MIN_FIGURES = 15;
const MIN_PUBLISHERS = 5;
const MAX_SHARE = 0.5;
const MAX_FIGURES = 19;

function choose(use: IndicatorUse, pack: CountryPack, byProblem: boolean): ChosenUse | null {
  const figure = figureOf(pack, use.code);
  if (!figure) return null;
  const { value } = figure.record;
  const share = placeShare(figure.record);
  const split = ONE_READING[use.code] ?? use.split;
  const high = split !== undefined ? value >= split : (share ?? 0.5) >= 0.5;
  const stance =
    use.worse === 'none' || use.weight === 0 ? 'plan' : (use.worse === 'high') === high ? 'for' : 'against';
  return { use, figure, token: `${pack.iso3}:${use.code}`, text: high ? use.high : use.low, stance, byProblem };
}

const publisherOf = (chosen: ChosenUse): string => chosen.figure.indicator.publisher;

/**
 * The pain's own figures first, heaviest first; then the industry's and the common ones until there are enough figures
 * from enough publishers. `already` are codes the calculations cite, which count as well.
 */
export function chooseFigures(
  pain: Pain,
  pack: IndustryPack,
  home: CountryPack,
  already: readonly string[],
): ChosenUse[] {
  const own = [...pain.indicators].sort((a, b) => b.weight - a.weight).flatMap((u) => choose(u, home, true) ?? []);
  const common = pain.id === PLAIN_ID ? [] : commonIndicators;
  const spare = [...rotated(pack.indicators, Math.max(0, pack.pains.indexOf(pain)) * 3), ...common].flatMap(
    (u) => choose(u, home, false) ?? [],
  );
  const chosen: ChosenUse[] = [...own, ...firstOfMissing(own, spare)];
  const fixed = [...new Set(already)].flatMap((code) => figureOf(home, code) ?? []);
  const publishers = () => [
    ...fixed.filter((f) => !chosen.some((c) => c.use.code === f.record.code)).map((f) => f.indicator.publisher),
    ...chosen.map(publisherOf),
  ];
  const largest = (extra?: string) => {
    const all = extra ? [...publishers(), extra] : publishers();
    const counts = new Map<string, number>();
    for (const p of all) counts.set(p, (counts.get(p) ?? 0) + 1);
    return Math.max(...counts.values()) / all.length;
  };
  const enough = () =>
    publishers().length >= MIN_FIGURES && new Set(publishers()).size >= MIN_PUBLISHERS && largest() <= MAX_SHARE;
  for (const candidate of spare) {
    if (enough() || chosen.length >= MAX_FIGURES) break;
    if (chosen.some((c) => c.use.code === candidate.use.code)) continue;
    const publisher = publisherOf(candidate);
    // The last places are kept for publishers who are missing: a report of few voices is not published.
    const missing = MIN_PUBLISHERS - new Set(publishers()).size;
    if (chosen.length >= MAX_FIGURES - missing && publishers().includes(publisher)) continue;
    const isLargest = publishers().filter((p) => p === publisher).length / publishers().length > 0.45;
    if (isLargest) continue;
    chosen.push(candidate);
  }
  return balanced(chosen, largest);
}

/** A factor of the surroundings that no figure of the pain speaks of gets the first of the industry's that does. */
function firstOfMissing(own: readonly ChosenUse[], spare: readonly ChosenUse[]): ChosenUse[] {
  const fresh = spare.filter((s) => !own.some((o) => o.use.code === s.use.code));
  return (['E', 'S', 'T'] as const).flatMap((letter) =>
    own.some((o) => o.use.pestel === letter) ? [] : (fresh.find((s) => s.use.pestel === letter) ?? []),
  );
}

/** Neighbouring pains of an industry begin their completing figures at different ones, so that their reports differ. */
function rotated<T>(items: readonly T[], by: number): T[] {
  const at = items.length > 0 ? by % items.length : 0;
  return [...items.slice(at), ...items.slice(0, at)];
}

/** Takes weightless figures of the largest publisher away while it holds too much. */
function balanced(chosen: ChosenUse[], largest: () => number): ChosenUse[] {
  for (let i = chosen.length - 1; i >= 0 && largest() > MAX_SHARE + 0.05; i--) {
    const c = chosen[i];
    const ownLeft = chosen.filter((x) => x.byProblem).length;
    if (c && publisherOf(c) === 'World Bank' && c.use.weight === 0 && (!c.byProblem || ownLeft > 7))
      chosen.splice(i, 1);
  }
  return chosen;
}

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
