import type { IndustryPack } from '../pack-types.ts';
import { blindPrice } from './manufacturing/blind-price.ts';
import { clearedRoadside } from './manufacturing/cleared-roadside.ts';
import { darkHours } from './manufacturing/dark-hours.ts';
import { farMachine } from './manufacturing/far-machine.ts';
import { foreignLabel } from './manufacturing/foreign-label.ts';
import { manufacturingIndicators } from './manufacturing/indicators.ts';
import { orderCash } from './manufacturing/order-cash.ts';
import { pieceMaterial } from './manufacturing/piece-material.ts';
import { smallPacks } from './manufacturing/small-packs.ts';
import { unevenBatch } from './manufacturing/uneven-batch.ts';
import { waitingPart } from './manufacturing/waiting-part.ts';

export const manufacturing: IndustryPack = {
  id: 'manufacturing',
  name: 'Manufacturing',
  recognise:
    'factory, factories, manufactur, machine, raw material, spare part, assembly, production line, artisan, workshop, weld, carpent, textile, garment, leather, packaging, tailor, dressmak, seamstress, sewing, shoemak, cobbler, furniture, soap maker, soap making, food processor, bakery, bakers, blacksmith, foundry, brick maker, atelier, usine, couturier, couture, menuisier, soudeur, cordonnier, fabricant, fabrique',
  goods:
    'garment=garments, dress=dresses, dresses, uniform=uniforms, clothes=clothes, shoe=shoes, sandal=sandals, bag=bags, furniture=furniture, chair=chairs, bed=beds, door=doors, gate=gates, soap=soap, bread=bread, flour=flour, juice=juice, peanut butter=peanut butter, brick=bricks, tile=tiles, leather=leather, cloth=cloth, textile=textiles, chaussure=shoes, meuble=furniture, savon=soap, vetement=clothes',
  indicators: manufacturingIndicators,
  pains: [
    darkHours,
    waitingPart,
    pieceMaterial,
    orderCash,
    foreignLabel,
    unevenBatch,
    clearedRoadside,
    smallPacks,
    blindPrice,
    farMachine,
  ],
};
