import type { IndustryPack } from '../pack-types.ts';
import { burntMachines } from './energy/burnt-machines.ts';
import { charcoalCost } from './energy/charcoal-cost.ts';
import { fakeSolar } from './energy/fake-solar.ts';
import { gasRefill } from './energy/gas-refill.ts';
import { generatorFuel } from './energy/generator-fuel.ts';
import { energyIndicators } from './energy/indicators.ts';
import { lockedKits } from './energy/locked-kits.ts';
import { noLine } from './energy/no-line.ts';
import { powerCuts } from './energy/power-cuts.ts';
import { tiredBatteries } from './energy/tired-batteries.ts';
import { wrongBills } from './energy/wrong-bills.ts';

export const energy: IndustryPack = {
  id: 'energy',
  name: 'Energy',
  recognise:
    'electric, power cut, outage, blackout, solar, generator, grid, kerosene, charcoal, cooking gas, lpg, battery, batteries, biogas, firewood, clean cooking, load shedding, loadshedding, energy, delestage, genset, inverter, power supply, power company, power companies, power bill, power fail, power goes, no light, off-grid, cookstove, stove, briquette, electricity, voltage, prepaid meter, petrol station, charbon, panneau, solaire, groupe electrogene, coupure, light bill, mini-grid',
  goods:
    'charcoal, firewood, cooking gas, lpg=cooking gas, kerosene, solar lamp=solar lamps, solar panel=solar panels, solar home system=solar home systems, battery=batteries, batteries,  briquette=briquettes, biogas, stove=stoves, cookstove=stoves, inverter=inverters, charbon=charcoal',
  indicators: energyIndicators,
  pains: [
    powerCuts,
    generatorFuel,
    fakeSolar,
    wrongBills,
    charcoalCost,
    gasRefill,
    noLine,
    burntMachines,
    lockedKits,
    tiredBatteries,
  ],
};
