import type { Claim } from '../claims/types.ts';
import { atLeast, type CheckResult } from './parts.ts';

/** Every sentence with a fact names the evidence it rests on. */
export function checkClaims(claims: readonly Claim[]): CheckResult[] {
  const solid = claims.filter((c) => c.type === 'fact');
  const bare = solid.filter((c) => c.evidence.length === 0);
  return [
    atLeast(
      'facts with evidence',
      bare.length === 0 ? 1 : 0,
      1,
      bare.map((c) => c.id),
    ),
  ];
}
