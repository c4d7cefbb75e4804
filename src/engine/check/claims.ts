import { kindsNeeded, kindsOf } from '../claims/fill.ts';
import type { Claim } from '../claims/types.ts';
import { isRowClaim } from '../sections/pestel.ts';
import { atLeast, type CheckResult } from './parts.ts';

/** What the claims are made of, and how many paragraphs speak of this founder's problem rather than of any. */
export function checkClaims(claims: readonly Claim[]): CheckResult[] {
  const solid = claims.filter((c) => c.type === 'fact' || c.type === 'calc');
  const backed = solid.filter((c) => c.evidence.length > 0 || c.type === 'calc');
  return [
    atLeast('share of claims that are fact or calculation', solid.length / Math.max(1, claims.length), 0.3),
    atLeast(
      'factual claims with evidence',
      backed.length / Math.max(1, solid.length),
      0.95,
      solid.filter((c) => !backed.includes(c)).map((c) => c.id),
    ),
    checkSlots(claims),
  ];
}

/** A list counts with the sentence that leads into it: the cards of the three tests are one list. */
const paragraphOf = (claim: Claim): string => `${claim.section}.${claim.block.replace(/^test\d$/, 'tests')}`;

function checkSlots(claims: readonly Claim[]): CheckResult {
  const needed = kindsNeeded(claims.flatMap((c) => c.slots));
  const blocks = new Map<string, Set<string>>();
  for (const claim of claims) {
    if (isRowClaim(claim)) continue;
    const key = paragraphOf(claim);
    const slots = blocks.get(key) ?? new Set<string>();
    for (const kind of kindsOf(claim.slots)) slots.add(kind);
    blocks.set(key, slots);
  }
  const poor = [...blocks].filter(([, slots]) => slots.size < needed).map(([key]) => key);
  return atLeast(
    "paragraphs that use two of the founder's own slots",
    1 - poor.length / Math.max(1, blocks.size),
    0.8,
    poor,
  );
}
