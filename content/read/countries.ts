import type { Language } from '../schema/language.ts';

/** The countries of Africa, ISO 3166. */
const AFRICA = (
  'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG ' +
  'RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW'
).split(' ');

/** Their names as people write them in a language. */
export function countryNames(language: Language): readonly string[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return AFRICA.flatMap((code) => names.of(code) ?? []);
}
