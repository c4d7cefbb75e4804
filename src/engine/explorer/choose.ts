import type { Pain } from '../../../content/schema/playbook.ts';
import type { CountryPack } from '../types.ts';
import type { Wishes } from './parameters.ts';
import { industryOf, type Scores } from './score.ts';

export interface Candidate {
  readonly pain: Pain;
  readonly home: CountryPack;
  readonly scores: Scores;
}

export interface Chosen extends Candidate {
  /** Why it stands higher or lower than its score, in a sentence; empty where the score alone decided. */
  readonly moved: string;
  readonly isLessSevere: boolean;
}

/** Severity below which a problem is shown only to fill a list. */
export const FLOOR = 35;
export const FEWEST = 5;
const MOST = 10;
const FILL_FIT = 60;
/** Places one to three: those a founder starts with must fit him. */
const GATE = { customer: 75, product: 60, background: 60 } as const;
const LEADING = 3;
const SIMILARITY = 0.12;

const byScore = (a: Candidate, b: Candidate): number =>
  b.scores.quality - a.scores.quality ||
  b.scores.severity - a.scores.severity ||
  b.scores.evidence - a.scores.evidence ||
  (a.pain.id < b.pain.id ? -1 : a.pain.id > b.pain.id ? 1 : a.home.iso3 < b.home.iso3 ? -1 : 1);

const firstIndicator = ({ pain }: Candidate): string =>
  [...pain.indicators].sort((a, b) => b.weight - a.weight)[0]?.code ?? '';

/** 0 to 100: same people 40, shared weight of figures 30, same stage 20, same kind of problem 10. */
export function similarity(a: Candidate, b: Candidate): number {
  const shared = a.pain.indicators.reduce((sum, use) => {
    const other = b.pain.indicators.find((o) => o.code === use.code);
    return sum + (other ? Math.min(use.weight, other.weight) : 0);
  }, 0);
  return (
    (a.pain.words.who[1] === b.pain.words.who[1] ? 40 : 0) +
    shared * 0.3 +
    (a.pain.explore.stage === b.pain.explore.stage ? 20 : 0) +
    (a.pain.type === b.pain.type ? 10 : 0)
  );
}

const passesGate = ({ scores: { parts } }: Candidate): boolean =>
  parts.customer >= GATE.customer && parts.product >= GATE.product && parts.background >= GATE.background;

const serves = ({ pain }: Candidate, industry: string): boolean =>
  industryOf(pain) === industry || pain.explore.also.some((id) => id === industry);

/** Greedy choice of at most ten: by quality less likeness to those chosen, with fit and variety at the top. */
export function chooseProblems(all: readonly Candidate[], wishes: Wishes): Chosen[] {
  const ranked = [...all].sort(byScore);
  const severe = ranked.filter((c) => c.scores.severity >= FLOOR);
  const mild = ranked
    .filter((c) => c.scores.severity < FLOOR)
    .sort((a, b) => b.scores.severity - a.scores.severity || byScore(a, b));
  const fitting = mild.filter((c) => c.scores.fit >= FILL_FIT);
  const missing = Math.max(0, FEWEST - severe.length);
  const filled = (
    fitting.length >= missing ? fitting : [...fitting, ...mild.filter((c) => !fitting.includes(c))]
  ).slice(0, missing);
  const chosen: Chosen[] = [];
  const heldBack = new Map<Candidate, string>();
  let pool = severe;
  while (pool.length > 0 && chosen.length < MOST) {
    const { candidate, moved } = pick(pool, chosen, wishes);
    chosen.push({ ...candidate, moved: moved || (heldBack.get(candidate) ?? ''), isLessSevere: false });
    pool = pool.filter((c) => c.pain.id !== candidate.pain.id);
    // Whoever is passed over by a lower score learns of it where it stands in the end.
    if (chosen.length <= LEADING) continue;
    for (const other of pool)
      if (other.scores.quality > candidate.scores.quality && !heldBack.has(other))
        heldBack.set(other, likenessOf(other, chosen.slice(0, -1)));
  }
  return [...chosen, ...filled.map((c) => ({ ...c, moved: '', isLessSevere: true }))].slice(0, MOST);
}

function pick(
  pool: readonly Candidate[],
  chosen: readonly Candidate[],
  wishes: Wishes,
): { readonly candidate: Candidate; readonly moved: string } {
  const worth = (c: Candidate) =>
    c.scores.quality - SIMILARITY * Math.max(0, ...chosen.map((other) => similarity(c, other)));
  const bestOf = (list: readonly Candidate[]) => [...list].sort((a, b) => worth(b) - worth(a) || byScore(a, b))[0];
  const top = bestOf(pool);
  if (!top) throw new Error('Nothing to choose from.');
  if (chosen.length >= LEADING) return { candidate: top, moved: '' };
  const rules: readonly { readonly keep: (c: Candidate) => boolean; readonly moved: string }[] = [
    { keep: passesGate, moved: 'It stands here since others that score higher fit you less.' },
    {
      keep: (c) => !chosen.some((other) => firstIndicator(other) === firstIndicator(c)),
      moved: 'It stands here since others that score higher rest on the same figure as one above.',
    },
    {
      keep: (c) => !chosen.some((other) => other.home.iso3 === c.home.iso3) || !wishes.anywhere,
      moved: 'It stands here since another country already leads with its own.',
    },
    {
      keep: (c) => isMissing(c, chosen, wishes),
      moved: 'It stands here since it brings in an industry you chose that was missing.',
    },
  ];
  let left: readonly Candidate[] = pool;
  let moved = '';
  for (const rule of rules) {
    const kept = left.filter(rule.keep);
    // A rule that nobody can meet is lifted for this place.
    if (kept.length === 0) continue;
    const before = bestOf(left);
    left = kept;
    if (before && !kept.includes(before)) moved = rule.moved;
  }
  return { candidate: bestOf(left) ?? top, moved };
}

/** A near likeness of one above waits, so that the list shows different problems first. */
function likenessOf(candidate: Candidate, above: readonly Candidate[]): string {
  const alike = above.map((other) => similarity(candidate, other));
  const place = alike.indexOf(Math.max(...alike)) + 1;
  return `It stands below its score since it is much like number ${place}.`;
}

/** Place three serves a chosen industry that the first two left out. */
function isMissing(candidate: Candidate, chosen: readonly Candidate[], { industries }: Wishes): boolean {
  if (chosen.length < LEADING - 1) return true;
  const open = industries.filter((id) => !chosen.some((c) => serves(c, id)));
  return open.length === 0 || open.some((id) => serves(candidate, id));
}
