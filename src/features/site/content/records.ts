import type { PageFacts } from './page.ts';

export const recordsPage: PageFacts = {
  title: 'What is on record | Baraza',
  description:
    'Which public figures Baraza holds on each of 54 African countries: how many, how recent, from whom, under which licence.',
};

/** What `public/evidence` holds of a country; tests/features/records.test.ts counts it again. */
export interface CountryRecords {
  /** Two letters, as on the map. */
  readonly code: string;
  readonly name: string;
  readonly region: 'North' | 'West' | 'Central' | 'East' | 'Southern';
  readonly figures: number;
  /** Of these, for 2022 or later. */
  readonly recent: number;
  /** Offices whose address is on record. */
  readonly offices: number;
}

const of = (
  code: string,
  name: string,
  region: CountryRecords['region'],
  figures: number,
  recent: number,
  offices: number,
): CountryRecords => ({ code, name, region, figures, recent, offices });

export const records: readonly CountryRecords[] = [
  of('DZ', 'Algeria', 'North', 97, 85, 0),
  of('AO', 'Angola', 'Central', 96, 72, 0),
  of('BJ', 'Benin', 'West', 100, 86, 0),
  of('BW', 'Botswana', 'Southern', 104, 90, 0),
  of('BF', 'Burkina Faso', 'West', 101, 86, 0),
  of('BI', 'Burundi', 'East', 89, 65, 0),
  of('CV', 'Cabo Verde', 'West', 84, 71, 0),
  of('CM', 'Cameroon', 'Central', 101, 84, 5),
  of('CF', 'Central African Republic', 'Central', 95, 72, 0),
  of('TD', 'Chad', 'Central', 100, 87, 0),
  of('KM', 'Comoros', 'East', 97, 80, 0),
  of('CI', "Côte d'Ivoire", 'West', 106, 88, 5),
  of('CD', 'Democratic Republic of the Congo', 'Central', 100, 84, 0),
  of('DJ', 'Djibouti', 'East', 82, 68, 0),
  of('EG', 'Egypt', 'North', 101, 86, 6),
  of('GQ', 'Equatorial Guinea', 'Central', 75, 64, 0),
  of('ER', 'Eritrea', 'East', 62, 45, 0),
  of('SZ', 'Eswatini', 'Southern', 97, 81, 0),
  of('ET', 'Ethiopia', 'East', 100, 82, 4),
  of('GA', 'Gabon', 'Central', 98, 81, 0),
  of('GH', 'Ghana', 'West', 106, 93, 7),
  of('GN', 'Guinea', 'West', 97, 81, 0),
  of('GW', 'Guinea-Bissau', 'West', 85, 72, 0),
  of('KE', 'Kenya', 'East', 101, 90, 9),
  of('LS', 'Lesotho', 'Southern', 103, 89, 0),
  of('LR', 'Liberia', 'West', 95, 79, 0),
  of('LY', 'Libya', 'North', 83, 76, 0),
  of('MG', 'Madagascar', 'East', 105, 90, 0),
  of('MW', 'Malawi', 'East', 99, 82, 0),
  of('ML', 'Mali', 'West', 100, 85, 0),
  of('MR', 'Mauritania', 'West', 97, 81, 0),
  of('MU', 'Mauritius', 'East', 104, 93, 0),
  of('MA', 'Morocco', 'North', 106, 88, 7),
  of('MZ', 'Mozambique', 'East', 101, 89, 0),
  of('NA', 'Namibia', 'Southern', 98, 86, 0),
  of('NE', 'Niger', 'West', 100, 84, 0),
  of('NG', 'Nigeria', 'West', 97, 89, 11),
  of('CG', 'Republic of the Congo', 'Central', 94, 77, 0),
  of('RW', 'Rwanda', 'East', 104, 85, 7),
  of('ST', 'São Tomé and Príncipe', 'Central', 82, 63, 0),
  of('SN', 'Senegal', 'West', 101, 85, 4),
  of('SC', 'Seychelles', 'East', 75, 59, 0),
  of('SL', 'Sierra Leone', 'West', 103, 85, 0),
  of('SO', 'Somalia', 'East', 81, 65, 0),
  of('ZA', 'South Africa', 'Southern', 101, 89, 9),
  of('SS', 'South Sudan', 'East', 89, 51, 0),
  of('SD', 'Sudan', 'North', 93, 66, 0),
  of('TZ', 'Tanzania', 'East', 107, 90, 7),
  of('GM', 'The Gambia', 'West', 104, 88, 0),
  of('TG', 'Togo', 'West', 106, 89, 0),
  of('TN', 'Tunisia', 'North', 100, 82, 5),
  of('UG', 'Uganda', 'East', 100, 83, 8),
  of('ZM', 'Zambia', 'East', 99, 86, 7),
  of('ZW', 'Zimbabwe', 'East', 100, 85, 0),
];

/** Who publishes them, most first; licences as the publishers state them. */
export const publishers = [
  {
    name: 'World Bank',
    figures: 3492,
    about: 'population, economy, power, water, phones, accounts, poverty, logistics, governance',
    licence: 'CC BY 4.0',
  },
  { name: 'CIA', figures: 926, about: 'exchange rates, prices, trade, products', licence: 'public domain' },
  {
    name: 'UNDP',
    figures: 262,
    about: 'human development, schooling, gender inequality',
    licence: 'CC BY 3.0 IGO, not confirmed',
  },
  { name: 'ILO', figures: 211, about: 'employment (modelled estimates)', licence: 'CC BY 4.0, not confirmed' },
  { name: 'Our World in Data', figures: 106, about: 'cereal yield, CO₂', licence: 'CC BY 4.0' },
  {
    name: 'UNESCO Institute for Statistics',
    figures: 96,
    about: 'literacy, completed schooling',
    licence: 'CC BY-SA 3.0 IGO, not confirmed',
  },
  { name: 'UN IGME', figures: 54, about: 'child mortality', licence: 'terms of UN IGME, not confirmed' },
  { name: 'UN DESA', figures: 54, about: 'median age', licence: 'CC BY 3.0 IGO' },
] as const;

/** Where the countries lie, roughly, as squares: row below row from the north, '' for none. */
export const MAP = [
  ['', '', 'MA', 'DZ', 'TN', 'LY', 'EG', '', '', ''],
  ['CV', 'MR', 'ML', 'NE', 'TD', 'SD', 'ER', 'DJ', '', ''],
  ['SN', 'GM', 'GN', 'BF', 'NG', 'CF', 'SS', 'ET', 'SO', ''],
  ['GW', 'SL', 'CI', 'GH', 'BJ', 'CM', 'UG', 'KE', '', ''],
  ['', 'LR', '', 'TG', 'GQ', 'CG', 'RW', 'TZ', 'SC', ''],
  ['', '', '', 'ST', 'GA', 'CD', 'BI', 'MW', 'KM', ''],
  ['', '', '', '', 'AO', 'ZM', '', 'MZ', 'MG', 'MU'],
  ['', '', '', '', 'NA', 'BW', 'ZW', '', '', ''],
  ['', '', '', '', '', 'ZA', 'LS', 'SZ', '', ''],
] as const;
