import { type Pain, use } from '../../pack-types.ts';

export const unusedSoftware: Pain = {
  id: 'technology.unused-software',
  title: 'A firm buys a till program and its staff go back to the notebook',
  short: 'Firms pay for software that their staff do not use',
  type: 'quality',
  recognise: {
    event:
      'software not used, not use the software, stopped using, abandon, back to paper, back to the notebook, still use paper, paper records, manual records, excel, pos system, point of sale, till program, accounting software, stock software, records are kept in notebooks, erp, digitise, digitize, go digital, digital tools, stop using the app, logiciel de caisse',
    setting:
      'software, shop, staff, stock, cashier, app!, business, company, training, licence, computer, sme, developer, vendor',
    goods:
      'software=business software, pos!=till programs, erp=business software, app!=business apps, logiciel=business software',
  },
  words: {
    who: ['owners of small firms', 'owner'],
    payer: ['owners of small firms', 'owner'],
    good: 'business software',
    unit: ['installation', 'installations'],
  },
  actor:
    'owner, firm, business, shop, company, trader, sme, wholesaler, pharmacy, restaurant, manager, hotel, retailer, supermarket, school, cooperative, companies, pharmacies',
  problem: '{who} in {place} pay for {good} and find their staff writing in the notebook again after some weeks',
  heading: 'Paid for, then left: why {good} sleep in the firms of {place}',
  chain:
    'The seller shows {good} to the owner in a quiet hour, is paid at the {unit} and moves on. The cashier meets it in a queue, with a slow set and a boss who counts cash by the notebook anyway. {Who} lose the fee and, worse, the sales that were never entered. Find out on which day after the last {unit} in {place} the first sale was not typed, and who saw it.',
  causes: [
    {
      id: 'queue',
      fix: 'speed',
      text: 'typing is slower than the pen when people wait',
      match: 'slow, queue, busy, long, customers wait, faster on paper',
      why: 'perhaps prices change so often that each item must be typed by hand',
      sign: 'entries stop in quiet hours as well',
    },
    {
      id: 'gain',
      fix: 'staff',
      text: 'staff gain nothing by a true record',
      match: 'staff, cashier, steal, hide, resist, refuse, control',
      why: 'perhaps the notebook leaves room for small takings',
      sign: 'firms run by one person stop as often',
    },
    {
      id: 'fit',
      fix: 'fit',
      text: 'it does not know credit, half packs or barter',
      match: 'credit, half, pieces, units, does not fit, foreign, language, tax',
      why: 'perhaps it was made for shops with bar codes',
      sign: 'firms that sell whole packs for cash stop too',
    },
    {
      id: 'after',
      fix: 'support',
      text: 'nobody comes when it fails',
      match: 'support, training, nobody to call, broke down, update, licence, expired',
      why: 'perhaps the seller earns only from new sales',
      sign: 'firms with a helper next door stop as soon',
    },
    {
      id: 'power',
      fix: 'power',
      text: 'the set is off when customers come',
      match: 'power, electricity, battery, internet, offline, network',
      why: 'perhaps it needs a line for each sale',
      sign: 'a set with its own battery is left as well',
    },
  ],
  effects: [
    'stock runs out unseen and theft is found at year’s end',
    'a lender asks for records and gets three good weeks',
    'the next honest seller of {good} is laughed out of the shop',
  ],
  stakeholders: [
    'owner: buys, hopes to see theft, still trusts the notebook',
    'cashier: decides at each sale whether to type',
    'software seller: is paid on day one, loses his name by day sixty',
    'helper or nephew: keeps the set alive, leaves for school',
    'tax officer: would gain by true records, and is feared for it',
  ],
  metrics: [
    'sales typed ÷ sales made, by week after the {unit}',
    'seconds per sale, pen against key',
    'months paid for ÷ months used',
  ],
  alternatives: [
    {
      text: 'Keep the notebook',
      match: 'notebook, paper, book, pen',
      draw: 'always on, any language',
      limit: 'sums are done at night or never',
    },
    {
      text: 'Count cash and shelves once a week',
      match: 'count, stocktake, weekly, memory',
      draw: 'no machine',
      limit: 'finds theft, not the thief',
    },
    {
      text: 'Let a nephew keep a sheet',
      match: 'excel, spreadsheet, nephew, relative',
      draw: 'free, fits the shop',
      limit: 'leaves with the nephew',
    },
    {
      text: 'Pay a bookkeeper by the month',
      match: 'bookkeeper, accountant, clerk',
      draw: 'a person to ask',
      limit: 'comes after the money is gone',
    },
  ],
  want: 'Owners say they want order and live by what they remember. Look for {who} in {place} who acted on a figure from {good} last month: an order, a dismissal, a price.',
  pay: 'After one bad {unit}, a second seller meets a hand over the purse. Let {who} pay by the week used, and see whether the coin still comes in week six in {place}.',
  can: 'Use hangs on a cashier who may leave or lose by it. If {good} need you to stand there, each {unit} costs a person; reckon how many firms of {place} one person can hold.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'proxy', 20, 'low', 'E', {
      split: 64,
      high: 'One-person trades rule: {fig}. There the owner is the cashier, and {good} control nobody; the pen may truly be enough for {who}.',
      low: 'Many firms have hired hands: {fig}. Owners who cannot watch the till have a reason to want {good}; ask for the last theft.',
    }),
    use('HDR24.EYS', 'proxy', 15, 'low', 'S', {
      split: 11,
      high: 'Young cashiers come with years of school: {fig}. If they still drop {good}, look at speed and gain rather than at skill.',
      low: 'School is short for many: {fig}. Let the weakest reader in a shop of {place} type {n:20} sales before you sell.',
    }),
    use('EG.ELC.ACCS.ZS', 'proxy', 15, 'low', 'T', {
      split: 56,
      high: 'Sets can be kept charged: {fig}. A shop in {place} that blames power may mean something else.',
      low: 'A set may be dark when trade is best: {fig}. Log the hours a screen was off at {n:5} {units}.',
    }),
    use('FB.TAX', 'proxy', 20, 'low', 'P', {
      split: 13.4,
      high: 'The state sees a good part of trade: {fig}. {Who} may keep records already, for the tax office; ask what {good} would add.',
      low: 'Much trade is off the books: {fig}. A true record frightens {who} as much as it helps; ask who else they think may read it.',
    }),
    use('NY.GDP.PCAP.CD', 'proxy', 15, 'low', 'E', {
      split: 1660,
      high: 'Hands cost more than in most of Africa: {fig}. Saved clerk hours may pay for {good} by themselves, so something else must be wrong.',
      low: 'A clerk costs little: {fig}. {Good} that save an hour of work save {who} almost nothing.',
    }),
    use('ILO.EMP.SRV', 'exposure', 15, 'high', 'E', {
      split: 46,
      high: 'Shops and services give much of the work: {fig}. Walk one street of {place} and count firms that ever paid for {good}.',
      low: 'Fewer people live from shops: {fig}. Choose one trade in {place} with at least {n:30} firms before you adapt {good}.',
    }),
    use('FINDEX.BORROW', 'context', 0, 'none', 'E', {
      split: 67,
      high: 'Borrowing is common: {fig}. Ask a lender in {place} what a true record from {good} would change.',
      low: 'Fewer borrow: {fig}. A promise that {good} open the door to loans may mean little to {who}.',
    }),
    use('BREADY.P3', 'context', 0, 'none', 'P', {
      split: 59.7,
      high: 'Rules work tolerably in daily life: {fig}. A printed receipt from {good} may be worth something; ask {payer}.',
      low: 'Papers help little in practice: {fig}. Do not sell {good} to {who} as a way to please offices.',
    }),
  ],
  reach: [
    {
      label: 'workers in services, among whom shops with staff are found',
      expr: 'labour * share / 100',
      records: { labour: 'FB.LABOUR', share: 'ILO.EMP.SRV' },
      caution: 'Few of these firms have hired cashiers; count tills with a hired hand in {place}.',
    },
  ],
  sizing: {
    event: ['month', 'months'],
    inputs: [
      {
        id: 'fee',
        label: 'fee for the software in a month',
        kind: 'money',
        near: 'fee, subscription, paid, software, a month',
        ask: 'What does one {who1} pay for {good} in a month, or what did it cost divided by the months it was used, in {money}?',
      },
      {
        id: 'idle',
        label: 'share of what it can do that lies unused',
        kind: 'share',
        near: 'unused, half, not use, idle',
        assume: [0.4, 0.7, 1],
        ask: 'Of the sales of one {who1}, how many are not typed in?',
        choices: ['About a third', 'About two thirds', 'All'],
        values: [0.33, 0.67, 1],
      },
    ],
    loss: [{ id: 'total', label: 'paid in one month and not used', expr: 'fee * idle', unit: 'money' }],
    times: {
      per: 'year',
      assume: [6, 9, 12],
      ask: 'For how many months of the last year was it paid for or wanted and not used?',
    },
    periods: [1, 1, 1],
    people: { label: 'firms with hired cashiers in three streets of {place}', assume: [20, 60, 150] },
  },
  notFound:
    'No record we hold shows the day on which staff stop typing after an {unit} in {country}. Sellers in {place} do know, and rarely say; ask {n:3} for the addresses of last year and go there.',
  political: [
    'Whether the tax office in {country} plans to make tills report sales',
    'Then use is forced, and fear of it grows.',
  ],
  environmental: [
    'How heat, dust and power cuts wear out screens behind counters in {place}',
    'A dead set in month four ends the best habit.',
  ],
  licences: [
    { ask: 'Which rules bind a program that prints receipts?', sector: 'tax' },
    { ask: 'Who owns a shop’s sales record when the seller of the program keeps it?', sector: 'data protection' },
  ],
  unknowns: [
    'How many of {n:20} firms in {place} still typed all sales in week eight?',
    'Whose hand stopped first, and what had happened that day?',
    'Which owner acted on a figure from it last month?',
  ],
  interview: [
    'Show me the last sale you entered. Why that one and not the one after?',
    'Tell me about the week it was put in. Who was there, who was not?',
    'When did the notebook come back? What was written first?',
    'What did you find out from it that you did not know? What did you do then?',
    'To a cashier: what did it change for you?',
    'What did you pay in all, and when did you last call the seller?',
  ],
  where:
    'behind the counter in {place} in the busiest hour, the bench of a software seller, a wholesaler’s evening count',
  tests: [
    {
      name: 'Week eight visit',
      hypothesis: 'half of the {units} are dead after eight weeks.',
      method: 'get {n:20} addresses from {n:3} sellers; look at the last typed sale of each {who1}.',
      metric: 'days since the last entry, and why.',
      threshold: '{n:10} of {n:20} dead.',
      usd: 30,
      days: 6,
      stop: 'fewer than {n:3} of the first {n:10}.',
    },
    {
      name: 'Pen against key',
      hypothesis: 'typing takes more than twice the time of writing.',
      method: 'time {n:40} sales each way at {n:3} counters of {who} in the busy hour.',
      metric: 'seconds per sale.',
      threshold: 'twice or more.',
      usd: 20,
      days: 3,
      stop: 'no difference at two counters.',
    },
    {
      name: 'Pay by used week',
      hypothesis: '{payer} pay for weeks in which {good} were used.',
      method: 're-start {n:8} sleeping programs with the cashier, not the owner; a fee only for full weeks.',
      metric: 'full weeks paid.',
      threshold: '{n:5} of {n:8} pay the second week.',
      usd: 80,
      days: 10,
      stop: '{n:6} stop by day five.',
    },
  ],
  kill: 'most of {n:20} programs in {place} are in full use after eight weeks, or no owner pays for the second full week',
  dealBreakers: [
    'The owner wants control and not figures, and the staff know it.',
    'Records are hidden from the tax office for good reason.',
    'The notebook costs the firm nothing that it can feel.',
  ],
  explore: {
    stage: 'using',
    also: ['retail', 'manufacturing'],
    customers: ['shops', 'companies', 'institutions'],
    products: ['web', 'service', 'app'],
    backgrounds: ['software', 'finance', 'sales'],
    impact: ['commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
