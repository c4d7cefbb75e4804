import { type Pain, use } from '../../pack-types.ts';

export const borderTransfers: Pain = {
  id: 'fintech.border-transfers',
  title: 'Money loses too much value and time when it crosses a border',
  short: 'Sending money across a border costs too much or takes too long',
  type: 'cost',
  recognise: {
    event:
      'send money home, sending money home, send money across, send money to, money home, cross-border payment, cross-border payments, cross border, across the border, across borders, cross-border transfer, remittance fee, remittance, transfer fee, exchange rate, exchange loss, black market rate, western union, moneygram, mukuru, hawala, world remit, worldremit, cannot pay suppliers in, forex, foreign exchange, dollars, yuan, diaspora, envoyer argent, transfert a l’etranger, malaicha',
    setting:
      'abroad, border, remit, migrant, diaspora, relative, family, worker, trader, currency, rand, naira, cfa, dollar, transfer, send, exchange, overseas',
    goods: 'remittance=money sent across the border, money home=money sent across the border',
  },
  words: {
    who: ['people who earn abroad', 'sender'],
    payer: ['people who earn abroad', 'sender'],
    good: 'money sent across the border',
    unit: ['transfer', 'transfers'],
  },
  problem: '{who} in {place} lose a part of each {unit}, and days of waiting, on the way across a border',
  heading: 'Between two currencies: what each {unit} costs {who} in {place}',
  chain:
    'The sender pays a fee that is seen and a rate that is not; a shop or an app takes it in, a bank or a trader moves the balance, an agent on the other side pays out. The middle earns on the rate, and most when two small currencies meet through a third. A driver with an envelope does the same on trust. Find out, for one {unit} in {place}, what left one hand and what arrived in the other, in the same money and on the same day.',
  causes: [
    {
      id: 'rate',
      fix: 'rate',
      text: 'the loss hides in the exchange rate rather than in the fee',
      match: 'rate, exchange, forex, black market, parallel, dollar, spread, devalu, naira, official',
      why: 'perhaps both currencies are first turned into dollars',
      sign: 'the sum paid out equals the sum paid in at the day’s street rate',
    },
    {
      id: 'papers',
      fix: 'papers',
      text: 'papers are asked for that the sender does not have',
      match: 'permit, passport, identity, id!, papers, undocumented, kyc, documents, proof of address',
      why: 'perhaps the permit has run out and the shop sees it',
      sign: 'senders with all papers use the driver as well',
    },
    {
      id: 'lastmile',
      fix: 'payout',
      text: 'the pay-out point is far, out of notes, or pays in other money',
      match: 'pick up, payout, pay-out, collect, far, no cash, queue, agent, village, rural, town',
      why: 'perhaps the aunt spends a day and a fare on the sum',
      sign: 'receivers who live above the agent complain as much',
    },
    {
      id: 'rails',
      fix: 'link',
      text: 'the two purses do not speak to each other',
      match:
        'mobile money, interoperab, different network, not linked, app, wallet, bank to, cannot pay suppliers, momo',
      why: 'perhaps each country’s operator gains by keeping its users at home',
      sign: 'a direct route exists and {who} know of it and pass it by',
    },
    {
      id: 'trust',
      fix: 'trust',
      text: '{who} trust a known driver or trader more than a screen',
      match: 'trust, driver, bus driver, hawala, runner, malaicha, cousin, informal, scam',
      why: 'perhaps he can be found at his mother’s house if it goes wrong',
      sign: 'those who lost an envelope still send by one',
    },
  ],
  effects: [
    'a part of each wage abroad never reaches the school or the clinic',
    'goods wait at the border until a payment is believed',
    'receivers borrow until the sum is there',
    'the driver’s family and the changers at the border live on it, and will defend it',
  ],
  stakeholders: [
    'sender: chooses the way, knows the fee, seldom the rate',
    'receiver: waits, walks, and says which way worked',
    'cross-border trader: moves goods and sums both ways, may net them',
    'driver or hawala man: carries trust, keeps no receipt',
    'pay-out agent: needs notes on the day wages arrive',
    'licensed transfer firm: owns the right to move it, needs new corners',
  ],
  metrics: [
    'sum paid out ÷ sum paid in, at the day’s street rate',
    'hours from hand to hand',
    '{units} that failed, were held or came short',
  ],
  alternatives: [
    {
      text: 'Save it up and carry it home',
      match: 'save, christmas, carry, visit, holiday, once a year',
      draw: 'no fee at all',
      limit: 'thieves at both ends, and the need was in March',
    },
    {
      text: 'Give it to a driver or a traveller',
      match: 'driver, bus, traveller, envelope, malaicha, conductor, by hand',
      draw: 'to the door, in any money, no papers',
      limit: 'robbers, delays, and a cut that depends on the day',
    },
    {
      text: 'A transfer shop with a foreign name',
      match: 'western union, moneygram, ria, mukuru, shop',
      draw: 'a receipt and a known sign',
      limit: 'dear for small sums, and papers are asked',
    },
    {
      text: 'Offset through a trader or hawala man',
      match: 'hawala, trader, offset, informal, middleman, broker',
      draw: 'the best rate, within the hour',
      limit: 'only for those he knows',
    },
    {
      text: 'An app on the phone',
      match: 'app, worldremit, sendwave, wave, chipper, mobile money, nala, taptap',
      draw: 'minutes, and a fee on the screen',
      limit: 'bank card, papers and a rate that moves',
    },
    {
      text: 'Send goods instead',
      match: 'goods, groceries, maize meal, cement, parcel, fridge',
      draw: 'cannot be spent on beer',
      limit: 'freight, duty, and what was needed was money',
    },
  ],
  want: 'Some {who} in {place} know a cheaper way and do not take it, because the dear one has never failed. Ask for the last {unit} that went wrong before you speak of cost.',
  pay: 'A better rate is your price too: what you take must fit inside what you save. Firms with licences and volume cut fees in wide lanes, so look at narrow ones.',
  can: 'Notes must lie ready where they are fetched, in a money you may not be allowed to hold. One licensed partner on each side is the least you need, and each may wait for the other.',
  indicators: [
    use('FB.REMIT', 'direct', 30, 'high', 'E', {
      split: 3,
      high: 'Homes lean on relatives abroad: {fig}. A small cut on each {unit} touches many tables; ask ten receivers how the last one came.',
      low: 'Little recorded money comes from abroad: {fig}. It may come unrecorded, or leave instead; ask drivers in {place} which way envelopes go.',
    }),
    use('BX.TRF.PWKR.CD.DT', 'exposure', 15, 'high', 'E', {
      split: 350_000_000,
      high: 'The recorded stream is wide enough for large firms: {fig}. They fight over wide lanes; look for a neighbour’s money that they leave out.',
      low: 'The recorded stream is thin: {fig}. Fees stay high where few compete, so price {n:3} ways for one small sum.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 10, 'low', 'T', {
      split: 43,
      high: 'Many could be paid out on the phone: {fig}. Ask receivers in {place} what it costs them to turn that into notes.',
      low: 'Pay-out will mean notes over a counter: {fig}. Count the counters near receivers, and the days on which they run dry.',
    }),
    use('FINDEX.BANK', 'proxy', 10, 'low', 'E', {
      split: 25,
      high: 'A fair part can receive at a bank: {fig}. If {who} still use drivers, the reason is not want of an account.',
      low: 'Few receivers have a bank: {fig}. Whoever reaches a village counter holds the last word on {good}.',
    }),
    use('FB.CPI', 'proxy', 10, 'high', 'E', {
      split: 9,
      high: 'The sum shrinks while it travels: {fig}. Speed and the money it is paid in may matter more than the fee.',
      low: 'A day’s wait costs little in prices: {fig}. Then the fee and the rate are what you must beat.',
    }),
    use('NE.IMP.GNFS.ZS', 'exposure', 10, 'high', 'E', {
      split: 32,
      high: 'Much is bought from abroad: {fig}. Traders who pay suppliers may be better customers than families; follow one payment.',
      low: 'Purchases abroad are a smaller part of trade: {fig}. Families rather than traders may fill your first lane.',
    }),
    use('WGI.RQ', 'proxy', 15, 'low', 'P', {
      split: 24,
      high: 'Rules are held to be better made than in much of Africa: {fig}. Ask a licensed firm why it has not opened your lane.',
      low: 'Rules for business are held in low regard: {fig}. Licences may be slow, so plan to ride on a partner’s and ask what it keeps.',
    }),
    use('FB.FX', 'context', 0, 'none', 'E', {
      split: 500,
      high: 'Sums in {money} carry many digits, and small rate gaps hide well in them: {fig}. Show {who} the gap as loaves or fares.',
      low: 'Rates in {money} are short enough to remember: {fig}. {Who} may know the street’s by heart; ask before you teach.',
    }),
    use('ILO.EMP.IND', 'context', 0, 'none', 'E', {
      split: 15,
      high: 'Workshops and sites give work at home too: {fig}. Money may also leave {country} with workers from next door; look both ways.',
      low: 'Few industrial wages are earned at home: {fig}. Sons and daughters look across the border; ask in which town most of them live.',
    }),
  ],
  reach: [
    {
      label: 'US dollars received from relatives abroad in a year, on record',
      expr: 'sent * 1',
      records: { sent: 'BX.TRF.PWKR.CD.DT' },
      caution: 'Most of it flows in a few wide lanes from overseas. Your lane may not be in it at all.',
    },
    {
      label: 'grown-ups with a mobile money account, who could be paid out by phone',
      expr: 'people * (100 - young) / 100 * account / 100',
      records: { people: 'SP.POP.TOTL', young: 'FB.AGE014', account: 'FINDEX.MOBILEMONEY' },
      caution: 'Most of them have nobody across a border: it bounds the pay-out side only.',
    },
    {
      label: 'people in the country, some with a relative across a border',
      expr: 'people * 1',
      records: { people: 'SP.POP.TOTL' },
      caution: 'How many send or receive is not in it; ask one street in {place} house by house.',
    },
  ],
  sizing: {
    event: ['transfer', 'transfers'],
    inputs: [
      {
        id: 'sum',
        label: 'sum of one {unit}',
        kind: 'money',
        near: 'send, sent, transfer, remit, home, sum, pay, supplier',
        ask: 'What sum does one {who1} send at a time, in {money}?',
      },
      {
        id: 'share',
        label: 'share lost to fee and rate together',
        kind: 'share',
        near: 'fee, rate, cost, lose, percent, charge, commission, cut',
        assume: [0.04, 0.08, 0.15],
        ask: 'Of a hundred sent, how many reach the other hand, fee and rate counted?',
        choices: ['Ninety-five or more', 'About ninety', 'Eighty-five or fewer'],
        values: [0.04, 0.1, 0.17],
      },
    ],
    loss: [{ id: 'lost', label: 'lost on one transfer', expr: 'sum * share', unit: 'money' }],
    times: { per: 'month', assume: [0.5, 1, 2], ask: 'How often a month does one {who1} send?' },
    periods: [8, 11, 12],
    people: { label: 'senders of one street, hostel or market in {place}', assume: [30, 80, 150] },
  },
  traps: [
    {
      when: [
        'family, home, relative, mother, children, village',
        'supplier, goods, traders, import, customer, invoice',
      ],
      text: 'A wage sent home and a payment for goods cross the same border and are two trades: small and monthly to one face, or large and urgent against a lorry.',
      ask: 'Whose money is it mostly in {place}: wages sent home, or payments for goods?',
      choices: ['Wages to families', 'Payments for goods', 'Both by the same people'],
    },
  ],
  notFound:
    'No record we hold prices a {unit} between {country} and its neighbours, street rate included. Send one small sum by {n:3} ways from {place} and write down what arrives.',
  political: [
    'Who may change money and pay it out in {country}, and in which currency',
    'If only banks may, you bring them customers, and they set your cut.',
  ],
  environmental: [
    'Which feasts, sowing weeks or closed roads around {place} bunch the {units} together',
    'Pay-out points run dry in just those weeks.',
  ],
  licences: [
    {
      ask: 'What is needed to take in or pay out {good}, alone or as someone’s agent?',
      sector: 'finance / central bank',
    },
    { ask: 'How are fee and rate gain taxed, on which side?', sector: 'tax' },
    { ask: 'What must be known and kept about sender and receiver?', sector: 'data protection' },
  ],
  unknowns: [
    'Of the last {unit} of {n:20} {who} in {place}, what was paid in and what was paid out, at the street’s rate?',
    'Why did they choose that way, and what had happened with the one before?',
    'What would the receiver change: the cost, the wait, or the walk?',
  ],
  interview: [
    'Take me through the last sum you sent: the day you were paid, the hand you gave it to, the call that it had come.',
    'What did you pay, and what did they count out at the other end? May we ring them?',
    'When did one fail or come short? Who made it good?',
    'Which ways have you left behind, and after what?',
    'To a receiver: what did it cost you to fetch it, in fares and hours?',
    'To a driver or changer: on which days are you full, and in which direction?',
  ],
  where:
    'the bus park in {place} where coaches for the border fill, the changers’ benches, the door of a transfer shop on pay day, and the pay-out agent on the other side',
  tests: [
    {
      name: 'Same sum, three ways',
      hypothesis: 'ways differ by at least a twentieth of the sum.',
      method:
        'send one small sum by {n:3} ways on one morning, twice; the receiver writes what came, when, and the fare.',
      metric: 'paid out ÷ paid in at the street rate; hours.',
      threshold: 'a twentieth between best and usual, both times.',
      usd: 90,
      days: 6,
      stop: 'the usual way of {who} turns out the best.',
    },
    {
      name: 'Twenty last ones',
      hypothesis: 'most do not know what the rate took.',
      method: 'ask {n:20} senders in {place} for the last fee and rate, then reckon it with them on paper.',
      metric: 'guess against reckoning; what they say next.',
      threshold: '{n:12} are off by half, and {n:6} ask for another way.',
      usd: 20,
      days: 4,
      stop: '{n:12} knew it and prefer their way.',
    },
    {
      name: 'One bus, one partner',
      hypothesis: '{payer} hand a real sum to a new name on a narrow lane.',
      method:
        'as a licensed firm’s agent or with its clerk, take in {n:10} small sums on one pay day at a stated rate, paid out the same evening.',
      metric: 'sums handed over; sent again next time.',
      threshold: '{n:6} of {n:10} asked, of whom {n:3} again.',
      usd: 100,
      days: 10,
      stop: 'one pay-out is late: make it good and halt.',
    },
  ],
  kill: 'the usual way in {place} proves within a twentieth of the best, or fewer than {n:3} of {n:10} hand a sum to a new name',
  dealBreakers: [
    'No licensed firm on either side will have you as its agent.',
    'A direct link between the two operators opens, and is free.',
    'The street rate and the official one part so far that honest sums cannot compete.',
    'Notes cannot be kept at the pay-out side.',
  ],
  explore: {
    stage: 'moving',
    also: ['logistics', 'technology'],
    customers: ['workers', 'urban', 'women'],
    products: ['app', 'web', 'phone'],
    backgrounds: ['finance', 'software', 'trader'],
    impact: ['commercial', 'social'],
    horizon: 'long',
    complexity: 'high',
  },
};
