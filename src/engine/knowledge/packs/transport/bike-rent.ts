import { type Pain, use } from '../../pack-types.ts';

export const bikeRent: Pain = {
  id: 'transport.bike-rent',
  title: 'Riders rent a motorbike for years and never own it',
  short: 'Riders pay a daily rent for a bike that never becomes theirs',
  type: 'finance',
  recognise: {
    event:
      'pay the owner, pays the owner, pay the bike owner, whether they earn, owner of the motorbike, owner of the bike, owner of the motorcycle, paid for the bike, still own nothing, own nothing, rent the bike, rent a bike, rent bikes, rent their bike, rent motorcycle, rent their motorcycle, rent a motorcycle, hire purchase, lease to own, own their bike, own a bike, own the bike, own bike, own motorcycle, buy a motorcycle, buy a bike, buy their own, daily rent, bike loan, motorcycle loan, repossess, asset finance, tuk-tuk loan, taxi loan, down payment, louer la moto, louent la moto, louent la motorcycle, louent leur motorcycle, louent leur moto, propre moto, proprietaires, proprietaire de la moto',
    setting:
      'boda, okada, rider, motorcycle, motorbike, bike!, tuk-tuk, keke, taxi, owner, daily, loan, installment, instalment, stage, moto, zemidjan',
    goods: 'rented bikes',
  },
  words: {
    who: ['motorbike taxi riders', 'rider'],
    payer: ['motorbike taxi riders', 'rider'],
    good: 'rented bikes',
    unit: ['daily payment', 'daily payments'],
  },
  actor: 'rider, driver, boda, okada, taxi, moto, youth, young, zemidjan, conducteur',
  problem:
    '{who} in {place} hand a set sum to the owner every evening and after years of {good} still have none of their own',
  heading: 'Paid for twice over: {good} and {who} in {place}',
  chain:
    'An owner buys a bike, gives it to a rider he knows and takes the {unit}; repair is the rider’s matter, theft often too. On sick and rainy days the sum is due all the same. A lender would sell on terms, wants a deposit and a sponsor, and takes the bike back after a few missed days. Ask {who} in {place} to add up what they have paid so far, and find out what stopped them from saving the first fifth.',
  causes: [
    {
      id: 'deposit',
      fix: 'deposit',
      text: 'the first payment is never saved up',
      match: 'deposit, down payment, save, saving, lump sum, upfront',
      why: 'perhaps each time it was nearly there, a funeral or a school took it',
      sign: '{who} who had the sum did not buy',
    },
    {
      id: 'proof',
      fix: 'credit',
      text: 'no lender knows what a rider earns',
      match: 'collateral, credit history, guarantor, no record, sponsor, bank, proof',
      why: 'perhaps the stage chairman knows better than any file',
      sign: 'riders with papers are refused as often',
    },
    {
      id: 'terms',
      fix: 'terms',
      text: 'the loan is lost after a few bad days',
      match: 'repossess, missed payment, default, penalty, interest, lose the bike, terms',
      why: 'perhaps one sick week eats a year of payments',
      sign: 'most {who} on a loan keep the bike to the end',
    },
    {
      id: 'choice',
      fix: 'risk',
      text: 'renting suits riders who do not want the risk',
      match: 'prefer, risk, theft, stolen, repair, responsib, move',
      why: 'perhaps they mean to leave the trade within the year',
      sign: 'renters asked for a loan last month',
    },
  ],
  effects: [
    'a rider rides tired and fast to reach the sum',
    'repairs are put off until the brake fails',
    'years of work leave no bike and no savings',
    'a sick week begins with a debt',
  ],
  stakeholders: [
    'rider: pays daily, bears rain and repair',
    'owner: lives from it, may have three more',
    'lender: wants deposit and sponsor, takes back fast',
    'stage chairman: vouches, knows who drinks',
  ],
  metrics: [
    'sum paid so far ÷ price of the bike',
    'days below the sum due in a month',
    'bikes lost to lenders ÷ bikes lent',
  ],
  alternatives: [
    { text: 'Go on renting', match: 'rent, nothing, continue', draw: 'no deposit, easy to leave', limit: 'never ends' },
    {
      text: 'Save in a circle with other riders',
      match: 'savings group, chama, tontine, susu, circle',
      draw: 'the stage knows all',
      limit: 'the turn comes late',
    },
    {
      text: 'Buy an old bike for cash',
      match: 'second-hand, used bike, old bike',
      draw: 'own at once',
      limit: 'repairs eat the gain',
    },
    {
      text: 'Take a lender’s bike on terms',
      match: 'loan, lender, hire purchase, company',
      draw: 'own in two years',
      limit: 'dear, and gone after bad days',
    },
    {
      text: 'Borrow from family abroad',
      match: 'relative, brother, diaspora, abroad, uncle',
      draw: 'no sponsor',
      limit: 'a duty for life',
    },
  ],
  want: 'Many ride for a season and want no bike of their own. Ask {who} in {place} how long they have rented and what they did with the last good week; those who saved nothing may not wish to own.',
  pay: '{Who} already pay more than an instalment with each {unit}, so money is there. What is missing is cover for a bad week; and that is what you would be paid for, or lose by.',
  can: 'A bike is gone over a border in a night. Whoever lends in {place} needs the word of a stage, an insurer for theft and the nerve to wait when {units} stop in the rains.',
  indicators: [
    use('FS.AST.PRVT.GD.ZS', 'near', 20, 'low', 'E', {
      split: 17,
      high: 'Lending to private people is further along than in half of Africa: {fig}. Find out which lender of {place} took back most bikes last year.',
      low: 'Private people see little credit: {fig}. Owners are the bank of {who}; ask what an owner earns on one bike.',
    }),
    use('FINDEX.SAVEFORMAL', 'proxy', 15, 'low', 'S', {
      split: 26,
      high: 'Many save where it is on record: {fig}. A record of {units} might serve {who} as a deposit; ask a lender.',
      low: 'Savings leave no trace: {fig}. Sit with {who} and find where the last good week went.',
    }),
    use('SL.UEM.1524.ZS', 'exposure', 20, 'high', 'S', {
      split: 10,
      high: 'The young look for any work: {fig}. New riders push the rent up; compare this year’s {unit} in {place} with the last.',
      low: 'Few of the young count as jobless: {fig}. A rider may leave soon; ask {who} what they did three years ago.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 15, 'high', 'T', {
      split: 44,
      high: 'Rent may already go by phone: {fig}. Read three months of {units} with {who}; that is a credit record.',
      low: 'Rent is paid hand to hand: {fig}. Give {who} a card to stamp, and see whether owners will sign it.',
    }),
    use('FR.INR.RINR', 'proxy', 15, 'high', 'E', {
      split: 4.75,
      high: 'Borrowing is dear after inflation: {fig}. Work out with {who} when a loan costs more than renting.',
      low: 'Bank money is cheap after inflation: {fig}. If a bike on terms is dear in {place}, ask who keeps the difference.',
    }),
    use('WPP.MEDIAN_AGE', 'context', 15, 'low', 'S', {
      split: 18.7,
      high: 'The country is older than most of Africa: {fig}. {Who} with families may want a bike more than boys do; ask by age.',
      low: 'Half of all people are children or just grown: {fig}. New riders will keep coming to {place}, and owners know it.',
    }),
    use('FINDEX.BORROW', 'proxy', 0, 'none', 'S', {
      split: 67,
      high: 'Debt is part of life: {fig}. List what {who} owe before you add a {unit}.',
      low: 'Fewer take on debt than in half of Africa: {fig}. {Who} may fear a loan more than rent; ask what they saw happen to a friend.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 0, 'none', 'E', {
      split: 6,
      high: 'A bike’s price may run ahead of savings: {fig}. Date each price of {good} you hear.',
      low: 'A price stays long enough to be saved for: {fig}. Ask {who} what they save for instead.',
    }),
  ],
  reach: [
    {
      label: 'people who work in services, riders among them',
      expr: 'work * services / 100',
      records: { work: 'FB.LABOUR', services: 'ILO.EMP.SRV' },
      caution: 'Riders are a part of those in services: count bikes at {n:10} stages of {place}.',
    },
  ],
  sizing: {
    event: ['month of rent', 'months of rent'],
    inputs: [
      {
        id: 'rent',
        label: '{unit} to the owner',
        kind: 'money',
        near: 'day, daily, rent, pay, owner, target',
        ask: 'What does one {who1} pay the owner a day, in {money}?',
      },
      { id: 'days', label: 'days paid in a month', kind: 'days', near: 'days, week, month', assume: [22, 25, 28] },
      {
        id: 'keep',
        label: 'share of the rent that is gain for the owner after wear',
        kind: 'share',
        near: 'gain, profit, half',
        assume: [0.3, 0.45, 0.6],
      },
    ],
    loss: [
      { id: 'paid', label: 'rent of one month', expr: 'rent * days', unit: 'money' },
      { id: 'loss', label: 'what renting costs above wear in one month', expr: 'paid * keep', unit: 'money' },
    ],
    times: { per: 'year', assume: [10, 11, 12], ask: 'In how many months a year does one {who1} rent?' },
    periods: [1, 1, 1],
    people: { label: '{who} who rent, at the stages of {place} you can visit', assume: [50, 150, 400] },
  },
  traps: [
    {
      when: ['rent, daily, owner', 'loan, repossess, installment, instalment'],
      text: 'Renting for ever and losing a bike on loan are two troubles. The first needs a deposit, the second a way through a bad week.',
      ask: 'Which is the one you see in {place}?',
      choices: ['Renting without end', 'Losing a bike on loan', 'Both'],
    },
  ],
  notFound:
    'No record we hold says how many {who} in {country} rent. Count at {n:10} stages of {place}: rents, owns, pays a loan, and for how long.',
  political: [
    'Whether {place} limits or bans motorbike taxis, and who spoke of it last',
    'A ban turns a two-year loan bad overnight.',
  ],
  environmental: [
    'How many days of rain keep {who} off the road in {place}',
    'The terms must give in those weeks, or bikes come back.',
  ],
  licences: [
    { ask: 'What does selling {good} on terms to {who} need?', sector: 'finance / central bank' },
    { ask: 'Which cover for theft and injury can be added to a {unit}?', sector: 'insurance' },
  ],
  unknowns: [
    'Of {n:60} {who} in {place}, how many rent, for how long, and how many tried to buy?',
    'On how many days a month do {units} fall short, and why?',
    'How many bikes of lenders were taken back within a year?',
  ],
  interview: [
    'When did you take the bike you ride? What have you paid since?',
    'Tell me about the last day you could not bring the sum. What did the owner say?',
    'When did you come closest to a bike of your own? What happened?',
    'Who at your stage bought one? How did he do it?',
    'To an owner: which rider did you take the bike from last, and why?',
    'To a lender: tell me of a bike you took back. What had you known of the man?',
  ],
  where:
    'the stages of {place} in the slack hours after ten, the owner’s gate at dusk when money is brought, and the yard where taken-back bikes stand',
  tests: [
    {
      name: 'Three stages counted',
      hypothesis: 'most {who} rent for over two years and have tried to buy.',
      method: 'ask all at {n:3} stages of {place}: whose bike, since when, paid so far, last try.',
      metric: 'renters over two years who tried.',
      threshold: '{n:20} of {n:60}.',
      usd: 20,
      days: 5,
      stop: 'fewer than {n:10} ever tried.',
    },
    {
      name: 'A coin a day',
      hypothesis: '{payer} put aside a deposit if it is taken with the rent.',
      method: '{n:15} riders add a tenth to the {unit} for {n:9} days, kept by the stage’s own treasurer.',
      metric: 'days paid.',
      threshold: '{n:100} of {n:135}.',
      usd: 20,
      days: 10,
      stop: 'half have stopped by the fifth day.',
    },
    {
      name: 'An owner who sells',
      hypothesis: 'owners sell the bike to the rider for a longer time of the same daily sum.',
      method: 'bring {n:6} owners and riders together over a written sum and end date; you only write and count.',
      metric: 'papers signed.',
      threshold: '{n:2} of {n:6}.',
      usd: 20,
      days: 8,
      stop: 'no owner names an end date.',
    },
  ],
  kill: 'fewer than {n:10} of {n:60} {who} in {place} have tried to buy, or most coins stop within a week',
  dealBreakers: [
    '{Who} leave the trade before any loan would end.',
    'The town of {place} bans or moves the stages.',
    'Stolen {good} cannot be traced or insured.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech', 'employment'],
    customers: ['workers', 'youth', 'companies'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['finance', 'transport', 'community'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
