import type { IndustryPack } from '../pack-types.ts';
import { brownRiver } from './environment/brown-river.ts';
import { carbonMoney } from './environment/carbon-money.ts';
import { cropRaids } from './environment/crop-raids.ts';
import { deadSeedlings } from './environment/dead-seedlings.ts';
import { floodedHomes } from './environment/flooded-homes.ts';
import { gullies } from './environment/gullies.ts';
import { hotWork } from './environment/hot-work.ts';
import { environmentIndicators } from './environment/indicators.ts';
import { smokyAir } from './environment/smoky-air.ts';
import { stolenTrees } from './environment/stolen-trees.ts';
import { unheededWarnings } from './environment/unheeded-warnings.ts';

export const environment: IndustryPack = {
  id: 'environment',
  name: 'Climate and environment',
  recognise:
    'climate, deforest, forest, erosion, flood, carbon, pollution, polluted, air quality, conservation, wildlife, poach, reforest, desertif, drought, heatwave, heat!, mangrove, tree planting, plant trees, gully, gullies, ravine, wetland, environment, bush fire, biodivers, ranger, national park, weather forecast, storm, cyclone, inondation, foret, pollution, secheresse, climat',
  goods:
    'tree=trees, trees=trees, seedling=seedlings, forest=forests, air!=air, river=river water, carbon credit=carbon payments, carbon=carbon payments, mangrove=mangroves, honey=honey, charcoal=charcoal, crop=crops, crops=crops, elephant=elephants, forecast=weather warnings, arbre=trees, foret=forests',
  indicators: environmentIndicators,
  pains: [
    floodedHomes,
    gullies,
    deadSeedlings,
    cropRaids,
    smokyAir,
    carbonMoney,
    brownRiver,
    unheededWarnings,
    stolenTrees,
    hotWork,
  ],
};
