import { type Pain, use } from '../../pack-types.ts';

export const orderCash: Pain = {
  id: 'manufacturing.order-cash',
  title: 'A big order must be refused for want of cash to start it',
  short: 'Big orders are refused for want of working cash',
  type: 'finance',
  recognise: {
    event:
      'big order, large order, bulk order, school uniform, tender, purchase order, refuse order, turn down order, no deposit, deposit, pay after delivery, pays after, pay late, pays late, late payment, invoice, days to pay, working capital, advance, prefinance, bon de commande, grosse commande, avance, factur',
    setting:
      'workshop, tailor, carpenter, furniture, uniform, hotel, school, ngo, supermarket, government, buyer, material, bank, loan, factory',
  },
  words: {
    who: ['owners of small workshops', 'owner'],
    payer: ['owners of small workshops', 'owner'],
    good: 'orders',
    unit: ['big order', 'big orders'],
  },
  actor:
    'tailor, carpent, maker, workshop, manufactur, factor, artisan, welder, owner, business, entrepreneur, producer, women, processor, baker, shoemak, company, companies, school, hotel, buyer',
  problem:
    '{who} in {place} turn down or cut {good} from schools, hotels and shops that would be the largest of the year',
  heading: 'Too big to take: {good} that {who} of {place} cannot start',
  chain:
    'A school wants three hundred chairs in six weeks and pays a month after. The wood must be bought on Monday. A bank wants a house as pledge, a lender a tenth a month, a brother a favour. The buyer’s clerk loses the bill twice. Find out what became of the last five {units} offered to {who} in {place}: taken, shared, cut or refused, and why.',
  causes: [
    {
      id: 'start',
      fix: 'start cash',
      text: 'wood or cloth must be paid before the first coin comes',
      match: 'material, start, buy, upfront, capital, deposit, no cash',
      why: 'perhaps the seller of wood would wait for a known buyer',
      sign: 'those with cash in hand refused as well',
    },
    {
      id: 'late',
      fix: 'buyer',
      text: 'the buyer pays weeks after the day agreed',
      match: 'late, days, weeks, months, invoice, delay, pays after, promise',
      why: 'perhaps the bill lies under a cup in an office',
      sign: 'buyers paid on the day and cash was short all the same',
    },
    {
      id: 'pledge',
      fix: 'pledge',
      text: 'a lender asks for land, not for the order',
      match: 'collateral, pledge, land title, bank, loan, guarantor, refuse, security',
      why: 'perhaps no lender has ever rung the school',
      sign: 'makers with a title were refused too',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'the price was named too low to carry any cost of waiting',
      match: 'price, margin, low, underprice, cheap, tender, competitor',
      why: 'perhaps the lowest bid always wins and always fails',
      sign: 'orders at a good price stalled too',
    },
  ],
  effects: [
    'a rival from the capital gets the school for years',
    'the maker starts, stops half way, and the deposit is eaten',
    'helpers sit idle beside an order book',
  ],
  stakeholders: [
    'workshop owner: says yes or no within a day',
    'buyer’s head: gives the order, forgets the bill',
    'buyer’s clerk: can make money come a month earlier',
    'wood or cloth seller: gives trust to known faces',
    'lender or brother: weighs the man, not the paper',
  ],
  metrics: [
    '{units} refused or cut ÷ {units} offered',
    'days from delivery to money',
    'cost of borrowing ÷ profit of the {unit}',
  ],
  alternatives: [
    {
      text: 'Refuse, or take a part',
      match: 'refuse, part, smaller, decline',
      draw: 'sleeps well',
      limit: 'the buyer does not come back',
    },
    {
      text: 'Ask for half before',
      match: 'deposit, half, advance, upfront',
      draw: 'no lender at all',
      limit: 'schools say no',
    },
    {
      text: 'Borrow from a lender or kin',
      match: 'borrow, lender, brother, family, loan',
      draw: 'by evening',
      limit: 'eats the profit, or the peace',
    },
    {
      text: 'Share it with three workshops',
      match: 'share, subcontract, three workshops, split',
      draw: 'no one stands alone',
      limit: 'sizes differ, and all wait for one bill',
    },
  ],
  want: 'Some {who} say cash and mean fear of so many of the same. Ask for the last {unit} that was taken in {place}, and how even the last ten pieces were.',
  pay: 'A fee for bridging {good} must come out of a profit that was thin in the bid. Lay one finished {unit} open with the owner: material, hands, waiting, and what was left.',
  can: 'If the buyer in {place} does not pay, you hold the goods. Your gain is a part of one profit and your loss is a whole {unit}; know the buyer’s clerk better than the maker.',
  indicators: [
    use('FS.AST.PRVT.GD.ZS', 'near', 30, 'low', 'E', {
      split: 17,
      high: 'Lending to business is there: {fig}. Ask {n:10} {who} of {place} when they last asked a bank, and what for.',
      low: 'Hardly any lending reaches business: {fig}. Ask {who} who paid for the wood of the last {unit}.',
    }),
    use('FR.INR.RINR', 'proxy', 15, 'high', 'E', {
      split: 4.8,
      high: 'A loan eats the profit: {fig}. Reckon {n:60} days of it into one {unit}.',
      low: 'A loan is cheap on record: {fig}. Then pledge or paper is the wall; read one refusal with {who}.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'L', {
      split: 25,
      high: 'A bill can be claimed: {fig}. Ask who in {place} did, and if the buyer ever ordered again.',
      low: 'A bill cannot be forced: {fig}. Bridge only buyers whom three {who} have been paid by.',
    }),
    use('FINDEX.BORROW', 'proxy', 0, 'none', 'E', {
      split: 67,
      high: 'Many borrow from people they know: {fig}. Ask what such a loan for {good} costs in favours.',
      low: 'Few borrow: {fig}. {Who} may fear debt more than refusal; ask.',
    }),
    use('SE.XPD.TOTL.GD.ZS', 'exposure', 10, 'high', 'P', {
      split: 3.6,
      high: 'The state spends on schools, and schools order desks and uniforms: {fig}. Ask a head in {place} how long the last bill lay.',
      low: 'School budgets are thin: {fig}. Hotels and shops may be the better buyers of {good}.',
    }),
    use('NE.GDI.TOTL.ZS', 'exposure', 10, 'high', 'E', {
      split: 21,
      high: 'Much is being built and fitted out: {fig}. Ask new hotels and clinics of {place} who made the beds.',
      low: 'Little is being built: {fig}. {Units} may be rare; count those offered in a year.',
    }),
    use('WGI.CC', 'context', 15, 'low', 'P', {
      split: 24,
      high: 'Orders go by rule more than in half of Africa: {fig}. Read the last three notices in {place}.',
      low: 'An order may have a price of its own: {fig}. Ask {who} which {good} they would not touch.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 5.7,
      high: 'Owners can write a bill a clerk accepts: {fig}. Compare three bills that were paid at once.',
      low: 'A bill badly written waits for months: {fig}. Writing it for {who} may be worth more than cash.',
    }),
  ],
  reach: [
    {
      label: 'people in towns, where workshops and their buyers are',
      expr: 'people * town / 100',
      records: { people: 'SP.POP.TOTL', town: 'SP.URB.TOTL.IN.ZS' },
      caution: 'They are not workshops: ask timber or cloth sellers of {place} for owners who buy by the load.',
    },
  ],
  sizing: {
    event: ['big order', 'big orders'],
    inputs: [
      {
        id: 'value',
        label: 'worth of one {unit}',
        kind: 'money',
        near: 'order, worth, contract, tender, value, bulk',
        ask: 'What was the last {unit} worth that was refused or cut, in {money}?',
      },
      {
        id: 'profit',
        label: 'share of it that is profit',
        kind: 'share',
        near: 'profit, margin, keep',
        assume: [0.1, 0.2, 0.35],
        ask: 'Of its worth, how much would have stayed as profit?',
        choices: ['A tenth', 'A fifth', 'A third'],
        values: [0.1, 0.2, 0.33],
      },
      {
        id: 'cut',
        label: 'share refused or given away',
        kind: 'share',
        near: 'refuse, cut, half, all, part',
        assume: [0.5, 0.8, 1],
        ask: 'Was it refused whole, or cut?',
        choices: ['Half was cut', 'It was refused'],
        values: [0.5, 1],
      },
    ],
    loss: [{ id: 'lost', label: 'profit forgone on one {unit}', expr: 'value * profit * cut', unit: 'money' }],
    times: {
      per: 'year',
      assume: [1, 3, 6],
      ask: 'Counted over a year, how many {units} are refused or cut by one {who1}?',
    },
    periods: [1, 1, 1],
    people: { label: '{who} whom sellers of material in {place} know by name', assume: [10, 30, 80] },
  },
  traps: [
    {
      when: ['no cash, capital, deposit, material', 'late, pays after, invoice, delay, days'],
      text: 'Cash to begin and cash that comes late are two gaps. A loan on material fills the first, a push on the clerk the second.',
      ask: 'Which gap broke the last {unit} in {place}?',
      choices: ['Nothing to begin with', 'The buyer paid late', 'Both'],
    },
  ],
  notFound:
    'No record we hold counts {good} refused by workshops in {country}. Buyers know whom they asked first: see {n:10} schools and hotels of {place}.',
  political: [
    'In which month schools and offices of {place} get their money and clear bills',
    'A bridge over that month is short; over another it is a year.',
  ],
  environmental: ['How damp or heat spoils material bought for a {unit} in {place}', 'Store it before you lend on it.'],
  licences: [
    {
      ask: 'What must one hold to pay for another’s material against a share of the bill?',
      sector: 'finance / central bank',
    },
    { ask: 'How must a bill look so that an office may pay it?', sector: 'tax' },
  ],
  unknowns: [
    'What became of the last {n:20} {units} offered to {who} in {place}, and why?',
    'How many days after delivery did each buyer pay?',
    'Would a seller of material wait, if the buyer signed that you are paid first?',
  ],
  interview: [
    'Tell me about the last big order somebody offered you. What did you say, and when?',
    'What would have had to be bought first? Where did you look for the money?',
    'To a buyer: whom did you ask before, and who did it in the end?',
    'When was your last bill paid? Who held it in between?',
    'What did you borrow last for work, from whom, and what was left?',
    'When did you share an order? How did the pieces fit?',
  ],
  where:
    'timber yards of {place} on a Monday, a school bursar’s desk, and workshops with an order on the wall that was never begun',
  tests: [
    {
      name: 'Twenty offers',
      hypothesis: 'cash to begin stopped half of {good}.',
      method:
        'with {n:15} {who} of {place}, write the last {n:20} {units} offered: buyer, worth, answer, reason; ring {n:5} buyers.',
      metric: 'stopped by cash.',
      threshold: '{n:10} of {n:20}.',
      usd: 30,
      days: 6,
      stop: 'fear of quality or of the buyer stopped most.',
    },
    {
      name: 'Seller waits',
      hypothesis: 'a timber or cloth seller waits when the buyer signs.',
      method: 'for {n:3} {units}, bring maker, seller and buyer to one table; one page, paid to the seller first.',
      metric: 'pages signed.',
      threshold: '{n:2} of {n:3}.',
      usd: 40,
      days: 9,
      stop: 'buyers refuse to sign anything.',
    },
    {
      name: 'Fee for the bill',
      hypothesis: '{payer} pay for somebody who walks the bill.',
      method: 'offer {n:8} owners a runner who takes it from desk to desk; fee when paid.',
      metric: 'days to money, fees.',
      threshold: '{n:4} paid within {n:8} days.',
      usd: 60,
      days: 10,
      stop: 'clerks ask for their share.',
    },
  ],
  kill: 'most {units} in {place} are refused for other reasons than cash, or buyers will not sign that material is paid first',
  dealBreakers: [
    'Buyers pay so late that no profit carries the wait.',
    'The makers cannot make so many alike.',
    'Orders go to the cousin, whoever has the cash.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech', 'education', 'housing'],
    customers: ['companies', 'shops', 'institutions'],
    products: ['service', 'web', 'phone', 'app'],
    backgrounds: ['finance', 'artisan', 'law', 'sales', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'high',
  },
};
