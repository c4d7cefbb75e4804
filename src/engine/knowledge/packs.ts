import type { IndustryPack } from './pack-types.ts';
import { agriculture } from './packs/agriculture.ts';
import { general } from './packs/general.ts';

/** Every industry the engine knows more of than the founder's own words. Order decides ties: the first wins. */
export const INDUSTRY_PACKS: readonly IndustryPack[] = [agriculture];

/** For whatever the others do not know. */
export const GENERAL_PACK: IndustryPack = general;
