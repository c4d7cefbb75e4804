import type { IndustryPack } from './pack-types.ts';
import { agriculture } from './packs/agriculture.ts';

/** Every industry the engine knows more of than the founder's own words. Order decides ties: the first wins. */
export const INDUSTRY_PACKS: readonly IndustryPack[] = [agriculture];
