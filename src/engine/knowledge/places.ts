import { list, type PlaceEntry } from './place-entry.ts';
import { PLACES_A_TO_L } from './places-a-to-l.ts';
import { PLACES_M_TO_Z } from './places-m-to-z.ts';

/** How people name the 54 countries. */
export const PLACES: readonly PlaceEntry[] = [...PLACES_A_TO_L, ...PLACES_M_TO_Z];

/**
 * Money that several countries share: it narrows the place without naming it, so the founder is asked.
 * A country word beside it settles the question.
 */
export const SHARED_MONEY: readonly { readonly words: readonly string[]; readonly iso3: readonly string[] }[] = [
  {
    words: list('CFA, FCFA, XOF, franc CFA, francs CFA, CFA franc, CFA francs'),
    iso3: list('CIV, SEN, BEN, TGO, BFA, MLI, NER, GNB'),
  },
  { words: list('XAF'), iso3: list('CMR, GAB, TCD, COG, CAF, GNQ') },
  { words: list('shilling, shillings, bob'), iso3: list('KEN, TZA, UGA, SOM') },
  { words: list('kwacha'), iso3: list('ZMB, MWI') },
  { words: list('dinar, dinars'), iso3: list('DZA, TUN, LBY') },
];

/** Well-known places outside Africa. A problem that names one of these and none of ours is not ours to research. */
export const ELSEWHERE: readonly string[] = [
  ...list(
    'India, Indian, Mumbai, Delhi, Bangalore, Bengaluru, Kolkata, Chennai, Pakistan, Karachi, Lahore, Bangladesh, Dhaka, Sri Lanka, Nepal, Kathmandu',
  ),
  ...list(
    'China, Chinese, Beijing, Shanghai, Shenzhen, Hong Kong, Japan, Tokyo, Osaka, Korea, Seoul, Taiwan, Indonesia, Jakarta, Philippines, Manila, Vietnam, Hanoi, Thailand, Bangkok, Malaysia, Kuala Lumpur, Singapore, Myanmar, Cambodia, Mongolia',
  ),
  ...list('Australia, Sydney, Melbourne, Brisbane, New Zealand, Auckland, Fiji, Papua New Guinea'),
  ...list(
    'Brazil, São Paulo, Sao Paulo, Rio de Janeiro, Argentina, Buenos Aires, Chilean, Santiago de Chile, Peru, Colombia, Bogotá, Bogota, Medellín, Ecuador, Quito, Venezuela, Caracas, Bolivia, Paraguay, Uruguay, Mexico, Guadalajara, Guatemala, Haiti, Jamaica, Cuba',
  ),
  ...list(
    'United States, USA, America, New York, California, San Francisco, Los Angeles, Chicago, Texas, Houston, Florida, Miami, Boston, Seattle, Canada, Toronto, Vancouver, Montreal',
  ),
  ...list(
    'Europe, United Kingdom, England, Scotland, London, Manchester, Ireland, Dublin, France, Paris, Lyon, Marseille, Germany, Berlin, Munich, Hamburg, Spain, Madrid, Barcelona, Portugal, Lisbon, Italy, Rome, Milan, Netherlands, Amsterdam, Belgium, Brussels, Switzerland, Zurich, Geneva, Austria, Vienna, Poland, Warsaw, Sweden, Stockholm, Norway, Oslo, Denmark, Copenhagen, Finland, Helsinki, Greece, Athens, Ukraine, Kyiv, Russia, Moscow, Romania, Hungary, Budapest, Prague',
  ),
  ...list(
    'Türkiye, Turkish, Istanbul, Ankara, Israel, Tel Aviv, Saudi Arabia, Riyadh, Jeddah, Dubai, Abu Dhabi, UAE, Qatar, Doha, Kuwait, Iran, Tehran, Iraq, Baghdad, Amman, Lebanon, Beirut, Syria, Damascus, Yemen, Afghanistan, Kabul, Kazakhstan, Uzbekistan',
  ),
];
