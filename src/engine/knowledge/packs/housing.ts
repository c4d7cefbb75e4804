import type { IndustryPack } from '../pack-types.ts';
import { absentBuilder } from './housing/absent-builder.ts';
import { fakeAgents } from './housing/fake-agents.ts';
import { housingIndicators } from './housing/indicators.ts';
import { noRepair } from './housing/no-repair.ts';
import { shortLoads } from './housing/short-loads.ts';
import { siteTheft } from './housing/site-theft.ts';
import { soldTwice } from './housing/sold-twice.ts';
import { stalledHouse } from './housing/stalled-house.ts';
import { unpaidRent } from './housing/unpaid-rent.ts';
import { upfrontRent } from './housing/upfront-rent.ts';
import { weakBlocks } from './housing/weak-blocks.ts';

export const housing: IndustryPack = {
  id: 'housing',
  name: 'Housing and construction',
  recognise:
    'housing, rent!, rents, tenant, landlord, mortgage, construction, builder, building site, cement, building material, apartment, real estate, property, land title, plot!, plots, house agent, viewing fee, look for a room, looking for a room, find a room, look for a house, find a house, accommodation, logement, loyer, locataire, bailleur, mason, contractor, house hunting, brick, concrete, building a house, build a house, build houses, affordable homes, sand, iron rods, roofing, maison, ciment, terrain, buy land, land buyers, chantier',
  goods:
    'cement, brick=bricks, block=blocks, building material=building materials, iron sheet=iron sheets, iron rod=iron rods, sand, roofing=roofing sheets, timber, ciment=cement',
  indicators: housingIndicators,
  pains: [
    upfrontRent,
    fakeAgents,
    stalledHouse,
    weakBlocks,
    soldTwice,
    absentBuilder,
    noRepair,
    unpaidRent,
    siteTheft,
    shortLoads,
  ],
};
