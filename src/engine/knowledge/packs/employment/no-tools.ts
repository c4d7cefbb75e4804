import { type Pain, use } from '../../pack-types.ts';

export const noTools: Pain = {
  id: 'employment.no-tools',
  title: 'Artisans turn work away because they lack the tool that day',
  short: 'Artisans refuse work for want of a tool',
  type: 'access',
  recognise: {
    event:
      'no tools, lack tools, lack of tools, tool!, tools, own tools, borrow tools, hire tools, rent tools, tool hire, broken drill, drill!, grinder, no machine, share a machine, borrow a machine, equipment stolen, stolen tools, tools stolen, power tool, turn away work, refuse work, refuse orders, outil, outils, louer un outil, materiel',
    setting:
      'artisan, mason, plumber, electrician, carpent, painter, tiler, mechanic, welder, workshop, job site, customer, order, fundi, bricoleur',
    goods: 'tool=tools, tools, drill=tools, grinder=tools, equipment=tools, outil=tools',
  },
  words: {
    who: ['self-employed artisans', 'artisan'],
    payer: ['self-employed artisans', 'artisan'],
    good: 'tools',
    unit: ['order', 'orders'],
  },
  actor:
    'artisan, mason, plumber, electrician, carpent, painter, tiler, mechanic, welder, fundi, worker, youth, young, technician, craft, men, women',
  problem: '{who} in {place} turn down or delay an {unit}, since the {good} for it are not in their hands that day',
  heading: 'The order went by: {who} of {place} and the {good} they do not have',
  chain:
    'A customer wants tiles cut today. The tiler has a hammer; the cutter belongs to a friend on another site, or to a shop that asks for an identity card and a deposit as large as a week’s pay. He rings two friends, spends an hour, and the customer asks somebody else. {Good} that are bought are lent, stolen or pawned. Find out how many {units} went by in {place} last month for want of which one thing.',
  causes: [
    {
      id: 'price',
      fix: 'money',
      text: '{good} cost more than several {units} bring',
      match: 'expensive, price, cost, capital, afford, no money, import, dear',
      why: 'perhaps the cheap one breaks in a month',
      sign: 'artisans who have cash do not buy either',
    },
    {
      id: 'deposit',
      fix: 'hire',
      text: 'hiring asks for a deposit, a card or a boss',
      match: 'deposit, hire, rent, id, guarantor, hire shop, collateral, security',
      why: 'perhaps the last three hirers never came back',
      sign: 'shops that ask for nothing have as few hirers',
    },
    {
      id: 'theft',
      fix: 'keeping',
      text: '{good} are stolen from the site or lent and lost',
      match: 'stolen, theft, lend, lost, borrowed, friend, not returned, store, lock',
      why: 'perhaps there is no lockable box in a shared room',
      sign: 'those who keep them at home lose as many',
    },
    {
      id: 'spare',
      fix: 'repair',
      text: 'the tool lies broken, for want of a part or of power',
      match: 'broken, repair, spare, brush, blade, battery, power cut, bit, no power',
      why: 'perhaps nobody in {place} repairs that brand',
      sign: 'repaired tools leave as many orders undone',
    },
  ],
  effects: [
    'the customer learns another number by heart',
    'a hole is knocked by hammer, and the wall cracks',
    'the artisan works for the one who owns the tool, at half the pay',
  ],
  stakeholders: [
    'artisan: decides between hire, loan and refusal within an hour',
    'friend with the tool: lends as a favour, keeps the score',
    'hire shop: fears loss more than idle days',
    'hardware seller: sells the cheap one, twice a year',
    'customer: wants it today, sometimes buys the tool himself',
  ],
  metrics: [
    '{units} refused or delayed for want of a tool ÷ {units} asked',
    'days a year each tool is truly used',
    'tools lost ÷ tools lent',
  ],
  alternatives: [
    {
      text: 'Do it by hand',
      match: 'by hand, hammer, manual, manually',
      draw: 'no deposit, no debt',
      limit: 'slow, rough, and a tired back',
    },
    {
      text: 'Borrow from a friend',
      match: 'borrow, friend, lend, share',
      draw: 'free, and quick when he is idle',
      limit: 'never on the day of rain or feast',
    },
    {
      text: 'Work under the one who owns it',
      match: 'under someone, subcontract, helper, split',
      draw: 'the {unit} is not lost',
      limit: 'half of the pay is',
    },
    {
      text: 'Buy second-hand at the market',
      match: 'second-hand, used, buy, market, cheap',
      draw: 'yours from today',
      limit: 'breaks by Friday, or was stolen',
    },
  ],
  want: 'Many {who} have found a rhythm of favours, and a tool for hire would end a friendship as well as a fee. Ask in {place} who was refused by a friend, and what he did within the hour.',
  pay: 'A day’s hire must leave the artisan most of the {unit}, and you enough for the one that is never brought back. Ask {who} what they last gave for a day of {good}, in coin or in beer.',
  can: '{Good} walk away. If the card is borrowed and the phone is off, you own a list of names; begin with those whom a hardware seller in {place} gives credit.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'near', 25, 'high', 'E', {
      split: 50,
      high: 'Most workers are their own boss and must own what they use: {fig}. Open {n:10} bags in {place} and write down what is missing.',
      low: 'Many are equipped by an employer: {fig}. {Who} on their own may be few, so find where they meet.',
    }),
    use('FR.INR.RINR', 'proxy', 15, 'high', 'E', {
      split: 4.8,
      high: 'A bank loan eats what a tool earns: {fig}. Compare it with what a friend or a seller asks from {who}.',
      low: 'Loans are cheap on paper: {fig}. Ask which artisan in {place} ever got one, and for what.',
    }),
    use('NE.IMP.GNFS.ZS', 'proxy', 10, 'high', 'E', {
      split: 32,
      high: 'Much is bought from abroad, drills and discs among it: {fig}. Ask a seller how long the last shipment took.',
      low: 'The country buys little abroad: {fig}. Smiths in {place} may copy simple {good}; ask what they cannot copy.',
    }),
    use('EG.ELC.ACCS.UR.ZS', 'proxy', 15, 'low', 'T', {
      split: 86,
      high: 'Most town walls have a socket: {fig}. If {good} still stand idle, look at who holds the key to them.',
      low: 'A drill without a socket is a weight: {fig}. Ask {who} on how many sites of last month there was power.',
    }),
    use('FINDEX.BORROW', 'proxy', 15, 'low', 'E', {
      split: 67,
      high: 'Many borrowed within a year: {fig}. Ask whether one cent of that went into {good}, and why not.',
      low: 'Few borrowed at all: {fig}. Hire by the hour may be the only door to {good} for {who}.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'near', 20, 'low', 'E', {
      split: 17,
      high: 'Credit reaches some private hands: {fig}. See if a seller in {place} gives {good} on terms before you do.',
      low: 'Credit stops far above an artisan: {fig}. Ask sellers whom they trust without a paper.',
    }),
    use('SP.URB.GROW', 'exposure', 0, 'none', 'S', {
      split: 3.3,
      high: 'New walls mean new orders: {fig}. Stand a morning at a hardware counter in {place} and note what is asked for and not bought.',
      low: 'Few new walls: {fig}. Repairs may be the bread of {who}; list the {good} these need.',
    }),
    use('WGI.CC', 'context', 0, 'none', 'P', {
      split: 25,
      high: 'A complaint about a stolen drill may be heard: {fig}. Ask which {who} ever got one back.',
      low: 'Nobody brings a stolen drill back: {fig}. Reckon the loss of {good} into the first day’s price.',
    }),
  ],
  reach: [
    {
      label: 'people who work or seek work',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'Few of them are tilers or plumbers: a hardware seller’s phone book in {place} tells more.',
    },
  ],
  sizing: {
    event: ['order', 'orders'],
    inputs: [
      {
        id: 'pay',
        label: 'pay for one {unit}',
        kind: 'money',
        near: 'paid, order, job, earn, charge, customer',
        ask: 'What does one {unit} bring {who1} after materials, in {money}?',
      },
      {
        id: 'part',
        label: 'share lost when it is refused or done for another',
        kind: 'share',
        near: 'half, lose, split, refused, all',
        assume: [0.4, 0.7, 1],
        ask: 'When the tool is missing, how much of that is lost?',
        choices: ['Half', 'All of it'],
        values: [0.5, 1],
      },
    ],
    loss: [{ id: 'lost', label: 'pay lost on one {unit}', expr: 'pay * part', unit: 'money' }],
    times: { per: 'month', assume: [1, 3, 6], ask: 'How many {units} a month go by one {who1} for want of a tool?' },
    periods: [9, 11, 12],
    people: { label: '{who} who buy from the hardware sellers you can visit in {place}', assume: [25, 70, 150] },
  },
  traps: [
    {
      when: ['stolen, theft, lost, not returned', 'expensive, cannot afford, no money, capital'],
      text: 'A stolen tool and one never owned leave the same empty bag. A lock helps the first, a way to pay helps the second.',
      ask: 'What is missing from the bags in {place}, and why?',
      choices: ['Never owned', 'Stolen or lent', 'Broken'],
    },
  ],
  notFound:
    'No record we hold counts {units} refused for want of a tool in {country}. A week’s list kept by {n:20} {who} in {place} is the first that would.',
  political: [
    'Whether customs or a town levy makes {good} dearer in {place} than across the border',
    'If the border price is half, traders will beat you before long.',
  ],
  environmental: [
    'How dust, rain and heat in {place} wear out motors and cords',
    'Ask for the age at which {good} die, not at which they are sold.',
  ],
  licences: [
    {
      ask: 'What must a business hold that lends {good} against a deposit or in rates?',
      sector: 'finance / central bank',
    },
    { ask: 'Which mark must electric {good} carry that are hired out?', sector: 'standards' },
  ],
  unknowns: [
    'Which one tool was missing in most {units} that went by in {place} last month?',
    'On how many days was that tool idle in somebody else’s room?',
    'How many of {n:10} {good} lent to strangers come back?',
  ],
  interview: [
    'Which {unit} did you last refuse or pass on? What was missing?',
    'Whom did you ring for it? What did he say, and what did you owe him after?',
    'Show me your bag. Which of these did you buy, when, and with what money?',
    'What was stolen or never given back? How did you replace it?',
    'When did you last hire something? What did you leave as a pledge?',
    'Which tool of yours slept longest this year?',
  ],
  where:
    'the hardware street of {place} at seven in the morning, a hire shop’s back room, and sites where tilers wait for a cutter',
  tests: [
    {
      name: 'List of the missed',
      hypothesis: 'each of {who} loses three {units} a month for want of a tool.',
      method: '{n:20} artisans in {place} send a voice note each evening for {n:7} days: asked, done, refused, why.',
      metric: 'refused for a tool, by tool.',
      threshold: 'one a week on average, one tool leading.',
      usd: 30,
      days: 8,
      stop: 'under {n:5} in all by day five.',
    },
    {
      name: 'One box for a week',
      hypothesis: 'a hired tool comes back and pays its day.',
      method: 'put {n:5} of the most missed {good} with a trusted seller; a day’s fee, a witness instead of a deposit.',
      metric: 'days hired, and tools back.',
      threshold: '{n:15} days, none lost.',
      usd: 250,
      days: 8,
      stop: 'two lost.',
    },
    {
      name: 'Pay by the evening',
      hypothesis: '{payer} pay for a tool from the {unit} it made possible.',
      method: 'let {n:8} known artisans pay at dusk by phone and not before.',
      metric: 'paid at dusk ÷ taken.',
      threshold: '{n:7} of {n:8}.',
      usd: 60,
      days: 6,
      stop: '{n:3} late on the first two days.',
    },
  ],
  kill: 'fewer than one {unit} in ten is missed in {place} for want of {good}, or more than one in ten hired tools is never seen again',
  dealBreakers: [
    'Friends lend freely, and hire is an insult among them.',
    'Each {unit} wants another tool, so a small stock never fits.',
    'What is lent out in {place} is pawned by Friday.',
  ],
  explore: {
    stage: 'supply',
    also: ['housing', 'manufacturing', 'retail'],
    customers: ['workers', 'shops', 'urban'],
    products: ['service', 'device', 'app', 'phone'],
    backgrounds: ['artisan', 'builder', 'trader', 'engineer'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
