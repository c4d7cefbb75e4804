import type { IndustryPack } from './pack-types.ts';
import { agriculture } from './packs/agriculture.ts';
import { education } from './packs/education.ts';
import { employment } from './packs/employment.ts';
import { energy } from './packs/energy.ts';
import { environment } from './packs/environment.ts';
import { fintech } from './packs/fintech.ts';
import { healthcare } from './packs/healthcare.ts';
import { housing } from './packs/housing.ts';
import { insurance } from './packs/insurance.ts';
import { legal } from './packs/legal.ts';
import { logistics } from './packs/logistics.ts';
import { manufacturing } from './packs/manufacturing.ts';
import { media } from './packs/media.ts';
import { retail } from './packs/retail.ts';
import { technology } from './packs/technology.ts';
import { tourism } from './packs/tourism.ts';
import { transport } from './packs/transport.ts';
import { waste } from './packs/waste.ts';
import { water } from './packs/water.ts';

/** Every industry the engine knows more of than the founder's own words. Order decides ties: the first wins. */
export const INDUSTRY_PACKS: readonly IndustryPack[] = [
  agriculture,
  fintech,
  healthcare,
  education,
  technology,
  employment,
  logistics,
  water,
  transport,
  media,
  manufacturing,
  energy,
  legal,
  waste,
  retail,
  insurance,
  housing,
  tourism,
  environment,
];
