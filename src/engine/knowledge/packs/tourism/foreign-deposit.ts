import { type Pain, use } from '../../pack-types.ts';

export const foreignDeposit: Pain = {
  id: 'tourism.foreign-deposit',
  title: 'A guest abroad wants to book and cannot send the deposit',
  short: 'Guests abroad cannot pay a deposit',
  type: 'finance',
  recognise: {
    event:
      'deposit from abroad, card payment, credit card, cannot pay by card, no card machine, pos machine, bank transfer abroad, paypal, payment from abroad, pay online, online payment, booking.com, airbnb, commission, ota!, foreign guests pay, international payment, dollars, carte bancaire, acompte, paiement en ligne',
    setting:
      'tour operator, guide, lodge, guest house, booking, guest, tourist, visitor, bank, website, whatsapp, safari, email, agent',
    goods: 'booking=bookings, bookings=bookings, tour=bookings, safari=bookings, room=bookings',
  },
  words: {
    who: ['small tour firms and lodges', 'owner'],
    payer: ['small tour firms and lodges', 'owner'],
    good: 'bookings',
    unit: ['booking', 'bookings'],
  },
  actor:
    'operator, guide, lodge, hotel, guest, owner, business, company, agent, host, homestay, women, youth, young, entrepreneur',
  problem: '{who} in {place} lose {good} from abroad at the point of the deposit, or give away a fat slice of them',
  heading: 'Yes, but how do I pay? {Good} that {who} of {place} lose before arrival',
  chain:
    'A guest writes at night: two people, four days. The owner asks for a third to hold the jeep. The card page costs a yearly fee and asks for papers; the bank wire eats a tenth and takes a week; the booking site takes a sixth and pays after. Some guests just go quiet. Find out what became of the last twenty letters to one of those firms in {place}, and at which line each went quiet.',
  causes: [
    {
      id: 'road',
      fix: 'payment',
      text: 'there is no easy way to take a card or transfer',
      match: 'card, transfer, paypal, bank, pos, pay online, gateway, machine',
      why: 'perhaps a link exists and the bank never told',
      sign: 'with a link they went quiet as well',
    },
    {
      id: 'trust',
      fix: 'trust',
      text: 'the guest fears to send money to a name he never saw',
      match: 'trust, scam, fear, unknown, reviews, safe',
      why: 'perhaps there is no picture of a person',
      sign: 'known names lost as many',
    },
    {
      id: 'slow',
      fix: 'answers',
      text: 'the answer comes after two days',
      match: 'slow, reply, answer, late, email, days',
      why: 'perhaps the owner was in the bush without a line',
      sign: 'answered within the hour and still lost',
    },
    {
      id: 'cut',
      fix: 'agents',
      text: 'booking sites hold the guest and take their slice',
      match: 'commission, site, booking.com, airbnb, agent, slice, percent',
      why: 'perhaps guests find the site before the house',
      sign: 'those who come direct are as few',
    },
  ],
  effects: [
    'the jeep goes out half full',
    'a no-show costs park fees already paid',
    'a cousin abroad takes deposits, and now and then keeps one',
  ],
  stakeholders: [
    'owner: answers at night, fears a false booking',
    'guest abroad: compares three, pays the one that is easy',
    'booking site: brings strangers, keeps the slice and the name',
    'bank branch: asks for papers, knows little of links',
    'cousin abroad: has an account',
  ],
  metrics: [
    'letters ÷ deposits, and where each went quiet',
    'share of price lost to site, bank and rate',
    'days from letter to money',
  ],
  alternatives: [
    {
      text: 'Pay on arrival in cash',
      match: 'cash, arrival, on arrival',
      draw: 'easy for all',
      limit: 'one in some does not come',
    },
    {
      text: 'Live by booking sites',
      match: 'booking site, airbnb, commission, ota',
      draw: 'strangers every week',
      limit: 'a sixth of it, and their rules',
    },
    {
      text: 'A cousin’s account abroad',
      match: 'cousin, abroad, friend, western union',
      draw: 'works tomorrow',
      limit: 'a quarrel waits',
    },
    {
      text: 'Work under a big agent',
      match: 'agent, big operator, subcontract, foreign company',
      draw: 'a full jeep',
      limit: 'half the price',
    },
  ],
  want: 'A firm fed by one big agent may fear direct {good}, since the agent will hear of it. Ask {who} how many letters came last month from strangers; without letters no road is missing.',
  pay: 'You earn a part of a slice. If the site takes a sixth and your road a twentieth, {who} must also find the guest themselves; reckon both for the last ten {good}.',
  can: 'To take strangers’ cards you need a bank that says yes, and one false booking paid back by you can eat a month. See which partner in {country} would stand behind {good}.',
  indicators: [
    use('ST.INT.RCPT.CD', 'exposure', 20, 'high', 'E', {
      split: 324000000,
      high: 'Foreign visitors have left much: {fig}. Ask {n:10} {who} of {place} what share wrote first.',
      low: 'Foreign visitors left little: {fig}. Letters may be few, so read the last twenty with {who}.',
    }),
    use('FINDEX.BUYONLINE', 'near', 20, 'low', 'T', {
      split: 5.8,
      high: 'Buying by net is known here: {fig}. A local link exists then; ask three {who} why they do not use it.',
      low: 'Hardly anyone buys by net: {fig}. Try to open a link as a small firm in {place}, and time each paper.',
    }),
    use('FINDEX.BANK', 'proxy', 20, 'low', 'E', {
      split: 25,
      high: 'Many hold a bank account: {fig}. Ask {who} which bank would take a card, and at what fee.',
      low: 'Bank accounts are few: {fig}. Some {who} run all by phone and cash; ask what a bank told them.',
    }),
    use('BN.CAB.XOKA.GD.ZS', 'proxy', 15, 'low', 'E', {
      split: -4,
      high: 'Foreign money is not so scarce: {fig}. A dollar deposit may be paid out fairly; test with a small one.',
      low: 'Foreign money is scarce: {fig}. The rate on a deposit may hurt more than the fee; put both on paper.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'L', {
      split: 22,
      high: 'Licences for payments can be had: {fig}. Ask a partner with one in {country} for terms before you build.',
      low: 'Licences come slowly: {fig}. Stay beside a bank or a site at first, with {who} as its clients.',
    }),
    use('IT.NET.BBND.P2', 'proxy', 10, 'low', 'T', {
      split: 0.56,
      high: 'Lines are fair in offices: {fig}. A reply within the hour can be asked of {who}.',
      low: 'Lines are thin: {fig}. A person in town who answers for ten lodges may win more {good} than a link.',
    }),
    use('FB.FX', 'context', 0, 'none', 'E', {
      high: 'Guests reckon in their own coin: {fig}. Show {who} one price in both, with its day.',
      low: 'The coin is strong or steady: {fig}. A price in local coin may be enough for {good}.',
    }),
    use('IT.NET.USER.ZS', 'proxy', 0, 'none', 'T', {
      split: 37,
      high: 'Guests and hosts write by phone: {fig}. Count letters by the road they came.',
      low: 'Letters come through agents: {fig}. Ask who forwards them, and what for.',
    }),
  ],
  reach: [
    {
      label: 'people at work in the country, few of whom host strangers',
      expr: 'force',
      records: { force: 'FB.LABOUR' },
      caution: 'Firms are few: list those of {place} that answer a stranger’s letter.',
    },
  ],
  sizing: {
    event: ['lost booking', 'lost bookings'],
    inputs: [
      {
        id: 'worth',
        label: 'worth of one {unit}',
        kind: 'money',
        near: 'booking, tour, safari, stay, worth, price',
        ask: 'What is a common {unit} from abroad worth, in {money}?',
      },
      {
        id: 'keep',
        label: 'share of it that would be left',
        kind: 'share',
        near: 'profit, left, margin, keep',
        assume: [0.15, 0.3, 0.5],
        ask: 'Of that, how much is left after jeep, food and fees?',
        choices: ['A sixth', 'A third', 'Half'],
        values: [0.17, 0.33, 0.5],
      },
    ],
    loss: [{ id: 'lost', label: 'income lost with one {unit}', expr: 'worth * keep', unit: 'money' }],
    times: {
      per: 'month',
      assume: [1, 3, 8],
      ask: 'How many letters a month end in silence at the question of payment?',
    },
    periods: [5, 8, 11],
    people: { label: '{who} around {place} whom strangers write to', assume: [8, 20, 50] },
  },
  traps: [
    {
      when: ['card, transfer, pay online, deposit', 'commission, slice, booking.com, airbnb'],
      text: 'To be unable to take a card and to pay a slice to a site are two leaks. A link mends the first and does not find a guest.',
      ask: 'Of the last ten strangers, how did they find {who} of {place}?',
      choices: ['By a site', 'By a friend’s word', 'By search or a map'],
    },
  ],
  notFound:
    'No record we hold counts letters that end in silence in {country}. The inboxes of {n:5} firms in {place}, read together, do.',
  political: ['Whether a price in dollars may be asked and kept in {country}', 'If not, the rate is part of the loss.'],
  environmental: [
    'In which months letters come to {place}, long before guests do',
    'A test must run in the months of letters.',
  ],
  licences: [
    { ask: 'What must one hold to take deposits from guests for others?', sector: 'finance / central bank' },
    { ask: 'How are foreign {good} taxed, and when: at deposit or at arrival?', sector: 'tax' },
  ],
  unknowns: [
    'In {n:100} letters to {n:5} firms of {place}, where did each go quiet?',
    'What did it cost, in slice, rate and days, for those that came?',
    'Would a guest pay through a partner he knows, for a house he does not?',
  ],
  interview: [
    'Show me the last letter from a stranger. What did you answer, and when?',
    'Where did the last three go quiet? What had you just asked?',
    'How did the last deposit reach you? What was left of it?',
    'What have you tried at a bank? What was said?',
    'When did a guest not come? What did that cost you?',
    'To a guest: what made you send money, or not?',
  ],
  where:
    'inboxes of small firms in {place} at night, the bank’s business desk, and a hostel kitchen where guests compare',
  tests: [
    {
      name: 'Hundred letters',
      hypothesis: 'a third go quiet at payment.',
      method: 'read {n:100} letters with {n:5} {who} of {place}.',
      metric: 'quiet at price, at date, at payment.',
      threshold: '{n:30} at payment.',
      usd: 20,
      days: 5,
      stop: 'under ten.',
    },
    {
      name: 'A link that works',
      hypothesis: 'letters answered with a link and a face bring more.',
      method: 'for {n:10} days answer for {n:3} firms within an hour, half with a partner’s link.',
      metric: 'deposits by half.',
      threshold: 'twice as many.',
      usd: 60,
      days: 10,
      stop: 'no partner lends a link.',
    },
    {
      name: 'Slice against slice',
      hypothesis: '{payer} leave a site for a smaller slice and their own answers.',
      method: 'offer {n:8} firms the hour’s answer and link for a part of what comes.',
      metric: 'firms that sign and pay.',
      threshold: '{n:3}.',
      usd: 40,
      days: 9,
      stop: 'all fear the site.',
    },
  ],
  kill: 'fewer than ten of a hundred letters to {place} go quiet at payment, or no partner with a licence lends a road',
  dealBreakers: [
    'Guests come through agents, and agents own them.',
    'A card link is given free by a bank next month.',
    'One stolen card eats a season’s fees.',
  ],
  explore: {
    stage: 'paying',
    also: ['fintech', 'technology'],
    customers: ['companies', 'shops'],
    products: ['web', 'app', 'service', 'phone'],
    backgrounds: ['software', 'finance', 'sales', 'creative'],
    impact: ['commercial', 'social'],
    horizon: 'medium',
    complexity: 'medium',
  },
};
