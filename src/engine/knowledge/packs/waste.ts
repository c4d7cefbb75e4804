import type { IndustryPack } from '../pack-types.ts';
import { blockedDrain } from './waste/blocked-drain.ts';
import { burntCables } from './waste/burnt-cables.ts';
import { wasteIndicators } from './waste/indicators.ts';
import { marketHeap } from './waste/market-heap.ts';
import { mixedBales } from './waste/mixed-bales.ts';
import { noCollection } from './waste/no-collection.ts';
import { pickerPrice } from './waste/picker-price.ts';
import { unpaidRounds } from './waste/unpaid-rounds.ts';
import { unsoldHeap } from './waste/unsold-heap.ts';
import { whereItGoes } from './waste/where-it-goes.ts';
import { yardBurning } from './waste/yard-burning.ts';

export const waste: IndustryPack = {
  id: 'waste',
  name: 'Waste and recycling',
  recognise:
    'waste, recycl, garbage, rubbish, trash, landfill, litter, e-waste, dump, dumpsite, compost, scrap, plastic bottle, plastic waste, waste picker, refuse!, bin!, bins, skip!, biowaste, organic waste, upcycl, dechet, ordures, poubelle, decharge, recyclage, ferraille, plastique',
  goods:
    'plastic=plastic, bottle=bottles, scrap=scrap, scrap metal=scrap, tyre=tyres, glass=glass, carton=cartons, e-waste=e-waste, compost=compost, waste=waste, rubbish=rubbish, garbage=rubbish, trash=rubbish, litter=litter, dechet=waste, ordures=rubbish, ferraille=scrap, plastique=plastic',
  indicators: wasteIndicators,
  pains: [
    noCollection,
    pickerPrice,
    mixedBales,
    unpaidRounds,
    unsoldHeap,
    yardBurning,
    blockedDrain,
    burntCables,
    marketHeap,
    whereItGoes,
  ],
};
