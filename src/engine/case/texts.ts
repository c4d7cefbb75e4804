import compiled from '../../../content/compiled/report-texts.json' with { type: 'json' };
import { isLanguage } from '../../../content/schema/language.ts';
import type { ReportTexts } from '../../../content/schema/report-texts.ts';

/** With the names of countries, by ISO 3166 alpha-3, where they are not the gazetteer's own. */
type Texts = ReportTexts & { readonly countries: Readonly<Record<string, string>> };

const TEXTS = compiled as unknown as Readonly<Record<string, Texts>>;

/** What stands around a case's own sentences; English where the language is none of ours. */
export function textsIn(language: string): Texts {
  const texts = TEXTS[isLanguage(language) ? language : 'en'];
  if (!texts) throw new Error(`No texts of reports in ${language}`);
  return texts;
}
