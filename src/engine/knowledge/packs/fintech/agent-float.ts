import { type Pain, use } from '../../pack-types.ts';

export const agentFloat: Pain = {
  id: 'fintech.agent-float',
  title: 'Mobile money agents run out of cash or float',
  short: 'Agents run out of cash or float and send customers away',
  type: 'capacity',
  recognise: {
    event:
      'run out, runs out, ran out, no cash, no float, out of float, out of cash, liquidity, send away, sends away, turn away, turned away, rebalanc, cannot withdraw, short of cash',
    setting:
      'agent, mobile money, momo, m-pesa, mpesa, kiosk, booth, pos, wave, orange money, cash in, cash out, withdraw',
    goods: 'float, cash, e-money, mobile money',
  },
  words: {
    who: ['mobile money agents', 'agent'],
    payer: ['booth owners', 'booth owner'],
    good: 'float',
    unit: ['transaction', 'transactions'],
  },
  problem: '{who} in {place} turn customers away because cash or {good} runs out before the day ends',
  heading: 'No cash in the booth: what an empty till costs {who} in {place}',
  chain:
    'A customer hands over cash or asks for it; the agent keeps a part of the operator’s commission; a super-agent or bank swaps cash for {good}. {Who} earn only on {units} they finish, so a refused one pays nobody and sends the customer to the next booth. Ask whose money the {good} is: many booths trade with an owner’s capital and may not borrow on their own.',
  causes: [
    {
      id: 'capital',
      fix: 'capital',
      text: 'the money in the till is too small for the busy days',
      match: 'capital, too small, not enough money, little money, payday, salary day, month end, market day',
      why: 'perhaps the owner of the booth sets the sum and takes the profit out each week',
      sign: 'booths with twice the capital run dry on the same days',
    },
    {
      id: 'distance',
      fix: 'rebalancing',
      text: 'the bank or super-agent that swaps money is far or closed',
      match: 'far, distance, bank, travel, queue, closed, super-agent, master agent, branch',
      why: 'perhaps one trip to swap money costs half a morning and a fare',
      sign: 'booths next to a bank run dry as often',
    },
    {
      id: 'oneway',
      fix: 'matching',
      text: 'everybody wants the same thing on the same day',
      match: 'withdraw, deposit, same day, everyone, rush, remittance, pension',
      why: 'perhaps wages and remittances arrive together, so all withdraw and nobody pays in',
      sign: 'refusals come on quiet days too',
    },
    {
      id: 'fear',
      fix: 'safety',
      text: 'keeping more cash in the booth feels dangerous',
      match: 'theft, robber, thief, stolen, unsafe, fear, fraud',
      why: 'perhaps a booth nearby was robbed, or counterfeit notes were taken',
      sign: '{who} who were never robbed keep no more cash',
    },
  ],
  effects: [
    'commission is lost with each refused {unit}',
    'customers walk to another booth and stay there',
    'families wait a day for money that has already arrived',
    '{who} refuse small sums to save {good} for large ones',
  ],
  stakeholders: [
    'booth attendant: sees each refusal, rarely owns the money',
    'booth owner: decides how much {good} there is, and when profit is taken out',
    'super-agent: swaps cash and {good}, may lend, can cut a booth off',
    'operator: pays the commission, sets the rules on limits and penalties',
    'customer: chooses the booth that never says no',
  ],
  metrics: [
    'refused {units} ÷ all asked for, by hour',
    'minutes spent on a trip to swap money',
    'commission lost in a week to refusals',
  ],
  alternatives: [
    {
      text: 'Refuse and wait for a deposit',
      match: 'wait, refuse, come back',
      draw: 'costs nothing today',
      limit: 'customers learn to go elsewhere',
    },
    {
      text: 'Swap with the booth next door',
      match: 'neighbour, neighbor, friend, borrow from, colleague',
      draw: 'quick, built on trust',
      limit: 'both run dry on the same day',
    },
    {
      text: 'Ride to the bank or super-agent',
      match: 'bank, super-agent, travel, ride, boda, okada',
      draw: 'always works in opening hours',
      limit: 'the booth is closed meanwhile',
    },
    {
      text: 'Borrow short money from a lender',
      match: 'borrow, loan, lender, credit, overdraft',
      draw: 'keeps the booth open on the best days',
      limit: 'the fee may eat the commission',
    },
    {
      text: 'Keep more of the owner’s capital idle',
      match: 'more capital, reserve',
      draw: 'no one else is needed',
      limit: 'cash in a drawer earns nothing and tempts thieves',
    },
  ],
  want: 'A refused customer may simply come back an hour later. If most do, {who} in {place} lose patience but little commission.',
  pay: 'Commission on one {unit} is thin. A service that brings or lends {good} must cost less than the commission it saves, on ordinary days as well as on paydays.',
  can: 'Moving cash needs trust, insurance and someone who will carry it. If {who} already swap with neighbours for nothing, a paid swap starts behind.',
  indicators: [
    use('FINDEX.MOBILEMONEY', 'near', 25, 'high', 'T', {
      split: 40,
      high: 'The trade is wide enough for empty tills to hurt many: {fig}. Count how many booths serve one market in {place} before you size anything.',
      low: 'Mobile money is still a minority habit: {fig}. {Who} may lack customers more often than {good}, so count both kinds of idle hour.',
    }),
    use('FINDEX.BANK', 'proxy', 15, 'low', 'E', {
      split: 30,
      high: 'Banks reach a fair part of the public: {fig}. Some {who} may have a branch near enough to swap money, so map them first.',
      low: 'Few people use a bank, so few branches may be near: {fig}. Ask {who} in {place} how far the last trip to swap money was.',
    }),
    use('SP.URB.TOTL.IN.ZS', 'exposure', 10, 'low', 'S', {
      split: 45,
      high: 'Many customers live in towns: {fig}. Booths there stand close together, so matching one booth’s cash with the next may need no vehicle.',
      low: 'Most people live away from towns: {fig}. Look at {who} on rural routes, where one booth may be the only one.',
    }),
    use('FB.REMIT', 'proxy', 20, 'high', 'E', {
      split: 4,
      high: 'Money from relatives abroad arrives in waves: {fig}. Ask {who} whether their worst hours follow a transfer day.',
      low: 'Money from abroad is not what empties tills here: {fig}. Look at wages, school terms and market days in {place} instead.',
    }),
    use('FS.AST.PRVT.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: 25,
      high: 'Lending to private borrowers is not rare: {fig}. Ask why a lender has not yet offered {who} a week’s {good}.',
      low: 'Formal credit is scarce, so {who} work with what they own: {fig}. A short loan of {good} would be new to most of them.',
    }),
    use('ILO.EMP.SRV', 'exposure', 15, 'high', 'S', {
      split: 45,
      high: 'Trade and services pay many wages here: {fig}. Paydays in shops and offices may be what empties a till in {place}.',
      low: 'Few people draw a regular service wage: {fig}. Cash may rush in and out with harvests rather than month ends, so keep the diary across one.',
    }),
    use('FINDEX.PAYBILLS', 'proxy', 0, 'none', 'T', {
      split: 20,
      high: 'Some customers already pay by phone and need less cash: {fig}. If that grows, refusals for lack of cash should shrink by themselves.',
      low: 'Cash still settles most bills: {fig}. {Who} will be asked for notes for years to come.',
    }),
    use('UIS.LIT.ADULT', 'context', 0, 'none', 'S', {
      split: 75,
      high: 'A written tally of refusals can work in most booths: {fig}. One line per {unit} asked for and not done is enough.',
      low: 'Count refusals with bottle tops in two jars rather than on paper: {fig}. A form would lose half the {who}.',
    }),
  ],
  reach: [
    {
      label: 'adults with a mobile money account, who may stand before a booth',
      expr: 'people * (100 - young) / 100 * account / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014', account: 'FINDEX.MOBILEMONEY' },
      caution: 'They are customers of {who}, not {who}: it bounds the trade, it does not count booths.',
    },
  ],
  sizing: {
    event: ['day', 'days'],
    inputs: [
      {
        id: 'refused',
        label: '{units} refused on a day',
        kind: 'count',
        near: 'customer, people, transaction, refuse, turn away, send away',
        assume: [1, 4, 10],
        ask: 'On a bad day, how many customers does one {who1} send away for lack of cash or {good}?',
        choices: ['One or two', 'About five', 'Ten or more'],
        values: [1.5, 5, 10],
      },
      {
        id: 'commission',
        label: 'commission on a {unit}',
        kind: 'money',
        near: 'commission, earn, fee, per transaction, margin',
        ask: 'What does one {who1} earn on one ordinary {unit}, in {money}?',
      },
      {
        id: 'gone',
        label: 'share of refused customers who never come back',
        kind: 'share',
        near: 'come back, never return, lost customer',
        assume: [0.3, 0.6, 0.9],
      },
    ],
    loss: [{ id: 'lost', label: 'commission lost on a bad day', expr: 'refused * commission * gone', unit: 'money' }],
    times: { per: 'month', assume: [4, 8, 15], ask: 'On how many days a month does one {who1} run dry?' },
    periods: [10, 12, 12],
    people: { label: '{who} one rider can serve in {place}', assume: [8, 20, 40] },
  },
  traps: [
    {
      when: ['cash, notes', 'float, e-money, balance'],
      text: 'Running out of cash and running out of {good} are two problems: they strike on different days and have different cures.',
      ask: 'Which runs out more often: cash, or electronic {good}?',
      choices: ['Cash', 'Electronic float', 'Both alike'],
    },
  ],
  notFound:
    'No record we hold counts booths in {country} that ran dry. The operator knows it to the minute and seldom tells; {who} in {place} know it by heart.',
  political: [
    'Which limits the operator and the central bank put on what {who} may hold or lend',
    'If {who} may deal with one super-agent only, a shared pool of {good} is closed to them.',
  ],
  environmental: [
    'How floods, rain or blackouts in {place} cut booths off from the bank',
    'On those days a rider cannot help, while a neighbour can.',
  ],
  licences: [
    { ask: 'May anyone but a licensed operator lend or swap {good} with {who}?', sector: 'finance / central bank' },
    { ask: 'What may be stored about the customers of {who}?', sector: 'data protection' },
    { ask: 'How is a fee for bringing cash taxed?', sector: 'tax' },
  ],
  unknowns: [
    'How many customers does one booth in {place} refuse in a week, and how many of them come back?',
    'Is it cash or {good} that runs out, and on which days?',
    'Who owns the money in the till, and may the attendant borrow?',
  ],
  interview: [
    'Tell me about the last time you had to send a customer away. What did they want, and what did you say?',
    'What did you do in the next hour to get cash or {good}? What did it cost you, in money and in time?',
    'Whose money was in the till that morning, and who decided how much?',
    'Which day last month was the worst? What made it so?',
    'When did you last swap with another booth, and what was the arrangement?',
    'What have you tried so that it does not happen again? What became of it?',
  ],
  where:
    'booths on a market street in {place} just after opening, the queue at the bank or super-agent, and the operator’s shop where commissions are argued over',
  tests: [
    {
      name: 'Refusal diary',
      hypothesis: '{who} in {place} refuse at least one {unit} in ten on their bad days.',
      method:
        'give {n:6} booths two jars and a handful of beans: one bean for each {unit} done, one for each refused. Empty them at noon and at closing for {n:7} days.',
      metric: 'refused ÷ asked for, by half day.',
      threshold: 'one in ten or more in {n:4} of {n:6} booths.',
      usd: 40,
      days: 7,
      stop: 'after {n:3} days no booth has refused more than one.',
    },
    {
      name: 'Rider for a payday',
      hypothesis: '{who} will pay for {good} brought to the booth.',
      method:
        'on one payday, stand by with a phone and a trusted rider. {n:8} booths may call for a swap, at a price you name beforehand.',
      metric: 'swaps asked for and paid.',
      threshold: '{n:5} paid swaps in one day.',
      usd: 80,
      days: 2,
      stop: 'no call by noon, or a swap goes missing.',
    },
    {
      name: 'Prepaid pass',
      hypothesis: '{payer} pay before the month for a promise of {good}.',
      method:
        'offer {n:10} {payer} in {place} a pass for {n:4} swaps next month at a fixed price, refunded if we fail once.',
      metric: 'passes paid for, not promised.',
      threshold: '{n:3} of {n:10}.',
      usd: 30,
      days: 4,
      stop: '{n:6} refusals in a row; note each reason in the owner’s words.',
    },
  ],
  kill: 'booths that keep the diary refuse less than one {unit} in twenty, or nobody of {n:10} owners in {place} pays for a pass',
  dealBreakers: [
    'Refused customers nearly always come back, so {who} lose no commission.',
    'The operator forbids {who} to deal with anyone but its own super-agent.',
    'The trade is moving from cash so fast that tills will matter less each year.',
    'Nobody will insure the person who carries the money.',
  ],
  explore: {
    stage: 'supply',
    also: ['retail', 'technology'],
    customers: ['shops', 'workers'],
    products: ['app', 'phone', 'service'],
    backgrounds: ['finance', 'trader', 'software'],
    impact: ['commercial'],
    horizon: 'short',
    complexity: 'medium',
  },
};
