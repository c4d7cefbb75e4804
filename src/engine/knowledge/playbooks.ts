import compiled from '../../../content/compiled/playbooks.json' with { type: 'json' };
import type { Industry, OwnPlaybook, Playbook } from '../../../content/schema/playbook.ts';
import { NO_TOWN, withoutTown } from '../country.ts';
import { capital } from '../text/words.ts';

/** Checked by its schema when it was compiled. */
const SHIPPED = compiled as unknown as readonly Industry[];
let industries = SHIPPED;
let joined: readonly OwnPlaybook[] = [];
let byId = index();

function index(): ReadonlyMap<string, Playbook> {
  return new Map(industries.flatMap(({ playbooks }) => playbooks.map((playbook) => [playbook.id, playbook] as const)));
}

/** Every industry the engine knows more of than the founder's own words, with its playbooks. */
export const allIndustries = (): readonly Industry[] => industries;

/** An operator's own playbooks join the shipped ones, or take their place; before anything is read. */
export function joinPlaybooks(own: readonly OwnPlaybook[]): void {
  joined = own;
  industries = SHIPPED.map((industry) => {
    const joining = own.filter(({ id }) => id.startsWith(`${industry.id}.`));
    const kept = industry.playbooks.filter(({ id }) => !joining.some((other) => other.id === id));
    return { ...industry, playbooks: [...kept, ...joining] };
  });
  byId = index();
}

/** Those that joined; they bring their own lines for the search. */
export const joinedPlaybooks = (): readonly OwnPlaybook[] => joined;

/** The playbook whose title a text ends with: what the Explorer hands over says so which problem it is. */
export const titledPlaybook = (text: string): Playbook | undefined =>
  [...byId.values()].find(({ title }) => text.endsWith(` ${title}.`));

export const playbookById = (id: string): Playbook | undefined => byId.get(id);

/** The industry that a playbook stands under. */
export function industryOf({ id }: Pick<Playbook, 'id'>): Industry {
  const found = industries.find((industry) => id.startsWith(`${industry.id}.`));
  if (!found) throw new Error(`No industry of ${id}`);
  return found;
}

/** A playbook's text as it is asked, before the founder's place and money are known; the good may be theirs. */
export function beforeReading({ words }: Playbook, text: string, good = words.good): string {
  const values: Record<string, string> = {
    payer: words.payer[0],
    payer1: words.payer[1],
    good,
    place: NO_TOWN,
    country: 'your country',
    money: 'your money',
  };
  return withoutTown(text).replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot.charAt(0).toLowerCase() + slot.slice(1)] ?? '';
    return /^[A-Z]/.test(slot) ? capital(value) : value;
  });
}
