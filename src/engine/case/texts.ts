import compiled from '../../../content/compiled/report-texts.json' with { type: 'json' };
import { isLanguage } from '../../../content/schema/language.ts';
import type { ReportTexts } from '../../../content/schema/report-texts.ts';

const TEXTS = compiled as unknown as Readonly<Record<string, ReportTexts>>;

/** What stands around a case's own sentences; English where the language is none of ours. */
export function textsIn(language: string): ReportTexts {
  const texts = TEXTS[isLanguage(language) ? language : 'en'];
  if (!texts) throw new Error(`No texts of reports in ${language}`);
  return texts;
}
