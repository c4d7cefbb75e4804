import { type Pain, use } from '../../pack-types.ts';

export const farmGatePrice: Pain = {
  id: 'agriculture.farm-gate-price',
  title: 'Farmers sell below what others get for the same goods',
  short: 'Farmers sell too cheaply to middlemen',
  type: 'information',
  recognise: {
    event:
      'middlem, low price, cheap, underpaid, exploit, brok, price information, unfair price, poor price, cheated, intermediaire, bas prix, find buyers, no market, lack of market, access to market, market access, buyers',
    setting: 'farm gate, sell, price, trader, buyer, market, weigh, scale, harvest, negotiate',
  },
  words: {
    who: ['smallholder farmers', 'smallholder farmer'],
    payer: ['buyers', 'buyer'],
    good: 'farm produce',
    unit: ['bag', 'bags'],
  },
  problem: '{who} in {place} sell {good} for less than others pay a short way off',
  heading: 'The price of {good} in {place}: what stands between farm and buyer',
  chain:
    'A trader comes to the farm, names a price and pays cash. He carries the transport, the sorting, the waiting and the risk, and often he lent money before. What looks like his gain may be partly his cost. {Payer} in town pay someone for the same work. Find out what the trader pays on the way before you call him the problem for {who}.',
  causes: [
    {
      id: 'price',
      fix: 'information',
      text: '{who} do not know the price in the next market',
      match: 'know, information, unaware, price information, transparen',
      why: 'perhaps they do know, but cannot act on it',
      sign: '{who} who hear prices daily sell for the same',
    },
    {
      id: 'debt',
      fix: 'finance',
      text: 'the trader lent money or inputs before the harvest',
      match: 'loan, debt, credit, advance, lend, owe, borrow',
      why: 'perhaps the low price is the interest',
      sign: '{who} without debts get no more',
    },
    {
      id: 'small',
      fix: 'aggregation',
      text: 'each has too small a load of {good} to fill a vehicle',
      match: 'small quantit, small volume, individual, alone, fragment, aggregat, scatter',
      why: 'perhaps a group failed before over trust or weight',
      sign: 'large farms get the same price',
    },
    {
      id: 'scale',
      fix: 'measurement',
      text: 'weights and grades are decided by the buyer',
      match: 'scale, weigh, measure, grade, quality, cheat, overfill',
      why: 'perhaps a {unit} is heaped above its measure',
      sign: 'an own scale changes nothing in the money paid',
    },
    {
      id: 'haste',
      fix: 'storage',
      text: '{good} must be sold the same day',
      match: 'perish, same day, urgent, immediately, spoil, storage',
      why: 'perhaps there is nowhere to keep them or nothing else to pay with',
      sign: 'those who wait a week earn no more',
    },
  ],
  effects: [
    'less is sown or invested next season',
    '{who} sell to several buyers and break promises',
    'children of {who} leave farming',
  ],
  stakeholders: [
    'farmer: decides when and to whom to sell',
    'village trader: decides the offer, carries risk, can block others',
    'town buyer: decides grade and payment term',
    'transporter: earns from either way',
    'group leader: can gather {good}, can lose trust',
  ],
  metrics: [
    'price at the farm ÷ price in the next market on the same day',
    'days from sale to money',
    'share of {good} sold to the highest of three offers',
  ],
  alternatives: [
    {
      text: 'Sell to the trader who comes',
      match: 'middlem, trader who comes, broker',
      draw: 'cash at the door, no transport',
      limit: 'one offer, one scale',
    },
    {
      text: 'Carry {good} to market oneself',
      match: 'carry, own transport, bicycle, market day',
      draw: 'the market’s price',
      limit: 'a day, a fare, and no way back with unsold {good}',
    },
    {
      text: 'Sell as a group',
      match: 'group, cooperative, aggregat',
      draw: 'fills a vehicle, one scale',
      limit: 'somebody must be trusted with the money',
    },
    {
      text: 'Sell under contract',
      match: 'contract, outgrower',
      draw: 'a known price',
      limit: 'both sides break it when prices move',
    },
    {
      text: 'Ask prices by phone',
      match: 'phone, sms, whatsapp, radio',
      draw: 'nearly free',
      limit: 'knowing a price is not having a buyer',
    },
  ],
  want: 'The trader may be a relief, not a burden: he comes, pays and takes the risk. Ask {who} when they last refused him, and where the {good} went then.',
  pay: 'Someone has to pay for transport, sorting and waiting. If {payer} already pay a trader for that, your share must come out of his, and he will answer.',
  can: 'A group of {who} needs one scale, one leader and one account. If any of the three is doubted, people sell {good} at the side again.',
  indicators: [
    use('LPI.INFRA', 'proxy', 20, 'low', 'T', {
      split: 2.5,
      high: 'Bad transport explains less of the price gap here: {fig}. Ask what else the trader pays for on the way from {who} to {place}.',
      low: 'Part of the gap is the price of the road: {fig}. Work out a trader’s fuel, fees and waiting before you call the rest margin.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 20, 'low', 'T', {
      split: 80,
      high: 'Price news is a call away for most {who}: {fig}. If they still sell {good} low, information is not what is missing.',
      low: 'News of prices may truly not arrive: {fig}. Find out who in {place} owns the phone that prices come by.',
    }),
    use('ILO.EMP.AGR', 'exposure', 20, 'high', 'S', {
      split: 40,
      high: 'Sellers are many and buyers few: {fig}. The trader who refuses one farmer’s {good} finds the next easily.',
      low: 'Farm sellers are no crowd: {fig}. {Who} in {place} may hold more power over {payer} than they think.',
    }),
    use('SI.POV.LMIC', 'context', 15, 'high', 'E', {
      split: 55,
      high: 'Waiting for a better price is a luxury for many: {fig}. Ask which bill forced the last sale of {good}.',
      low: 'Most are not selling from one meal to the next: {fig}. Ask {who} what stopped them from waiting.',
    }),
    use('FINDEX.BORROW', 'proxy', 15, 'high', 'E', {
      split: 45,
      high: 'A lender may stand behind the low offer: {fig}. Ask who paid for the seed before asking about the price of {good}.',
      low: 'Debt to the buyer is a weaker suspect: {fig}. Look at scale and volume with {who} first.',
    }),
    use('WGI.RL', 'proxy', 10, 'low', 'L', {
      split: 40,
      high: 'Written contracts are not hopeless: {fig}. Still ask {payer} what they did when the last one was broken.',
      low: 'A contract for {good} will not be enforced by a court: {fig}. Build on payment at delivery and on a scale {who} trust.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Payment within the hour can be your edge: {fig}. Offer {who} money by phone before the truck leaves {place}.',
      low: 'Cash still closes the deal: {fig}. Plan who carries it to {who}, and how safely.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 6,
      high: 'A receipt with weight and price will be read: {fig}. Give {who} a copy from the first {unit}.',
      low: 'Show weight and price on the scale, not on paper: {fig}. Let a neighbour {who} trust read it aloud.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'proxy', 0, 'none', 'S', {
      split: 45,
      high: 'Town buyers are many: {fig}. Ask {n:5} {payer} what they pay for {good} delivered, and from whom.',
      low: 'Town buyers are few: {fig}. Neighbours, schools and mills near {place} may be the nearer market for {good}.',
    }),
  ],
  reach: [
    {
      label: 'people in the countryside, where {good} are grown',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Not all of them sell {good}: begin with those who sold this month near {place}.',
    },
  ],
  sizing: {
    event: ['sale', 'sales'],
    inputs: [
      {
        id: 'price',
        label: 'price at the farm of a {unit}',
        kind: 'money',
        near: 'bag, sack, kg, kilo, crate, tonne, farm gate, litre, head',
        ask: 'What does a {who1} get for one {unit} of {good} at the farm, in {money}, and how many {units} are in one sale?',
      },
      {
        id: 'units',
        label: '{units} in one sale',
        kind: 'count',
        near: 'bag, sack, crate, tonne, kg, kilo, litre, head',
      },
      {
        id: 'gap',
        label: 'share by which the next market pays more, after transport',
        kind: 'share',
        near: '',
        assume: [0.05, 0.15, 0.3],
        ask: 'By how much more do {payer} in the next market pay, after transport?',
        choices: ['A tenth', 'A fifth', 'A third', 'Half'],
        values: [0.1, 0.2, 0.33, 0.5],
      },
    ],
    loss: [
      { id: 'sale', label: 'money from one sale', expr: 'price * units', unit: 'money' },
      { id: 'loss', label: 'price missed on one sale', expr: 'sale * gap', unit: 'money' },
    ],
    times: { per: 'season', assume: [1, 3, 6], ask: 'How many times a season does one {who1} sell {good}?' },
    periods: [1, 2, 2],
    people: { label: '{who} at the first collection point', assume: [20, 50, 150] },
  },
  notFound:
    'No record we hold compares what {who} get for {good} in {country} with what the next market pays. Three prices on one morning in {place} are the start of that record.',
  political: [
    'What fees and permits a load of {good} pays between the farm and {place}',
    'Each stop on the way is part of the trader’s price, and would be part of yours.',
  ],
  environmental: [
    'In which months {place} has more {good} than buyers',
    'A price gap in the glut says nothing about the rest of the year.',
  ],
  licences: [
    {
      ask: 'Does buying {good} from {who} for resale need a trader’s licence?',
      sector: 'company registration and investment',
    },
    { ask: 'Who checks scales, and can one be sealed for {place}?', sector: 'standards' },
  ],
  unknowns: [
    'On one and the same day, what is paid for {good} at the farm, in {place} and by the last buyer?',
    'How many {who} owe money or inputs to the trader who buys from them?',
    'What does the trader himself pay between the farm and {place}?',
  ],
  interview: [
    'Tell me about the last time you sold {good}: who came, what was said, what was paid and when?',
    'Did you know the price elsewhere that day? From whom? What did you do with it?',
    'When did you last refuse an offer? Where did the {good} go instead?',
    'Whose scale was used? Did you ever weigh the same {unit} twice?',
    'Who paid for seed, fees or a sick child before the harvest? How was it given back?',
    'Did your neighbours ever sell together? Why did it last, or end?',
  ],
  where:
    'the farm gate on a buying day, the weighing place, the market of {place} at dawn, the truck’s loading point; hear traders as well as {who}',
  tests: [
    {
      name: 'Three prices',
      hypothesis: 'the next market pays a tenth more for {good} after all costs.',
      method:
        'on {n:4} mornings note the price of one {unit} at the farm, in {place} and at the last buyer, and ask a trader each cost between.',
      metric: 'gap after costs, as a share of the farm price.',
      threshold: 'a tenth or more on {n:3} of {n:4} mornings.',
      usd: 40,
      days: 5,
      stop: 'costs eat the gap on the first {n:3} mornings.',
    },
    {
      name: 'One joint load',
      hypothesis: '{who} hold together for one sale.',
      method:
        'gather {good} of {n:10} {who}, weigh in the open, sell to the highest of three {payer}, pay the same day.',
      metric: 'money to each {who1}, against the trader’s offer that morning.',
      threshold: '{n:8} of {n:10} would do it again.',
      usd: 110,
      days: 6,
      stop: '{n:3} sell to the trader before loading.',
    },
    {
      name: 'Standing order',
      hypothesis: '{payer} pay a deposit for regular {good} of a known grade.',
      method: 'ask {n:8} {payer} for a small deposit on next week’s delivery.',
      metric: 'deposits received.',
      threshold: '{n:2} of {n:8}.',
      usd: 30,
      days: 3,
      stop: '{n:5} say they are well served; ask by whom.',
    },
  ],
  kill: 'the gap for {good} is under a twentieth after transport and fees, or more than half of {n:10} {who} break the joint load',
  dealBreakers: [
    'The low price is the interest on a loan, and nobody else will lend to {who}.',
    'The trader’s own costs eat the gap in {place}.',
    '{Who} do not trust any neighbour with the money for {good}.',
  ],
  explore: {
    stage: 'selling',
    also: ['retail', 'technology'],
    customers: ['farmers', 'women', 'rural'],
    products: ['phone', 'app', 'service'],
    backgrounds: ['farmer', 'trader', 'software', 'community'],
    impact: ['social', 'commercial'],
    horizon: 'short',
    complexity: 'low',
  },
};
