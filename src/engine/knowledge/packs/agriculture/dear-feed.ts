import { type Pain, use } from '../../pack-types.ts';

export const dearFeed: Pain = {
  id: 'agriculture.dear-feed',
  title: 'Feed eats what animals earn',
  short: 'Animal or fish feed costs too much or fails in quality',
  type: 'cost',
  recognise: {
    event:
      'feed!, feeds, cost of feed, feed price, fodder, hay, pasture, expensive, aliment, soy, concentrate, grazing, nutrition',
    setting:
      'poultry, chicken, layer, broiler, fish pond, aquacult, pig, dairy, cow, egg, catfish, tilapia, livestock, farm',
    goods: 'animal feed, poultry, chicken, egg, pig, fish, milk, cattle',
  },
  words: {
    who: ['poultry and fish farmers', 'farmer'],
    payer: ['poultry and fish farmers', 'farmer'],
    good: 'feed',
    unit: ['bag', 'bags'],
  },
  problem: '{who} in {place} spend so much on feed for {good} that little or nothing is left',
  heading: 'What feed leaves over for {who} in {place}: {good}, cost and quality',
  chain:
    'Grain and oil cake make most of the price of a feed bag; the mill, the dealer and the truck add the rest. {Who} often buy on credit from a dealer who also buys their {good}. A cheaper {unit} that feeds less is dearer in the end. Find out what one {unit} brought in last month, not what it cost.',
  causes: [
    {
      id: 'grain',
      fix: 'raw material',
      text: 'the grain that goes into feed is scarce or imported',
      match: 'maize, soy, import, scarce, raw material, price of maize, exchange',
      why: 'perhaps people and animals eat the same grain',
      sign: 'feed stays dear in months when grain is cheap',
    },
    {
      id: 'quality',
      fix: 'quality',
      text: 'bags hold less food value than they say',
      match: 'quality, fake, adulterat, poor feed, nutrition, mould, protein',
      why: 'perhaps nobody in {place} can test a bag',
      sign: '{who} who mix their own do no better',
    },
    {
      id: 'waste',
      fix: 'handling',
      text: 'part of the feed is spilled, spoiled or stolen',
      match: 'waste, spill, rats, spoil, steal, theft',
      why: 'perhaps it is thrown by hand, by a worker paid by the day',
      sign: 'measured meals change nothing',
    },
    {
      id: 'credit',
      fix: 'finance',
      text: 'buying small and on credit makes each bag dearer',
      match: 'credit, small quantit, debt, dealer, advance',
      why: 'perhaps the dealer adds the price of waiting',
      sign: 'cash buyers pay the same',
    },
  ],
  effects: ['animals are sold too small', 'flocks stop for a season', 'workers are paid late'],
  stakeholders: [
    'farmer: decides the brand and the day of sale',
    'dealer: gives credit, decides what is stocked',
    'miller: decides what is in the bag',
    'buyer of eggs, meat or fish: decides the price paid',
    'worker: decides what is spilled',
  ],
  metrics: ['kilos of feed per kilo or egg sold', 'feed cost ÷ sales, by month', 'days from full feed to sale'],
  alternatives: [
    {
      text: 'Feed less or sell early',
      match: 'feed less, sell early, reduce',
      draw: 'saves cash today',
      limit: 'lighter animals, fewer eggs',
    },
    {
      text: 'Mix feed on the farm',
      match: 'mix own, own feed, homemade, self-mix',
      draw: 'cheaper by the bag',
      limit: 'recipe and freshness are guesses',
    },
    {
      text: 'Use kitchen and market waste',
      match: 'kitchen waste, market waste, scraps, leftovers',
      draw: 'nearly free',
      limit: 'never the same twice',
    },
    {
      text: 'Buy together',
      match: 'buy together, bulk, group, cooperative',
      draw: 'a better price by the ton',
      limit: 'cash must come at once',
    },
    {
      text: 'Insects or water plants',
      match: 'insect, black soldier, maggot, azolla, duckweed',
      draw: 'grows on waste',
      limit: 'needs a steady hand and a trial',
    },
  ],
  want: 'Dear feed may hide a low price of eggs or fish, or many deaths. Ask {who} for last month’s sales and losses next to the feed bill.',
  pay: 'A cheaper {unit} wins only if it brings as many eggs or kilos. {Who} will test it on a few animals for weeks before they change.',
  can: 'Cheap feed needs raw material every week of the year. Whoever supplies it to {place} today will answer with credit, not with price.',
  indicators: [
    use('OWID.CEREAL.YIELD', 'near', 25, 'low', 'N', {
      split: 1.7,
      high: 'Grain is grown well enough to spare some: {fig}. Ask the miller in {place} what stops him from buying it for feed.',
      low: 'Grain hardly feeds people: {fig}. A remedy for {who} has to start from something nobody eats.',
    }),
    use('FP.CPI.TOTL.ZG', 'near', 20, 'high', 'E', {
      split: 8,
      high: 'The price of a {unit} changes before a flock is sold: {fig}. Ask {who} what they agreed with buyers about that.',
      low: 'Prices at large are calm: {fig}. If feed still jumps in {place}, the cause is nearer: one mill, one road, one season.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 20, 'high', 'E', {
      split: 28,
      high: 'A country that buys much abroad imports its feed prices too: {fig}. Ask which part of a {unit} is paid in dollars.',
      low: 'Home supply decides more than the port: {fig}. Look for the raw material around {place}.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3,
      high: 'Growing towns ask for eggs, fish and meat: {fig}. {Who} may pass on part of the feed bill; ask when they last raised a price.',
      low: 'Demand does not lift prices by itself: {fig}. {Who} must save on feed, not hope for dearer {good}.',
    }),
    use('FB.GDP.PC.PPP', 'context', 20, 'low', 'E', {
      split: 4500,
      high: 'Some buyers would pay more for a steady supply: {fig}. Ask shops in {place} what they refuse from {who}, and why.',
      low: 'Buyers leave when {good} get dearer: {fig}. The feed bill cannot be passed on far.',
    }),
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 0, 'none', 'T', {
      split: 50,
      high: 'A small mill could run near {who}: {fig}. Ask how many hours of cuts it would face in {place}.',
      low: 'Milling stays in towns or on diesel: {fig}. Count the truck from there in the price of a {unit}.',
    }),
    use('FINDEX.BORROW', 'proxy', 0, 'none', 'E', {
      split: 45,
      high: 'Credit is part of the price of feed: {fig}. Ask {who} for the cash price and the credit price of one {unit}.',
      low: 'Few buy on credit: {fig}. A lower cash price may win {who} at once.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 6,
      high: 'A weekly sheet of feed and eggs can be kept: {fig}. Most {who} have never seen the two side by side.',
      low: 'Count feed and sales in marks on the wall: {fig}. {Who} will trust what they drew themselves.',
    }),
    use('ILO.EMP.SRV', 'proxy', 0, 'none', 'E', {
      split: 45,
      high: 'Dealers and carriers are many: {fig}. Ask three in {place} for the margin on a {unit}.',
      low: 'Few dealers serve {who}: {fig}. One of them may set the price in {place}.',
    }),
  ],
  reach: [
    {
      label: 'people in the towns, who buy eggs, fish and meat',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Count {who} who buy feed near {place}: a dealer’s book shows them.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'price',
        label: 'price of a {unit} of feed',
        kind: 'money',
        near: 'bag, sack, feed, kg, kilo',
        ask: 'What does one {unit} of feed cost, in {money}, and how many does one {who1} use a month?',
      },
      { id: 'bags', label: '{units} used in a month', kind: 'count', near: 'bag, sack' },
      {
        id: 'saving',
        label: 'share of the feed bill that could be saved',
        kind: 'share',
        near: 'save, cheaper, waste',
        assume: [0.05, 0.15, 0.25],
      },
    ],
    loss: [
      { id: 'bill', label: 'feed bill of a month', expr: 'price * bags', unit: 'money' },
      { id: 'loss', label: 'what is overpaid or wasted in a month', expr: 'bill * saving', unit: 'money' },
    ],
    times: { per: 'month', assume: [1, 1, 1], ask: 'In how many months of the year are animals on feed?' },
    periods: [8, 10, 12],
    people: { label: '{who} who buy from the first dealers', assume: [15, 40, 100] },
  },
  notFound:
    'No record we hold sets feed against sales for {who} in {country}. Two months of one farmer’s bills in {place} would say more than any average.',
  political: [
    'Whether grain or oil cake for feed may be exported from {country} this year',
    'A ban or a lifted ban moves the price of a {unit} overnight.',
  ],
  environmental: [
    'In which months grain and grass are scarce near {place}',
    'A recipe that works after harvest may be the dearest before it.',
  ],
  licences: [
    { ask: 'Does mixing feed for sale need a permit or a test of each recipe?', sector: 'standards' },
    { ask: 'May waste from food be fed to {good} that people eat?', sector: 'medicines and food' },
  ],
  unknowns: [
    'How many kilos of feed does it take in {place} to sell one kilo or a tray of eggs?',
    'What is in a {unit}, by test, against what it says?',
    'What would {who} lose with their dealer if they bought feed elsewhere?',
  ],
  interview: [
    'Tell me about the last {unit} you bought: where, for how much, cash or credit, and how many days it lasted.',
    'What did those animals bring in during that time? What died?',
    'When did you last change feed? What happened, and how did you know?',
    'What do you feed besides the bag? Where does it come from?',
    'Who else adds to the bill: transport, workers, rats?',
    'When did you last raise your price? What did buyers say?',
  ],
  where:
    'the feed dealer’s shop in {place} on delivery day, the mill’s gate, three farms of different size, the egg or fish buyer’s stall',
  tests: [
    {
      name: 'Feed and sales book',
      hypothesis: 'feed takes more than two thirds of what {who} sell.',
      method: '{n:8} {who}; two weeks of feed, deaths and sales, noted daily by one person.',
      metric: 'feed ÷ sales, in {money}.',
      threshold: 'two thirds or more for {n:5} of {n:8}.',
      usd: 60,
      days: 9,
      stop: 'under half for the first {n:4}.',
    },
    {
      name: 'Side by side',
      hypothesis: 'a cheaper feed loses no eggs or weight.',
      method:
        'two pens of {n:20} animals each on {n:2} farms, one kept on today’s feed, one on the other; weigh feed and result.',
      metric: 'cost per egg or kilo in each pen.',
      threshold: 'a tenth cheaper in both farms.',
      usd: 120,
      days: 10,
      stop: 'eggs or weight fall in the first four days.',
    },
    {
      name: 'Standing order',
      hypothesis: '{payer} pay a part now for next month’s feed.',
      method: 'offer {n:10} {payer} a fixed price for a month, a quarter of it today.',
      metric: 'deposits.',
      threshold: '{n:3} of {n:10}.',
      usd: 20,
      days: 3,
      stop: '{n:6} name the dealer’s credit as the reason.',
    },
  ],
  kill: 'feed takes under half of what {who} sell in {place}, or none of {n:10} {payer} puts down a deposit',
  dealBreakers: [
    'Deaths or low sale prices, not feed, eat the money of {who}.',
    'The dealer’s credit ties {who} for as long as they owe.',
    'The raw material is not to be had in {place} all year.',
  ],
  explore: {
    stage: 'supply',
    also: ['retail', 'logistics'],
    customers: ['farmers', 'shops'],
    products: ['device', 'service', 'phone'],
    backgrounds: ['farmer', 'trader', 'engineer'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
