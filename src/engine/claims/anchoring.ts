import { isRowClaim } from '../sections/pestel.ts';
import type { Work } from '../work.ts';
import { fill, kindsNeeded, kindsOf } from './fill.ts';
import type { Claim } from './types.ts';

/** A little above the bar of four paragraphs in five. */
const ENOUGH = 0.86;

const keyOf = (claim: Claim): string => `${claim.section}.${claim.block}`;

/** What a head lacks to name this founder's case: the people, the thing, the place; no more than is needed. */
function suffix(has: ReadonlySet<string>, own: ReadonlySet<string>, needed: number): string {
  const where = kindsOf(own).has('where') && !has.has('where') ? ' in {place}' : '';
  const subjects = ['who', 'good', 'payer']
    .filter((slot) => own.has(slot) && !has.has(slot))
    .map((slot) => `{${slot}}`);
  const missing = needed - has.size;
  if (missing <= 1) return where || (subjects[0] ? ` for ${subjects[0]}` : '');
  if (where && subjects[0]) return ` for ${subjects[0]}${where}`;
  return subjects.length > 0 ? ` for ${subjects.slice(0, 2).join(' and ')}` : where;
}

/**
 * Puts whom or where into heads of paragraphs that would fit anybody's problem, as few as bring four paragraphs in five
 * to two of the founder's own words. The verdict's head comes last: it reads best bare.
 */
export function anchored(claims: readonly Claim[], work: Work): Claim[] {
  const { own } = work.slots;
  const needed = kindsNeeded(own);
  const blocks = new Map<string, Set<string>>();
  for (const claim of claims) {
    if (isRowClaim(claim)) continue;
    blocks.set(keyOf(claim), new Set([...(blocks.get(keyOf(claim)) ?? []), ...kindsOf(claim.slots)]));
  }
  const poor = [...blocks].filter(([, slots]) => slots.size < needed);
  const excess = Math.max(0, Math.ceil(poor.length - (1 - ENOUGH) * blocks.size));
  const withHead = new Set(claims.filter((c) => c.head !== '').map(keyOf));
  const chosen = new Map(
    poor
      .filter(([key]) => withHead.has(key))
      .sort(([a], [b]) => Number(a.endsWith('.verdict')) - Number(b.endsWith('.verdict')))
      .slice(0, excess),
  );
  return claims.map((claim) => {
    const has = chosen.get(keyOf(claim));
    if (!has || claim.head === '') return claim;
    const added = fill(suffix(has, own, needed), work.slots);
    const head = claim.head.replace(/^\*\*(.+?)([.:?]?)\*\*/, `**$1${added.text}$2**`);
    return { ...claim, head, slots: [...new Set([...claim.slots, ...added.slots])] };
  });
}
