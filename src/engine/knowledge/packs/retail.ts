import type { IndustryPack } from '../pack-types.ts';
import { badBale } from './retail/bad-bale.ts';
import { emptyShelf } from './retail/empty-shelf.ts';
import { expiredGoods } from './retail/expired-goods.ts';
import { fakeStock } from './retail/fake-stock.ts';
import { retailIndicators } from './retail/indicators.ts';
import { noChange } from './retail/no-change.ts';
import { onlineCheats } from './retail/online-cheats.ts';
import { priceJumps } from './retail/price-jumps.ts';
import { shopCredit } from './retail/shop-credit.ts';
import { streetChase } from './retail/street-chase.ts';
import { unknownStock } from './retail/unknown-stock.ts';

export const retail: IndustryPack = {
  id: 'retail',
  name: 'Retail',
  recognise:
    'instagram page, facebook page, ordered, order online, shopkeeper, kiosk, duka, spaza, retail, stock-out, wholesaler, supermarket, fast-moving, fmcg, corner shop, small shop, shop owner, boutique, market stall, e-commerce, online store, online shop, online seller, online vendor, inventory, hawker, street vendor, street seller, second-hand, mitumba, okrika, market trader, market women, provision, consumer goods, stall!, stalls, boutiqui, vendeuse, commercant, buy online, mini-mart',
  goods:
    'soap, sugar, bread, cosmetic=cosmetics, soft drink=soft drinks, biscuit=biscuits, second-hand clothes, used clothes, electronics, shoes, perfume',
  indicators: retailIndicators,
  pains: [
    emptyShelf,
    shopCredit,
    unknownStock,
    expiredGoods,
    fakeStock,
    streetChase,
    priceJumps,
    onlineCheats,
    badBale,
    noChange,
  ],
};
