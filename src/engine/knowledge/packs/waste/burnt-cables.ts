import { type Pain, use } from '../../pack-types.ts';

export const burntCables: Pain = {
  id: 'waste.burnt-cables',
  title: 'Scrap workers burn cables and break batteries with bare hands',
  short: 'Scrap workers are harmed by cables and batteries',
  type: 'safety',
  recognise: {
    event:
      'e-waste, electronic waste, cable, cables, burn cables, burning cables, copper, lead, battery acid, old batteries, car batteries, dismantl, break phones, circuit boards, fridge gas, toxic, bare hands, scrap dealers, scrapyard, acid, dechets electroniques, batteries usagees, cuivre, plomb',
    setting:
      'scrap, dealer, yard, boys, workers, phones, computers, fridge, refurbish, import, second-hand, dump, market, repair',
    goods:
      'e-waste=scrap, scrap=scrap, cable=cables, battery=old batteries, copper=copper, dechet=scrap, ferraille=scrap',
  },
  words: {
    who: ['scrap workers', 'scrap worker'],
    payer: ['scrap dealers and metal buyers', 'dealer'],
    good: 'scrap',
    unit: ['day’s work', 'days of work'],
  },
  actor:
    'scrap, worker, dealer, picker, boys, youth, young, repair, recycler, collector, men, women, people, artisan, business, company',
  problem:
    '{who} in {place} burn cables and crack batteries with bare hands to get the metal out of {good}, and pay with eyes, skin and lungs',
  heading: 'Copper by fire: how {who} of {place} take {good} apart, and at what price',
  chain:
    'A boy buys a broken fridge on credit from a house, breaks it by noon and sells the copper by four. Burnt copper fetches a little less than clean; a fire takes minutes, a knife takes hours. The dealer sells on to a trader, the trader to a ship. Nobody on that road sees the lungs. Find out in {place} what clean copper brings over burnt, and how many minutes a boy would need without a fire.',
  causes: [
    {
      id: 'speed',
      fix: 'time',
      text: 'fire is faster than any knife',
      match: 'fast, fire, quick, burn, time, minutes, strip',
      why: 'perhaps the debt falls due at four',
      sign: 'with an hour to spare they still burn',
    },
    {
      id: 'tool',
      fix: 'tools',
      text: 'there is no tool that strips thin cable',
      match: 'tool, stripper, machine, knife, thin, equipment',
      why: 'perhaps one was given and sold',
      sign: 'where a stripper stands it is not used',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'burnt metal sells for nearly the same',
      match: 'price, same price, buyer, copper, clean, dealer',
      why: 'perhaps the dealer mixes both',
      sign: 'clean was paid more, and they burned',
    },
    {
      id: 'unknown',
      fix: 'knowledge',
      text: 'nobody sees the harm until years later',
      match: 'know, harm, lead, health, danger, toxic, aware',
      why: 'perhaps headaches are put down to the sun',
      sign: 'those who know do it as much',
    },
  ],
  effects: [
    'a burn, a cut, a cough that stays',
    'lead in the dust of the yard where children play',
    'the yard is cleared by the town, tools and all',
  ],
  stakeholders: [
    'scrap worker: needs cash by four',
    'dealer: lends in the morning, buys in the afternoon',
    'trader who ships: pays by purity, far away',
    'food seller in the yard: breathes it too',
    'council: wants the smoke gone, and the boys with it',
  ],
  metrics: [
    'minutes and coins per kilo, burnt and stripped',
    'burns and cuts in a week, per worker',
    'kilos of metal bought clean ÷ all',
  ],
  alternatives: [
    { text: 'Burn it', match: 'burn, fire, tyre', draw: 'ready in minutes', limit: 'smoke, and a coin less' },
    { text: 'Strip by knife', match: 'knife, hand, strip', draw: 'clean price', limit: 'an hour a kilo, cut fingers' },
    {
      text: 'Sell it whole to a dealer',
      match: 'whole, sell whole, unbroken',
      draw: 'no harm at all',
      limit: 'half of the money',
    },
    {
      text: 'Mend it and sell it',
      match: 'repair, refurbish, fix, reuse',
      draw: 'worth ten times the copper',
      limit: 'skill, parts, and one in ten',
    },
  ],
  want: 'A boy of eighteen does not fear his lungs at forty; he fears four o’clock. Look in {place} for {who} who stopped burning, and what they do now.',
  pay: 'The gap between burnt and clean has to pay for time and tool. Where it is a coin, only a buyer who wants clean {good} can pay you; ask the trader who ships from {place}.',
  can: 'A stripper needs current and a lock, and takes one cable at a time. If a fire nearby is faster, {who} walk fifty steps; and who owns the machine owns the yard.',
  indicators: [
    use('SI.POV.DDAY', 'near', 20, 'high', 'E', {
      split: 36,
      high: 'Cash by four is supper: {fig}. Whatever takes longer must pay before dark in {place}.',
      low: 'Fewer live from day to day: {fig}. Some could wait an evening for a clean price; find them.',
    }),
    use('IT.CEL.SETS.P2', 'exposure', 15, 'high', 'T', {
      split: 95,
      high: 'Phones in hands become phones in heaps: {fig}. Weigh a day’s broken sets at one yard of {place}.',
      low: 'Fewer sets are about: {fig}. Batteries and fridges may matter more; weigh each kind.',
    }),
    use('NE.IMP.GNFS.ZS', 'exposure', 10, 'high', 'E', {
      split: 32,
      high: 'Used sets come in by ship: {fig}. Ask at the port which boxes hold dead ones.',
      low: 'Fewer sets come in: {fig}. {Good} are from homes; ask who buys at doors in {place}.',
    }),
    use('SL.EMP.VULN.ZS', 'near', 20, 'high', 'E', {
      split: 50,
      high: 'Most answer to no one for their health: {fig}. Ask {who} whose coin paid the nurse after the last burn.',
      low: 'Many work under a boss: {fig}. See which dealer in {place} would answer for his boys.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'L', {
      split: 22,
      high: 'Rules on yards have some weight: {fig}. Ask a dealer with a paper what it forbids him.',
      low: 'Rules come as a raid: {fig}. Whoever makes smoke less seen helps {who}; say that to dealers.',
    }),
    use('HDR24.MYS', 'proxy', 20, 'low', 'S', {
      split: 5.7,
      high: 'Some have years of school behind them: {fig}. Mending may be open to them; test {n:10} {who}.',
      low: 'Few years of school: {fig}. Show harm by a nurse and one blood test, not by a poster.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'proxy', 0, 'none', 'T', {
      split: 86,
      high: 'A motor could strip cable: {fig}. Time it beside a fire in {place}.',
      low: 'No line in the yard: {fig}. Only hand tools will do for {good}.',
    }),
    use('FB.LIFE', 'context', 0, 'none', 'S', {
      split: 67,
      high: 'Long lives can be lost: {fig}. Ask old dealers how many of their first boys are about.',
      low: 'Lives are short anyway: {fig}. Speak of burns this week, not of years.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where sets are thrown out',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Workers are a few hundred: count heads in the yards of {place} at two.',
    },
  ],
  sizing: {
    event: ['burn or cut', 'burns and cuts'],
    inputs: [
      {
        id: 'bill',
        label: 'clinic, fare and dressing',
        kind: 'money',
        near: 'clinic, hospital, dressing, fare, medicine',
        ask: 'What did the last burn or cut cost to treat, in {money}?',
      },
      {
        id: 'days',
        label: 'days without work',
        kind: 'days',
        near: 'days, off, rest, weeks',
        assume: [1, 3, 10],
        ask: 'For how many days was there no work?',
        choices: ['One', 'Three', 'Ten'],
        values: [1, 3, 10],
      },
      {
        id: 'earn',
        label: 'sum earned in a day',
        kind: 'money',
        near: 'earn, a day, per day, make',
        ask: 'What is left of a day in the yard for one {who1}, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'cost of one burn or cut', expr: 'bill + days * earn', unit: 'money' }],
    times: { per: 'year', assume: [2, 6, 15], ask: 'How many such wounds does one {who1} have in a year?' },
    periods: [1, 1, 1],
    people: { label: '{who} in the yards you can walk to in {place}', assume: [20, 60, 200] },
  },
  traps: [
    {
      when: ['cable, copper, burn', 'battery, lead, acid'],
      text: 'A cable and a battery need two tools and harm two ways. What strips one is of no use on the other.',
      ask: 'Which do {who} of {place} open more of, by weight?',
      choices: ['Cables', 'Batteries', 'Fridges and boards'],
    },
  ],
  notFound:
    'No record we hold counts burns or lead in the yards of {country}. A nurse’s book near {place} and a week at one yard begin it.',
  political: [
    'Whether yards of {place} are to be moved, and who bargains for them',
    'A yard about to move buys nothing.',
  ],
  environmental: ['Where the water and wind of {place} take ash and acid', 'Test one well below the yard.'],
  licences: [
    { ask: 'What must a yard hold that opens batteries or boards?', sector: 'company registration and investment' },
    { ask: 'What must stand on the papers when such metal is shipped?', sector: 'standards' },
  ],
  unknowns: [
    'In {place}, what do clean and burnt copper bring, and how long does each take?',
    'Would a dealer lend a tool in the morning, as he lends money?',
    'Which sets could be mended, of a hundred broken up?',
  ],
  interview: [
    'Tell me about yesterday’s pieces: where from, how opened, sold to whom, for how much.',
    'When did you last burn or cut yourself? Who paid?',
    'What tools have you had? Where are they?',
    'When did you get more for clean? Who paid it?',
    'What do you mend rather than break? How do you know?',
    'Who stopped this work? What does that one do now?',
  ],
  where: 'the yards of {place} at two, the dealer’s scale at four, and the night nurse’s chair',
  tests: [
    {
      name: 'Knife, motor, fire',
      hypothesis: 'a hand machine strips a kilo at a cost below the clean price.',
      method: '{n:6} {who} do a kilo each way; three dealers price it without knowing.',
      metric: 'minutes, coins.',
      threshold: 'gain of a tenth of the day.',
      usd: 150,
      days: 4,
      stop: 'fire still earns more.',
    },
    {
      name: 'Lent at dawn',
      hypothesis: '{payer} lend a stripper as they lend cash.',
      method: '{n:3} {payer} of {place}, {n:9} days; clean bought at a board price.',
      metric: 'kilos clean, tools back.',
      threshold: 'half of the kilos.',
      usd: 220,
      days: 10,
      stop: 'two tools sold.',
    },
    {
      name: 'Mended, not broken',
      hypothesis: 'one in twenty sets is worth more mended.',
      method: 'a repairer looks at {n:100} sets before they are broken.',
      metric: 'sets sold whole, gain.',
      threshold: '{n:5}, at five times the metal.',
      usd: 60,
      days: 7,
      stop: 'none sells.',
    },
  ],
  kill: 'a fire still earns more by four o’clock in {place}, or no dealer pays more for clean',
  dealBreakers: [
    'The shipper pays one price for all.',
    'The yard is cleared before the tool is paid.',
    'Your machine ends in another yard, on the second night.',
  ],
  explore: {
    stage: 'making',
    also: ['technology', 'manufacturing', 'healthcare'],
    customers: ['workers', 'youth', 'companies'],
    products: ['device', 'service', 'phone'],
    backgrounds: ['engineer', 'artisan', 'health', 'community', 'research'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'high',
  },
};
