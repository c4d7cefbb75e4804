/** More problems whose reports are asked about; the questions stand in questions-fourth-dev.json, by these keys. */
export const UNSEEN: Readonly<Record<string, string>> = {
  cowpeas:
    'I come from a village near Kaya. The cowpea farmers there lose a third of their sacks to weevils before the next harvest. 12 sacks a family, 20,000 francs a sack.',
  gardens:
    'Women who grow lettuce and cabbage in Brikama all harvest in the same month and the price falls to almost nothing. 25 dalasi a kilo in December, 80 in August.',
  coffee:
    'Coffee growers around Masaka sell the wet cherries to a broker at half the price because they have no place to dry them. 40 bags a season. Farmers sell below what others get for the same goods.',
  tutors:
    'I tutor maths in Khayelitsha. The grade twelves at our school have no maths teacher for half of the year. Parents tell me they can pay 250 rand a month for lessons. Candidates fail the leaving exam, or buy extra lessons of unknown worth.',
  signing:
    'My small sister is deaf. In Bo the deaf children sit in class and understand nothing since none of the teachers can sign. Children reach the middle of primary school unable to read.',
  pickers:
    'Olive pickers around Sfax are hired by a foreman who takes part of the day’s pay. 30 dinars a day, he keeps 6. Day labourers wait at the corner and go home without work.',
  guards:
    'I be security guard for Abuja. The agency dey pay we salary two months late, everybody dey borrow. 45,000 naira a month. Casual and house workers are paid late, short or not at all.',
  charging:
    'Me I am barber in N’Djamena, Chad. When diesel of generator is finish we close the shop and the client go. 3,000 francs of diesel a day. The generator eats the margin.',
  hillside:
    'Around Gitega the rain washes the soil off the hillside fields and each year the beans are fewer. Crops fail when rain is late or stops.',
  remittance:
    'Families in Hargeisa receive money from brothers abroad and lose 7 dollars of every 100 to the sender shop. 200 dollars a month.',
  collateral:
    'I have a coffee house in Hawassa. Owners like me want a loan of 80,000 birr to open a second one and the bank asks for a house we do not have.',
  vaccines:
    'I am a nurse in Juba. Mothers walk two hours to the clinic with the baby and then the vaccine is finished. Clinics lose vaccines and nights to missing power.',
  glasses:
    'Older tailors and teachers in Bulawayo cannot see near work any more and a pair of glasses costs 60 dollars in town. Work is carried across town to the one machine and waits.',
  deposits:
    'Tenants in Libreville leave the house and the landlord keeps the deposit of two months. 150,000 francs a month. The roof leaks and the landlord does not come.',
  blocks: 'In Lubango people make house one room, one room. Half of mud blocks is crack when first rain is coming.',
  funerals:
    'Our burial society in Maseru runs out of money when three members die in one month. 90 members, 60 maloti a month. A burial empties the house and the group’s box.',
  dismissed:
    'Domestic workers in Manzini are sent away without the last pay and do not know what they are owed. 1,500 emalangeni a month.',
  freight:
    'I manage a pharmacy in Bangui. We wait two months for our cartons from Douala and nobody can tell us where the truck is.',
  cashews:
    'Women who shell cashews in Bissau break one nut out of four and the buyer pays half for the broken ones. 15 kilos a day.',
  adverts:
    'Community radios in Praia live from greetings and announcements and cannot sell adverts to shops. 8 hours of programme a day.',
  yoghurt:
    'Grocers in Oran throw away yoghurt and milk every week because the fridge goes off at night and the distributor takes nothing back. 40 pots a week.',
  invoices:
    'I work for an accountant in Port Louis and I type the invoices of our clients by hand, 600 a month. The other small offices do the same.',
  lodges:
    'Small guest farms on Sao Tome stand empty from March to June and the agencies abroad take 25 percent of each booking. Rooms stand empty for months and fill for a few weeks.',
  taxis:
    'We the taxi drivers of Brazzaville, we make queue four hours for petrol and in the evening still we must give the owner 12,000 francs.',
  wheelchairs:
    'I use a wheelchair in Kitwe. Minibuses leave people like me at the bus stop because they do not want to load the chair.',
  slaughter:
    'The slaughter slabs in Port Sudan throw blood and bones behind the market and the neighbours complain of the smell. 70 animals a day.',
  trucked:
    'In Asmara we wait for the water truck a week, then driver say any price for barrel and we pay. 4 barrels a week each house.',
  bales:
    'I sell second-hand clothes in Huye. We buy the bale closed and half of the pieces cannot be sold. 180,000 francs a bale.',
};
