/** Problems whose reports are asked about; the questions stand in questions.ts, by these keys. */
export const REPORTS: Readonly<Record<string, string>> = {
  tomatoes:
    'Tomato traders in Kumasi lose a third of each load because crates crush and trucks wait. 400 cedis a crate, 60 crates a trip, 3 trips a week.',
  agents:
    'Mobile money agents in Lusaka run out of cash on Fridays because the till is too small. They lose 300 kwacha of fees on such a day.',
  labour: 'Women in labour near Gulu reach the hospital too late because no vehicle comes at night.',
  photographers:
    'Photographers in Lagos deliver wedding pictures and the couple pays months later or never. 80,000 naira a wedding.',
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
    'Our savings group in Windhoek keeps everything in one exercise book. Last year two members quarrelled about what was paid.',
  graduates:
    'University graduates in Cairo cannot find work. Employers say they cannot write an email or use a spreadsheet.',
};
