import type { IndustryPack } from '../pack-types.ts';
import { brokenPump } from './water/broken-pump.ts';
import { carryHours } from './water/carry-hours.ts';
import { dryBorehole } from './water/dry-borehole.ts';
import { fullPit } from './water/full-pit.ts';
import { waterIndicators } from './water/indicators.ts';
import { kioskCoins } from './water/kiosk-coins.ts';
import { marketToilets } from './water/market-toilets.ts';
import { sachetDoubt } from './water/sachet-doubt.ts';
import { storedWater } from './water/stored-water.ts';
import { tankerPrice } from './water/tanker-price.ts';
import { wrongBill } from './water/wrong-bill.ts';

export const water: IndustryPack = {
  id: 'water',
  name: 'Water and sanitation',
  recognise:
    'drinking water, clean water, safe water, water, borehole, latrine, toilet, sanitation, sewage, sewer, septic, well!, wells, water kiosk, sachet water, pure water, jerrycan, jerry can, standpipe, water tank, water tanker, handpump, hand pump, water meter, water bill, waterborne, cholera, eau potable, eau!, forage, assainissement, vidange, puits, robinet, borne fontaine, bidon',
  goods:
    'water=water, drinking water=water, sachet water=packed water, borehole=boreholes, hand pump=hand pumps, handpump=hand pumps, latrine=latrines, toilet=toilets, septic tank=septic tanks, jerrycan=jerrycans, forage=boreholes, eau!=water',
  indicators: waterIndicators,
  pains: [
    brokenPump,
    tankerPrice,
    storedWater,
    fullPit,
    kioskCoins,
    wrongBill,
    dryBorehole,
    carryHours,
    sachetDoubt,
    marketToilets,
  ],
};
