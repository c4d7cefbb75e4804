import type { IndustryPack, Pain } from './pack-types.ts';
import { INDUSTRY_PACKS } from './packs.ts';

export interface Playbook {
  readonly pack: IndustryPack;
  readonly pain: Pain;
}

const byId = new Map<string, Playbook>(
  INDUSTRY_PACKS.flatMap((pack) => pack.pains.map((pain): [string, Playbook] => [pain.id, { pack, pain }])),
);

/** The playbook whose title a text ends with: what the Explorer hands over says so which problem it is. */
export const titledPlaybook = (text: string): Playbook | undefined =>
  [...byId.values()].find(({ pain }) => text.endsWith(` ${pain.title}.`));

export const playbookById = (id: string): Playbook | undefined => byId.get(id);
