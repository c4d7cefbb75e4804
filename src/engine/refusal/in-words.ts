import type { Asking } from '../../../content/schema/asking.ts';
import type { HarmKind } from '../../../content/schema/refusal.ts';

/** A refusal as the founder reads it, in the language of `asking`. */
export const refuseHarm = (kind: HarmKind, { harm, harms }: Asking): string => harm.replace('{why}', harms[kind]);

export const refuseElsewhere = (place: string, { elsewhere }: Asking): string =>
  elsewhere.replace('{place}', () => place);
