import { type Pain, use } from '../../pack-types.ts';

export const fullPit: Pain = {
  id: 'water.full-pit',
  title: 'The pit is full and emptying it is dear, late or dirty',
  short: 'Latrine pits fill up and cannot be emptied well',
  type: 'access',
  recognise: {
    event:
      'full pit, pit full, pit is full, pits are full, pits fill, latrine is full, latrines are full, latrines fill, empty the pit, emptying, pit emptying, exhauster, vacuum truck, septic tank, sludge, faecal, fecal, overflow, overflowing, desludg, manual empt, cesspit, vidange, vidangeur, fosse, boues de vidange',
    setting:
      'latrine, toilet, slum, plot, tenant, landlord, yard, flood, rain, truck, alley, informal settlement, sanitation, quartier',
    goods: 'latrine=latrines, toilet=latrines, pit=latrines, septic tank=septic tanks, fosse=latrines',
  },
  words: {
    who: ['landlords and tenants of crowded plots', 'plot owner'],
    payer: ['tenants and plot owners', 'plot'],
    good: 'latrines',
    unit: ['emptying', 'emptyings'],
  },
  problem: '{who} in {place} live with {good} that are full, and put off a dear and dirty {unit} until they spill',
  heading: 'Full to the brim: {good} of {place} and who will pay for an {unit}',
  chain:
    'Ten rooms share a hole. The owner lives elsewhere and says the tenants must pay; the tenants say the owner must. A truck asks for a full load and a road it can pass; two men with buckets come by night and tip it into the ditch. Find out who paid for the last {unit} on five plots in {place}, and on which day between full and spilling.',
  causes: [
    {
      id: 'lane',
      fix: 'reach',
      text: 'the truck cannot come within reach of the pit',
      match: 'narrow, truck cannot, alley, lane, reach, hose, road, access, far',
      why: 'perhaps the last hose broke and nobody bought a longer one',
      sign: 'plots on the tarred road wait as long',
    },
    {
      id: 'lump',
      fix: 'sum',
      text: 'the price comes as one lump on one bad day',
      match: 'expensive, price, cost, lump, afford, pay at once, money, dear',
      why: 'perhaps the owner collects for it and spends it',
      sign: 'plots that could pay by month still wait',
    },
    {
      id: 'who',
      fix: 'duty',
      text: 'owner and tenants each wait for the other',
      match: 'landlord, tenant, owner, who pays, responsib, agree, absent',
      why: 'perhaps the rent bargain never named the hole',
      sign: 'plots with one family wait as long',
    },
    {
      id: 'dump',
      fix: 'tipping',
      text: 'there is no near place where a truck may tip',
      match: 'dump, treatment plant, tip, disposal, far, ditch, river',
      why: 'perhaps the gate closes at four and charges by the load',
      sign: 'trucks tip freely nearby and prices are as high',
    },
  ],
  effects: [
    'the yard stinks, and tenants with a choice move out',
    'the first rain lifts it into rooms and wells',
    'men go down with buckets, and one in some year does not come up',
  ],
  stakeholders: [
    'plot owner: owns hole and rent, lives elsewhere',
    'tenant: suffers, moves, or pays a share',
    'men with buckets: work by night, are chased by day',
    'truck owner: wants full loads and tarred roads',
    'town health officer: fines the yard, has no truck',
  ],
  metrics: [
    'days from full to empty',
    'price of a {unit}, per person on the plot',
    'loads tipped where they may be ÷ loads taken',
  ],
  alternatives: [
    {
      text: 'Wait and use the neighbour’s',
      match: 'neighbour, wait, bucket, flying toilet, bag, open',
      draw: 'costs a smile',
      limit: 'ends when theirs fills',
    },
    {
      text: 'Men with buckets at night',
      match: 'manual, bucket, night, frogmen, by hand',
      draw: 'any lane, half the load, half the price',
      limit: 'the ditch, and a fine',
    },
    {
      text: 'Call a truck',
      match: 'truck, exhauster, vacuum, vidange, honey',
      draw: 'clean, in an hour',
      limit: 'one large sum and a wide road',
    },
    {
      text: 'Dig another',
      match: 'dig, new pit, cover, plant tree',
      draw: 'no stink for years',
      limit: 'where there is yard left',
    },
  ],
  want: 'A full hole is a shame nobody speaks of, and a tenant leaves sooner than he complains. Ask owners in {place} how many rooms stood empty over {good} before you count on their wish.',
  pay: 'The lump is the trouble, and small sums by month come only from somebody who trusts that you will still be there when it fills. Ask {payer} for what they did pay, to whom, for the last {unit}.',
  can: 'You need a place to tip, men who accept the work and a pump that fits a lane in {place}. Lacking one of them, {good} are emptied into the ditch under your name.',
  indicators: [
    use('SH.STA.BASS.ZS', 'near', 25, 'low', 'S', {
      split: 45,
      high: 'A good part of homes has a decent toilet of its own: {fig}. Somebody empties those; find out who in {place}.',
      low: 'Most share or go without: {fig}. Shared {good} fill in half the time, so count heads per hole.',
    }),
    use('SP.URB.GROW', 'proxy', 20, 'high', 'S', {
      split: 3.3,
      high: 'Rooms are added faster than holes: {fig}. Ask owners of {place} how many slept on the plot three years ago.',
      low: 'Towns fill slowly: {fig}. Holes may last for years, and a {unit} is then a rare sale.',
    }),
    use('EN.POP.DNST', 'proxy', 10, 'high', 'N', {
      split: 56,
      high: 'There is little yard left for a second hole: {fig}. Measure ten plots in {place}.',
      low: 'Land is there: {fig}. Those who can will dig again, so look for plots that cannot.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 15, 'high', 'S', {
      split: 45,
      high: 'Many live in towns, most without a sewer: {fig}. Ask the utility which streets of {place} have one.',
      low: 'Fewer live in towns: {fig}. A truck may serve {place} and stand idle half of the month.',
    }),
    use('SI.POV.LMIC', 'proxy', 15, 'high', 'E', {
      split: 55,
      high: 'A lump sum breaks most purses: {fig}. Reckon what a coin a week per room would bring before the hole is full.',
      low: 'Many could pay at once: {fig}. If they do not, ask who thinks it is his duty.',
    }),
    use('WGI.RQ', 'context', 15, 'low', 'L', {
      split: 22,
      high: 'A health officer’s word may count: {fig}. Ask which plots in {place} he wrote up, and what followed.',
      low: 'Orders about yards are rarely followed: {fig}. A neighbour’s anger may do more; ask who moved out.',
    }),
    use('FR.INR.RINR', 'proxy', 0, 'none', 'E', {
      split: 4.8,
      high: 'A truck on credit must run each day: {fig}. Reckon {units} a week before you borrow.',
      low: 'Credit looks cheap on record: {fig}. Ask a truck owner in {place} what he truly pays.',
    }),
    use('LPI.INFRA', 'context', 0, 'none', 'T', {
      split: 2.3,
      high: 'Main roads are better than in half of Africa: {fig}. The last hundred steps to {good} decide; pace them out.',
      low: 'Even main roads are poor: {fig}. A small pump on a cart may reach more {good} than a truck.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where holes are shared and trucks could come',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Some have sewers and some have yards to dig in: count full {good} along three lanes of {place}.',
    },
  ],
  sizing: {
    event: ['emptying', 'emptyings'],
    inputs: [
      {
        id: 'price',
        label: 'price of one {unit}',
        kind: 'money',
        near: 'empty, emptying, truck, exhauster, pay, price, charge',
        ask: 'What was paid for the last {unit}, in {money}?',
      },
      {
        id: 'rooms',
        label: 'rooms left empty meanwhile',
        kind: 'count',
        near: 'rooms, tenant, vacant, moved',
        assume: [0, 1, 2],
        ask: 'How many rooms stood empty over it?',
        choices: ['None', 'One', 'Two or more'],
        values: [0, 1, 2],
      },
      {
        id: 'rent',
        label: 'rent of a room for a month',
        kind: 'money',
        near: 'rent, room, a month, monthly',
        ask: 'What does one room bring in a month, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'price and rent lost for one {unit}', expr: 'price + rooms * rent', unit: 'money' }],
    times: { per: 'year', assume: [0.3, 0.7, 2], ask: 'How often a year does one plot need it?' },
    periods: [1, 1, 1],
    people: { label: 'plots along the lanes one crew can serve in {place}', assume: [40, 120, 300] },
  },
  traps: [
    {
      when: ['expensive, afford, price, lump', 'narrow, reach, truck cannot, lane, access'],
      text: 'A dear truck and a truck that cannot come are two matters. Credit mends the first, a longer hose the second.',
      ask: 'When the last hole in {place} spilled, what was waited for?',
      choices: ['Money', 'A way in', 'Agreement on who pays'],
    },
  ],
  notFound:
    'No record we hold counts full {good} in {country} or the days they stand so. A truck driver’s book and the night men of {place} know the lanes.',
  political: [
    'Where a truck from {place} may tip, at what hours, and who holds that key',
    'No gate, no clean business.',
  ],
  environmental: [
    'How high the ground water of {place} stands in the rains, and which {good} then lift',
    'Ask for {units} booked before the rains.',
  ],
  licences: [
    {
      ask: 'What must a crew hold that empties and carries such loads?',
      sector: 'company registration and investment',
    },
    { ask: 'How are pump, hose and truck inspected, and by whom?', sector: 'standards' },
  ],
  unknowns: [
    'Who paid for the last {unit} on {n:20} plots of {place}, and how much?',
    'Where did the load go, in truth?',
    'Would {payer} pay a small sum each month for {good} never to spill?',
  ],
  interview: [
    'Tell me about the last time yours was full. Who noticed, and what was said between rooms?',
    'Whom did you call? What did he ask for, and when did he come?',
    'How was the price shared? Who did not pay?',
    'Where was it taken?',
    'Who moved out that month? What reason was given?',
    'To a night worker: which lane do you refuse, and why?',
  ],
  where:
    'shared yards of {place} after rain, the parking place of the trucks, and a rent collector’s round on the first of the month',
  tests: [
    {
      name: 'Twenty holes',
      hypothesis: 'a third of the {good} stand full for over two weeks.',
      method:
        'with the rent collector, look into {n:30} holes of {place}; ask when the last {unit} was, its price and who paid.',
      metric: 'full ÷ seen, days.',
      threshold: '{n:10} of {n:30}.',
      usd: 25,
      days: 5,
      stop: 'under {n:4}.',
    },
    {
      name: 'Half a load',
      hypothesis: 'owners pay for half a pit emptied clean at half the price.',
      method: 'hire a known crew with a barrel cart for {n:4} days; offer halves in two lanes.',
      metric: '{units} paid for.',
      threshold: '{n:6} in {n:4} days.',
      usd: 200,
      days: 6,
      stop: 'no tipping gate takes the barrels.',
    },
    {
      name: 'Coin per room',
      hypothesis: '{payer} pay by month before it is full.',
      method: 'sign {n:8} plots; collect with the rent for one month; keep it with a church.',
      metric: 'rooms that pay.',
      threshold: 'three in four.',
      usd: 30,
      days: 10,
      stop: 'owners keep the coins.',
    },
  ],
  kill: 'under a tenth of {good} in {place} stand full past two weeks, or neither owner nor tenants of {n:8} plots pay a first month',
  dealBreakers: [
    'There is no place to tip within reach, by day and in the open.',
    'A sewer is being laid in {place}, or a free truck promised.',
    'Night men do it for half, and no one minds the ditch.',
  ],
  explore: {
    stage: 'moving',
    also: ['housing', 'waste', 'fintech'],
    customers: ['urban', 'companies', 'women'],
    products: ['service', 'phone', 'device', 'app'],
    backgrounds: ['engineer', 'transport', 'builder', 'community', 'finance'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
