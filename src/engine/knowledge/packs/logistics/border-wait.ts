import { type Pain, use } from '../../pack-types.ts';

export const borderWait: Pain = {
  id: 'logistics.border-wait',
  title: 'Goods stand for days at the border',
  short: 'Drivers and traders wait days at the border for papers',
  type: 'capacity',
  recognise: {
    event:
      'border delay, delays at the border, wait at the border, waits at the border, stuck at the border, queue at the border, border queue, border post, at the border, border crossing, crossing the border, cross the border, customs clearance, customs officer, clearance, one-stop border, transit bond, checkpoint, check point, roadblock, douane, frontiere, dedouanement, postes de controle',
    setting:
      'border, customs, truck, trader, cargo, transit, papers, permit, inspection, bribe, lorry, corridor, driver, goods, certificate',
    goods: 'border papers',
  },
  words: {
    who: ['cross-border truckers', 'trucker'],
    payer: ['owners of goods', 'owner of goods'],
    good: 'border papers',
    unit: ['crossing', 'crossings'],
  },
  problem: '{who} near {place} stand for days at the line while {good} go from window to window',
  heading: 'Parked at the line: what a {unit} costs {who} near {place}',
  chain:
    'A truck may not roll until several offices on two sides have stamped, and none sees what the other has done. An agent carries {good} from window to window and is paid per file, quick or slow. Guards, cooks and touts live from the wait. The one who pays for each idle day is the owner of truck or goods, far away. Ask which single stamp came last at the most recent {unit} of {who}, and what it had waited for.',
  causes: [
    {
      id: 'faulty',
      fix: 'preparation',
      text: 'papers arrive with a fault that could have been seen at home',
      match: 'wrong document, missing document, error, mistake, incomplete, certificate, not prepared',
      why: 'perhaps the rule changed last month and nobody told the sender',
      sign: '{who} whose papers were checked twice wait as long',
    },
    {
      id: 'offices',
      fix: 'coordination',
      text: 'each office works alone, at its own hours',
      match: 'many offices, agencies, opening hours, closed, inspection, officers, weekend, stamps, both sides',
      why: 'perhaps the scanner or the one officer with the key is away',
      sign: 'all stamps are given within the first day',
    },
    {
      id: 'net',
      fix: 'systems',
      text: 'the office system is down and nothing moves',
      match: 'system down, network, internet, power, computer, offline, system',
      why: 'perhaps the paper way is allowed, and nobody says so',
      sign: 'days with the system up are as slow',
    },
    {
      id: 'gifts',
      fix: 'integrity',
      text: 'those who pay a gift pass and the others wait',
      match: 'bribe, gift, corrupt, extort, unofficial, tea money, facilitation, roadblock',
      why: 'perhaps the gift only buys a place that was free before',
      sign: '{who} who give nothing pass in the same hours',
    },
  ],
  effects: [
    'a truck makes two journeys a month where it could make three',
    'fresh or dated goods lose their buyer',
    'drivers sleep under the truck, fall ill or stray',
    'small traders take the bush path and lose all if caught',
  ],
  stakeholders: [
    'driver: waits, spends his road money, is blamed',
    'clearing agent: knows the windows, earns per file',
    'owner of the goods: pays each idle day, learns of it late',
    'border officer: decides what to open, may gain from a slow line',
  ],
  metrics: [
    'hours from the first barrier to the last, with each stamp’s hour',
    'files sent back for a fault ÷ files handed in',
    'unofficial payments per {unit}',
  ],
  alternatives: [
    { text: 'Wait one’s turn', match: 'wait, queue, nothing, patience', draw: 'costs no gift', limit: 'costs the day' },
    {
      text: 'Pay to be called',
      match: 'bribe, pay, gift, tip',
      draw: 'works within the hour',
      limit: 'teaches the window to be slow',
    },
    {
      text: 'Use an agent with a cousin inside',
      match: 'agent, broker, connection, clearing agent',
      draw: 'knows today’s rule',
      limit: 'his fee, and his own friends come first',
    },
    {
      text: 'Split the load over small carriers',
      match: 'bicycle, carry, porters, head, small loads, smuggl',
      draw: 'no file at all',
      limit: 'part is taken, and it is a risk',
    },
    {
      text: 'Take another crossing',
      match: 'other border, another route, other crossing',
      draw: 'may be empty',
      limit: 'a day’s detour on worse roads',
    },
  ],
  want: 'For some a long stop is rest, trade and company. Ask {who} what the last {unit} cost beyond the usual; if the freight already has four days in it, nobody in {place} may hurry.',
  pay: 'Freight agents earn per file and not per hour saved. The owner of the goods would gain, but sees only a total; show him one {unit} in hours before you name a fee for {good}.',
  can: 'You can see to it that {good} are right when they come; you cannot open a gate. If the wait is made at the window, you have nothing to sell in {place} but patience.',
  indicators: [
    use('LPI.RANK', 'near', 25, 'high', 'E', {
      split: 102,
      high: 'Freight firms judge the country among the slower ones: {fig}. Time {n:10} trucks through one post near {place} before you believe any story.',
      low: 'Freight firms judge it better than half of Africa: {fig}. The slow side may be the neighbour’s; ask {who} for hours on each.',
    }),
    use('WGI.CC', 'proxy', 20, 'low', 'P', {
      split: 25,
      high: 'Gifts at windows may be fewer than elsewhere: {fig}. A fault in {good} is then the likelier brake; look at files sent back.',
      low: 'Windows are thought to be for sale: {fig}. Ask {who} what passes quickly with no gift at all.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'L', {
      split: 23,
      high: 'Rules are judged fair enough to learn: {fig}. A checklist for {good} may hold for a season in {place}.',
      low: 'Rules change or are badly made: {fig}. Ask freight agents which one surprised them last, and how they heard of it.',
    }),
    use('NE.IMP.GNFS.ZS', 'exposure', 15, 'high', 'E', {
      split: 32,
      high: 'Much must pass a border to be sold: {fig}. Choose one kind of goods and one post, for {good} differ by both.',
      low: 'Trade across the line is a smaller part: {fig}. Some posts near {place} are empty; count {units} first.',
    }),
    use('LPI.INFRA', 'proxy', 15, 'low', 'T', {
      split: 2.3,
      high: 'Roads and yards are not the worst: {fig}. Then ask {who} how much of a {unit} is paper and how much is parking.',
      low: 'Yards and roads are narrow: {fig}. The line outside may not be about {good} at all; measure from gate to gate.',
    }),
    use('SL.UEM.TOTL.ZS', 'context', 10, 'high', 'E', {
      split: 5.6,
      high: 'Many look for any income: {fig}. Touts at the gate live from confusion about {good}, and will fight clarity.',
      low: 'Few are without some work: {fig}. Still ask who near {place} earns when {who} stand still.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'Files can be sent ahead by phone: {fig}. Find out if any office near {place} reads {good} before the truck is there.',
      low: 'Files travel on paper with the driver: {fig}. Train {who} to spot three faults before they start.',
    }),
    use('FB.IMPORTS', 'exposure', 0, 'none', 'E', {
      split: 7_200_000_000,
      high: 'There is a great deal to bring in: {fig}. Look for freight agents with twenty files a week.',
      low: 'Little is brought in overall: {fig}. A handful of agents may hold most files; meet them all.',
    }),
  ],
  reach: [
    {
      label: 'people who live from trade and other services',
      expr: 'work * services / 100',
      records: { work: 'FB.LABOUR', services: 'ILO.EMP.SRV' },
      caution: 'Very few of them cross a border; count trucks at one post on {n:7} days.',
    },
  ],
  sizing: {
    event: ['crossing', 'crossings'],
    inputs: [
      {
        id: 'idle',
        label: 'cost of one idle day of truck and driver',
        kind: 'money',
        near: 'day, idle, demurrage, per day, standing, truck',
        ask: 'What does one day of standing cost for truck, driver and load, in {money}?',
      },
      {
        id: 'waited',
        label: 'days stood at the line',
        kind: 'days',
        near: 'days, wait, stuck, border, queue',
        assume: [1, 3, 5],
        ask: 'How many days did the last {unit} take?',
      },
      {
        id: 'fair',
        label: 'days it takes when all goes well',
        kind: 'days',
        near: 'usual, good day, without delay',
        assume: [0.25, 0.5, 1],
      },
    ],
    loss: [
      { id: 'lost', label: 'days lost', expr: 'waited - fair', unit: 'days' },
      { id: 'loss', label: 'cost of one slow {unit}', expr: 'lost * idle', unit: 'money' },
    ],
    times: { per: 'month', assume: [1, 2, 4], ask: 'How many {units} a month does one {who1} make?' },
    periods: [10, 11, 12],
    people: { label: '{who} who sleep at the same post in a week', assume: [30, 100, 300] },
  },
  notFound:
    'No record we hold gives the hours {who} stand at a post of {country}. The gate book of a guarded truck park near {place} has arrival and leaving of each {unit}; ask to read a month.',
  political: [
    'Which side of the line near {place} changed its rules for {good} last, and at whose wish',
    'A quarrel between capitals can shut the gate for weeks.',
  ],
  environmental: [
    'In which months the road to the post near {place} floods or the heat spoils loads',
    'A stop in the hot months costs {who} goods as well as hours.',
  ],
  licences: [
    { ask: 'Who may prepare and hand in {good} for others: a licensed agent only?', sector: 'tax' },
    {
      ask: 'Which certificate is asked for at the line, and who gives it before the truck leaves?',
      sector: 'standards',
    },
  ],
  unknowns: [
    'At which stamp did {n:20} {units} near {place} wait longest?',
    'How many of {n:50} files were sent back for a fault, and which faults?',
    'Who pays the idle day: {who}, the owner of the goods or the buyer?',
  ],
  interview: [
    'Tell me about your last time at the line, from the first barrier to the last.',
    'Which paper was missing or wrong? Who could have seen it before?',
    'What did you spend each day, and who gave you the money?',
    'Which neighbour in the line left before you? How?',
    'When did it last go fast? What was different?',
    'To an agent: which file did you have to redo last, and who paid for that?',
  ],
  where:
    'the guarded park before the post near {place}, the agents’ containers beside the customs hall, and the tea stalls where {who} wait',
  tests: [
    {
      name: 'Stamp clock',
      hypothesis: 'one or two stamps make most of the wait.',
      method:
        '{n:12} drivers note the hour of each stamp of {good} on a card, on both sides. Collect the cards at the far gate.',
      metric: 'hours before each stamp.',
      threshold: 'half of the hours before one stamp.',
      usd: 60,
      days: 8,
      stop: 'all stamps wait alike.',
    },
    {
      name: 'Read before you roll',
      hypothesis: 'a second reading at home prevents files sent back.',
      method:
        'check the papers of {n:10} loads in {place} two days before; compare with {n:10} unchecked {units} of the same agents.',
      metric: 'files sent back.',
      threshold: 'half as many.',
      usd: 40,
      days: 10,
      stop: 'no file of either half is sent back.',
    },
    {
      name: 'A fee for a clean file',
      hypothesis: '{payer} pay for the second reading.',
      method:
        'offer {n:8} {payer} a check of {good} for the price of half an idle day, paid only if no fault is found at the line.',
      metric: 'owners who agree and pay.',
      threshold: '{n:3} of {n:8}.',
      usd: 20,
      days: 9,
      stop: '{n:5} say that the agent does that already.',
    },
  ],
  kill: 'faults in papers cause under a fifth of the hours near {place}, or fewer than {n:2} of {n:8} owners pay for a clean file',
  dealBreakers: [
    'The gate is slow on purpose, and speed is sold by those who hold it.',
    'The freight already pays {who} for the days they stand.',
    'Only a licensed agent may touch {good}, and he earns from the faults.',
  ],
  explore: {
    stage: 'governing',
    also: ['agriculture', 'legal'],
    customers: ['companies', 'shops', 'women'],
    products: ['service', 'phone', 'web'],
    backgrounds: ['law', 'transport', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
