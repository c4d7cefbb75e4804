import type { IndicatorUse, Playbook } from '../../../content/schema/playbook.ts';
import { figureOf, placeShare } from '../evidence.ts';
import type { CountryPack, IndicatorRecord } from '../types.ts';

/*
 * How a country stands in what a problem rests on, in integers with halves rounded up, so that every machine ranks alike. A
 * place in Africa alone is mostly income in disguise: the peers of like income and the trend count too.
 */
const PLACE = 50;
const PEERS = 30;
const TREND = 20;
/** How near a figure comes to the problem itself. */
export const DIRECTNESS: Readonly<Record<IndicatorUse['kind'], number>> = {
  direct: 100,
  near: 70,
  proxy: 40,
  exposure: 40,
  context: 0,
};
/** Too old to call a playbook high or critical on it alone. */
const OLD_YEARS = 5;
const ENOUGH_PUBLISHERS = 3;

const half = (n: number): number => Math.floor(n + 0.5);

export type SeverityLevel = 'critical' | 'high' | 'medium' | 'low';

export interface Standing {
  readonly use: IndicatorUse;
  readonly record: IndicatorRecord;
  /** 0 (best in Africa) to 1000 (worst). */
  readonly index: number;
}

export interface Scores {
  readonly severity: number;
  readonly level: SeverityLevel;
  readonly evidence: number;
  /** The weighted figures on record, the one that tells most first. */
  readonly standings: readonly Standing[];
}

/** How bad the figure is here: place among all, among the ten of like income, and the way it goes; missing parts are re-weighed. */
export function standingIndex(use: IndicatorUse, record: IndicatorRecord): number | null {
  const place = placeShare(record);
  if (place === null || use.worse === 'none') return null;
  const worse = (share: number) => (use.worse === 'high' ? share : 1000 - share);
  const parts = [{ weight: PLACE, value: worse(half(place * 1000)) }];
  if (record.peers !== undefined) parts.push({ weight: PEERS, value: worse(record.peers) });
  if (record.trend !== undefined && use.kind !== 'exposure') parts.push({ weight: TREND, value: worse(record.trend) });
  const total = parts.reduce((sum, p) => sum + p.weight, 0);
  return half(parts.reduce((sum, p) => sum + p.weight * p.value, 0) / total);
}

function recency(year: number, now: number): number {
  const age = now - year;
  return age <= 3 ? 100 : age <= 5 ? 75 : age <= 8 ? 50 : age <= 12 ? 25 : 0;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** `year` is that of the research: the engine has no clock. */
export function scoresOf(playbook: Playbook, home: CountryPack, year: number): Scores {
  const weighted = playbook.indicators.filter((use) => use.weight > 0);
  const standings = weighted
    .flatMap((use): Standing[] => {
      const record = home.indicators.find((r) => r.code === use.code);
      const index = record ? standingIndex(use, record) : null;
      return record && index !== null ? [{ use, record, index }] : [];
    })
    .sort((a, b) => b.use.weight * b.index - a.use.weight * a.index);
  const weight = standings.reduce((sum, s) => sum + s.use.weight, 0);
  const mean = (of: (s: Standing) => number) =>
    share(
      standings.reduce((sum, s) => sum + s.use.weight * of(s), 0),
      weight,
    );
  const severity = half(mean((s) => s.index) / 10);
  const publishers = new Set(standings.flatMap((s) => figureOf(home, s.use.code)?.indicator.publisher ?? []));
  const evidence = half(
    25 * share(weight, 100) +
      25 * (mean((s) => recency(s.record.year, year)) / 100) +
      20 * Math.min(1, publishers.size / ENOUGH_PUBLISHERS) +
      30 * (mean((s) => DIRECTNESS[s.use.kind]) / 100),
  );
  return { severity, level: levelOf(severity, standings, year), evidence, standings };
}

/** Strong words need a figure on the playbook itself, and a young one. */
function levelOf(severity: number, standings: readonly Standing[], year: number): SeverityLevel {
  const level = severity >= 80 ? 'critical' : severity >= 60 ? 'high' : severity >= 35 ? 'medium' : 'low';
  if (level === 'medium' || level === 'low') return level;
  const weight = standings.reduce((sum, s) => sum + s.use.weight, 0);
  const old = standings.filter((s) => year - s.record.year > OLD_YEARS).reduce((sum, s) => sum + s.use.weight, 0);
  const onPain = standings.some((s) => s.use.kind === 'direct' || s.use.kind === 'near');
  return onPain && old * 2 <= weight ? level : 'medium';
}
