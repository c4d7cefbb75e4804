import { type Pain, use } from '../../pack-types.ts';

export const villageRide: Pain = {
  id: 'transport.village-ride',
  title: 'No vehicle comes to the village when one is needed',
  short: 'Villagers cannot reach town because no vehicle comes',
  type: 'access',
  recognise: {
    event:
      'no transport to, no vehicle, no vehicles, no bus to, no bus comes, no public transport, no means of transport, market day only, walk to town, walk hours to, walk kilometres, walk kilometers, walk far, walk miles, on foot, impassable, bad roads, muddy road, feeder road, feeder roads, cut off, road is cut, cut off in the rain, unreachable, bush road, piste, enclave, route impraticable',
    setting:
      'village, rural, remote, town, market, road, motorcycle, rainy season, villagers, hill, river, bridge, elders, mothers, transport',
    goods: 'trips to town',
  },
  words: {
    who: ['rural families', 'family'],
    payer: ['village groups', 'village group'],
    good: 'trips to town',
    unit: ['trip', 'trips'],
  },
  problem:
    '{who} in {place} put off {good} or walk half a day, as nothing on wheels comes along their road when they need it',
  heading: 'Where the tar ends: {good} of {who} near {place}',
  chain:
    'A pickup goes out on market day when it is full both ways; on other days a bike comes if it is called and promised a high fare. The driver weighs fuel, mud and an empty seat home. {Who} want {good} at odd hours, singly, and with a goat. {Payer} can gather seats or mend the worst spot, if someone counts the demand. Ask who in {place} last wanted to go and did not, and what staying cost.',
  causes: [
    {
      id: 'scatter',
      fix: 'bundling',
      text: 'passengers come one at a time and no driver sees a full load',
      match: 'few people, one at a time, empty, low demand, scattered, not profitable',
      why: 'perhaps ten wanted to go this week on five different days',
      sign: 'cars leave half empty on market days too',
    },
    {
      id: 'mud',
      fix: 'road',
      text: 'one bad spot closes the road in the wet months',
      match: 'mud, rain, bridge, river, impassable, hole, washed, slippery',
      why: 'perhaps it is one culvert that ten men could mend',
      sign: 'the dry months bring no more vehicles',
    },
    {
      id: 'fare',
      fix: 'fare',
      text: 'the fare for a single ride is out of reach',
      match: 'expensive, fare, afford, cost, high price, cannot pay',
      why: 'perhaps the driver asks the way home as well',
      sign: '{who} with money stay at home too',
    },
    {
      id: 'unknown',
      fix: 'word',
      text: 'drivers do not know that someone waits',
      match: 'no network, no phone, call, contact, do not know, no information',
      why: 'perhaps the one number is switched off at night',
      sign: 'calls reach a driver and he does not come',
    },
  ],
  effects: [
    'the sick are carried when it is late',
    'produce is sold at the gate for less',
    'girls leave school where the way is long',
    'shops in the village ask double',
  ],
  stakeholders: [
    'family: puts off and pays in time',
    'bike rider: the only wheels in the rain, names the fare',
    'pickup owner: comes when full, would come for a promise',
    'village chief or group: can call men with hoes',
  ],
  metrics: [
    '{good} wanted, made and given up in a week',
    'hours and coins for one {unit}, dry and wet',
    'seats empty on the way in and out',
  ],
  alternatives: [
    { text: 'Walk', match: 'walk, on foot, foot', draw: 'free', limit: 'half a day, nothing heavy' },
    {
      text: 'Wait for market day',
      match: 'market day, wait, weekly',
      draw: 'a cheap seat',
      limit: 'no use to the sick',
    },
    {
      text: 'Call a bike',
      match: 'boda, motorbike, motorcycle, moto, okada',
      draw: 'comes through mud',
      limit: 'several times the fare',
    },
    {
      text: 'Send a neighbour with a list',
      match: 'send someone, neighbour, list, errand',
      draw: 'one fare for ten',
      limit: 'he cannot give birth for you',
    },
    {
      text: 'Use donkey, ox cart or bicycle',
      match: 'donkey, cart, bicycle, ox, horse',
      draw: 'own wheels',
      limit: 'slow, and one load',
    },
  ],
  want: 'Some {good} are well put off and nobody is worse for it. Ask {who} near {place} about trips given up last week, one by one; count only those whose loss they can name.',
  pay: 'Cash is in the village for a few weeks after harvest. {Payer} may promise seats for those weeks; the other months are where a vehicle eats its owner’s money, whatever {who} say.',
  can: 'Tyres, springs and drivers do not last on that road. A bundle of seats on two fixed days near {place} may bring a pickup already driving, which needs a list and no capital; more {units} need both.',
  indicators: [
    use('SP.URB.TOTL.IN.ZS', 'exposure', 20, 'low', 'S', {
      split: 45,
      high: 'Much of the country is town already: {fig}. Villages without wheels may lie in one corner; pick three near {place}.',
      low: 'Most people live outside the towns: {fig}. Choose one road from {place} and count {good} on it for a week.',
    }),
    use('EN.POP.DNST', 'near', 20, 'low', 'N', {
      split: 67,
      high: 'Villages lie close together: {fig}. One round could fill a pickup for {good}; draw it with {who}.',
      low: 'Villages lie far apart: {fig}. A bike for two may be all that a road near {place} can feed.',
    }),
    use('LPI.INFRA', 'proxy', 20, 'low', 'T', {
      split: 2.3,
      high: 'Main roads are in better state than in half of Africa: {fig}. The last stretch to {who} may be the whole trouble; walk it.',
      low: 'Even main roads score low: {fig}. Ask pickup owners in {place} what a week on that road breaks.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'Coins are short for most: {fig}. Ask {who} what they paid for the last {unit}, and what was left undone for it.',
      low: 'More have coins for a seat: {fig}. If none comes, ask drivers of {place} whom they last left standing.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 10, 'low', 'T', {
      split: 96,
      high: 'A call can gather a load: {fig}. Try one woman with a phone and a list of {good} for two weeks.',
      low: 'A call does not reach all: {fig}. A flag at the road on two fixed days may gather {who} better.',
    }),
    use('AG.LND.AGRI.ZS', 'proxy', 10, 'high', 'N', {
      split: 47,
      high: 'Farm land covers a good part of the country: {fig}. Loads of produce could share the cost of {good}; ask what waits to be sold near {place}.',
      low: 'Farm land covers less: {fig}. Without produce on board {who} must fill the seats alone.',
    }),
    use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
      split: 18.7,
      high: 'There are more old people who cannot walk it: {fig}. Ask the old among {who} near {place} about their last {unit}.',
      low: 'Youngsters ride and carry for the rest: {fig}. See what they charge {who}.',
    }),
    use('FB.MMR', 'proxy', 0, 'none', 'S', {
      split: 242,
      high: 'Births end badly more often than in half of Africa: {fig}. Part night {good} of mothers from market seats; they need another vehicle.',
      low: 'Births end better than in half of Africa: {fig}. Market and school seats may carry the {good} near {place}.',
    }),
  ],
  reach: [
    {
      label: 'people outside the towns',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Many of them live on a road with buses: count {good} given up in {n:3} villages.',
    },
  ],
  sizing: {
    event: ['trip given up or walked', 'trips given up or walked'],
    inputs: [
      {
        id: 'worth',
        label: 'worth of what the {unit} would have brought or saved',
        kind: 'money',
        near: 'sell, price, lost, save, worth, income, market',
        ask: 'What did the last {unit} that failed cost the family, in {money}?',
      },
      { id: 'hours', label: 'hours walked instead', kind: 'hours', near: 'walk, hours, foot', assume: [2, 4, 7] },
      {
        id: 'hourly',
        label: 'worth of an hour of work there',
        kind: 'money',
        near: 'wage, earn, labour, day',
        ask: 'What is a day’s work paid there, in {money}?',
      },
    ],
    loss: [
      { id: 'walkcost', label: 'worth of the hours walked', expr: 'hours * hourly', unit: 'money' },
      { id: 'loss', label: 'cost of one such {unit}', expr: 'worth + walkcost', unit: 'money' },
    ],
    times: { per: 'month', assume: [1, 2, 5], ask: 'How many times a month does it happen to one {who1}?' },
    periods: [10, 12, 12],
    people: { label: '{who} along the first road out of {place}', assume: [80, 250, 700] },
  },
  notFound:
    'No record we hold counts {good} that {who} of {country} gave up. A teacher near {place} can keep a list for {n:14} days: who wanted to go, and what became of it.',
  political: [
    'Who mends the road near {place}, and when he last did',
    'A promise before an election stops self-help for a year.',
  ],
  environmental: [
    'Which weeks close the road to {place}, and at which spot',
    'Whatever runs in the dry months must be tried again in the wet ones.',
  ],
  licences: [
    { ask: 'Which cover must a pickup carry when it takes {who} along?', sector: 'insurance' },
    { ask: 'What does a village group need to run seats for money?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'How many {good} were wanted, made and given up in {n:3} villages near {place} within {n:14} days?',
    'For how many on one day would a pickup owner come?',
    'What did {who} pay for the dearest {unit} of the year?',
  ],
  interview: [
    'When did you last want to go to town and stay? What happened then?',
    'Tell me of your last way there and back, with hours and coins.',
    'Whom do you call at night? When was the last time?',
    'What have you people done about the road? How did it end?',
    'To a driver: when did you last come out here? What would have brought you yesterday?',
    'To a shopkeeper: how does your sugar get here?',
  ],
  where:
    'the last tree where pickups turn near {place}, the clinic’s bench at noon, and the bike riders’ shade at the junction',
  tests: [
    {
      name: 'The teacher’s list',
      hypothesis: 'ten {good} a week are given up in a village.',
      method: 'in {n:3} villages near {place} one trusted person lists wishes and what became of them for {n:10} days.',
      metric: 'given up, and for what.',
      threshold: '{n:10} per village.',
      usd: 30,
      days: 10,
      stop: 'fewer than {n:3}.',
    },
    {
      name: 'Two fixed days',
      hypothesis: 'a promise of seats brings a pickup for {good}.',
      method: 'gather paid seats for two fixed days a week; call an owner when {n:8} are paid.',
      metric: 'seats paid and rides driven.',
      threshold: '{n:3} of {n:4} rides.',
      usd: 100,
      days: 10,
      stop: '{n:2} rides fail for want of seats.',
    },
    {
      name: 'One spot mended',
      hypothesis: 'the worst spot keeps vehicles of {who} away.',
      method: '{payer} lay stones at one hole; count vehicles in the week before and after.',
      metric: 'vehicles a day.',
      threshold: 'half as many more.',
      usd: 150,
      days: 10,
      stop: 'no change after a dry week.',
    },
  ],
  kill: 'fewer than {n:3} {good} a week are given up in each village near {place}, or seats for two days cannot be filled once',
  dealBreakers: [
    'The road near {place} eats any vehicle faster than fares can replace it.',
    '{Who} have coins for {n:6} weeks of the year only.',
    'One bike rider serves the road well enough and is a cousin of all.',
  ],
  explore: {
    stage: 'moving',
    also: ['agriculture', 'healthcare'],
    customers: ['rural', 'farmers', 'women'],
    products: ['phone', 'service', 'device'],
    backgrounds: ['transport', 'community', 'farmer'],
    impact: ['social', 'nonprofit', 'commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
