import type { Language } from '../schema/language.ts';

/** The countries of Africa by their two ISO 3166 codes. */
const AFRICA = (
  'DZ:DZA AO:AGO BJ:BEN BW:BWA BF:BFA BI:BDI CV:CPV CM:CMR CF:CAF TD:TCD KM:COM CG:COG CD:COD CI:CIV DJ:DJI EG:EGY ' +
  'GQ:GNQ ER:ERI SZ:SWZ ET:ETH GA:GAB GM:GMB GH:GHA GN:GIN GW:GNB KE:KEN LS:LSO LR:LBR LY:LBY MG:MDG MW:MWI ML:MLI ' +
  'MR:MRT MU:MUS MA:MAR MZ:MOZ NA:NAM NE:NER NG:NGA RW:RWA ST:STP SN:SEN SC:SYC SL:SLE SO:SOM ZA:ZAF SS:SSD SD:SDN ' +
  'TZ:TZA TG:TGO TN:TUN UG:UGA ZM:ZMB ZW:ZWE'
).split(' ');

/** Their names as people write them in a language, by alpha-3 code. */
export function countriesIn(language: Language): readonly (readonly [iso3: string, name: string])[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return AFRICA.flatMap((codes) => {
    const [iso2 = '', iso3 = ''] = codes.split(':');
    const name = names.of(iso2);
    return name ? [[iso3, name] as const] : [];
  });
}

export const countryNames = (language: Language): readonly string[] => countriesIn(language).map(([, name]) => name);
