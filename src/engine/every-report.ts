import compiled from '../../content/compiled/report-en.json' with { type: 'json' };
import type { EveryReportTexts } from '../../content/schema/report-texts.ts';

/** Heads, tables and marks in English, in the words that a case's report has too. */
export const TEXTS = compiled as unknown as EveryReportTexts;
