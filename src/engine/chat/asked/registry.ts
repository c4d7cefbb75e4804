import type { Asked, AskedOf } from './asked.ts';
import { waterAsked } from './water.ts';

/** By the pack's id; a pack without an entry is found by its own words alone. */
const BY_PACK: Readonly<Record<string, AskedOf>> = { water: waterAsked };

export function askedOf(painId: string): Asked | undefined {
  const [pack = '', pain = ''] = painId.split('.');
  return BY_PACK[pack]?.[pain];
}
