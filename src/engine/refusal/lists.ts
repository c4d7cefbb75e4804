import compiled from '../../../content/compiled/refusal.json' with { type: 'json' };
import type { Refusal } from '../../../content/schema/refusal.ts';

/** What is declined and the words that tell whose doing it is, as `content/refusal` holds them. */
export const REFUSAL = compiled as Refusal;
