import { type Pain, use } from '../../pack-types.ts';

export const lockedKits: Pain = {
  id: 'energy.locked-kits',
  title: 'The paid-for light is locked again',
  short: 'Families fall behind on pay-by-day solar and are locked out',
  type: 'finance',
  recognise: {
    event:
      'pay as you go, pay-as-you-go, payg, paygo, locked, lock out, locked out, switched off remotely, fall behind, fell behind, arrears, default, defaults, cannot keep up, installment, installments, instalment, instalments, daily payment, repossess, repossessed, solar loan, solar loans, solar credit, repayment, repayments, on credit, echeance, a credit',
    setting:
      'solar, panel, home system, kit, lamp, battery, tv, household, farmer, agent, mobile money, light, days, village, company, customer, off-grid',
    goods: 'solar kits on credit, solar kit=solar kits on credit',
  },
  words: {
    who: ['buyers on instalments', 'buyer'],
    payer: ['solar sellers', 'solar seller'],
    good: 'solar kits on credit',
    unit: ['payment', 'payments'],
  },
  problem:
    '{who} in {place} miss a few {units} in the lean months, sit in the dark beside a dead panel and lose what they had paid',
  heading: 'Locked at dusk: {good} and the lean months of {who} in {place}',
  chain:
    'An agent earns when he hands over a kit, a call desk when the next {unit} comes, a lender when all do. The price per day looks small at harvest. In the lean weeks the lamp locks, the family borrows a torch, and the seller counts a loss. Someone must carry those weeks. Find out in which week of the year the last five kits of {place} were locked, and what the family had bought instead.',
  causes: [
    {
      id: 'season',
      fix: 'rhythm',
      text: 'income comes twice a year and the {unit} every day',
      match: 'season, harvest, lean, irregular, income, dry season, farmer',
      why: 'perhaps the seller’s lender knows only months',
      sign: 'shopkeepers with daily coins lock as often',
    },
    {
      id: 'fault',
      fix: 'service',
      text: 'the kit had a fault and they stopped paying',
      match: 'broken, fault, not working, repair, battery, dim, complaint',
      why: 'perhaps the agent did not come for weeks',
      sign: 'kits without any fault lock as often',
    },
    {
      id: 'oversold',
      fix: 'selling',
      text: 'they were sold more than they can pay',
      match: 'television, too big, agent, commission, oversold, promised, pressure',
      why: 'perhaps nobody asked what the house earns',
      sign: 'small lamps lock as often',
    },
    {
      id: 'path',
      fix: 'paying',
      text: 'the coin cannot get to the seller',
      match: 'no network, agent far, mobile money, fee, float, phone dead',
      why: 'perhaps the phone is charged by the locked kit',
      sign: 'those beside an agent lock as often',
    },
  ],
  effects: [
    'the family pays for a torch and owes for a panel',
    'the seller takes back worn kits nobody wants',
    'agents sell on and do not look back',
    'a village speaks of cheats, and all sellers lose',
  ],
  stakeholders: [
    'buyer: pays first for food, school, then light',
    'agent: is paid per sale, hears the anger',
    'solar seller: owes a lender in hard money',
    'lender: wants monthly sums, could allow a gap',
  ],
  metrics: [
    'days lit ÷ days since the sale, by month',
    'sum paid ÷ price, when locked for good',
    'agents’ visits after the sale',
  ],
  alternatives: [
    {
      text: 'Stay dark and wait for harvest',
      match: 'wait, dark, nothing, harvest',
      draw: 'costs no interest',
      limit: 'the firm comes for it',
    },
    { text: 'Torch and candle again', match: 'torch, candle, kerosene', draw: 'by the coin', limit: 'dear per hour' },
    {
      text: 'Have it opened by a clever boy',
      match: 'unlock, hack, bypass, jailbreak, open',
      draw: 'free light',
      limit: 'no help afterwards',
    },
    {
      text: 'Borrow for the {units}',
      match: 'borrow, loan, relative, shop credit',
      draw: 'stays lit',
      limit: 'a second debt',
    },
    { text: 'Hand it back', match: 'return, give back, hand back', draw: 'no more calls', limit: 'all paid is gone' },
  ],
  want: 'A lock may be a choice: light is one thing among many in a lean week. Ask {who} of {place} what the coin bought on the day; nobody will pay you to be lit when the child has fever.',
  pay: '{Payer} lose money on each locked kit, so they have reason to pay for a better calendar or a better agent. They will do so per kit kept alight among {good}, and not for a study.',
  can: 'The code, the terms and the lender belong to others. What you can try in {place} is who is sold what, and in which weeks a {unit} is due; a single agent and fifty {who} are enough.',
  indicators: [
    use('EG.ELC.ACCS.RU.ZS', 'proxy', 15, 'low', 'T', {
      split: 33,
      high: 'Lines are nearer to villages than in half of Africa: {fig}. A kit may be left for a wire; ask {who} who were locked why.',
      low: 'Lines are far from most villages: {fig}. {Who} have no other current, so a lock has a reason; look for it at home.',
    }),
    use('FINDEX.MOBILEMONEY', 'near', 20, 'high', 'T', {
      split: 44,
      high: 'Daily coins by phone are possible for many: {fig}. Read {n:30} payment lists with {payer} and mark the lean weeks.',
      low: 'Daily coins by phone are rare: {fig}. Fewer {good} can be sold so near {place}; ask which sellers take cash.',
    }),
    use('ILO.EMP.AGR', 'proxy', 15, 'high', 'S', {
      split: 35,
      high: 'Farms are the work of many: {fig}. Set harvest months beside locked days of {who}.',
      low: 'Farms are the work of fewer: {fig}. Odd jobs rather than harvests set the purse of {who}; ask by week.',
    }),
    use('SI.POV.LMIC', 'context', 20, 'high', 'E', {
      split: 55,
      high: 'Food and school come before light for most: {fig}. Let {who} lay beans for the coins of a bad week.',
      low: 'More have coins to spare: {fig}. Faults or anger may lock {good}; open a few in {place}.',
    }),
    use('FB.FX', 'context', 0, 'none', 'E', {
      split: 547,
      high: 'The seller’s debt is likely in dollars: {fig}. Ask {payer} how often they changed the price of a {unit}.',
      low: 'The local money stands high to the dollar: {fig}. Still ask {payer} in what money they owe.',
    }),
    use('FR.INR.RINR', 'proxy', 15, 'high', 'E', {
      split: 4.75,
      high: 'Lenders ask much above inflation: {fig}. A gap in {units} is dear to {payer}; reckon who could bear it.',
      low: 'Lenders ask little above inflation: {fig}. {Payer} could allow a lean gap; ask why they do not.',
    }),
    use('FINDEX.ACCOUNT.RURAL', 'exposure', 15, 'high', 'S', {
      split: 49,
      high: 'Accounts are common on the land: {fig}. Take one branch of a seller near {place} and its full list of {good}.',
      low: 'Accounts are few on the land: {fig}. {Good} may be thin around {place}; count panels with a lock.',
    }),
    use('FINDEX.SAVEFORMAL', 'proxy', 0, 'none', 'S', {
      split: 26,
      high: 'Some keep coins on the phone: {fig}. Let {who} pay ahead after harvest for a small gift of days.',
      low: 'Few keep coins in an account: {fig}. {Who} may pay ahead in grain; ask {payer}.',
    }),
  ],
  reach: [
    {
      label: 'people outside the towns without current',
      expr: 'people * (100 - town) / 100 * (100 - lit) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS', lit: 'EG.ELC.ACCS.RU.ZS' },
      caution: 'Few bought a kit: ask one seller for the list of {place}.',
    },
    {
      label: 'people outside the towns',
      expr: 'people * (100 - town) / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Few bought a kit: ask one seller for the list of {place}.',
    },
  ],
  sizing: {
    event: ['locked month', 'locked months'],
    inputs: [
      {
        id: 'paidsofar',
        label: 'sum paid before the lock',
        kind: 'money',
        near: 'paid, so far, price, deposit, total',
        ask: 'What had one {who1} paid for the kit before it was locked, in {money}?',
      },
      {
        id: 'lost',
        label: 'chance that it is never opened again',
        kind: 'share',
        near: 'never, repossess, for good, returned',
        assume: [0.1, 0.25, 0.5],
      },
    ],
    loss: [{ id: 'loss', label: 'paid sum at risk in one locked month', expr: 'paidsofar * lost', unit: 'money' }],
    times: { per: 'year', assume: [1, 2, 5], ask: 'How many months a year is one {who1} locked?' },
    periods: [1, 1, 1],
    people: { label: '{who} on one agent’s list near {place}', assume: [50, 150, 400] },
  },
  notFound:
    'No record we hold shows when kits are locked in {country}; sellers guard that list. One agent near {place} may go through {n:50} of his {who} with you.',
  political: [
    'Whether a free or cheap line or lamp is promised near {place}',
    'A promise of free light stops {units} within days.',
  ],
  environmental: [
    'How cloud, dust and lean weeks fall together near {place}',
    'Dim panels in the hungry month lock twice as many.',
  ],
  licences: [
    { ask: 'When does selling {good} over months count as lending?', sector: 'finance / central bank' },
    { ask: 'May {payer} show you payment lists of {who}?', sector: 'data protection' },
  ],
  unknowns: [
    'In which weeks were {n:100} kits near {place} locked, and for how long?',
    'What did the family buy with the coin of that day?',
    'Which agents have fewer locks, and what do they do?',
  ],
  interview: [
    'When was it last dark though the sun shone? What had happened that week?',
    'What did the agent ask you before you signed?',
    'How do you send the coin? When did that last fail?',
    'What did you pay ahead after the harvest? Why that much?',
    'Who opened theirs in another way? What became of it?',
    'To an agent: which three would you not sell to again?',
  ],
  where: 'homes with a blinking box near {place}, the agent’s verandah on market day, and the seller’s call desk',
  tests: [
    {
      name: 'Calendar of locks',
      hypothesis: 'half of all locked days fall in ten weeks.',
      method: 'with one agent near {place} mark {n:50} kits by week of the year.',
      metric: 'locked days.',
      threshold: 'half in ten weeks.',
      usd: 20,
      days: 6,
      stop: 'spread evenly.',
    },
    {
      name: 'Ahead at harvest',
      hypothesis: '{who} pay ahead for lean weeks.',
      method: 'offer {n:30} of {who} one day free for each ten paid ahead, after a sale of crops.',
      metric: 'days paid ahead.',
      threshold: '{n:300}.',
      usd: 100,
      days: 9,
      stop: 'under {n:60}.',
    },
    {
      name: 'The visiting hand',
      hypothesis: '{payer} pay for visits that open more {good} than calls do.',
      method:
        'of {n:40} locked kits visit half with tester and fuse, call the others; {payer} pay a coin per kit opened.',
      metric: 'opened within the week.',
      threshold: 'twice as many visited.',
      usd: 80,
      days: 9,
      stop: 'no difference.',
    },
  ],
  kill: 'locked days near {place} are spread evenly over the year and over agents, or {payer} show nobody a list',
  dealBreakers: [
    '{Payer} earn on kits taken back and want no fewer locks.',
    '{Who} were sold what they can never pay.',
    'A line or a free lamp comes to {place} within months.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech', 'agriculture'],
    customers: ['rural', 'farmers', 'companies'],
    products: ['phone', 'service', 'web'],
    backgrounds: ['finance', 'sales', 'software'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
