import { fold } from '../text/clean.ts';
import { list } from './place-entry.ts';

/**
 * Parts of the continent as founders name them. The first five are the African Union's own; the others overlap with them.
 * A longer name is met before a shorter one that it holds ('the Horn of Africa').
 */
const REGIONS: readonly { readonly names: readonly string[]; readonly iso3: readonly string[] }[] = [
  {
    names: list('west africa, western africa, afrique de l’ouest, ecowas, cedeao'),
    iso3: list('BEN, BFA, CPV, CIV, GMB, GHA, GIN, GNB, LBR, MLI, NER, NGA, SEN, SLE, TGO'),
  },
  {
    names: list('east africa, eastern africa, afrique de l’est'),
    iso3: list('COM, DJI, ERI, ETH, KEN, MDG, MUS, RWA, SYC, SOM, SSD, SDN, TZA, UGA'),
  },
  {
    names: list('southern africa, sadc, afrique australe'),
    iso3: list('AGO, BWA, SWZ, LSO, MWI, MOZ, NAM, ZAF, ZMB, ZWE'),
  },
  {
    names: list('central africa, middle africa, afrique centrale'),
    iso3: list('BDI, CMR, CAF, TCD, COG, COD, GNQ, GAB, STP'),
  },
  { names: list('north africa, northern africa, afrique du nord'), iso3: list('DZA, EGY, LBY, MRT, MAR, TUN') },
  { names: list('maghreb'), iso3: list('DZA, LBY, MRT, MAR, TUN') },
  { names: list('sahel'), iso3: list('BFA, TCD, MLI, MRT, NER, SEN') },
  { names: list('horn of africa'), iso3: list('DJI, ERI, ETH, SOM') },
  { names: list('great lakes'), iso3: list('BDI, COD, KEN, RWA, TZA, UGA') },
  { names: list('indian ocean'), iso3: list('COM, MDG, MUS, SYC') },
];

const plain = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;

/** The countries of every region that is named in it; empty where none is. */
export const regionIn = (text: string): readonly string[] => {
  const words = plain(text);
  return REGIONS.flatMap(({ names, iso3 }) => (names.some((name) => words.includes(plain(name))) ? iso3 : []));
};
