import { type Pain, use } from '../../pack-types.ts';

export const storageLoss: Pain = {
  id: 'agriculture.storage-loss',
  title: 'Stored harvest is eaten, moulds or must be sold at once',
  short: 'Stored grain is lost to insects, mould or rats',
  type: 'loss',
  recognise: {
    event:
      'stor, weevil, mould, mold, aflatoxin, rodent, rats, insect, pest, silo, granary, hermetic, stockage, charancon, sell at harvest',
    setting: 'after harvest, harvest, months, bag, sack, warehouse, barn, lean season, soudure',
    goods: 'maize, grain, rice, bean, sorghum, millet, groundnut, wheat, cowpea, cereal, sesame, potato, yam, onion',
  },
  words: {
    who: ['smallholder farmers', 'smallholder farmer'],
    payer: ['farmer groups', 'farmer group'],
    good: 'grain',
    unit: ['bag', 'bags'],
  },
  problem: '{who} in {place} lose part of the {good} they store, or sell early to avoid it',
  heading: 'Stored {good} in {place}: what is lost between harvest and sale',
  chain:
    'A {who1} earns from {good} twice: at harvest, when many sell, and months later, when few have any left. Whoever can store catches the second price. {Payer} may pay for bags, a drier or a store only if the {good} are still theirs in the lean months. Find out how many {units} are already promised to a lender or buyer on harvest day.',
  causes: [
    {
      id: 'insects',
      fix: 'storage',
      text: 'insects breed inside the {units}',
      match: 'weevil, insect, borer, charancon, beetle',
      why: 'perhaps old {units} are filled again without cleaning',
      sign: '{units} opened after a month are clean',
    },
    {
      id: 'damp',
      fix: 'drying',
      text: '{good} go into store before they are dry',
      match: 'mould, mold, aflatoxin, damp, moist, wet, rain, humid',
      why: 'perhaps rain comes at harvest and there is no floor or sheet to dry on',
      sign: 'dry and damp {units} keep equally well',
    },
    {
      id: 'cash',
      fix: 'finance',
      text: 'school fees and debts fall due at harvest, so {who} sell at once',
      match: 'sell early, sell at harvest, debt, fees, cash, immediately, urgent',
      why: 'perhaps the lender is the buyer',
      sign: 'those without debts sell in the same week',
    },
    {
      id: 'thieves',
      fix: 'security',
      text: 'rats and thieves take from the store',
      match: 'rat!, rats, rodent, thief, theft, steal, stolen',
      why: 'perhaps the store is the bedroom because nothing else locks',
      sign: 'locked stores lose as much',
    },
  ],
  effects: [
    'the family buys back dear what it sold cheaply',
    'mouldy {good} are eaten or fed to animals',
    'nothing is left to wait for a better price',
  ],
  stakeholders: [
    'farmer: decides when to dry, store and sell',
    'spouse: may keep the key and the household’s share',
    'village trader: lends before harvest, may lose from storage',
    'bag or chemical seller: earns from today’s way',
    'lead farmer: shows what works, can block a newcomer',
  ],
  metrics: [
    'good {units} left after three months ÷ {units} stored',
    'price at sale ÷ price at harvest',
    'days from harvest to first sale',
  ],
  alternatives: [
    {
      text: 'Sell everything at harvest',
      match: 'sell at harvest, sell early, sell immediately, sell cheap',
      draw: 'cash when fees are due',
      limit: 'the lowest price of the year',
    },
    {
      text: 'Dust the {good} with chemicals',
      match: 'chemical, dust, actellic, pesticide, tablet',
      draw: 'cheap and sold everywhere',
      limit: 'wrong doses harm people and may not kill the insects',
    },
    {
      text: 'Airtight bags',
      match: 'hermetic, pics, airtight',
      draw: 'no chemical, work from the first day',
      limit: 'one hole ends it, and damp {good} still mould',
    },
    {
      text: 'Share a village store',
      match: 'warehouse, store together, cooperative store',
      draw: 'a lock, a floor and a scale',
      limit: 'somebody must be trusted with the key',
    },
    {
      text: 'Store at a relative’s in town',
      match: 'relative, town',
      draw: 'safe and near the market',
      limit: 'transport twice',
    },
  ],
  want: 'Selling at harvest may be a choice, not a loss: it pays debts and spares the work of guarding {good}. Ask {who} what they did with the money from the first {unit} sold.',
  pay: 'Stored {good} pay only when the later price covers the loss, the bag and the wait. In a year with a good harvest all round, it may not.',
  can: 'Most of the work falls in the two busiest weeks of the year. If drying and bagging {good} take hands from the field, {who} will cut the corner that matters.',
  indicators: [
    use('OWID.CEREAL.YIELD', 'proxy', 20, 'low', 'N', {
      split: 1.7,
      high: 'Fields may yield enough to sell more than once: {fig}. That makes the loss of a stored {unit} bearable, so ask what is done with the surplus.',
      low: 'There is little to lose twice: {fig}. A spoiled {unit} is food as well as money for {who}.',
    }),
    use('ILO.EMP.AGR', 'exposure', 20, 'high', 'S', {
      split: 40,
      high: 'Many homes hold a harvest to guard: {fig}. Choose one village near {place} and count {units} rather than homes.',
      low: 'Fewer homes than you expect store {good}: {fig}. Look for {who} by harvest size, not by village.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'Early sale of {good} is likely forced by need: {fig}. A bag alone will not stop it, so test a loan against stored {units} too.',
      low: 'Need alone does not explain early sale: {fig}. Ask {who} who waited last year, and what it earned them.',
    }),
    use('FINDEX.BORROW', 'proxy', 20, 'high', 'E', {
      split: 45,
      high: 'Debts often come due with the harvest: {fig}. Ask which {units} are already owed before they are stored.',
      low: 'Debt may not be what empties the store: {fig}. Look at insects and damp in {place} first.',
    }),
    use('FP.CPI.TOTL.ZG', 'proxy', 20, 'high', 'E', {
      split: 8,
      high: 'Waiting can pay when prices climb: {fig}. But money climbs with them, so compare {good} with what else the cash would have bought.',
      low: 'Prices barely move over a year: {fig}. Storing {good} pays only if their own price swings more than that; get it month by month in {place}.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 6,
      high: 'A printed drying guide may be read: {fig}. Still, show {who} one opened {unit} that was dried and one that was not.',
      low: 'Teach drying with two open {units}, not with a leaflet: {fig}. What {who} smell they will remember.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 0, 'none', 'T', {
      split: 80,
      high: 'Weekly prices of {good} by text message are within reach: {fig}. Ask {who} from whom they hear the price today.',
      low: 'Prices of {good} must travel by mouth or radio: {fig}. Find the person in {place} whose word on price is believed.',
    }),
    use('SP.POP.GROW', 'proxy', 0, 'none', 'S', {
      split: 2.4,
      high: 'More mouths each year draw on the same stores: {fig}. Ask how many {units} the household itself needs until the next harvest.',
      low: 'Household needs are not racing ahead: {fig}. The market for {good} in {place}, not the kitchen, may decide what is stored.',
    }),
    use('EN.POP.DNST', 'proxy', 0, 'none', 'N', {
      split: 80,
      high: 'A shared store can serve many doors on foot: {fig}. Ask ten {who} who would hold the key.',
      low: 'Homes lie far apart: {fig}. A remedy for {good} has to work inside one yard.',
    }),
  ],
  reach: [
    {
      label: 'people in the countryside, where most {good} are kept',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Few of them store {good} to sell: ask in one village near {place} how many do.',
    },
  ],
  sizing: {
    event: ['season', 'seasons'],
    inputs: [
      {
        id: 'price',
        label: 'price of a {unit}',
        kind: 'money',
        near: 'bag, sack, kg, kilo, tin, tonne, ton!',
        ask: 'What does a {unit} of {good} bring at harvest, in {money}, and how many does one {who1} store?',
      },
      { id: 'stored', label: '{units} stored by one {who1}', kind: 'count', near: 'bag, sack, tonne, tin' },
      {
        id: 'share',
        label: 'share of the stored {units} lost',
        kind: 'share',
        near: '',
        assume: [0.05, 0.15, 0.3],
        ask: 'Of ten {units} stored, how many are spoiled or eaten before they are sold?',
        choices: ['One', 'Two', 'Three', 'Five or more'],
        values: [0.1, 0.2, 0.3, 0.5],
      },
    ],
    loss: [
      { id: 'store', label: 'what the stored {good} are worth at harvest', expr: 'price * stored', unit: 'money' },
      { id: 'loss', label: 'loss in one season', expr: 'store * share', unit: 'money' },
    ],
    times: { per: 'year', assume: [1, 1, 2], ask: 'How many harvests of {good} a year are stored?' },
    periods: [1, 1, 1],
    people: { label: '{who} in the first village', assume: [20, 50, 100] },
  },
  notFound:
    'No record we hold measures what {who} in {country} lose of stored {good}. Open and weigh {n:10} {units} at home stores in {place}; that is the record.',
  political: [
    'Whether anyone in {country} buys {good} for a public reserve, when and at what price',
    'A public buyer at harvest sets the price that storage has to beat.',
  ],
  environmental: [
    'Rain in {place} in the harvest weeks',
    'If it rains on the harvest, drying comes before any bag or store.',
  ],
  licences: [
    { ask: 'Does treating {good} against insects for a fee need a permit?', sector: 'medicines and food' },
    {
      ask: 'Who may keep {good} for others, and who answers for a loss?',
      sector: 'company registration and investment',
    },
  ],
  unknowns: [
    'How many {units} of ten are still good after three months in the stores of {place}?',
    'How many {units} were sold in the first two weeks after harvest, and for which bill?',
    'Do {who} or {payer} own the {good} in the lean months, when storage pays?',
  ],
  interview: [
    'Tell me about your last harvest of {good}: what was eaten, sold, given, owed and stored, {unit} by {unit}?',
    'When did you open the first stored {unit}? What did you find?',
    'Which {units} did you sell first, to whom, and what was the money for?',
    'What did you buy or do so that the {good} would keep? What did it cost?',
    'Did anyone in {place} wait for a better price last year? What happened to them?',
    'Who holds the key to the store, and who may sell from it?',
  ],
  where:
    'the stores behind the houses near {place}, the village shop that sells bags and dust, the weighing place of the trader',
  tests: [
    {
      name: 'Opened bags',
      hypothesis: '{who} in {place} lose at least a tenth of stored {good} in three months.',
      method: 'with leave, open {n:20} {units} filled at different times; sieve, weigh and photograph each.',
      metric: 'good weight ÷ stored weight.',
      threshold: 'a tenth or more lost in {n:10} of {n:20}.',
      usd: 60,
      days: 5,
      stop: 'the first {n:8} are all sound.',
    },
    {
      name: 'Two bags',
      hypothesis: 'drying, not the bag, decides what keeps.',
      method:
        '{n:5} {who} fill one {unit} with {good} dried on a sheet and one as always, in the same kind of bag; open both in the second week.',
      metric: 'live insects and damp in each.',
      threshold: 'a clear difference for {n:4} of {n:5}.',
      usd: 50,
      days: 8,
      stop: 'no difference for the first {n:3}. Then look at the bag.',
    },
    {
      name: 'Advance order',
      hypothesis: '{payer} will pay now for protection of the next harvest of {good}.',
      method: 'offer {n:12} {payer} a set for two {units} at full price, delivered before harvest, money now.',
      metric: 'payments received, not promises.',
      threshold: '{n:4} of {n:12}.',
      usd: 40,
      days: 3,
      stop: '{n:7} refusals in a row; write down each reason.',
    },
  ],
  kill: 'fewer than {n:4} of {n:20} opened {units} of {good} show a loss, or no one of {n:12} {payer} pays before harvest',
  dealBreakers: [
    'The {good} belong to a lender on harvest day, so there is nothing left to store.',
    'The price in the lean months does not cover the bag and the wait in {place}.',
    'Damp, not insects, does the harm, and there is nowhere to dry {good}.',
  ],
};
