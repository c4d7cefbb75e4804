/** More problems whose reports are asked about; the questions stand in questions-unseen.json, by these keys. */
export const UNSEEN: Readonly<Record<string, string>> = {
  cowpeas:
    'Cowpea farmers near Kaya lose a third of their sacks to weevils before the next harvest. 12 sacks a family, 20,000 francs a sack.',
  gardens:
    'Women who grow lettuce and cabbage in Brikama all harvest in the same month and the price falls to almost nothing. 25 dalasi a kilo in December, 80 in August.',
  coffee:
    'Coffee growers around Masaka sell the wet cherries to a broker at half the price because they have no place to dry them. 40 bags a season.',
  tutors:
    'Grade twelve pupils in Khayelitsha have no maths teacher for half of the year. Parents can pay 250 rand a month for lessons.',
  signing:
    'Deaf children in Bo sit in class and understand nothing since none of the teachers can sign.',
  pickers:
    'Olive pickers around Sfax are hired by a foreman who takes part of the day’s pay. 30 dinars a day, he keeps 6.',
  guards:
    'Security guards in Abuja get their salary two months late from the agency. 45,000 naira a month.',
  charging:
    'Barbers in N’Djamena, Chad, close the shop when the diesel for the generator is finished. 3,000 francs of diesel a day.',
  hillside:
    'Around Gitega the rain washes the soil off the hillside fields and each year the beans are fewer.',
  remittance:
    'Families in Hargeisa receive money from brothers abroad and lose 7 dollars of every 100 to the sender shop. 200 dollars a month.',
  collateral:
    'Coffee house owners in Hawassa want a loan of 80,000 birr and the bank asks for a house they do not have.',
  vaccines:
    'Mothers in Juba walk two hours to the clinic with the baby and the vaccine is finished.',
  glasses:
    'Older tailors and teachers in Bulawayo cannot see near work any more and a pair of glasses costs 60 dollars in town.',
  deposits:
    'Tenants in Libreville leave the house and the landlord keeps the deposit of two months. 150,000 francs a month.',
  blocks:
    'Families in Lubango build their house one room at a time and half of the mud blocks crack in the first rain.',
  funerals:
    'Our burial society in Maseru runs out of money when three members die in one month. 90 members, 60 maloti a month.',
  dismissed:
    'Domestic workers in Manzini are sent away without the last pay and do not know what they are owed. 1,500 emalangeni a month.',
  freight:
    'Pharmacies in Bangui wait two months for their cartons from Douala and nobody can tell them where the truck is.',
  cashews:
    'Women who shell cashews in Bissau break one nut out of four and the buyer pays half for the broken ones. 15 kilos a day.',
  adverts:
    'Community radios in Praia live from greetings and announcements and cannot sell adverts to shops. 8 hours of programme a day.',
  yoghurt:
    'Grocers in Oran throw away yoghurt and milk every week because the fridge goes off at night and the distributor takes nothing back. 40 pots a week.',
  invoices:
    'Small accountants in Port Louis type the same invoices of their clients by hand, 600 a month.',
  lodges:
    'Small guest farms on Sao Tome stand empty from March to June and the agencies abroad take 25 percent of each booking.',
  taxis:
    'Taxi drivers in Brazzaville queue four hours for petrol and still owe the owner 12,000 francs in the evening.',
  wheelchairs:
    'People who use a wheelchair in Kitwe are left at the bus stop because minibuses do not want to load the chair.',
  slaughter:
    'The slaughter slabs in Port Sudan throw blood and bones behind the market and the neighbours complain of the smell. 70 animals a day.',
  trucked:
    'Households in Asmara wait for the water truck for a week and buy a barrel at whatever price the driver says. 4 barrels a week.',
  bales:
    'Second-hand clothes sellers in Huye buy closed bales and half of the pieces cannot be sold. 180,000 francs a bale.',
};
