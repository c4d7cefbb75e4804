import type { CountryPack } from './types.ts';

const WITH_ARTICLE = /^(?:Democratic Republic|Republic of|Central African|Comoros|Gambia)/;

/** The country's name as it stands inside a sentence: 'the Gambia', 'Kenya'. */
export function inSentence(name: string): string {
  const plain = name.replace(/^The /, '');
  return WITH_ARTICLE.test(plain) ? `the ${plain}` : plain.replace("'", '’');
}

/** What stands for a town where none is known. */
export const NO_TOWN = 'your area';

/** What would be near the town is near the founder then. */
export const withoutTown = (template: string): string => template.replace(/\b(near|around) \{place\}/gi, '$1 you');

/** What people call the money, plural: 'cedis', 'CFA francs'. */
const MONEY: Readonly<Record<string, string>> = {
  AOA: 'kwanzas',
  BIF: 'Burundi francs',
  XOF: 'CFA francs',
  XAF: 'CFA francs',
  BWP: 'pula',
  CDF: 'Congolese francs',
  KMF: 'Comorian francs',
  CVE: 'escudos',
  DJF: 'Djibouti francs',
  DZD: 'dinars',
  EGP: 'Egyptian pounds',
  ERN: 'nakfa',
  ETB: 'birr',
  GHS: 'cedis',
  GMD: 'dalasis',
  GNF: 'Guinean francs',
  KES: 'shillings',
  LRD: 'Liberian dollars',
  LSL: 'maloti',
  LYD: 'dinars',
  MAD: 'dirhams',
  MGA: 'ariary',
  MRU: 'ouguiyas',
  MUR: 'rupees',
  MWK: 'kwacha',
  MZN: 'meticais',
  NAD: 'Namibian dollars',
  NGN: 'naira',
  RWF: 'Rwandan francs',
  SCR: 'rupees',
  SDG: 'Sudanese pounds',
  SLE: 'leones',
  SOS: 'Somali shillings',
  SSP: 'South Sudanese pounds',
  STN: 'dobras',
  SZL: 'emalangeni',
  TND: 'dinars',
  TZS: 'shillings',
  UGX: 'shillings',
  ZAR: 'rand',
  ZMW: 'kwacha',
  ZWG: 'ZiG',
};

/** Every name of money a report may use, longest first. */
export const MONEY_NAMES: readonly string[] = [...new Set([...Object.values(MONEY), 'US dollars', 'euros'])].sort(
  (a, b) => b.length - a.length,
);

export const moneyOf = (pack: CountryPack): string =>
  MONEY[pack.currency.code.split(',')[0] ?? ''] ?? pack.currency.name.trim();

/** Stands in where no country was told: nothing is on record, and the money has no name. */
export const NO_COUNTRY: CountryPack = {
  version: '',
  iso3: '',
  iso2: '',
  name: 'your country',
  capital: '',
  languages: [],
  currency: { code: '', name: 'units of your money' },
  region: '',
  landlocked: false,
  blocs: [],
  industries: [],
  farmProducts: { year: null, items: [] },
  exports: { year: null, items: [], partners: [] },
  imports: { year: null, items: [], partners: [] },
  listsUrl: '',
  indicators: [],
  institutions: [],
};
