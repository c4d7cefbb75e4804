/** Problems whose reports are asked about; the questions stand in questions.ts, by these keys. */
export const REPORTS: Readonly<Record<string, string>> = {
  tomatoes:
    'Tomato traders in Kumasi lose a third of each load because crates crush and trucks wait. 400 cedis a crate, 60 crates a trip, 3 trips a week.',
  agents:
    'Mobile money agents in Lusaka run out of cash on Fridays because the till is too small. They lose 300 kwacha of fees on such a day.',
  labour: 'Women in labour near Gulu reach the hospital too late because no vehicle comes at night.',
  photographers:
    'Photographers in Lagos deliver wedding pictures and the couple pays months later or never. 80,000 naira a wedding. The client has the pictures and the last half never comes.',
  fees: 'Private school owners in Lilongwe are paid the fees late since parents earn day by day. 45,000 kwacha a term for each child.',
  onions:
    'Onion growers around Nakuru throw away almost half of what they harvest because there is nowhere dry to keep it.',
  parcels:
    'Online sellers in Abidjan lose money since one parcel out of four comes back. The rider cannot find the house.',
  water: 'In Beira the tap runs twice a week and families buy water from carts at five times the price.',
  solar:
    'Families in villages near Mbale bought solar lamps that stopped working after some months, and nobody repairs them.',
  riders:
    'Motorcycle taxi riders in Kigali pay rent for the bike every day and after three years still own nothing. 3,000 francs a day.',
  guides: 'Guides in Arusha wait at the gate all day and the tour company decides who gets the visitors.',
  musicians: 'Musicians in Bamako get nothing when radio stations and bars play their songs.',
  labourers:
    'Day labourers in Addis Ababa stand at the corner from five in the morning and most go home without work. 250 birr a day.',
  widows: 'Widows in Blantyre lose the house to the brothers of the husband since they do not know what paper to show.',
  claims: 'Claims take eight months at the insurers in Accra so shop owners say insurance is a trick.',
  bundles:
    'Students in Freetown buy small data bundles that finish within a day, so they cannot follow the online course.',
  flood: 'When it rains hard the market in Cotonou floods and traders lose their goods, nobody warns them.',
  tenants:
    'Tenants in Dar es Salaam must pay a year of rent in advance and the agent takes another cut. 100,000 shillings a month.',
  waste: 'Waste pickers in Nairobi sell plastic to a middleman who cheats with the scale.',
  stock:
    'Corner shops in Casablanca go to the wholesale market three times a week by taxi and still run out of sugar and soap.',
  juice: 'A juice maker in Antananarivo loses batches in the hot season and does not know why.',
  medicine:
    'The clinic where I work in Huambo is out of blood pressure medicine every other month. Patients buy one week of tablets.',
  reading:
    'Primary schools around Niamey have one reading book for five children. In grade four half of the class cannot read a sentence.',
  hives: 'Bee keepers near Dodoma lose hives to bush fires set by hunters, about 6 hives each year.',
  choirs: 'Choirs in Kinshasa cannot find a quiet room to rehearse in the evening.',
  milk: 'Milk from small herders in Nouakchott turns sour before the collector comes because there is no cooling.',
  savings:
    'Our savings group in Windhoek keeps everything in one exercise book. Last year two members quarrelled about what was paid. Savings circles lose money and trust because nobody can check the book.',
  graduates:
    'University graduates in Cairo cannot find work. Employers say they cannot write an email or use a spreadsheet. Young people finish training without what employers ask for.',
  tailors:
    'Tailors in Ibadan spend half of what they earn on petrol for the generator because the power is off most afternoons. 4,000 naira a day. The generator eats the margin.',
  debts:
    'Shopkeepers in Kisumu sell on credit to neighbours and many never pay. They write it in a notebook. 6,000 shillings is owed at any time.',
  queues:
    'Patients at the health centre in Mukono wait from six in the morning until afternoon to see a nurse. Patients lose whole days to queues and lost files.',
  infants: 'Market women in Lome keep their babies under the stall all day because there is no nursery near.',
  checkpoints: 'Minibus drivers between Douala and Yaounde are stopped at many checkpoints and pay at each one.',
  stalls:
    'Traders in Onitsha lose everything when the market burns and none of them has cover. One accident, death or lost season wipes out those without insurance.',
  plots: 'Families in Monrovia buy a plot and then find it was sold to somebody else before.',
  cement:
    'Small builders in Matola lose cement and steel from the site at night. 20 bags a month. Cement and steel leave the site at night.',
  lorries: 'Truck owners in Mombasa come back empty from Kampala because they find no load for the way home.',
  handsets:
    'Students in Dakar buy used phones that stop working after two weeks or turn out to be stolen. A phone bought in the street turns out stolen, locked or fake.',
  orders:
    'Furniture makers in Kampala get big orders from hotels but have no cash to buy the wood. 2 million shillings an order. A big order must be refused for want of cash to start it.',
  rooms: 'Small guest houses in Zanzibar lose bookings because visitors reserve and never come.',
  kiosks: 'Women who run water kiosks in Ndola lose coins and the committee says the money does not match the meter.',
  bins: 'Households in Conakry do not pay the young men who collect their rubbish every week. Homes and schools burn their rubbish and breathe the smoke.',
  maids: 'Families in Gaborone hire house help through neighbours and the girl leaves after a month.',
  feed: 'Chicken farmers near Chitungwiza pay too much for feed and sell the birds at a loss. 30 bags a month.',
  fishers:
    'Fishers at the lake near Mwanza sell in the evening for whatever the buyer says because there is no ice. 40 kilos a day. Milk, fish or meat spoils before it reaches a buyer.',
  seed: 'Maize farmers around Kaduna buy seed at the market and half of it never germinates.',
  latrines: 'Families in Kibera share a pit latrine and wait weeks until somebody comes to empty it.',
  pensions: 'Retired teachers in Lusaka wait two years for the first pension.',
  lodges:
    'Small lodges in Livingstone are full in August and empty from January to April. Rooms stand empty for months and fill for a few weeks.',
  screens: 'Phone repairers in Tamale wait three weeks for a screen and half of the screens are fake.',
  border:
    'Women who trade across the border at Busia pay bribes and lose goods at customs. Goods stand for days at the border.',
  salons:
    'Hair salons in Bulawayo lose customers whenever the power goes. 12 cuts of power a month. Work stops when the power goes.',
  crashes: 'Delivery riders in Accra fall and pay the hospital from their own pocket.',
  cassava:
    'Gari processors in Benin City are paid less because buyers say the gari is wet and full of sand. The truck of sand holds less than was paid for.',
  vaccines:
    'Health posts near Kananga throw away vaccines since the fridge stops at night. Clinics lose vaccines and nights to missing power.',
  charcoal:
    'Families in Antsirabe spend a third of their income on charcoal and the smoke makes the children cough. Cooking fuel eats the food money.',
  buses:
    'Commuters in Harare wait more than an hour every morning because the minibuses leave only when they are full. Commuters wait an hour for a place at rush hour.',
  dresses:
    'Dressmakers in Bamako lose orders because customers never pay the deposit and change the model. 15,000 francs a dress.',
  wells:
    'Pumps in villages around Zinder stay broken for months because nobody has the spare part or the money. The village pump stays broken for months.',
  campus:
    'Students in Nairobi cannot find a room near the campus before the term begins and agents cheat them. House seekers pay agents who have no house.',
};
