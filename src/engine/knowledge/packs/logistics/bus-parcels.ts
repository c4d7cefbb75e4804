import { type Pain, use } from '../../pack-types.ts';

export const busParcels: Pain = {
  id: 'logistics.bus-parcels',
  title: 'Parcels sent by bus vanish without a trace',
  short: 'Goods sent with a bus driver get lost, and nobody is liable',
  type: 'safety',
  recognise: {
    event:
      'send by bus, sent by bus, sending by bus, parcel by bus, bus parcel, with a driver, give to the driver, through drivers, waybill, by the bus, bus company, bus park parcel, parcel lost, parcels lost, lost parcel, lost parcels, lost in transit, missing parcel, never arrives, never arrived, no tracking, track the parcel, track parcels, where is my parcel, unregistered parcel, envoi par car, colis perdu, colis perdus, gare routiere',
    setting:
      'bus, driver, park, upcountry, village, send, parcel, station, relative, receiver, trader, goods, town, car!, colis',
    goods: 'parcel=parcels, package=parcels, colis=parcels',
  },
  words: {
    who: ['traders who send by bus', 'sender'],
    payer: ['traders who send by bus', 'sender'],
    good: 'upcountry parcels',
    unit: ['sending', 'sendings'],
  },
  problem: '{who} in {place} hand {good} to a driver on trust, and some of them never reach the other end',
  heading: 'Handed through the window: how {who} in {place} lose {good}',
  chain:
    'A sender ties a bag, writes a name and a line, bargains with a conductor and rings the receiver. Nobody signs. The bus firm may not know that the bag is aboard, the driver keeps the fare, and the receiver must stand at the road when the bus slows down. {Good} thus travel on three persons’ memory. Ask who was last made to pay for a lost bag in {place}, and how he was made to.',
  causes: [
    {
      id: 'unsigned',
      fix: 'receipts',
      text: 'no paper says who took the bag',
      match: 'receipt, no receipt, waybill, record, sign, prove, proof',
      why: 'perhaps the conductor takes it past his own firm and wants no trace',
      sign: '{good} with a receipt vanish as often',
    },
    {
      id: 'missed',
      fix: 'meeting',
      text: 'receiver and bus miss each other',
      match: 'missed, late, waiting at the road, wrong stop, phone off, night, did not come',
      why: 'perhaps the bus arrives at two in the morning',
      sign: 'bags whose receivers stood ready vanish as often',
    },
    {
      id: 'mixup',
      fix: 'labels',
      text: 'the bag is handed to the wrong one or left below the others',
      match: 'mixed, wrong person, label, name, same name, forgotten, wrong bag',
      why: 'perhaps all use the same striped sack',
      sign: 'clearly marked bags go astray as much',
    },
    {
      id: 'taken',
      fix: 'custody',
      text: 'someone on the way opens or sells it',
      match: 'stolen, theft, opened, thief, driver, conductor, pilfer',
      why: 'perhaps only phones and cloth are touched',
      sign: 'dull goods vanish as often as dear ones',
    },
  ],
  effects: [
    'the buyer upcountry takes another supplier',
    'the sender pays a second time to save her name',
    'dear goods are carried in person, with a day lost',
    'drivers of one park are all thieves in people’s talk',
  ],
  stakeholders: [
    'sender: packs, bargains, has only a phone number',
    'conductor: takes the fare, decides where the bag lies',
    'bus firm: could give receipts, loses nothing by not doing so',
    'receiver: must be at the road, pays the rest there',
  ],
  metrics: [
    '{good} lost, late or opened ÷ {good} sent',
    'hours a receiver stands at the road',
    'what was paid back ÷ what was lost',
  ],
  alternatives: [
    {
      text: 'Send it with a known driver',
      match: 'known driver, same driver, trusted, regular',
      draw: 'trust both ways',
      limit: 'he drives every other day',
    },
    {
      text: 'Ring until it arrives',
      match: 'call, ring, phone the driver, follow',
      draw: 'costs airtime only',
      limit: 'driver’s phone is off at the wheel',
    },
    {
      text: 'Use a courier’s counter',
      match: 'courier, post office, express, dhl, ems',
      draw: 'a number and a stamp',
      limit: 'several times the fare, and only to towns',
    },
    {
      text: 'Travel with the goods',
      match: 'travel, go myself, accompany, carry',
      draw: 'sure',
      limit: 'a day and two fares',
    },
    {
      text: 'Send with a relative',
      match: 'relative, friend, cousin, someone travelling',
      draw: 'free',
      limit: 'goes when she goes',
    },
  ],
  want: 'Most bags arrive, and everyone remembers the one that did not. Count {who} in {place} who lost something in the last three months; old tales do not pay for a service.',
  pay: 'The bus is cheap just because it promises nothing. {Who} send dear {good} another way already, so what rides with the driver may be worth too little to guard.',
  can: 'Drivers live from unlisted bags. A label with a number puts that income in the light, and the park of {place} can leave your {good} on the kerb.',
  indicators: [
    use('LPI.INFRA', 'near', 20, 'low', 'T', {
      split: 2.3,
      high: 'Trunk roads are fair by African measure: {fig}. Couriers may soon follow the bus to {place}; ask what they charge {who}.',
      low: 'Roads keep large carriers in the big towns: {fig}. Ask {who} which places only the bus serves.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 20, 'low', 'S', {
      split: 45,
      high: 'Much of the country lives in towns, which couriers can serve: {fig}. List the stops of {good} that have no counter.',
      low: 'Most live where only a bus stops: {fig}. Follow {n:20} {units} from {place} to the last stop.',
    }),
    use('WGI.RL', 'proxy', 15, 'low', 'L', {
      split: 25,
      high: 'A firm can be held to a receipt: {fig}. Ask bus firms of {place} why they give none for {good}.',
      low: 'Nobody is made to pay by a paper: {fig}. Only the park’s own elders may do it; ask {who} about one case.',
    }),
    use('FB.REMIT', 'proxy', 15, 'high', 'E', {
      split: 2.9,
      high: 'Families apart send things to each other as they send money: {fig}. Part gifts from trade among {good}, for they need other care.',
      low: 'Little is sent home from abroad: {fig}. Then {who} with customers upcountry are the steady part; begin with them.',
    }),
    use('IT.CEL.SETS.P2', 'proxy', 15, 'low', 'T', {
      split: 96,
      high: 'Both ends hold a phone: {fig}. A message when the bus leaves {place} may be all that {who} miss.',
      low: 'At the far end one phone serves many: {fig}. Ask {who} who stands at the road for {good}.',
    }),
    use('FINDEX.BUYONLINE', 'context', 15, 'high', 'S', {
      split: 5.75,
      high: 'Orders by screen add to the bags on the roof: {fig}. See how many {good} in {place} are for people who never met the sender.',
      low: 'Few order unseen: {fig}. Sender and receiver may be old partners who forgive a loss of {good}; ask both.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 0, 'none', 'S', {
      split: 60,
      high: 'A written label is read at both ends: {fig}. Check if the conductor reads those on {good} in the dark.',
      low: 'Colour and knots say more than a name: {fig}. Try one colour for each stop of {good}.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 44,
      high: 'The receiver can pay before the bag is handed down: {fig}. Ask {who} if that ever saved one of their {good}.',
      low: 'Cash is due at the roadside: {fig}. See who holds the bag of {who} until it is counted.',
    }),
  ],
  reach: [
    {
      label: 'people outside the towns, at whose road a bus stops',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Few of them expect a bag this week; count {good} on {n:10} roofs in {place}.',
    },
  ],
  sizing: {
    event: ['lost parcel', 'lost parcels'],
    inputs: [
      {
        id: 'worth',
        label: 'worth of a lost bag',
        kind: 'money',
        near: 'worth, value, parcel, goods, lost, bag',
        ask: 'What was in the last bag that was lost worth, in {money}?',
      },
      {
        id: 'unpaid',
        label: 'share that nobody made good',
        kind: 'share',
        near: 'refund, paid back, compensat',
        assume: [0.6, 0.9, 1],
      },
      {
        id: 'again',
        label: 'cost of sending anew, as a share of the worth',
        kind: 'share',
        near: 'again, resend, second, fare',
        assume: [0.05, 0.1, 0.2],
      },
    ],
    loss: [
      { id: 'gone', label: 'worth not made good', expr: 'worth * unpaid', unit: 'money' },
      { id: 'loss', label: 'loss on one lost bag', expr: 'gone + worth * again', unit: 'money' },
    ],
    times: { per: 'year', assume: [0.5, 2, 6], ask: 'How many bags a year does one {who1} lose on the road?' },
    periods: [1, 1, 1],
    people: { label: '{who} at the bus park of {place} in a week', assume: [60, 200, 500] },
  },
  notFound:
    'No record we hold counts bags lost on buses of {country}. The lost-goods corner of a bus firm in {place} and {n:40} {who} asked at the ramp give a first share.',
  political: [
    'What the drivers’ union of {place} takes from each bag, and whether it wants it written',
    'A union that earns in the dark will not welcome a number.',
  ],
  environmental: [
    'On which roads from {place} buses lie overnight in the rains',
    'A bag that sleeps on a roof in the rain is lost in another way.',
  ],
  licences: [
    {
      ask: 'From which size or fee on does carrying {good} count as a post or courier service?',
      sector: 'telecommunications',
    },
    { ask: 'May a small cover for one {unit} be sold with a label?', sector: 'insurance' },
  ],
  unknowns: [
    'Of {n:100} {good} handed over in {place}, how many arrived whole, the same day, in the right hands?',
    'What were those worth that went astray?',
    'Would conductors take a bag with a number for the same fare?',
  ],
  interview: [
    'Which bag did you send last? Whom did you give it to, and what did you say to him?',
    'Tell me about one that did not arrive. When did you begin to worry?',
    'Who paid in the end? How was it settled?',
    'What do you never give to a driver? Since when?',
    'To a receiver: how long did you stand at the road the last time? How did you know when to come?',
    'To a conductor: what do you do with a bag that nobody fetched?',
  ],
  where:
    'the ramp of the bus park in {place} in the hour before the night buses leave, and a roadside stop where bags are handed down',
  tests: [
    {
      name: 'A hundred bags',
      hypothesis: 'one bag in twenty does not arrive as it should.',
      method: 'number {n:100} {good} at the ramp of {place}; ring both ends the next day.',
      metric: 'lost, opened, late, sound.',
      threshold: '{n:5} of {n:100}.',
      usd: 40,
      days: 8,
      stop: 'one or none among the first {n:60}.',
    },
    {
      name: 'Label and photo',
      hypothesis: 'a photo of bag and conductor changes what happens.',
      method: 'for every second of {n:60} {units} take the photo and send it to both ends.',
      metric: 'trouble with and without the photo.',
      threshold: 'half as much.',
      usd: 20,
      days: 8,
      stop: 'conductors refuse {n:10} bags.',
    },
    {
      name: 'A coin for the number',
      hypothesis: '{payer} pay for number, photo and a promise.',
      method: 'offer it at a tenth of the fare; a lost bag is paid up to a small sum.',
      metric: 'bags paid for ÷ bags offered.',
      threshold: '{n:15} of {n:50}.',
      usd: 90,
      days: 6,
      stop: 'fewer than {n:4} of the first {n:30}.',
    },
  ],
  kill: 'fewer than {n:3} of {n:100} {good} from {place} go astray, or under {n:8} of {n:50} {who} pay for a number',
  dealBreakers: [
    'Conductors will not carry a numbered bag at their price.',
    'A lost bag is settled well enough by the elders of the park.',
    '{Good} of worth already travel another way.',
  ],
  explore: {
    stage: 'moving',
    also: ['transport', 'retail'],
    customers: ['shops', 'women', 'rural'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['transport', 'sales', 'software'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
