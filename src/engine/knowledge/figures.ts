import compiled from '../../../content/compiled/indicators.json' with { type: 'json' };
import type { Indicators } from '../../../content/schema/indicators.ts';

/** How each public figure is said, and what it does not say. */
export const FIGURES: Readonly<Indicators> = compiled;
