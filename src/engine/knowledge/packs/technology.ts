import type { IndustryPack } from '../pack-types.ts';
import { dataRunsOut } from './technology/data-runs-out.ts';
import { dollarBills } from './technology/dollar-bills.ts';
import { hackedPages } from './technology/hacked-pages.ts';
import { technologyIndicators } from './technology/indicators.ts';
import { lineDown } from './technology/line-down.ts';
import { lostFiles } from './technology/lost-files.ts';
import { noSignal } from './technology/no-signal.ts';
import { phoneRepair } from './technology/phone-repair.ts';
import { unusedSoftware } from './technology/unused-software.ts';
import { usedPhones } from './technology/used-phones.ts';
import { wrongLanguage } from './technology/wrong-language.ts';

export const technology: IndustryPack = {
  id: 'technology',
  name: 'Technology and telecoms',
  recognise:
    'internet, data!, online, hacked, data bundle, broadband, network coverage, phone network, mobile network, software, developer, programmer, cyber, smartphone, airtime, artificial intelligence, chatbot, cloud, saas, digital literacy, connectivity, wifi, wi-fi, laptop, computer, sim card, hotspot, website, whatsapp, telecom, mast, coder, startup, app!, apps!, ordinateur, logiciel, reseau, forfait, telephone, cybercafe',
  goods:
    'data bundle=data bundles, bundle=data bundles, airtime, smartphone=smartphones, phone!=phones, phones!=phones, laptop=laptops, computer=computers, software, app!=apps, apps!=apps, website=websites, internet=internet links, wifi=internet links, wi-fi=internet links, cloud=cloud services, telephone=phones, ordinateur=computers, logiciel=software, forfait=data bundles, data!=data bundles',
  indicators: technologyIndicators,
  pains: [
    dataRunsOut,
    noSignal,
    phoneRepair,
    usedPhones,
    dollarBills,
    lostFiles,
    lineDown,
    wrongLanguage,
    hackedPages,
    unusedSoftware,
  ],
};
