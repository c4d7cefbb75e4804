import { type Pain, use } from '../../pack-types.ts';

export const unsoldHeap: Pain = {
  id: 'waste.unsold-heap',
  title: 'Collected material piles up because no buyer takes it',
  short: 'Collected recyclables find no buyer and pile up',
  type: 'loss',
  recognise: {
    event:
      'no buyer, no buyers, no market for, nowhere to sell, buyer stopped, buyers stopped, factory closed, stopped buying, stockpile, stored for months, price collapsed, price fell, price drop, cannot sell, unsold, too far from, transport to the factory, low volume, pas d’acheteur, invendu, debouche',
    setting:
      'collector, plastic, glass, cartons, paper, tyres, depot, yard, recycling, group, town, truck, bales, school, cooperative',
    goods:
      'plastic=plastic, glass=glass, bottle=bottles, carton=cartons, tyre=tyres, e-waste=e-waste, compost=compost, scrap=scrap, plastique=plastic',
  },
  words: {
    who: ['collectors in towns far from a factory', 'collector'],
    payer: ['bottlers and importers', 'bottler'],
    good: 'plastic',
    unit: ['truckload', 'truckloads'],
  },
  actor:
    'collector, group, cooperative, yard, aggregator, recycler, company, youth, young, women, business, entrepreneur, school, startup, owner',
  problem:
    '{who} in {place} gather and store {good} for months, and no buyer comes or the truck costs more than the {unit} brings',
  heading: 'Gathered for nobody: {good} that wait in the yards of {place}',
  chain:
    'A project paid for a cage and a scale. Homes brought {good}, the cage filled, the buyer’s phone was off. The factory is a day away and wants a full truck, pressed and dry; the truck goes back empty from {place} each Tuesday, but nobody knows the driver. Find out what the last {unit} from {place} brought at the gate, what the road took, and how many months it had lain.',
  causes: [
    {
      id: 'road',
      fix: 'freight',
      text: 'the road costs more than the stuff is worth',
      match: 'transport, far, truck, freight, distance, fuel, road',
      why: 'perhaps beer trucks go back empty each week',
      sign: 'with free freight it stayed unsold',
    },
    {
      id: 'loose',
      fix: 'pressing',
      text: 'unpressed it is mostly air',
      match: 'loose, press, bale, volume, air, compress, shred',
      why: 'perhaps a press stands unused at a cotton store',
      sign: 'pressed loads wait as long',
    },
    {
      id: 'buyer',
      fix: 'buyers',
      text: 'one buyer sets price and day',
      match: 'one buyer, price, collapsed, stopped, only buyer, factory',
      why: 'perhaps he buys when oil is dear and sleeps otherwise',
      sign: 'with two buyers asking it was the same',
    },
    {
      id: 'kind',
      fix: 'kind',
      text: 'what is gathered is not what anyone wants',
      match: 'glass, wrong kind, sachets, film, tyres, not wanted, coloured',
      why: 'perhaps a project chose it for the photo',
      sign: 'wanted kinds lie as long',
    },
  ],
  effects: [
    'sun makes it brittle, rats make it home',
    'one match, and a year is smoke',
    'homes stop sorting, and will not start again',
  ],
  stakeholders: [
    'collector: paid for it by the kilo, waits with it',
    'buyer at the factory: wants full trucks, pays after weighing',
    'driver with an empty truck: could take it for a coin',
    'owner of the yard: wants his ground back',
    'project officer: counts kilos gathered, not sold',
  ],
  metrics: [
    'months from gathering to money',
    'freight and pressing ÷ price at the gate',
    'kilos spoiled ÷ kilos stored',
  ],
  alternatives: [
    {
      text: 'Keep it and hope',
      match: 'keep, wait, hope, store',
      draw: 'no more cost today',
      limit: 'sun, fire and the yard’s owner',
    },
    {
      text: 'Sell it all to a passing trader',
      match: 'trader, passing, cheap, any price',
      draw: 'the yard is free',
      limit: 'a quarter of the gate’s price',
    },
    {
      text: 'Make something of it on the spot',
      match: 'make, bricks, crafts, tiles, upcycle, products',
      draw: 'a photo and some sales',
      limit: 'uses a sack a month',
    },
    { text: 'Burn or dump it at night', match: 'burn, dump, throw', draw: 'gone', limit: 'all that was said about it' },
  ],
  want: 'A cage full of {good} troubles the one who paid by the kilo; if a project paid, nobody hurts. Ask whose money lies in the yards of {place}.',
  pay: 'A {unit} earns what the gate pays less road and press. If that is a handful of coins, a fee for you makes it a loss; reckon the last {unit} line by line with {who}.',
  can: 'The gate’s price hangs on oil far away. You may fill the empty truck from {place}, and still stand at a closed gate; have a second buyer’s word before you gather more {good}.',
  indicators: [
    use('LPI.SCORE', 'near', 25, 'low', 'T', {
      split: 2.5,
      high: 'Freight is not the worst: {fig}. If a {unit} still does not pay from {place}, look at air in the load.',
      low: 'Freight eats light stuff: {fig}. Ask {n:10} drivers who leave {place} empty what they would take for a {unit}.',
    }),
    use('NV.IND.TOTL.ZS', 'proxy', 20, 'low', 'E', {
      split: 24,
      high: 'Plants exist that could melt or burn it: {fig}. Ring each within a day of {place}, with a sample in hand.',
      low: 'Few plants could take it: {fig}. See if a trader ships {good} across a border.',
    }),
    use('FB.MSW', 'exposure', 15, 'high', 'N', {
      split: 1870000,
      high: 'Much is thrown out: {fig}. A full truck may be gathered in weeks; weigh one week in {place}.',
      low: 'Little is thrown out: {fig}. Months pass until a truck is full; reckon the yard’s rent.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 10, 'low', 'E', {
      split: 32,
      high: 'Boxes come full and go back light: {fig}. Ask a shipper for the price of an empty box from {place}.',
      low: 'Fewer boxes come in: {fig}. Return freight is scarce, so seek a buyer at home.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 15, 'high', 'E', {
      split: 5,
      high: 'Diesel climbs while {good} do not: {fig}. Put today’s road price beside the one of the last {unit}.',
      low: 'Diesel is calm: {fig}. An agreement with a driver may hold for half a year.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'L', {
      split: 22,
      high: 'Rules may make bottlers take back what they sell: {fig}. Ask one whether it pays for {good} from {place}.',
      low: 'Rules on take-back stay on paper: {fig}. A bottler’s own wish is worth more; ask its depot.',
    }),
    use('EN.POP.DNST', 'proxy', 0, 'none', 'N', {
      split: 56,
      high: 'Towns are near each other: {fig}. Two towns may share a truck for {good}.',
      low: 'Towns are far apart: {fig}. Only dense and dear kinds can bear the road.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 0, 'none', 'E', {
      split: 17,
      high: 'A press could be bought on credit by some: {fig}. Reckon {units} a year first.',
      low: 'No one lends for a press: {fig}. Ask who around {place} owns one for cotton or hay.',
    }),
  ],
  reach: [
    {
      label: 'people outside the largest towns, whose {good} lie far from a plant',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'They throw out little each: weigh a week of one town like {place}.',
    },
  ],
  sizing: {
    event: ['truckload', 'truckloads'],
    inputs: [
      {
        id: 'gate',
        label: 'price of a {unit} at the gate',
        kind: 'money',
        near: 'truckload, load, tonne, gate, factory, price',
        ask: 'What does a {unit} bring at the factory gate, in {money}?',
      },
      {
        id: 'road',
        label: 'freight and pressing for it',
        kind: 'money',
        near: 'freight, transport, truck, fuel, press',
        ask: 'What do road and pressing of one {unit} cost, in {money}?',
      },
      {
        id: 'paid',
        label: 'sum paid to those who brought it',
        kind: 'money',
        near: 'paid, collectors, per kilo, gather',
        ask: 'What was paid to gather one {unit}, in {money}?',
      },
    ],
    loss: [{ id: 'loss', label: 'loss on one {unit}', expr: 'road + paid - gate', unit: 'money' }],
    times: { per: 'year', assume: [1, 3, 6], ask: 'How many {units} does one {who1} gather in a year?' },
    periods: [1, 1, 1],
    people: { label: '{who} along one road to the factory from {place}', assume: [4, 10, 25] },
  },
  traps: [
    {
      when: ['no buyer, stopped, closed', 'transport, far, road, freight'],
      text: 'No buyer and a dear road both fill the yard. A cheaper truck to a closed gate is a trip for nothing.',
      ask: 'When somebody from {place} last stood at the gate, was it bought?',
      choices: ['Yes, the road ate the price', 'No, it was refused', 'Nobody went'],
    },
  ],
  notFound:
    'No record we hold gives gate prices for {good} or freight from {place}. Three calls to buyers and ten talks with empty drivers give both within a day.',
  political: [
    'Whether bottlers or importers in {country} must pay for taking back {good}',
    'If so, a paper on each {unit} may be worth more than the stuff.',
  ],
  environmental: [
    'How many months sun and rain of {place} leave {good} good enough to sell',
    'Old stuff is refused at the gate.',
  ],
  licences: [
    {
      ask: 'What must a yard that stores {good} hold, for fear of fire?',
      sector: 'company registration and investment',
    },
    { ask: 'Which papers go with {good} over a border?', sector: 'tax' },
  ],
  unknowns: [
    'What did the last {n:5} {units} from towns like {place} bring, line by line?',
    'Which drivers go back empty, on which day, and for how much?',
    'Which second buyer would take which kind, in writing?',
  ],
  interview: [
    'What lies in your yard today? Since when, and who paid for it?',
    'Tell me about the last load that was sold: road, gate, weight, money.',
    'When was one refused? What was said?',
    'Who promised to buy? When did that person last answer?',
    'What has spoiled or burned?',
    'To a driver: what did you carry back last Tuesday?',
  ],
  where: 'yards of {place} with a full cage, the road stop where empty trucks rest, and the factory’s weighbridge',
  tests: [
    {
      name: 'Line by line',
      hypothesis: 'a {unit} pays its road when it goes with an empty truck.',
      method: 'reckon the last {n:5} {units}; send one with an empty truck, pressed by feet and rope.',
      metric: 'what is left.',
      threshold: 'a tenth of the gate’s price or more.',
      usd: 200,
      days: 8,
      stop: 'the gate refuses it.',
    },
    {
      name: 'Second word',
      hypothesis: 'a second buyer takes the same kind.',
      method: 'ring {n:10} plants and traders with weight, photo and sample.',
      metric: 'written prices.',
      threshold: '{n:2} within a fifth of the first.',
      usd: 20,
      days: 6,
      stop: 'none answers twice.',
    },
    {
      name: 'Bottler’s coin',
      hypothesis: '{payer} pay for proof of what was taken back.',
      method: 'ask {n:5} depots of {payer}, with a slip from the gate.',
      metric: 'coins promised on paper.',
      threshold: '{n:1} of {n:5}.',
      usd: 20,
      days: 9,
      stop: 'all name the head office.',
    },
  ],
  kill: 'a {unit} from {place} does not pay its road even with an empty truck, or no second buyer gives a price in writing',
  dealBreakers: [
    'The only buyer closes when oil is cheap.',
    'What can be gathered in {place} is not what anyone melts.',
    'A project pays by the kilo gathered, and nobody cares who buys.',
  ],
  explore: {
    stage: 'storing',
    also: ['logistics', 'manufacturing', 'environment'],
    customers: ['companies', 'shops', 'institutions'],
    products: ['service', 'web', 'phone', 'device'],
    backgrounds: ['transport', 'trader', 'sales', 'engineer'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
