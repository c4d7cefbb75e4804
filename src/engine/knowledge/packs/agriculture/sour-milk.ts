import { type Pain, use } from '../../pack-types.ts';

export const sourMilk: Pain = {
  id: 'agriculture.sour-milk',
  title: 'Milk, fish or meat spoils before it reaches a buyer',
  short: 'Milk, fish or meat spoils for lack of cooling',
  type: 'loss',
  recognise: {
    event: 'sour, spoil, reject, cold, chill, refrigerat, cool, ice!, turn bad, rot, rancid, smell, froid, glace',
    setting:
      'milk, dairy, fish, catch, meat, butcher, landing, collection, cooler, cooling centre, slaughter, evening milk, can!',
    goods: 'milk, dairy=milk, fish!, fish, tilapia, sardine=sardines, meat, yoghurt, poisson=fish, lait!=milk',
  },
  words: {
    who: ['dairy farmers and fishers', 'producer'],
    payer: ['dairy farmers and fishers', 'producer'],
    good: 'milk and fish',
    unit: ['batch', 'batches'],
  },
  problem: '{who} in {place} lose part of their {good} because it spoils before it can be sold',
  heading: 'Keeping {good} cold on the way to a buyer in {place}, and who would pay',
  chain:
    '{Good} lose value by the hour. The carrier or the collection point decides on the spot what is good, and a refusal is final for that {unit}. Cold costs power or ice every day, whether {good} come or not. Buyers gain from steady quality only if they can tell it. Find out at which hour of the day the last {unit} was refused, and by whom.',
  causes: [
    {
      id: 'nocold',
      fix: 'cooling',
      text: 'there is no ice or cooler at the first stop',
      match: 'no ice, no cold, no cooling, without cooling, cooler, refrigerat, cold chain, power, electric, ice!',
      why: 'perhaps a cooler stands there, switched off for its cost',
      sign: '{units} from cooled places are refused as often',
    },
    {
      id: 'slow',
      fix: 'time',
      text: 'collection comes too late in the day',
      match: 'late, delay, far, distance, wait, transport, road, evening',
      why: 'perhaps one carrier serves too many stops',
      sign: 'the first {units} on the round are refused as often',
    },
    {
      id: 'dirty',
      fix: 'hygiene',
      text: '{good} are handled in dirty vessels or hands',
      match: 'hygiene, dirty, contaminat, bacteria, plastic can, wash, clean',
      why: 'perhaps water for washing is carried a long way',
      sign: 'clean steel vessels sour as fast',
    },
    {
      id: 'water',
      fix: 'trust',
      text: 'some {units} are watered or mixed, so all are doubted',
      match: 'adulterat, water added, mixed, dilut, cheat',
      why: 'perhaps everyone is paid by volume and not by quality',
      sign: '{units} of one known seller are refused as often',
    },
  ],
  effects: [
    'the evening {unit} is drunk, dried or thrown away',
    'a refusal spoils trust for weeks',
    'fewer animals or nets are worth keeping',
  ],
  stakeholders: [
    'producer: decides vessel and hour',
    'carrier: decides the round, can mix or water',
    'collection point: decides what passes, owns the cooler',
    'processor or trader: sets price and payment day, may pay for quality',
    'household: buys what is refused, gains from it',
  ],
  metrics: [
    '{units} refused ÷ {units} brought, by hour',
    'hours from milking or landing to cold',
    'price of refused ÷ price of accepted {good}',
  ],
  alternatives: [
    {
      text: 'Sell at once to neighbours',
      match: 'neighbour, neighbor, locally, hawk',
      draw: 'cash, no carrier',
      limit: 'they need only so much',
    },
    {
      text: 'Ferment, smoke or dry the rest',
      match: 'ferment, smoke, dry, salt, yoghurt, ghee, cheese',
      draw: 'keeps for weeks',
      limit: 'lower price, and fuel',
    },
    {
      text: 'Carry faster by motorbike',
      match: 'motorbike, motorcycle, boda, faster',
      draw: 'no machine to buy',
      limit: 'fuel each day, even for half a can',
    },
    { text: 'Buy ice', match: 'buy ice, ice block', draw: 'by the block', limit: 'melts, and comes from town' },
    {
      text: 'Shared solar cooler',
      match: 'solar, cooler, chiller, cold room',
      draw: 'holds the evening {unit} till morning',
      limit: 'a large sum, and one fault loses all of it',
    },
  ],
  want: 'Refused {units} are not always lost: they may feed the house or be sold sour at a fair price. Ask where the last refused {unit} of {good} went.',
  pay: 'A cooler earns on the evening’s {units} alone, since the morning’s are sold anyway. Reckon with that part, not with the whole.',
  can: 'A cooler needs power at night, a key and someone who says no to dirty {units}. If that person is a cousin of half the sellers in {place}, quality ends.',
  indicators: [
    use('EG.ELC.ACCS.RU.ZS', 'near', 30, 'low', 'T', {
      split: 50,
      high: 'Lines may reach the collection point: {fig}. Then cost and cuts, not absence of power, keep {good} warm.',
      low: 'No grid to plug a cooler into for most producers: {fig}. Compare ice brought from town with a solar cooler, per {unit}.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.5,
      high: 'Transport is not the worst on the continent: {fig}. Time the round of {good} before you buy cold.',
      low: 'Slow roads eat the hours that {good} have: {fig}. A second collector may save more {units} than a cooler.',
    }),
    use('SP.URB.GROW', 'exposure', 15, 'high', 'S', {
      split: 3,
      high: 'Buyers in towns multiply: {fig}. Ask buyers in {place} which {units} they turned away last week.',
      low: 'Town demand grows slowly: {fig}. Cold only pays if today’s buyers want more {good} than they get.',
    }),
    use('SH.H2O.BASW.RU.ZS', 'proxy', 20, 'low', 'S', {
      split: 60,
      high: 'Water to wash vessels is near for many: {fig}. If {good} still sour, look at the vessel and the hour.',
      low: 'Clean water is far from many yards: {fig}. Cold will not save {good} from a dirty vessel.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'Machines are beyond one producer: {fig}. Charge {who} by the {unit} cooled, not for the cooler.',
      low: 'Some can buy a share in a cooler: {fig}. Ask {who} what they bought last for that much.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Pay for quality on the day by phone: {fig}. Money in the hand teaches {who} faster than a lecture on hygiene.',
      low: 'Quality has to be paid in cash at the can: {fig}. Plan change and safety at the collection point.',
    }),
    use('EN.POP.DNST', 'proxy', 0, 'none', 'N', {
      split: 80,
      high: 'Producers live close to each other: {fig}. One cooler can be reached on foot with {good}.',
      low: 'Producers are scattered: {fig}. Cold must go to {good} on wheels, or not at all.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 6,
      high: 'A note of each {unit} with hour and result can be kept: {fig}. It will settle most quarrels with {who}.',
      low: 'Settle quarrels over {good} with a test everyone can see: {fig}. A strip that changes colour needs no reading.',
    }),
    use('ILO.EMP.AGR', 'exposure', 0, 'none', 'S', {
      split: 40,
      high: 'Many producers with little each: {fig}. Gathering {good} will cost more than cooling them.',
      low: 'Producers are few: {fig}. Begin with the ten largest in {place}.',
    }),
  ],
  reach: [
    {
      label: 'people in the towns, who buy {good} that someone kept cold',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Count {units} at one collection point near {place}, not eaters.',
    },
  ],
  sizing: {
    event: ['day', 'days'],
    inputs: [
      {
        id: 'price',
        label: 'price of a litre or kilo',
        kind: 'money',
        near: 'litre, liter, kg, kilo, fish, catch',
        ask: 'What is one litre or kilo of {good} paid, in {money}, and how many does one {who1} have a day?',
      },
      { id: 'amount', label: 'litres or kilos a day', kind: 'count', near: 'litre, liter, kg, kilo' },
      {
        id: 'share',
        label: 'share spoiled or refused',
        kind: 'share',
        near: '',
        assume: [0.05, 0.15, 0.3],
        ask: 'Of ten litres or kilos, how many are spoiled or refused?',
        choices: ['One', 'Two', 'Three', 'Five or more'],
        values: [0.1, 0.2, 0.3, 0.5],
      },
      {
        id: 'value',
        label: 'value lost on what is refused',
        kind: 'share',
        near: 'half price, less than half, for half, discount, cheap',
        assume: [0.4, 0.7, 1],
      },
    ],
    loss: [
      { id: 'daily', label: 'value of one day’s {good}', expr: 'price * amount', unit: 'money' },
      { id: 'loss', label: 'loss in one day', expr: 'daily * share * value', unit: 'money' },
    ],
    times: { per: 'week', assume: [5, 6, 7], ask: 'On how many days a week does one {who1} have {good} to sell?' },
    periods: [40, 48, 52],
    people: { label: '{who} at the first collection point', assume: [15, 40, 80] },
  },
  notFound:
    'No record we hold counts {good} refused or spoiled in {country}. The book of one collection point near {place}, {n:14} days of it, is the record to ask for.',
  political: [
    'Whether selling {good} without a cooler is fined in {place}',
    'A raid on raw {good} closes your market for a week.',
  ],
  environmental: [
    'How hot it is in {place} at noon in the flush months',
    'Heat sets the hours you have; time them with one {unit}.',
  ],
  licences: [
    {
      ask: 'What does collecting and cooling {good} for sale need: a permit, a test, an inspection?',
      sector: 'medicines and food',
    },
    { ask: 'Who answers when a mixed {unit} makes someone ill?', sector: 'standards' },
  ],
  unknowns: [
    'Of ten {units} refused near {place}, how many were warm, dirty or watered?',
    'At what price were refused {units} sold, or what were they used for?',
    'Would buyers pay more for {good} cold by nightfall, and from which day?',
  ],
  interview: [
    'Tell me about yesterday’s {good}: how much, at what hour, in what vessel, to whom, for how much?',
    'When was a {unit} last refused? What was said, and where did it go?',
    'What do you do with {good} of the evening?',
    'What have you bought or tried to keep {good} fresh? What became of it?',
    'On which day are you paid, and by what measure?',
    'Who near you is never refused? What does that person do?',
  ],
  where:
    'the collection point or landing place of {place} at opening time, the carrier’s round from the first stop, the buyer’s gate where {units} are tested',
  tests: [
    {
      name: 'Gate count',
      hypothesis: 'at least one in ten {units} of {good} is refused or sold at half.',
      method:
        'stand {n:4} mornings at one gate near {place}; note hour, vessel, warmth, verdict, and where refused ones go.',
      metric: 'refused ÷ brought, by cause.',
      threshold: 'one in ten, on {n:3} of {n:4} mornings.',
      usd: 40,
      days: 4,
      stop: 'under one in twenty for {n:3} mornings.',
    },
    {
      name: 'Ice against speed',
      hypothesis: 'cold saves more {units} than an earlier carrier.',
      method:
        'three days with bought ice on half of the {units}, three days with collection an hour earlier and no ice.',
      metric: 'refusals in each.',
      threshold: 'half as many refusals with ice as with speed.',
      usd: 90,
      days: 6,
      stop: 'both save the same. Then take the cheaper.',
    },
    {
      name: 'Fee per can',
      hypothesis: '{payer} pay for cooling on the day.',
      method: 'a rented cooler or ice box for {n:4} nights; a fee per {unit}, taken before it goes in.',
      metric: '{units} paid for each night.',
      threshold: 'rising, and {n:10} on the last night.',
      usd: 120,
      days: 5,
      stop: 'fewer on the second night than on the first.',
    },
  ],
  kill: 'under one in twenty {units} of {good} is refused at the gate, or fewer than {n:5} {who} pay for a night of cold',
  dealBreakers: [
    'Refused {good} have steady buyers at a fair price.',
    'Dirt or water, not warmth, is why {units} are refused.',
    'The one with the key in {place} cannot refuse relatives.',
  ],
  explore: {
    stage: 'storing',
    also: ['energy', 'logistics'],
    customers: ['farmers', 'shops', 'women'],
    products: ['device', 'service'],
    backgrounds: ['engineer', 'farmer', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
