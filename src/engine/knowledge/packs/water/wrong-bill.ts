import { type Pain, use } from '../../pack-types.ts';

export const wrongBill: Pain = {
  id: 'water.wrong-bill',
  title: 'Homes are billed for water they did not get, then cut off',
  short: 'Water bills are wrong and people are cut off',
  type: 'trust',
  recognise: {
    event:
      'wrong bill, water bill, bills are wrong, overbill, estimated bill, estimate, meter reading, meter reader, faulty meter, no meter, disconnect, disconnection, cut off, reconnection, reconnect, arrears, bill dispute, billing, overcharg, illegal connection, bribe the, facture d’eau, facture, compteur, coupure',
    setting:
      'utility, water company, customer, tap, meter, office, queue, tenant, landlord, household, water, bill, ration',
    goods: 'water bill=water bills, bill=water bills, facture=water bills',
  },
  words: {
    who: ['customers of the water utility', 'customer'],
    payer: ['landlords', 'landlord'],
    good: 'water bills',
    unit: ['disputed bill', 'disputed bills'],
  },
  problem:
    '{who} in {place} get {good} for dry weeks or for a neighbour’s meter, and are cut off while they dispute them',
  heading: 'Billed for a dry tap: {good} that {who} of {place} do not believe',
  chain:
    'A reader walks the street, finds the gate locked and writes a guess. The office adds a penalty. The customer queues a morning, is told to pay first, and pays a little to someone to make it go away. The utility lacks money since so many do not believe its paper. Find out what happened to the last five {units} in {place}, from the paper to the end.',
  causes: [
    {
      id: 'guess',
      fix: 'reading',
      text: 'the reader guesses since he does not reach or see the dial',
      match: 'estimate, guess, reader, locked gate, not read, average, assumption',
      why: 'perhaps he is given two hundred gates a day',
      sign: 'gates read with a photo are disputed as often',
    },
    {
      id: 'dial',
      fix: 'meter',
      text: 'the dial is broken, runs on air or is not there',
      match: 'faulty, broken meter, air, stuck, no meter, old, runs fast',
      why: 'perhaps air spins it on the night when water returns',
      sign: 'a new dial shows the same',
    },
    {
      id: 'desk',
      fix: 'redress',
      text: 'a wrong paper cannot be put right without paying first',
      match: 'office, queue, complain, pay first, customer care, slow, ignore',
      why: 'perhaps the clerk may not change a figure at all',
      sign: 'complaints were settled within a week',
    },
    {
      id: 'shared',
      fix: 'sharing',
      text: 'one dial serves many rooms and nobody agrees on shares',
      match: 'shared, tenant, landlord, rooms, split, sub-meter, neighbour, yard',
      why: 'perhaps the owner adds his own house to it',
      sign: 'single homes dispute as often',
    },
  ],
  effects: [
    'a morning in a line for a paper of small worth',
    'an illegal pipe is laid by night, with a friend from the office',
    'honest payers see it and stop paying',
  ],
  stakeholders: [
    'customer: pays, disputes or goes round the meter',
    'meter reader: writes the figure, can be thanked for it',
    'clerk: can lower a sum, or says that he cannot',
    'landlord: gets one paper for ten rooms',
    'utility head: needs the coins, fears the newspaper',
  ],
  metrics: [
    'photographed dial − billed figure, per home',
    'mornings and coins spent per {unit}',
    '{units} put right ÷ {units} raised',
  ],
  alternatives: [
    {
      text: 'Pay and keep quiet',
      match: 'pay, keep quiet, accept',
      draw: 'the tap stays open',
      limit: 'next month it is higher',
    },
    {
      text: 'Go to the office',
      match: 'office, queue, complain, customer care',
      draw: 'a name at a desk',
      limit: 'a morning, and come again on Friday',
    },
    {
      text: 'Thank the reader',
      match: 'bribe, thank, tip, reader, tea',
      draw: 'a lower figure at once',
      limit: 'each month anew',
    },
    {
      text: 'Pipe round the meter',
      match: 'illegal, bypass, connection, steal',
      draw: 'free while it lasts',
      limit: 'a fine, and dirty joints',
    },
  ],
  want: 'Some paper is wrong in the customer’s favour, and such {who} will not call you. Ask in {place} for {good} of the last six months, all of them, and photograph the dial beside.',
  pay: 'A right figure saves {who} a sum they argue about, not one they hold. A landlord who splits one paper between ten rooms may pay for peace; ask him first.',
  can: 'Nothing you hold opens the utility’s book. Photos of dials can win a case; a hundred of them in {place} can also make you an enemy of the readers.',
  indicators: [
    use('SH.H2O.BASW.ZS', 'exposure', 15, 'high', 'S', {
      split: 73,
      high: 'A large part of people is served: {fig}. Not all of them by a pipe with a dial, so count meters in one street of {place}.',
      low: 'Many are not served at all: {fig}. Those with {good} are a small and better-off group; say so.',
    }),
    use('WGI.CC', 'near', 25, 'low', 'P', {
      split: 24,
      high: 'Petty favours are fewer than in half of Africa: {fig}. Take one {unit} through the office and note each word.',
      low: 'A figure may have a price: {fig}. Ask {who} what they gave the reader last, and for what.',
    }),
    use('WGI.RQ', 'proxy', 20, 'low', 'L', {
      split: 22,
      high: 'Public offices follow rules in part: {fig}. Ask for the complaint rule of the utility, and time it.',
      low: 'Rules are bent: {fig}. Ask who in {place} ever had a bill lowered, and by whom.',
    }),
    use('FINDEX.PAYBILLS', 'proxy', 15, 'low', 'T', {
      split: 10,
      high: 'Paying by phone leaves a trace: {fig}. Lay payments beside {good} for {n:10} homes.',
      low: 'Most pay at a desk and hold a slip, if that: {fig}. Begin by collecting slips in {place}.',
    }),
    use('SP.URB.GROW', 'proxy', 10, 'high', 'S', {
      split: 3.3,
      high: 'New rooms hang on old dials: {fig}. Ask for how many rooms one paper in {place} is meant.',
      low: 'Few rooms are added: {fig}. Wrong figures may come from the walk, not from growth.',
    }),
    use('HDR24.MYS', 'context', 15, 'low', 'S', {
      split: 5.7,
      high: 'Many can read figure and date: {fig}. Show {who} how to read the dial and see who does so again.',
      low: 'A bill is a riddle to many: {fig}. Read {n:10} {good} aloud in {place} and note the questions.',
    }),
    use('FINDEX.ACCOUNT', 'context', 0, 'none', 'E', {
      split: 50,
      high: 'Paying little by little is possible: {fig}. Ask whether a weekly payment would stop the cut.',
      low: 'A lump at the counter is the only way for most: {fig}. Note how many cut-offs come from timing alone.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'A photo of the dial can be sent: {fig}. Ask {n:20} {who} to do so on one evening.',
      low: 'Photos will not be sent: {fig}. A neighbour who walks with one phone can collect dials.',
    }),
  ],
  reach: [
    {
      label: 'people in towns',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Not each tap has a dial, nor is each paper wrong: {n:40} photos in {place} tell.',
    },
  ],
  sizing: {
    event: ['disputed bill', 'disputed bills'],
    inputs: [
      {
        id: 'bill',
        label: 'sum on one {unit}',
        kind: 'money',
        near: 'bill, billed, invoice, charge, arrears',
        ask: 'What sum stood on the last {unit}, in {money}?',
      },
      {
        id: 'over',
        label: 'share that was too much',
        kind: 'share',
        near: 'too much, over, wrong, double, extra',
        assume: [0.15, 0.35, 0.6],
        ask: 'How much of it was not owed?',
        choices: ['A sixth', 'A third', 'More than half'],
        values: [0.17, 0.33, 0.6],
      },
      {
        id: 'extra',
        label: 'fare, penalty and favours spent on it',
        kind: 'money',
        near: 'fare, penalty, reconnect, tip, bribe, queue',
        ask: 'What was spent besides: fare, penalty, favours, in {money}?',
      },
    ],
    loss: [{ id: 'cost', label: 'paid without owing it on one {unit}', expr: 'bill * over + extra', unit: 'money' }],
    times: { per: 'year', assume: [1, 3, 6], ask: 'How many {units} does one {who1} get in a year?' },
    periods: [1, 1, 1],
    people: { label: '{who} on the streets one person can walk in {place}', assume: [60, 150, 400] },
  },
  traps: [
    {
      when: ['estimate, wrong, guess, overbill', 'disconnect, cut off, arrears, reconnect'],
      text: 'A wrong figure and a late payment end at the same closed valve. Reading helps the first, a way to pay in parts the second.',
      ask: 'Why were the last five taps in {place} closed?',
      choices: ['A wrong figure', 'A late payment', 'I have not asked'],
    },
  ],
  notFound:
    'No record we hold counts wrong {good} in {country}. Photographs of {n:40} dials beside the papers in {place} are the proof to make.',
  political: [
    'Who oversees the water utility of {place}, and takes a complaint about {good}',
    'With such a desk, a bundle of cases weighs more than one.',
  ],
  environmental: [
    'How many dry weeks {place} had this year, and whether {good} came for them',
    'A dial that turns on air in those weeks is your best case.',
  ],
  licences: [
    { ask: 'Who may read a dial and keep a home’s figures?', sector: 'data protection' },
    { ask: 'Who tests a meter that a customer doubts, and at whose cost?', sector: 'standards' },
  ],
  unknowns: [
    'In {n:40} homes of {place}, how far is the paper from the dial?',
    'What became of each complaint in the last half year?',
    'Would landlords pay for a monthly reading and a split which tenants accept?',
  ],
  interview: [
    'Show me your last bills. Which did you not believe, and why?',
    'What did you do on that day? Whom did you see, and what was said?',
    'When was your tap last closed? How did it come back?',
    'Who reads the meter? When did you last see him at the dial?',
    'How do you share the bill with others on the plot?',
    'What have you given so that a sum got smaller?',
  ],
  where:
    'the utility’s payment hall in {place} on the last day, a shared yard with one dial, and the reader’s street at noon',
  tests: [
    {
      name: 'Forty dials',
      hypothesis: 'one paper in four is off by a fifth.',
      method: 'photograph {n:40} dials in {place}, lay them beside {good} of three months.',
      metric: 'papers off by a fifth.',
      threshold: '{n:10} of {n:40}.',
      usd: 25,
      days: 5,
      stop: 'under {n:4}.',
    },
    {
      name: 'Ten cases',
      hypothesis: 'a photo gets a sum lowered.',
      method: 'take {n:10} {units} to the desk with photos; note days, fares, words.',
      metric: 'sums lowered.',
      threshold: '{n:5} of {n:10}.',
      usd: 50,
      days: 10,
      stop: 'the desk forbids helpers.',
    },
    {
      name: 'Split that holds',
      hypothesis: '{payer} pay for a monthly split with photos.',
      method: 'do it for {n:5} yards in {place} for a fee; tenants sign.',
      metric: 'fees paid, quarrels.',
      threshold: '{n:3} of {n:5} pay.',
      usd: 40,
      days: 8,
      stop: 'owners do not want rooms to see the dial.',
    },
  ],
  kill: 'fewer than {n:4} of {n:40} papers in {place} are off by a fifth, or no desk ever lowered a sum for a photo',
  dealBreakers: [
    'The utility brings prepaid dials to {place} this year.',
    'Those with wrong papers mostly gain from them.',
    'Readers and clerks close ranks, and you need both.',
  ],
  explore: {
    stage: 'governing',
    also: ['legal', 'housing', 'technology'],
    customers: ['urban', 'companies', 'women'],
    products: ['phone', 'app', 'service', 'web'],
    backgrounds: ['software', 'law', 'community', 'research'],
    impact: ['social', 'commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
