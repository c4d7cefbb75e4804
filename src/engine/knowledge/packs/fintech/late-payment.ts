import { type Pain, use } from '../../pack-types.ts';

export const latePayment: Pain = {
  id: 'fintech.late-payment',
  title: 'Small suppliers wait months to be paid',
  short: 'Buyers pay small suppliers weeks or months late',
  type: 'finance',
  recognise: {
    event:
      'late payment, paid late, pay late, pays late, unpaid, wait to be paid, invoices to be paid, wait for payment, wait for their invoices, invoices unpaid, days to be paid, waiting for payment, overdue, owe, owed, delayed payment, payment terms, arrears, chase payment, chasing payment, retard de paiement, impaye',
    setting:
      'invoice, supplier, contract, buyer, client, customer, hotel, supermarket, school, ministry, government, factory, ngo, tender',
    goods: 'invoice=invoices, payment=payments, debt=debts',
  },
  words: {
    who: ['small suppliers', 'supplier'],
    payer: ['small suppliers', 'supplier'],
    good: 'payments',
    unit: ['invoice', 'invoices'],
  },
  problem: '{who} in {place} deliver on time and wait weeks or months until the buyer pays',
  heading: 'Delivered, not paid: what waiting for {good} costs {who} in {place}',
  chain:
    'The buyer has the goods and keeps the money; {who} pay wages and their own suppliers meanwhile. Between them stands a clerk who must find the paper, a manager who must sign, and a day on which the account is funded. A lender who advances money on an {unit} bets on all three. Find out which of them holds the paper longest.',
  causes: [
    {
      id: 'power',
      fix: 'finance',
      text: 'the buyer is large and pays when it suits',
      match: 'large, big buyer, supermarket, corporate, government, ministry, power, terms',
      why: 'perhaps {who} fear to lose the next order if they press',
      sign: 'small buyers pay as late as large ones',
    },
    {
      id: 'paper',
      fix: 'paperwork',
      text: 'the {unit} is wrong, lost or unsigned',
      match: 'paperwork, lost, mistake, wrong, unsigned, delivery note, stamp, documents, lpo, purchase order',
      why: 'perhaps nobody tells {who} what was missing until they call for the third time',
      sign: 'perfect {units} wait just as long',
    },
    {
      id: 'empty',
      fix: 'finance',
      text: 'the buyer waits to be paid as well',
      match: 'no money, cash flow, budget, funds, not released, donor, waiting too',
      why: 'perhaps a budget or a grant is released once a quarter',
      sign: 'the buyer pays others in the same week',
    },
    {
      id: 'dispute',
      fix: 'proof',
      text: 'buyer and supplier disagree on what was delivered',
      match: 'dispute, quality, reject, short delivery, return, disagree, quantity',
      why: 'perhaps goods are counted at the gate by one person and at the store by another',
      sign: 'signed, undisputed deliveries wait as long',
    },
  ],
  effects: [
    'wages are paid late and the best hands leave',
    'the next order is refused for want of money',
    'a costly loan bridges a wait that was never agreed',
    'days are lost in the buyer’s corridor instead of at work',
  ],
  stakeholders: [
    'supplier: carries the wait, fears to lose the buyer',
    'buyer’s clerk: finds or loses the paper, gains nothing by speed',
    'buyer’s finance manager: decides the order of payment',
    'lender: could advance money, cannot tell a true {unit} from a false one',
    'workers and the supplier’s own suppliers: wait in turn',
  ],
  metrics: [
    'days from delivery to money, by buyer',
    'share of {units} sent back for a fault in the paper',
    'what was borrowed to bridge the wait, and its cost',
  ],
  alternatives: [
    {
      text: 'Wait and call every week',
      match: 'wait, call, follow up, remind, visit',
      draw: 'keeps the peace with the buyer',
      limit: 'eats days, and the squeaky wheel is not always paid first',
    },
    {
      text: 'Give a discount for cash on delivery',
      match: 'discount, cash on delivery, upfront, deposit',
      draw: 'money today',
      limit: 'large buyers do not take it',
    },
    {
      text: 'Borrow from friends or a lender',
      match: 'borrow, loan, friends, family, overdraft',
      draw: 'wages are paid',
      limit: 'the cost grows with each week of silence',
    },
    {
      text: 'Sell the {unit} to a financier',
      match: 'factoring, invoice discount, financier',
      draw: 'turns paper into money',
      limit: 'few will buy the paper of a small supplier',
    },
    {
      text: 'Know somebody in the pay office',
      match: 'bribe, connection, know someone, facilitate, tip',
      draw: 'works now and then',
      limit: 'must be paid again, and may be a crime',
    },
  ],
  want: 'If {who} price the wait into what they charge, late {good} are already paid for. Then only the honest or the desperate among them want them sooner.',
  pay: 'What {who} in {place} would give for early money is bounded by what they pay for a bridge today. If that is a favour from family, it is nearly nothing.',
  can: 'Anyone who advances money must know that the {unit} is true and the buyer will pay that account and no other. Without the buyer’s nod it is a loan on trust.',
  indicators: [
    use('FS.AST.PRVT.GD.ZS', 'proxy', 25, 'low', 'E', {
      split: 30,
      high: 'There is bank money about, so the question is why it stops short of {who}: {fig}. Take one real {unit} to a branch in {place} and note what they ask for.',
      low: 'Banks lend so little that buyers use suppliers as their bank: {fig}. Expect the wait to be policy, not forgetfulness.',
    }),
    use('FB.CPI', 'direct', 25, 'high', 'E', {
      split: 10,
      high: 'Each month of waiting shrinks the money itself: {fig}. Work out with {who} what an {unit} of last quarter still buys.',
      low: 'Money keeps most of its worth while {who} wait: {fig}. The harm is in wages and missed orders, so count those.',
    }),
    use('WGI.RL', 'proxy', 20, 'low', 'L', {
      split: 40,
      high: 'A contract can be leaned on: {fig}. Ask {who} whether any of them ever wrote a formal demand, and what came of it.',
      low: 'A contract alone will not bring {good}: {fig}. Build on the buyer’s wish for the next delivery instead.',
    }),
    use('FR.INR.RINR', 'proxy', 10, 'high', 'E', {
      split: 6,
      high: 'Bridging a wait with a loan is dear even at a bank: {fig}. Early {good} are worth the more to {who}.',
      low: 'A bank loan costs little above inflation: {fig}. If {who} still do not take one, access is the trouble, not price.',
    }),
    use('ILO.EMP.SRV', 'exposure', 10, 'high', 'S', {
      split: 45,
      high: 'Many small firms sell services, where nothing can be taken back: {fig}. A signed proof of work on the day may be worth more than finance.',
      low: 'Fewer firms here sell services: {fig}. Goods leave a delivery note, so begin with {who} who have one.',
    }),
    use('FB.TAX', 'proxy', 10, 'low', 'P', {
      split: 17,
      high: 'The state has revenue to pay from: {fig}. If public buyers in {place} pay late, look for the paper rather than the purse.',
      low: 'The state collects little, and late {good} may start there: {fig}. Ask {who} how much of what they are owed is public money.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 40,
      high: 'Part-{good} by phone on delivery are possible: {fig}. Ask one buyer to try it with a tenth of an {unit}.',
      low: 'Money will move by bank or in notes: {fig}. Whoever chases {good} must learn the buyer’s pay days.',
    }),
    use('HDR24.MYS', 'proxy', 0, 'none', 'S', {
      split: 6,
      high: 'Most {who} can write a clean {unit} once they see one: {fig}. Collect three rejected ones and show why.',
      low: 'A clean {unit} is itself a hurdle: {fig}. Offer to write it at delivery, on a phone, while the clerk looks on.',
    }),
  ],
  reach: [
    {
      label: 'people at work outside farming, among whom {who} are a small part',
      expr: 'force * (100 - idle) / 100 * (100 - farm) / 100',
      records: { force: 'FB.LABOUR', idle: 'SL.UEM.TOTL.ZS', farm: 'ILO.EMP.AGR' },
      caution: 'Most of them sell to people who pay at once: it bounds the market, it does not size it.',
    },
  ],
  sizing: {
    event: ['{unit}', '{units}'],
    inputs: [
      {
        id: 'amount',
        label: 'sum of a usual {unit}',
        kind: 'money',
        near: 'invoice, order, contract, worth, value, delivery, owed, owe',
        ask: 'What is a usual {unit} of one {who1} worth, in {money}?',
      },
      {
        id: 'wait',
        label: 'days waited beyond what was agreed',
        kind: 'days',
        near: 'wait, late, day, week, month, overdue',
        assume: [15, 30, 60],
        ask: 'How long after the agreed day does the money come?',
        choices: ['About two weeks', 'About a month', 'Two months or more'],
        values: [14, 30, 60],
      },
      {
        id: 'bridge',
        label: 'cost of bridging a month, as a share',
        kind: 'share',
        near: 'interest, percent a month, monthly',
        assume: [0.02, 0.05, 0.1],
      },
    ],
    loss: [{ id: 'lost', label: 'cost of the wait on one {unit}', expr: 'amount * wait / 30 * bridge', unit: 'money' }],
    times: { per: 'month', assume: [1, 3, 6], ask: 'How many {units} does one {who1} send in a month?' },
    periods: [10, 12, 12],
    people: { label: '{who} of one large buyer in {place}', assume: [10, 25, 60] },
  },
  traps: [
    {
      when: ['late, delay, wait', 'reject, dispute, quality, mistake, wrong'],
      text: 'A buyer who pays late and a buyer who disputes the delivery look alike to {who}. Money cures the first, proof the second.',
      ask: 'Does the buyer say that something is wrong, or only that the money will come?',
      choices: ['Only that it will come', 'That something is wrong', 'Nothing at all'],
    },
  ],
  notFound:
    'No record we hold says how late {good} to {who} are in {country}. Each supplier’s own file does: ask for the last {n:10} {units} with the dates of delivery and of money.',
  political: [
    'Whether public buyers in {place} must pay within a set time, and what happens when they do not',
    'If nothing happens, a tool that only reminds them will not move a date.',
  ],
  environmental: [
    'Whether rains or fuel shortages delay the delivery itself',
    'A delivery that came late gives the buyer a reason, so keep those apart.',
  ],
  licences: [
    { ask: 'Does buying or advancing money on an {unit} need a licence?', sector: 'finance / central bank' },
    { ask: 'Must an {unit} pass through a state system before a buyer may pay it?', sector: 'tax' },
    { ask: 'May a pledge on an {unit} be registered, and by whom?', sector: 'company registration and investment' },
  ],
  unknowns: [
    'From delivery to money, in which office in {place} does the paper lie longest?',
    'What do {who} borrow to bridge the wait, and what does it cost them?',
    'Would the buyer confirm an {unit} in writing if that cost nothing?',
  ],
  interview: [
    'Take the last {unit} that was paid late. What happened on each day from delivery to money?',
    'Whom did you call or visit? What did they say was missing?',
    'How did you pay wages and your own suppliers meanwhile? What did that cost?',
    'Which buyer pays best, and why do you think so?',
    'Did you ever refuse a buyer because of late {good}? What followed?',
    'What have you tried so that the money comes sooner? What became of it?',
  ],
  where:
    'the corridor before a buyer’s accounts office in {place} on pay day, an association of {who}, and the desk of the clerk who receives {units}',
  tests: [
    {
      name: 'Ten papers',
      hypothesis: 'half of the wait is paper that could have been right on the first day.',
      method:
        'collect the last {n:10} {units} from each of {n:5} {who}, and mark for each day where the paper lay: supplier, gate, store, accounts, bank.',
      metric: 'days by place, added up.',
      threshold: 'half of all days lie before accounts.',
      usd: 30,
      days: 5,
      stop: '{n:3} suppliers cannot find their papers: the file is the problem.',
    },
    {
      name: 'Clean first time',
      hypothesis: 'an {unit} checked at delivery is paid sooner.',
      method:
        'go along with {n:8} deliveries, check the paper at the gate and have it signed there. Compare with the supplier’s usual wait.',
      metric: 'days to money against the same buyer’s last {n:5}.',
      threshold: 'a third sooner in {n:5} of {n:8}, or a payment date given in writing.',
      usd: 40,
      days: 10,
      stop: 'the buyer forbids it.',
    },
    {
      name: 'Price of early money',
      hypothesis: '{payer} give up part of an {unit} to be paid this week.',
      method: 'offer {n:6} {who} real money for one confirmed {unit} each, at a price you name. Keep sums small.',
      metric: 'offers taken.',
      threshold: '{n:3} of {n:6}.',
      usd: 200,
      days: 8,
      stop: 'the first buyer who pays somebody else.',
    },
  ],
  kill: 'the wait of {who} in {place} is priced in and costs them no wage or order, or no buyer will confirm a single {unit} in writing',
  dealBreakers: [
    'The buyer has no money, so no paper and no tool will bring it.',
    '{Who} fear the buyer more than the wait and will not be seen with you.',
    'A confirmed {unit} can still be paid into another account.',
    'Lending on an {unit} needs a licence that a small firm cannot get.',
  ],
  explore: {
    stage: 'paying',
    also: ['retail', 'manufacturing', 'legal'],
    customers: ['shops', 'companies'],
    products: ['web', 'app', 'service'],
    backgrounds: ['finance', 'software', 'law'],
    impact: ['commercial'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
