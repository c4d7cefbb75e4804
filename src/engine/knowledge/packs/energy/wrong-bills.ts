import { type Pain, use } from '../../pack-types.ts';

export const wrongBills: Pain = {
  id: 'energy.wrong-bills',
  title: 'Power bills and tokens do not add up',
  short: 'Prepaid tokens vanish, or estimated bills are far too high',
  type: 'information',
  recognise: {
    event:
      'estimated bill, estimated bills, estimated billing, overbilled, overbilling, over-billed, crazy bill, high bill, high bills, electricity bill, electricity bills, power bill, light bill, prepaid meter, prepaid meters, prepayment, token, tokens, units run out, units finish, tokens finish, meter reading, faulty meter, no meter, shared meter, disconnect, disconnected, disconnection, facture d electricite, factures d electricite, compteur',
    setting:
      'electric, meter, power, utility, landlord, tenant, recharge, vendor, complaint, office, bill, household, compound, billing, power company, disco, kplc, senelec, sbee',
    goods: 'power bills',
  },
  words: {
    who: ['metered households', 'household'],
    payer: ['landlords', 'landlord'],
    good: 'power bills',
    unit: ['bill', 'bills'],
  },
  problem:
    '{who} in {place} pay for current they doubt they used, or see a token gone within days, and cannot show who is right',
  heading: 'Who used it? {good} that {who} in {place} cannot check',
  chain:
    'A reader passes or does not, an office guesses, a vendor sells a number. In a yard with one meter the landlord splits the {unit} by rooms, not by irons and fridges. {Who} complain at a window that only sees a screen. Each side suspects the other, and the line is cut by a third. Find out what the meter of one yard in {place} said on three days in a row, and who wrote it down.',
  causes: [
    {
      id: 'guess',
      fix: 'reading',
      text: 'the office guesses instead of reading',
      match: 'estimate, guess, not read, reader, no meter, average',
      why: 'perhaps the reader is paid by the street and writes at home',
      sign: 'meters read with witnesses give the same {unit}',
    },
    {
      id: 'split',
      fix: 'sharing',
      text: 'one meter serves many rooms',
      match: 'shared, landlord, tenants, split, compound, rooms, yard',
      why: 'perhaps the landlord adds his own room on top',
      sign: 'homes with an own meter quarrel as much',
    },
    {
      id: 'unseen',
      fix: 'use',
      text: 'nobody knows what a fridge or an iron takes',
      match: 'fridge, iron, heater, water heater, usage, appliance, old, finish fast',
      why: 'perhaps an old freezer takes half alone',
      sign: 'those who measured each thing still find a gap',
    },
    {
      id: 'debt',
      fix: 'charges',
      text: 'old debts and fees are taken from each payment',
      match: 'debt, arrears, deduct, fixed charge, tax, fees, tariff, previous',
      why: 'perhaps it is the last tenant’s debt',
      sign: 'a token buys exactly what the tariff says',
    },
  ],
  effects: [
    'food money goes for light in the last week',
    'neighbours in a yard stop speaking',
    'some hook a wire before the meter',
    'small tokens are bought daily, with a fare each',
  ],
  stakeholders: [
    'household: pays, cannot check',
    'landlord: splits the sum, holds the meter’s key',
    'utility’s window: sees a screen, rarely the yard',
    'token vendor: sells a number, hears the anger',
  ],
  metrics: [
    'what the meter counted ÷ what was billed',
    'days a token lasts, by what is plugged in',
    'complaints, visits and days until an answer',
  ],
  alternatives: [
    {
      text: 'Pay and grumble',
      match: 'pay, nothing, accept, grumble',
      draw: 'no dark evening',
      limit: 'the same next month',
    },
    {
      text: 'Go to the office',
      match: 'office, complain, complaint, queue',
      draw: 'now and then a correction',
      limit: 'a day in line',
    },
    {
      text: 'Hook before the meter',
      match: 'bypass, illegal, hook, tamper, steal',
      draw: 'free',
      limit: 'fire, fine and bribes',
    },
    {
      text: 'Buy tokens in small bits',
      match: 'small, daily, little by little',
      draw: 'fits the purse',
      limit: 'fees, and dark at midnight',
    },
    {
      text: 'Have a sub-meter for each room',
      match: 'sub-meter, submeter, separate meter, own meter',
      draw: 'ends most quarrels',
      limit: 'who buys it, who reads it',
    },
  ],
  want: 'A high {unit} may simply be a freezer. Measure it with {who} in {place} before you take their side; a tool that proves them wrong will be thrown out.',
  pay: '{Who} will not pay much to know, only to pay less. A landlord who loses tenants over {good} may pay for a meter in each room; find one in {place} who did.',
  can: 'You cannot touch the utility’s meter, and what you read beside it binds nobody. In a yard of {place} your reading counts only if the landlord says before the {unit} comes that it will.',
  indicators: [
    use('EG.ELC.ACCS.UR.ZS', 'exposure', 20, 'high', 'T', {
      split: 87,
      high: 'Nearly all town homes have a line in many places: {fig}. Photograph {n:30} meters in {place} on two mornings and set them beside the {units}.',
      low: 'Town homes are not all on a line: {fig}. Shared hooks may be more common in {place} than {good}; count both.',
    }),
    use('FINDEX.PAYBILLS', 'near', 25, 'high', 'T', {
      split: 10,
      high: 'Bills go by phone for some: {fig}. Ask {who} to open the last six messages for {good} and read them aloud.',
      low: 'Bills are paid at a window or a stall: {fig}. Paper slips are the record; ask {who} for the tin they keep them in.',
    }),
    use('FB.ELEC.LOSS', 'proxy', 15, 'high', 'T', {
      split: 385_000_000,
      high: 'Losses on the lines weigh on the utility: {fig}. It may spread them over {who}; ask the office of {place} how a missing reading is filled.',
      low: 'Losses on the lines are below those of half of Africa: {fig}. See whether the fridge and not the office explains the {unit}.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'P', {
      split: 23,
      high: 'A tariff may be applied as printed: {fig}. Reckon one {unit} from the tariff with {who} and compare.',
      low: 'A tariff on paper may not be what is charged: {fig}. Collect {n:20} tokens in {place} and see what each bought.',
    }),
    use('SI.POV.LMIC', 'context', 15, 'high', 'E', {
      split: 55,
      high: 'Each coin for light is missed at the pot: {fig}. {Who} may buy light daily; count the fees this adds to {good}.',
      low: 'More can keep a month ahead: {fig}. If {who} still buy small, ask what they fear.',
    }),
    use('WGI.CC', 'proxy', 10, 'low', 'P', {
      split: 25,
      high: 'Less is settled by a gift: {fig}. A written complaint over a {unit} may be answered; send three and time them.',
      low: 'Gifts settle much: {fig}. Ask {who} what the reader or the crew was given last.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'A photo of the meter each week is no hurdle: {fig}. Ask ten {who} of {place} to send one for a month.',
      low: 'A chalk mark on the wall beside the meter may serve better: {fig}. Let a child of {who} write it each Sunday.',
    }),
    use('UIS.LIT.ADULT', 'proxy', 0, 'none', 'S', {
      split: 60,
      high: 'The {unit} can be read at home: {fig}. Ask {who} which line they do not understand.',
      low: 'The {unit} is a riddle to many: {fig}. Draw the fridge, the iron and the bulbs of {who} with stones.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, most of them near a line',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'Not each has a meter: count meters and doors in {n:5} yards of {place}.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'bill',
        label: 'cost of current in a month',
        kind: 'money',
        near: 'bill, month, token, units, electricity, pay, recharge',
        ask: 'What does one {who1} pay for current in a month, in {money}?',
      },
      {
        id: 'over',
        label: 'part of it that cannot be explained',
        kind: 'share',
        near: 'over, too high, extra, more than, estimated',
        assume: [0.05, 0.2, 0.4],
        ask: 'Which part of it do you think is wrong?',
        choices: ['A tenth', 'A quarter', 'Half'],
        values: [0.1, 0.25, 0.5],
      },
    ],
    loss: [{ id: 'loss', label: 'unexplained in one month', expr: 'bill * over', unit: 'money' }],
    times: { per: 'year', assume: [6, 10, 12], ask: 'In how many months a year do the sums not fit?' },
    periods: [1, 1, 1],
    people: { label: '{who} in the yards of {place} you can enter', assume: [40, 120, 300] },
  },
  traps: [
    {
      when: ['token, tokens, prepaid', 'estimated, estimate, no meter'],
      text: 'A guessed {unit} and a token that is used up fast are two troubles. The first is the office’s, the second may be the freezer’s.',
      ask: 'Which do {who} in {place} have?',
      choices: ['Guessed bills', 'Tokens that vanish', 'One meter for many rooms'],
    },
  ],
  notFound:
    'No record we hold compares meters and {good} in {country}. Photos of {n:30} meters of {who} in {place}, taken on the first and last day of a month, would.',
  political: [
    'Whether {place} is promised a meter for each home, and who pays for it',
    'New meters end the guess and begin the quarrel over tokens.',
  ],
  environmental: [
    'In which hot or cold weeks fans, irons and heaters swell {good} in {place}',
    'Compare like months, or the weather will look like fraud.',
  ],
  licences: [
    { ask: 'May a landlord resell current by a meter of his own, and at what price?', sector: 'energy' },
    { ask: 'May you keep readings of {who}?', sector: 'data protection' },
  ],
  unknowns: [
    'How far apart were meter and {unit} in {n:30} homes of {place}?',
    'What did each freezer, iron and bulb take in a week?',
    'How many complaints of {who} were answered, and within how many days?',
  ],
  interview: [
    'Show me the last slip. Which line made you angry?',
    'How long did the last token last? What had been on?',
    'Tell me of your last day at the office, window by window.',
    'How is it split in your yard? When was the last quarrel?',
    'What have you unplugged since? Did it help?',
    'To a landlord: which tenant left over this? What did you change?',
  ],
  where:
    'yards with one meter in {place} on the day of the split, the token stall on payday, and the line before the complaint window',
  tests: [
    {
      name: 'Two photos',
      hypothesis: '{units} lie a fifth above the meter.',
      method: 'photograph {n:30} meters of {place} on day one and day ten; compare with slips and the tariff.',
      metric: 'billed ÷ counted.',
      threshold: 'a fifth at {n:12} of {n:30}.',
      usd: 20,
      days: 10,
      stop: 'within a twentieth at {n:20}.',
    },
    {
      name: 'The thirsty thing',
      hypothesis: 'one machine takes most of it.',
      method: 'a plug meter for two days at each of {n:10} homes of {who}.',
      metric: 'share of the largest.',
      threshold: 'half at {n:6}.',
      usd: 60,
      days: 9,
      stop: 'no single thing takes a fifth.',
    },
    {
      name: 'A meter per room',
      hypothesis: '{payer} pay to end the split.',
      method: 'offer {n:8} {payer} of {place} sub-meters on hire for a monthly fee, first month ahead.',
      metric: 'fees paid.',
      threshold: '{n:3} of {n:8}.',
      usd: 200,
      days: 8,
      stop: 'tenants refuse to be measured.',
    },
  ],
  kill: '{units} in {place} lie within a twentieth of the meter in two homes of three, or no landlord pays for a meter per room',
  dealBreakers: [
    'The gap is an old freezer, and {who} will not part with it.',
    'The utility counts no reading but its own.',
    'Free meters come to {place} within the year.',
  ],
  explore: {
    stage: 'paying',
    also: ['housing', 'technology'],
    customers: ['urban', 'women', 'institutions'],
    products: ['phone', 'device', 'web'],
    backgrounds: ['software', 'engineer', 'law'],
    impact: ['commercial', 'social'],
    horizon: 'short',
    complexity: 'medium',
  },
};
