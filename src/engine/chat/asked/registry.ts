import { agricultureAsked } from './agriculture.ts';
import type { Asked, AskedOf } from './asked.ts';
import { educationAsked } from './education.ts';
import { employmentAsked } from './employment.ts';
import { energyAsked } from './energy.ts';
import { environmentAsked } from './environment.ts';
import { fintechAsked } from './fintech.ts';
import { generalAsked } from './general.ts';
import { healthcareAsked } from './healthcare.ts';
import { housingAsked } from './housing.ts';
import { insuranceAsked } from './insurance.ts';
import { legalAsked } from './legal.ts';
import { logisticsAsked } from './logistics.ts';
import { manufacturingAsked } from './manufacturing.ts';
import { mediaAsked } from './media.ts';
import { retailAsked } from './retail.ts';
import { technologyAsked } from './technology.ts';
import { tourismAsked } from './tourism.ts';
import { transportAsked } from './transport.ts';
import { wasteAsked } from './waste.ts';
import { waterAsked } from './water.ts';

/** By the pack's id, then the pain's. */
export const ASKED: Readonly<Record<string, AskedOf>> = {
  agriculture: agricultureAsked,
  education: educationAsked,
  employment: employmentAsked,
  energy: energyAsked,
  environment: environmentAsked,
  fintech: fintechAsked,
  general: generalAsked,
  healthcare: healthcareAsked,
  housing: housingAsked,
  insurance: insuranceAsked,
  legal: legalAsked,
  logistics: logisticsAsked,
  manufacturing: manufacturingAsked,
  media: mediaAsked,
  retail: retailAsked,
  technology: technologyAsked,
  tourism: tourismAsked,
  transport: transportAsked,
  waste: wasteAsked,
  water: waterAsked,
};

export function askedOf(painId: string): Asked | undefined {
  const [pack = '', pain = ''] = painId.split('.');
  return ASKED[pack]?.[pain];
}
