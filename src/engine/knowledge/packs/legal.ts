import type { IndustryPack } from '../pack-types.ts';
import { adjourned } from './legal/adjourned.ts';
import { beatenAtHome } from './legal/beaten-at-home.ts';
import { birthPapers } from './legal/birth-papers.ts';
import { dismissedWorkers } from './legal/dismissed-workers.ts';
import { heldOnRemand } from './legal/held-on-remand.ts';
import { legalIndicators } from './legal/indicators.ts';
import { leviesTwice } from './legal/levies-twice.ts';
import { missedFilings } from './legal/missed-filings.ts';
import { officeTrips } from './legal/office-trips.ts';
import { pensionFile } from './legal/pension-file.ts';
import { widowsHouse } from './legal/widows-house.ts';

export const legal: IndustryPack = {
  id: 'legal',
  name: 'Legal and public services',
  recognise:
    'lawyer, court, legal, justice, magistrate, judge, permit, birth certificate, identity card, national id, passport, government office, public service, civil servant, bureaucra, corrupt, bribe, land dispute, land title, deed, tax return, tax filing, registration, bail, prison, remand, inherit, notary, paralegal, police station, chief, levy, levies, lawsuit, pension, gratuity, contract, evict, avocat, tribunal, acte de naissance, prison!, certificate de birth, heritage familial, impot, mairie, domestic violence',
  goods:
    'pension=pensions, certificate de birth=birth certificates, permit=permits, licence!=licences, license=licences, birth certificate=birth certificates, passport=passports, identity card=identity cards, land=land, plot=plots, title!=land titles, will!=wills, tax return=tax returns, deed=land papers, acte de naissance=birth certificates, parcelle=plots, permis=permits',
  indicators: legalIndicators,
  pains: [
    birthPapers,
    officeTrips,
    pensionFile,
    widowsHouse,
    heldOnRemand,
    adjourned,
    dismissedWorkers,
    leviesTwice,
    missedFilings,
    beatenAtHome,
  ],
};
