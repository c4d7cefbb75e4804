import type { IndustryPack } from '../pack-types.ts';
import { dearFeed } from './agriculture/dear-feed.ts';
import { fakeInputs } from './agriculture/fake-inputs.ts';
import { farmGatePrice } from './agriculture/farm-gate-price.ts';
import { agricultureIndicators } from './agriculture/indicators.ts';
import { inputCredit } from './agriculture/input-credit.ts';
import { latePayment } from './agriculture/late-payment.ts';
import { latePloughing } from './agriculture/late-ploughing.ts';
import { noWater } from './agriculture/no-water.ts';
import { sickAnimals } from './agriculture/sick-animals.ts';
import { sourMilk } from './agriculture/sour-milk.ts';
import { storageLoss } from './agriculture/storage-loss.ts';
import { transitLoss } from './agriculture/transit-loss.ts';

export const agriculture: IndustryPack = {
  id: 'agriculture',
  name: 'Agriculture',
  recognise:
    'farm, agri, crop, harvest, livestock, cattle, poultry, chicken, goat, herd, fish, seed, fertili, irrigat, tractor, soil, smallholder, grower, cooperative, agriculteur, recolte, culture!, eleveur, elevage, paysan, semence, engrais, milk, dairy, agribusiness, agro, abattoir, feed, veterinar, pesticide, plantation',
  goods:
    'tomato=tomatoes, maize, corn!=maize, rice, cassava, yam=yams, plantain=plantains, banana=bananas, mango=mangoes, onion=onions, pepper=peppers, bean=beans, groundnut=groundnuts, sorghum, millet, wheat, teff, coffee, cocoa, tea!=tea, cotton, cashew=cashew nuts, shea=shea nuts, potato=potatoes, sesame, avocado=avocados, vegetable=vegetables, fruit=fruit, milk, egg=eggs, honey, fish, chicken=chickens, poultry, cattle, goat=goats, sheep, pig=pigs, fertili=fertiliser, seed=seed, pesticide=pesticides, animal feed, sugarcane, palm oil, pineapple=pineapples, cabbage=cabbages, mais!=maize, riz!=rice, manioc=cassava, oignon=onions, lait!=milk, oeuf=eggs, poisson=fish, cafe!=coffee, engrais=fertiliser, semence=seed, mangue=mangoes, legume=vegetables, anacarde=cashew nuts, coton=cotton',
  indicators: agricultureIndicators,
  pains: [
    transitLoss,
    storageLoss,
    farmGatePrice,
    fakeInputs,
    inputCredit,
    noWater,
    sickAnimals,
    sourMilk,
    latePloughing,
    dearFeed,
    latePayment,
  ],
};
