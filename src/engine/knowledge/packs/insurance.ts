import type { IndustryPack } from '../pack-types.ts';
import { cardRefused } from './insurance/card-refused.ts';
import { claimStalls } from './insurance/claim-stalls.ts';
import { falseStickers } from './insurance/false-stickers.ts';
import { funeralBill } from './insurance/funeral-bill.ts';
import { hurtWorkers } from './insurance/hurt-workers.ts';
import { indexMiss } from './insurance/index-miss.ts';
import { insuranceIndicators } from './insurance/indicators.ts';
import { lostCargo } from './insurance/lost-cargo.ts';
import { marketFire } from './insurance/market-fire.ts';
import { premiumLapses } from './insurance/premium-lapses.ts';
import { unreadTerms } from './insurance/unread-terms.ts';

export const insurance: IndustryPack = {
  id: 'insurance',
  name: 'Insurance',
  recognise:
    'insurance, insurer, no cover, without cover, insured, uninsured, premium, claim!, claims, underwrit, funeral cover, burial society, burial group, assurance, assureur, indemnit, policy holder, policyholder, broker, microinsurance, micro-insurance, health cover, third party, mutuelle, nhif, nhis, takaful, payout, compensation, sinistre, cover note, scheme card',
  goods:
    'insurance sticker=insurance stickers, crop insurance=crop cover, health insurance=health cover, funeral cover=funeral cover, policy=policies, policies=policies, claim!=claims, claims=claims, premium=premiums, sticker=insurance stickers, livestock insurance=livestock cover, motor insurance=motor cover, insurance=cover, assurance=cover',
  indicators: insuranceIndicators,
  pains: [
    claimStalls,
    funeralBill,
    indexMiss,
    premiumLapses,
    falseStickers,
    marketFire,
    cardRefused,
    unreadTerms,
    lostCargo,
    hurtWorkers,
  ],
};
