import { type Pain, use } from '../../pack-types.ts';

export const noCover: Pain = {
  id: 'fintech.no-cover',
  title: 'One accident, death or lost season wipes out those without insurance',
  short: 'People without insurance lose everything in one bad day',
  type: 'finance',
  recognise: {
    event:
      'no insurance, not insured, uninsured, without insurance, without cover, no cover, lack insurance, lack of insurance, afford insurance, crop insurance, livestock insurance, health insurance, accident cover, funeral cover, funeral cost, micro-insurance, microinsurance, insurance claim, claims not paid, claim rejected, claims rejected, premium, one accident, one bad season, lose everything, wiped out, wipes out, insurance company, insurers, pas d’assurance',
    setting:
      'insurance, accident, rider, boda, okada, farmer, drought, flood, fire, funeral, death, theft, stolen, hospital, savings, market, breadwinner',
    goods: 'insurance=cover, premium=cover, cover=cover',
  },
  words: {
    who: ['riders', 'rider'],
    payer: ['riders', 'rider'],
    good: 'cover',
    unit: ['mishap', 'mishaps'],
  },
  problem: '{who} in {place} have no {good}, and one {unit} takes the savings of years',
  heading: 'One bad day: living without {good} in {place}',
  chain:
    'The one at risk would pay a coin at a time; an insurer wants a year’s premium and papers; between them stand a stage, a union, a lender or an operator that could collect. When a {unit} comes, neighbours, a burial society and a money-lender pay first, and an insurer, if there is one, asks for a form. The promise is judged by the first claim in {place}. Find out what the last {unit} cost, who paid it, and how many days later.',
  causes: [
    {
      id: 'offer',
      fix: 'product',
      text: 'what is sold does not fit small and uneven earnings',
      match: 'annual, yearly, premium, expensive, afford, lump, minimum, daily income, product, formal',
      why: 'perhaps collecting a coin costs the insurer more than the coin',
      sign: 'people with a wage and a yearly bonus have none either',
    },
    {
      id: 'trust',
      fix: 'claims',
      text: 'nobody believes that a claim is paid',
      match: 'trust, claim, claims, rejected, never pay, cheat, small print, scam, delay, fraud',
      why: 'perhaps one refused claim is told at every stage',
      sign: 'those who saw a claim paid stay away as well',
    },
    {
      id: 'proof',
      fix: 'proof',
      text: 'a loss cannot be proved, or costs more to prove than it is worth',
      match: 'proof, evidence, assess, police report, no records, papers, documents, inspect, adjuster',
      why: 'perhaps the police paper alone costs two days’ earnings',
      sign: 'losses with a clear paper go unpaid too',
    },
    {
      id: 'habit',
      fix: 'group',
      text: 'kin and burial societies already share the blow',
      match: 'family, relatives, burial society, neighbours, community, contribution, edir, iddir, stokvel, welfare',
      why: 'perhaps to insure oneself looks like trust in strangers rather than brothers',
      sign: 'the last {unit} was paid by the one it struck, alone',
    },
    {
      id: 'shared',
      fix: 'pool',
      text: 'the blow falls on all at once, so neighbours cannot help',
      match: 'drought, flood, locust, everyone, whole village, season, disease outbreak, cyclone, market fire',
      why: 'perhaps one dry month empties every purse of {place}',
      sign: 'losses strike one house at a time',
    },
  ],
  effects: [
    'tools, animals or a bike are sold at a bad price in a bad week',
    'a child leaves school to earn',
    'a lender’s debt outlives the injury',
    '{who} take less risk and plant, load or ride less than they could',
  ],
  stakeholders: [
    'the one at risk: pays in good weeks, forgets in bad ones',
    'stage chair, union or cooperative: can collect, gains standing, may keep the box',
    'lender or bike owner: loses when the borrower is hurt, can demand it',
    'burial society treasurer: knows who pays in, fears a rival',
    'licensed insurer: carries the risk, knows little of this trade',
    'mobile operator: can take a coin a day, wants a large part of it',
  ],
  metrics: [
    '{units} per hundred {who} in a year, and the cost of each',
    'days from a {unit} to the first money in hand',
    'coins paid in ÷ coins due, week by week',
  ],
  alternatives: [
    {
      text: 'Pay in nowhere and trust in God',
      match: 'nothing, god, pray, fate, luck',
      draw: 'no coin leaves the pocket',
      limit: 'one day takes all',
    },
    {
      text: 'A burial or welfare society',
      match: 'burial society, welfare, edir, iddir, society, contribution, kitty',
      draw: 'pays on the same day, in front of all',
      limit: 'for death, seldom for a broken leg or a dead crop',
    },
    {
      text: 'A collection among colleagues',
      match: 'collection, contribute, harambee, whip round, friends, stage',
      draw: 'quick, and costs nothing till needed',
      limit: 'generous to the popular, tired by the third time',
    },
    {
      text: 'Sell the bike, the goat or the land',
      match: 'sell, sold, goat, cow, land, motorcycle, asset',
      draw: 'whole sum at once',
      limit: 'the earner is gone with it',
    },
    {
      text: 'Borrow in the crisis',
      match: 'borrow, loan, lender, shylock, debt',
      draw: 'there by night',
      limit: 'costs most when one can earn least',
    },
    {
      text: 'The cheapest paper the law-man asks for',
      match: 'third party, sticker, police, compulsory, cheapest',
      draw: 'keeps the traffic post quiet',
      limit: 'pays strangers, if anyone',
    },
  ],
  want: 'People in {place} buy what they can use this week. {Good} is used by few, so the rest feel robbed each month; ask who of them ever got something back for paying.',
  pay: 'A coin a day must carry the losses, the insurer, the collector and you. If a quarter goes into collecting it, too little comes back and word gets round.',
  can: 'You may not carry the risk, a licensed insurer must, and it wants thousands before it moves. Until then you test collecting and the speed of a small gift, not {good} itself.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'near', 25, 'high', 'E', {
      split: 62,
      high: 'Most earn without an employer who would cover them: {fig}. Ask {who} who paid for the last {unit}, name by name.',
      low: 'Many have an employer, and perhaps a scheme: {fig}. Check first who in {place} falls outside of it.',
    }),
    use('SI.POV.LMIC', 'near', 15, 'high', 'E', {
      split: 53,
      high: 'There is no cushion in many homes: {fig}. A coin a day must not come out of supper; take it on good days only.',
      low: 'Some cushion exists in many homes: {fig}. Ask why {who} do not insure themselves by saving, which is your rival.',
    }),
    use('FINDEX.SAVEFORMAL', 'proxy', 15, 'low', 'E', {
      split: 25,
      high: 'Money is set aside in formal places by a fair part: {fig}. {Good} may be sold where they save; ask what that place would take.',
      low: 'Few keep savings where a {unit} cannot reach them: {fig}. A pot that pays at once may win before any policy does.',
    }),
    use('FINDEX.SAVECLUB', 'proxy', 10, 'low', 'S', {
      split: 23,
      high: 'Clubs hold much of the habit of paying in: {fig}. Sell through a treasurer, or lose to her.',
      low: 'Clubs reach fewer here: {fig}. You may lack a collector, so look to fuel stations, stages or buyers of crops.',
    }),
    use('ILO.EMP.AGR', 'exposure', 15, 'high', 'S', {
      split: 36,
      high: 'Weather is many people’s employer: {fig}. When all lose together a village pot fails; ask for the last such season.',
      low: 'Fewer live by the weather: {fig}. Accidents, fire and illness strike one at a time, which a small pot can bear.',
    }),
    use('FB.LIFE', 'proxy', 10, 'low', 'S', {
      split: 66,
      high: 'Lives are longer than in much of Africa: {fig}. Injury and theft may worry {who} more than burial.',
      low: 'Burials come early and often: {fig}. Whoever pays for them in {place} has the trust you need.',
    }),
    use('WGI.RL', 'proxy', 10, 'low', 'L', {
      split: 26,
      high: 'A refused claim could be taken to someone: {fig}. Ask an insurer’s customers whether any did.',
      low: 'A promise on paper weighs little: {fig}. Pay the first help in front of the whole stage, within a day.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 43,
      high: 'A coin a day can be drawn by phone: {fig}. Ask what the operator keeps of each.',
      low: 'Coins must be collected by hand: {fig}. Reckon the collector’s wage before the premium.',
    }),
    use('OWID.CEREAL.YIELD', 'context', 0, 'none', 'N', {
      split: 1.45,
      high: 'Fields give more than in half of Africa: {fig}. There is more to lose in one bad season, and more to pay with.',
      low: 'Fields give little even in fair years: {fig}. A farmer’s premium would come out of food, so begin with another trade.',
    }),
  ],
  reach: [
    {
      label: 'people at work or looking for it',
      expr: 'force * 1',
      records: { force: 'FB.LABOUR' },
      caution: 'Risks differ from trade to trade: it bounds them all together and says nothing of {who}.',
    },
    {
      label: 'people in the country',
      expr: 'people * 1',
      records: { people: 'SP.POP.TOTL' },
      caution: 'Children and the retired are in it: count the trade at its stages in {place}.',
    },
  ],
  sizing: {
    event: ['mishap', 'mishaps'],
    inputs: [
      {
        id: 'bill',
        label: 'bill of the last {unit}',
        kind: 'money',
        near: 'hospital, repair, bill, cost, funeral, lost, accident, replace, treatment, spent',
        ask: 'What did the last {unit} you know of cost, in {money}, treatment or repair together?',
      },
      {
        id: 'idle',
        label: 'days without earnings after it',
        kind: 'days',
        near: 'days, weeks, off work, recover, idle, bed',
        assume: [5, 20, 60],
      },
      {
        id: 'day',
        label: 'earnings of a day',
        kind: 'money',
        near: 'earn, income, a day, per day, daily, takes home',
        ask: 'What does one {who1} take home on an ordinary day, in {money}?',
      },
      {
        id: 'alone',
        label: 'share that no one else paid',
        kind: 'share',
        near: 'family paid, collection, helped, alone',
        assume: [0.4, 0.7, 1],
      },
    ],
    loss: [
      { id: 'whole', label: 'bill and lost earnings of one mishap', expr: 'bill + idle * day', unit: 'money' },
      { id: 'lost', label: 'part of it borne alone', expr: 'whole * alone', unit: 'money' },
    ],
    times: { per: 'year', assume: [0.1, 0.2, 0.5], ask: 'How often a year does such a {unit} strike one {who1}?' },
    periods: [1, 1, 1],
    people: { label: '{who} of the first groups or stages in {place}', assume: [60, 150, 300] },
  },
  traps: [
    {
      when: [
        'drought, flood, locust, season, cyclone, rain',
        'accident, theft, stolen, death, hospital, injury, funeral',
      ],
      text: 'A blow that falls on one can be shared by neighbours; one that falls on all cannot. The first is a pot, the second needs a distant insurer.',
      ask: 'When it last struck in {place}, was it one at a time or everybody at once?',
      choices: ['One at a time', 'Everybody at once', 'Both kinds'],
    },
  ],
  notFound:
    'No record we hold counts {units} among {who} in {country}, or who paid for them. The stage or group book and the casualty ward of {place} do.',
  political: [
    'Which kinds of {good} are asked of {who} in {place} already, and who checks the paper',
    'If a paper must be bought anyway, better ride on that purchase than beside it.',
  ],
  environmental: [
    'Which years of drought, flood or fire the old in {place} count as bad, and how often they came',
    'Their count tells whether a local pot would have lived.',
  ],
  licences: [
    {
      ask: 'May a group or a start-up promise a fixed sum after a {unit}, or only a licensed insurer?',
      sector: 'insurance',
    },
    { ask: 'Who may collect premiums a coin at a time?', sector: 'finance / central bank' },
    { ask: 'What may be kept about illness and accidents of members?', sector: 'data protection' },
  ],
  unknowns: [
    'What did the last {n:10} {units} in {place} cost, who paid, and after how many days?',
    'What do {who} already pay into burial or welfare pots, and why do they go on?',
    'Would they pay a coin each working day for {n:2} weeks to someone they know?',
  ],
  interview: [
    'Tell me about the last time you could not work. What happened, and how did you eat in the weeks after?',
    'Who gave, lent or bought something from you then? How much did each, and when?',
    'What do you pay into now, week by week? What did you last get out of it?',
    'Have you ever held a policy paper? How did it end?',
    'Who at this stage was struck last? May we hear it from him?',
    'To a treasurer: when did the box not suffice? What was said?',
  ],
  where:
    'the stage or buying post in {place} in the slack hour, the casualty bench on Monday morning, a burial society’s meeting, and the lender who finances the bikes or seed',
  tests: [
    {
      name: 'Ten last times',
      hypothesis: 'a {unit} takes more than a month’s earnings and comes to one in ten each year.',
      method:
        'with {n:3} groups in {place}, list every {unit} of the last year among {n:100} members: bill, days, who paid.',
      metric: '{units} per hundred; cost in days of earnings.',
      threshold: '{n:10} per hundred and {n:25} days each.',
      usd: 40,
      days: 6,
      stop: 'under {n:3} per hundred: too rare to feel.',
    },
    {
      name: 'Two weeks of coins',
      hypothesis: '{payer} pay a coin on working days to a pot kept in sight.',
      method:
        'one group of {n:25} pays into its own locked box, three keys, for {n:10} working days; you only keep the tally.',
      metric: 'coins paid ÷ coins due.',
      threshold: 'four fifths in the second week.',
      usd: 30,
      days: 10,
      stop: 'under half by the fifth day.',
    },
    {
      name: 'An insurer’s answer',
      hypothesis: 'a licensed insurer would carry this trade at a coin a day.',
      method:
        'take the list and the tally to {n:3} insurers and ask for a price, the papers for a claim and the days to pay.',
      metric: 'written answers.',
      threshold: '{n:1} names a price within what was paid, with a claim settled inside a week.',
      usd: 30,
      days: 8,
      stop: 'all {n:3} want a year ahead.',
    },
  ],
  kill: 'fewer than {n:3} of a hundred {who} in {place} had a {unit} last year, or under half of the coins were paid by the fifth day',
  dealBreakers: [
    'No licensed insurer will carry a trade it has no figures for.',
    'The box or the stage chair has a bad name that becomes yours.',
    'Losses come to all in one week, and no distant insurer shares them.',
    'A burial society already does it for half the coin.',
  ],
  explore: {
    stage: 'governing',
    also: ['insurance', 'transport'],
    customers: ['workers', 'farmers', 'women'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['finance', 'community', 'sales'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
