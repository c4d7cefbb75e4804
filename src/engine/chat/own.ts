import type { ReportContent } from '../../contract/report.ts';
import { fold } from '../text/clean.ts';
import { countryName } from '../reading/places.ts';

/** Whether a country is one of the report's; who writes 'Congo' means the one his report is about. */
export function isOwnCountry({ metadata }: ReportContent, iso3: string): boolean {
  const name = fold(countryName(iso3));
  return (
    metadata.countries.includes(iso3) || metadata.country_names.some((own) => ` ${fold(own)} `.includes(` ${name} `))
  );
}
