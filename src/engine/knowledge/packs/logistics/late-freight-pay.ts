import { type Pain, use } from '../../pack-types.ts';

export const lateFreightPay: Pain = {
  id: 'logistics.late-freight-pay',
  title: 'Hauliers are paid months after the delivery',
  short: 'Small hauliers wait months to be paid for a delivered load',
  type: 'finance',
  recognise: {
    event:
      'paid late, pay late, late payment, delayed payment, not paid, paid after, paid only after, unpaid, unpaid invoice, invoice, owed, owe, outstanding, wait for payment, waiting for payment, days to pay, months to pay, payment terms, proof of delivery, delivery note, signed waybill, waybill, factoring, facture, impaye, delay de payment, payes en delay, attendent le payment, wait le payment, wait mois le payment',
    setting:
      'haul, truck, transporter, transporteur, camion, freight, fleet, courier, subcontract, client, consignee, diesel, load, delivered, shipper, company, transporteur',
    goods: 'freight invoices',
  },
  words: {
    who: ['small hauliers', 'haulier'],
    payer: ['small hauliers', 'haulier'],
    good: 'freight invoices',
    unit: ['load', 'loads'],
  },
  actor: 'haul, transporter, truck, fleet, freight, courier, logistics, driver, lorry, transporteur, rider',
  problem:
    '{who} in {place} pay diesel and driver on the day and see the client’s money many weeks after the {unit} is delivered',
  heading: 'Delivered and unpaid: how long {who} in {place} wait for the freight',
  chain:
    'A large shipper hires a freight firm, the firm hires {who}, and each passes its own wait on to the next. Payment begins only when a stamped paper comes back to an office that may be two days’ drive away. {Good} with a missing stamp go to the bottom of the pile. Find out where the last {unit}’s paper lay on each day between the stamp and the money.',
  causes: [
    {
      id: 'paper',
      fix: 'papers',
      text: 'the stamped delivery paper comes back late or with a fault',
      match: 'delivery note, proof of delivery, waybill, stamp, paper, signature, missing document',
      why: 'perhaps the storekeeper at the far end asks a gift for the stamp',
      sign: '{units} with a perfect paper are paid as late',
    },
    {
      id: 'chain',
      fix: 'chain',
      text: 'the firm between pays only when it has been paid',
      match: 'subcontract, middleman, agent, broker, paid when paid, main contractor, chain',
      why: 'perhaps it was paid long ago and uses the money',
      sign: '{who} who work straight for the shipper wait as long',
    },
    {
      id: 'power',
      fix: 'terms',
      text: 'the client sets the days, and many trucks wait outside',
      match: 'terms, big company, power, contract, ninety days, sixty days, policy, take it or leave it',
      why: 'perhaps the haulier who asks loses the next hire',
      sign: 'clients pay quicker when a {who1} refuses the next load',
    },
    {
      id: 'dispute',
      fix: 'disputes',
      text: 'a shortage is found and the whole bill is held',
      match: 'shortage, dispute, damage, short, deduct, claim, weight, missing bags',
      why: 'perhaps the count at loading was never shared with the driver',
      sign: 'bills without any quarrel wait as long',
    },
  ],
  effects: [
    'diesel is bought on a lender’s terms',
    'tyres and brakes wait until the money comes',
    'drivers are paid late and sell diesel on the road',
    'the haulier takes any hire for cash, even at a loss',
  ],
  stakeholders: [
    'haulier: lends to a richer firm against his will',
    'freight firm: holds the contract, decides the order of payment',
    'shipper’s accounts clerk: can find or lose a paper',
    'diesel station: gives fuel on credit, knows who is good for it',
  ],
  metrics: [
    'days from stamp to paper in the office, and from there to money',
    'sum held back ÷ sum billed',
    'cost of borrowed diesel per {unit}',
  ],
  alternatives: [
    {
      text: 'Wait and take the next hire for cash',
      match: 'wait, nothing, cash jobs, patience',
      draw: 'keeps peace with the client',
      limit: 'the cash hires pay less',
    },
    {
      text: 'Borrow for diesel',
      match: 'borrow, lender, loan, diesel on credit, fuel credit',
      draw: 'the truck rolls',
      limit: 'the margin goes to the lender',
    },
    {
      text: 'Ask for part in advance',
      match: 'advance, upfront, part payment, deposit for fuel',
      draw: 'common where trucks are scarce',
      limit: 'the firm sends for another truck',
    },
    {
      text: 'Sell the bill to someone',
      match: 'factoring, discount, sell invoice, advance on invoice',
      draw: 'money within days',
      limit: 'few buy small bills, and the client must agree',
    },
    {
      text: 'Sit in the client’s office',
      match: 'sit, visit, follow up, call, chase',
      draw: 'often works',
      limit: 'a day lost, and good will with it',
    },
  ],
  want: 'A wait is priced in by those who have done it for years: their freight is dearer by just that much. Ask {who} what they would take for the same {unit} paid the same day; no difference means {good} are not the pain.',
  pay: 'Early money always has takers at no price. {Payer} must give up a part of each of their {good}, and the shipper’s good name, not theirs, decides whether you are repaid.',
  can: 'You need the client to say the bill is right and to pay you and not the haulier. A clerk in {place} who never answers {who} will not answer you. And capital stands still in {good} while you wait.',
  indicators: [
    use('FS.AST.PRVT.GD.ZS', 'near', 25, 'low', 'E', {
      split: 17,
      high: 'Lenders serve private firms more than in half of Africa: {fig}. Ask {who} which bank looked at {good} and what it said.',
      low: 'Hardly any credit reaches firms: {fig}. Ask {who} how the last tank of diesel was paid.',
    }),
    use('FR.INR.RINR', 'proxy', 20, 'high', 'E', {
      split: 4.75,
      high: 'Borrowed diesel is dear: {fig}. Let {who} work out with you what a month’s wait costs on one {unit}.',
      low: 'Bank money is cheap on paper: {fig}. If {who} cannot get it, the paper and not the price is the obstacle.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'L', {
      split: 25,
      high: 'Papers have some force before a judge: {fig}. Ask whether any {who1} near {place} has ever sued over {good}.',
      low: 'No court will hurry a rich client: {fig}. Only the next refused {unit} does; ask who dared.',
    }),
    use('LPI.SCORE', 'proxy', 15, 'low', 'E', {
      split: 2.5,
      high: 'Freight runs more orderly than in half of Africa: {fig}. Long waits of {who} may then be the habit of a few clients; name them.',
      low: 'Freight services score low: {fig}. Walk one paper of {good} from stamp to desk, and note each stop.',
    }),
    use('FP.CPI.TOTL.ZG', 'context', 20, 'high', 'E', {
      split: 6,
      high: 'Money that comes late buys less: {fig}. Show {who} the litres a bill bought on the day and buys when paid.',
      low: 'Late money keeps most of its worth: {fig}. The harm to {who} is then in the empty tank, not in the sum.',
    }),
    use('BREADY.FINSERV', 'near', 0, 'none', 'L', {
      split: 54,
      high: 'Firms are served fairly on paper: {fig}. Find out whether a register for pledged {good} is used in {place}.',
      low: 'Services for firms are thin: {fig}. Expect to explain to a bank what {good} are before it lends on them.',
    }),
    use('FINDEX.BORROW', 'proxy', 0, 'none', 'S', {
      split: 67,
      high: 'Borrowing is common: {fig}. Learn from whom {who} borrow between a {unit} and its pay.',
      low: 'Fewer borrow than in half of Africa: {fig}. {Who} may sell a tyre rather than owe; ask what they sold.',
    }),
    use('ILO.EMP.IND', 'exposure', 0, 'none', 'E', {
      split: 15,
      high: 'Factories and sites hire many trucks: {fig}. Start with the two of them that owe most {who} in {place}.',
      low: 'Industry is small: {fig}. Traders may be the debtors; their word, not {good}, is the proof.',
    }),
  ],
  reach: [
    {
      label: 'people who work in industry, whose employers hire trucks',
      expr: 'work * industry / 100',
      records: { work: 'FB.LABOUR', industry: 'ILO.EMP.IND' },
      caution: 'No haulier is in this count; it only shows how much there is to carry.',
    },
  ],
  sizing: {
    event: ['load', 'loads'],
    inputs: [
      {
        id: 'bill',
        label: 'freight for one {unit}',
        kind: 'money',
        near: 'load, freight, invoice, bill, trip, charge',
        ask: 'What is billed for one {unit}, in {money}?',
      },
      {
        id: 'wait',
        label: 'days from delivery to money',
        kind: 'days',
        near: 'days, wait, weeks, months, paid after',
        assume: [30, 60, 90],
        ask: 'How many days pass between delivery and payment?',
      },
      {
        id: 'rate',
        label: 'cost of borrowed money in a month',
        kind: 'share',
        near: 'interest, month, lender, percent',
        assume: [0.03, 0.06, 0.1],
      },
    ],
    loss: [
      { id: 'months', label: 'months waited', expr: 'wait / 30', unit: 'count' },
      { id: 'loss', label: 'what waiting costs on one {unit}', expr: 'bill * months * rate', unit: 'money' },
    ],
    times: { per: 'month', assume: [2, 4, 8], ask: 'How many {units} a month does one {who1} deliver on credit?' },
    periods: [10, 11, 12],
    people: { label: '{who} who load at the same depots near {place}', assume: [15, 40, 100] },
  },
  notFound:
    'No record we hold shows what clients in {country} owe {who}. Ask {n:5} of them for the file of open {good}; the oldest paper in it tells more than any average.',
  political: [
    'Whether public bodies are among the clients who pay {who} in {place} last',
    'A debtor in office cannot be pressed, and no financier will take his bill.',
  ],
  environmental: [
    'How the rains change the days a truck needs to bring a stamp back to {place}',
    'A wet month adds days that are not the client’s; time a {unit} in each.',
  ],
  licences: [
    { ask: 'What licence does paying {good} early for a discount need?', sector: 'finance / central bank' },
    { ask: 'When is tax due on a {unit} that has not been paid?', sector: 'tax' },
  ],
  unknowns: [
    'How many days did each paper of the last {n:20} {units} need from stamp to desk, and from desk to money?',
    'Which clients pay {who} late but always, and which sometimes never?',
    'Would those clients sign that a bill is right?',
  ],
  interview: [
    'Take out the oldest bill that is still open. What happened since the day you delivered?',
    'Where was the stamped paper on the third day, and who had it?',
    'How did you pay for diesel on the trip after that one?',
    'When did you last refuse a client over money? What did he do?',
    'Who has offered to pay you early? What did he keep?',
    'To an accounts clerk: which bill did you pay first last week, and why that one?',
  ],
  where:
    'the yard of a mill or depot near {place} where trucks queue to load, a tyre shop at the month’s end, and the accounts window of a freight firm',
  tests: [
    {
      name: 'Twenty papers',
      hypothesis: 'papers, not terms, cause half of the wait.',
      method:
        'with {n:6} hauliers follow {n:20} open {good} by phone each evening: where is the paper, who holds it, what is asked.',
      metric: 'days before and after the desk.',
      threshold: 'half of the days lie before it.',
      usd: 30,
      days: 10,
      stop: 'every paper reached the desk within {n:3} days.',
    },
    {
      name: 'Photo at the gate',
      hypothesis: 'a photo of the stamp sent at once starts the payment.',
      method: 'ask {n:2} clients to accept a photo from {who}, with the paper to follow, for {n:10} {units}.',
      metric: 'days to approval with photo and without.',
      threshold: 'a week less.',
      usd: 20,
      days: 10,
      stop: 'both clients want paper only.',
    },
    {
      name: 'Today for less',
      hypothesis: '{payer} give up a slice to be paid now.',
      method:
        'with your own small sum pay {n:3} {units} on delivery, at a discount you name first, on bills of one proven client.',
      metric: 'offers taken, and repaid on the day.',
      threshold: '{n:3} of {n:5} take it.',
      usd: 250,
      days: 10,
      stop: 'the first bill is disputed.',
    },
  ],
  kill: '{who} in {place} ask the same freight for cash as for credit, or {n:4} of {n:5} decline money today at a discount',
  dealBreakers: [
    'The client will not confirm a bill to anyone but its own contractor.',
    '{Good} are disputed so often that none is safe to buy.',
    'The diesel station already lends to every sound {who1} in {place}.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech', 'manufacturing'],
    customers: ['companies', 'workers'],
    products: ['web', 'service', 'phone'],
    backgrounds: ['finance', 'transport', 'law'],
    impact: ['commercial'],
    horizon: 'medium',
    complexity: 'high',
  },
};
