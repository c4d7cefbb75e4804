import * as v from 'valibot';
import { list, record } from './text.ts';

/** What the words of a sentence may be in it; `content/refusal/roles.yaml` says what each list is for. */
export const ROLES = [
  'founder',
  'offer',
  'staff',
  'own',
  'others',
  'criminals',
  'helping',
  'run',
  'founding',
  'fighting',
  'other_objects',
  'not',
  'forced',
  'seeing',
  'linking',
  'accusing',
  'turning',
  'joining',
  'relative',
  'gap_stop',
  'about_it',
  'removed',
  'harmless_before',
  'way_out',
  'abetting',
  'passive',
  'preposition',
  'told_of',
  'after_person',
  'it',
  'asking',
] as const;
export type Role = (typeof ROLES)[number];

export const rolesSchema = record(Object.fromEntries(ROLES.map((role) => [role, list])) as Record<Role, typeof list>);

/** What is said of each stands in the asking.yaml of each language. */
export const HARM_KINDS = [
  'weapons',
  'poison',
  'wildlife',
  'captives',
  'girls',
  'deceit',
  'smuggling',
  'bribes',
  'election',
  'threats',
  'violence',
  'abetting',
] as const;
export type HarmKind = (typeof HARM_KINDS)[number];

const harmSchema = record({
  kind: v.picklist(HARM_KINDS),
  goods: v.optional(list),
  traded_by: v.optional(list),
  acts: v.optional(list),
  offers: v.optional(list),
  trades: v.optional(list),
  persons: v.optional(v.picklist(['sold', 'cut'])),
  unless: v.optional(list),
});
export type Harm = v.InferOutput<typeof harmSchema>;

/** `content/refusal/harms.yaml`, which says what each part of it is for. */
export const harmsSchema = record({
  lists: v.record(v.string(), list),
  helping_criminals: list,
  commerce: record({ business: list, for_sale: list, buying: list, reselling: list }),
  harms: v.array(harmSchema),
});

export interface Refusal extends v.InferOutput<typeof harmsSchema> {
  readonly roles: v.InferOutput<typeof rolesSchema>;
}
