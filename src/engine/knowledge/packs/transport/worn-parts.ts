import { type Pain, use } from '../../pack-types.ts';

export const wornParts: Pain = {
  id: 'transport.worn-parts',
  title: 'A minibus stands for days for want of a sound part',
  short: 'Vehicles stand idle for days for want of a genuine spare part',
  type: 'quality',
  recognise: {
    event:
      'spare part, spare parts, fake parts, fake spare, counterfeit parts, substandard parts, genuine parts, genuine spare, vehicle breaks down, vehicles break down, breakdown, break down, broke down, breaks down, mechanic, mechanics, repair, repairs, garage, second-hand parts, tyres, brake pads, engine knocked, off the road, en panne, pieces de rechange, mecanicien',
    setting:
      'minibus, bus!, taxi, matatu, vehicle, car!, driver, owner, engine, motorcycle, workshop, truck, brake, gearbox, import, voiture',
  },
  words: {
    who: ['taxi and minibus owners', 'owner'],
    payer: ['taxi and minibus owners', 'owner'],
    good: 'spare parts',
    unit: ['repair', 'repairs'],
  },
  problem:
    '{who} in {place} lose days of income while a vehicle waits for {good}, and weeks later the same thing breaks again',
  heading: 'Back in the garage: {good} that fail {who} in {place}',
  chain:
    'The mechanic names the part, the driver or a boy runs to the dealers’ row, and each hand on the way adds its coin. New, used and copied lie in the same box. {Who} pay for what they did not choose and cannot judge; the mechanic is paid again when it fails. Find out who chose the part at the last {unit}, what he was given for it, and how long it held.',
  causes: [
    {
      id: 'copy',
      fix: 'genuine',
      text: 'copies pass for genuine {good}',
      match: 'fake, counterfeit, copy, genuine, substandard, china, packaging, original',
      why: 'perhaps all know it and choose the cheap one',
      sign: '{good} bought as genuine fail as soon',
    },
    {
      id: 'guess',
      fix: 'diagnosis',
      text: 'the mechanic changes parts until the noise stops',
      match: 'wrong diagnosis, guess, trial and error, mechanic, untrained, scanner',
      why: 'perhaps he has no tool for newer engines',
      sign: 'other garages name the same part',
    },
    {
      id: 'far',
      fix: 'stock',
      text: 'the right part is not in town',
      match: 'not available, shortage, order, import, wait for, capital city, months',
      why: 'perhaps a dealer has it and nobody asked',
      sign: 'vehicles stand as long when the part is at hand',
    },
    {
      id: 'late',
      fix: 'upkeep',
      text: 'the vehicle is driven until it breaks',
      match: 'no service, no maintenance, old vehicle, overload, oil, worn',
      why: 'perhaps the daily sum leaves no day for service',
      sign: 'serviced vehicles stand as often',
    },
  ],
  effects: [
    'the crew takes another vehicle, the loan runs on',
    'passengers stand by the road at night with their bags',
    'brakes of unknown make go down a hill full of people',
    'the owner sells at a loss to end it',
  ],
  stakeholders: [
    'owner: pays, was not there',
    'mechanic: chooses, earns per failure too',
    'dealer: knows what is in the box',
    'driver: notices first, stays silent to earn the day',
  ],
  metrics: [
    'days idle per {unit}, by what was waited for',
    'weeks a part held ÷ weeks it should hold',
    'coins added between dealer and owner',
  ],
  alternatives: [
    {
      text: 'Trust one’s mechanic',
      match: 'trust, my mechanic, usual',
      draw: 'quick, on credit',
      limit: 'chooses what pays him',
    },
    {
      text: 'Buy used parts from a scrapped car',
      match: 'second-hand, used, scrap, breaker',
      draw: 'genuine at least',
      limit: 'unknown age',
    },
    {
      text: 'Buy from the brand’s shop',
      match: 'dealer, brand, authorised, original shop',
      draw: 'a paper',
      limit: 'two or three times the price',
    },
    {
      text: 'Mend and weld the old one',
      match: 'weld, mend, improvise, machine shop',
      draw: 'same day',
      limit: 'for a month',
    },
    {
      text: 'Ask a brother abroad to send it',
      match: 'abroad, relative, dubai, ship',
      draw: 'right part',
      limit: 'weeks, and duty',
    },
  ],
  want: 'A cheap part every two months may suit someone who lives by the week. Ask {who} in {place} to choose between two real parts at two real prices; most people’s complaint ends there.',
  pay: '{Who} would pay for a part that holds, if they knew it beforehand. That is what each seller claims; only a promise with money behind it for each {unit} is different.',
  can: 'There are thousands of numbers for {good} and little room in {place}. Begin with the four that break most on one model, and with a mechanic who loses his coin if you win.',
  indicators: [
    use('NE.IMP.GNFS.ZS', 'near', 20, 'high', 'E', {
      split: 32,
      high: 'Much comes over the border or the sea: {fig}. So do copies; buy three boxes of one part in {place} and let a machinist open them.',
      low: 'Fewer goods come from abroad: {fig}. Look at what local welders make instead of {good}, and how long it holds.',
    }),
    use('LPI.SCORE', 'proxy', 15, 'low', 'E', {
      split: 2.5,
      high: 'Freight works better than in half of Africa: {fig}. The right part could be in {place} in two days; ask who tried.',
      low: 'Freight is slow: {fig}. List what {who} waited for longest; ten of these {good} on one shelf may be enough.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'L', {
      split: 23,
      high: 'Standards may be checked at entry: {fig}. Ask the office what it seized of {good} last year.',
      low: 'Nobody stops a copy at the border: {fig}. {Who} need a sign they can test by hand.',
    }),
    use('FB.FX', 'context', 10, 'high', 'E', {
      split: 547,
      high: 'A dollar costs many notes: {fig}. Ask dealers in {place} how often they changed the price of {good} since the new year.',
      low: 'A dollar costs few notes: {fig}. Still note the day of each price for {good}, since boxes come from abroad.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 10, 'high', 'E', {
      split: 5,
      high: 'Costs of all kinds climb: {fig}. {Who} may choose copies since their fares do not climb as fast; ask.',
      low: 'Prices hold: {fig}. Then a switch of {who} to copies has another reason; ask the mechanic.',
    }),
    use('OWID.CO2.PC', 'exposure', 15, 'high', 'N', {
      split: 0.45,
      high: 'Many engines run: {fig}. Count vehicles by model at one terminus of {place} and keep to the commonest.',
      low: 'Few engines run: {fig}. Dealers of {good} may be three; learn what each of them never has.',
    }),
    use('HDR24.MYS', 'proxy', 15, 'low', 'S', {
      split: 5.7,
      high: 'Reading a manual is within reach of more mechanics: {fig}. Ask them which page they lack for {good}.',
      low: 'Most learn by watching a master: {fig}. Teach one fault at a time, hands on, with the {good} of that day.',
    }),
    use('FINDEX.BUYONLINE', 'proxy', 0, 'none', 'T', {
      split: 5.75,
      high: 'Some buy by screen: {fig}. See if a mechanic in {place} orders {good} so, and what came.',
      low: 'Hardly anyone buys by screen: {fig}. A shelf and a phone will sell {good} sooner than a shop window on the net.',
    }),
  ],
  reach: [
    {
      label: 'people in services, drivers and owners among them',
      expr: 'work * services / 100',
      records: { work: 'FB.LABOUR', services: 'ILO.EMP.SRV' },
      caution: 'Owners of vehicles are few of them: count vehicles at {n:2} terminuses of {place}.',
    },
  ],
  sizing: {
    event: ['repair', 'repairs'],
    inputs: [
      {
        id: 'income',
        label: 'income of the vehicle on a day',
        kind: 'money',
        near: 'earn, day, income, daily, target, bring',
        ask: 'What does the vehicle bring in on a day, in {money}?',
      },
      {
        id: 'idle',
        label: 'days it stands for one {unit}',
        kind: 'days',
        near: 'days, weeks, wait, stand, idle, garage',
        assume: [1, 3, 10],
        ask: 'How many days did it stand the last time?',
      },
      {
        id: 'part',
        label: 'paid for part and labour',
        kind: 'money',
        near: 'part, repair, mechanic, cost, paid, spare',
        ask: 'What did part and labour cost, in {money}?',
      },
      {
        id: 'wasted',
        label: 'share of that which a sound part would have saved',
        kind: 'share',
        near: 'fake, again, twice',
        assume: [0.2, 0.5, 0.8],
      },
    ],
    loss: [
      { id: 'idleloss', label: 'income lost', expr: 'income * idle', unit: 'money' },
      { id: 'loss', label: 'loss from one {unit}', expr: 'idleloss + part * wasted', unit: 'money' },
    ],
    times: { per: 'year', assume: [3, 6, 12], ask: 'How many {units} a year stop the vehicle for a day or more?' },
    periods: [1, 1, 1],
    people: { label: 'vehicles of one model on the routes of {place}', assume: [40, 120, 400] },
  },
  notFound:
    'No record we hold counts vehicles that stand in {country}. A garage yard in {place}, walked each morning for {n:10} days with a list, shows which {good} and {who} wait longest.',
  political: [
    'Whether {place} or the state means to ban old vehicles from the road',
    'A date for that ends every purchase of {good} for them.',
  ],
  environmental: [
    'What dust and flooded roads around {place} do to filters, brakes and bearings',
    '{Good} that hold in town may fail there in weeks.',
  ],
  licences: [
    { ask: 'Which marks must {good} carry, and who tests them?', sector: 'standards' },
    { ask: 'What duty falls on {good}, new and used?', sector: 'tax' },
  ],
  unknowns: [
    'For which {good} did {n:30} standing vehicles in {place} wait, and how long?',
    'How long did {n:20} brake or clutch parts hold, by where they were bought?',
    'What does the mechanic earn on a part, and from whom?',
  ],
  interview: [
    'Tell me of the last time it stood. Who said what was wrong?',
    'Who went to buy? What did he bring, and from where?',
    'How long did it hold? What did you say to the mechanic then?',
    'When did you last pay for the better one? Why that day?',
    'To a mechanic: which car has come back to you? What was it?',
    'To a dealer: how do you tell them apart? Show me.',
  ],
  where:
    'the garages behind the terminus of {place} in the morning, the dealers’ row on market day, and a breaker’s yard',
  tests: [
    {
      name: 'Yard list',
      hypothesis: '{good}, not work, keep vehicles standing.',
      method: 'list each vehicle in {n:3} yards of {place} for {n:10} days: since when, for what.',
      metric: 'days by reason.',
      threshold: 'half of the days for a part.',
      usd: 20,
      days: 10,
      stop: 'most stand for want of money.',
    },
    {
      name: 'Cut open',
      hypothesis: 'every second part sold as genuine is none.',
      method: 'buy {n:12} {good} of one kind at {n:6} dealers; a machinist cuts and weighs them beside a known one.',
      metric: 'copies ÷ bought as genuine.',
      threshold: '{n:6} of {n:12}.',
      usd: 200,
      days: 6,
      stop: '{n:2} or fewer.',
    },
    {
      name: 'A part with a promise',
      hypothesis: '{who} pay a fifth more if failure is paid back.',
      method: 'sell one kind at {n:2} garages with a card: new one and labour back within {n:60} days.',
      metric: 'chosen ÷ offered.',
      threshold: '{n:12} of {n:30}.',
      usd: 250,
      days: 10,
      stop: 'fewer than {n:4} of the first {n:15}.',
    },
  ],
  kill: 'vehicles in {place} stand for want of money more than of {good}, or fewer than {n:4} of {n:15} {who} choose the part with a promise',
  dealBreakers: [
    '{Who} sell the vehicle before the better part pays.',
    'Mechanics steer every buyer away from a shelf that gives them no coin.',
    'Models are so mixed in {place} that no small stock of {good} fits.',
  ],
  explore: {
    stage: 'making',
    also: ['manufacturing', 'retail'],
    customers: ['workers', 'shops', 'companies'],
    products: ['service', 'web', 'device'],
    backgrounds: ['engineer', 'trader', 'transport'],
    impact: ['commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
