import type { IndustryPack, Pain } from './pack-types.ts';
import { INDUSTRY_PACKS } from './packs.ts';

export interface Playbook {
  readonly pack: IndustryPack;
  readonly pain: Pain;
}

const byId = new Map<string, Playbook>(
  INDUSTRY_PACKS.flatMap((pack) => pack.pains.map((pain): [string, Playbook] => [pain.id, { pack, pain }])),
);

export const playbookById = (id: string): Playbook | undefined => byId.get(id);
