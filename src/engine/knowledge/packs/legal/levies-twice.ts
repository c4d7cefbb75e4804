import { type Pain, use } from '../../pack-types.ts';

export const leviesTwice: Pain = {
  id: 'legal.levies-twice',
  title: 'One market day, three collectors, three receipts',
  short: 'Traders pay levies several times over',
  type: 'cost',
  recognise: {
    event:
      'levy, levies, pay twice, multiple taxes, tax collector, taxes twice, council fee, market fee, market dues, daily ticket, ticket, revenue collector, touts, extort, illegal fees, fake receipt, fake receipts, agbero, barrier fee, confiscate goods, askari, kanjo, taxes multiples, patente, double taxation, harass traders',
    setting:
      'market, trader, council, stall, receipt, vendor, hawker, municipality, collector, county, gate, tax, seller, lorry',
    goods: 'levy=levies, ticket=market tickets, licence=market licences, dues=levies, patente=levies',
  },
  words: {
    who: ['market women and traders', 'trader'],
    payer: ['market groups', 'group'],
    good: 'levies',
    unit: ['market day', 'market days'],
  },
  actor:
    'trader, vendor, seller, hawker, shop, kiosk, market woman, driver, farmer, rider, business, transporter, women',
  problem:
    '{who} in {place} pay {good} to several collectors on one day and hold receipts that the next one will not accept',
  heading: 'Paid at the gate, paid at the stall: {good} of {who} in {place}',
  chain:
    'The council sells the right to collect to a contractor, the association adds its own, and youths at the gate want theirs. Each knows that {who} cannot leave the stall to complain. What reaches the council’s book is a guess. {Who} raise prices or come at dawn. Find out for one {unit} in {place} who took what, with which paper, and who could have said no.',
  causes: [
    {
      id: 'many',
      fix: 'mandate',
      text: 'several bodies claim the same coin',
      match: 'many, council, association, contractor, state, county, several, agencies',
      why: 'perhaps the contract ended and he still collects',
      sign: 'days with one body cost as much',
    },
    {
      id: 'false',
      fix: 'receipts',
      text: 'receipts are reused or false',
      match: 'fake, receipt, ticket, book, no receipt, reuse',
      why: 'perhaps a true book costs the collector his share',
      sign: 'printed receipts change nothing',
    },
    {
      id: 'force',
      fix: 'force',
      text: 'goods are seized from whoever refuses',
      match: 'seize, confiscate, force, beat, threat, askari, police',
      why: 'perhaps he is paid by what he brings',
      sign: 'polite markets pay as often',
    },
    {
      id: 'unknown',
      fix: 'knowing',
      text: 'nobody knows what is due',
      match: 'rate, board, unknown, how much, notice, different amounts',
      why: 'perhaps the list is on the wall of a locked room',
      sign: '{who} who know the list pay as much',
    },
  ],
  effects: [
    'women with small trays give a tenth of the day before the first sale',
    'lorries unload at night beyond the gate',
    'nobody mends the roof, though all paid for it',
  ],
  stakeholders: [
    'trader: pays fastest when customers watch',
    'collector: lives from the difference between taken and handed in',
    'council treasurer: wants more, sees less',
    'market leader: could speak for all, may share',
  ],
  metrics: [
    'coins paid per {unit}, by taker',
    'receipts accepted by the next one ÷ receipts',
    'coins in the council’s book ÷ coins paid by {who}',
  ],
  alternatives: [
    {
      text: 'Pay each and go on',
      match: 'pay, nothing, accept, peace',
      draw: 'no scene before customers',
      limit: 'three times a day',
    },
    {
      text: 'Come early or move on',
      match: 'dawn, night, hide, move, run',
      draw: 'nothing paid',
      limit: 'no fixed customers, and running',
    },
    {
      text: 'Give goods instead',
      match: 'goods, tomatoes, gift, friend',
      draw: 'cheaper',
      limit: 'he comes again tomorrow',
    },
    {
      text: 'Strike or go to the radio',
      match: 'strike, protest, radio, association, complain',
      draw: 'a week of quiet',
      limit: 'one week',
    },
  ],
  want: '{Who} want it to stop and fear who would be angry. See which market in {place} ever refused as one, what came of it, and if {good} were lower a month on.',
  pay: 'A trader gives a coin to whoever ends three. Only a whole row can refuse, so the purse is the group’s; ask {n:5} groups in {place} what the last {unit} cost each member.',
  can: 'You take bread from men with sticks and friends in the council. Unless the treasurer of {place} gains by your count of {good}, it will be torn up with you beside it.',
  indicators: [
    use('SL.EMP.VULN.ZS', 'exposure', 15, 'high', 'E', {
      split: 64,
      high: 'Most live from own small trade: {fig}. Add up one {unit} for {n:20} {who} in {place} before you speak of a city.',
      low: 'Fewer live from a stall: {fig}. Lorries and shops in {place} may bear most {good}; look at gates.',
    }),
    use('WGI.CC', 'near', 30, 'low', 'P', {
      split: 25,
      high: 'Collectors are watched better than in most places: {fig}. Compare the book in {place} with what {who} paid; the gap may be small.',
      low: 'Coins stick to hands: {fig}. Follow {good} of one row from apron to treasury in {place}.',
    }),
    use('FB.TAX', 'proxy', 15, 'low', 'P', {
      split: 13.4,
      high: 'The state lives from other taxes as well: {fig}. Ask the council of {place} what share market {good} really make.',
      low: 'Councils are short of other income: {fig}. They will not give up {good}; show that one honest {unit} brings more.',
    }),
    use('SP.URB.GROW', 'proxy', 15, 'high', 'S', {
      split: 3.3,
      high: 'Markets spill into the street: {fig}. New {who} without a stall pay most; find them at the edge of {place}.',
      low: 'Markets keep their rows: {fig}. Each collector in {place} has a name; ask {who} for it.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 15, 'low', 'T', {
      split: 43,
      high: 'A levy could be paid by phone with a trace: {fig}. Ask the treasurer of {place} why it is not, or what {who} say of it.',
      low: 'Coins in an apron leave no trace: {fig}. A coloured ticket of the day may be the best paper in {place}.',
    }),
    use('SI.POV.DDAY', 'proxy', 10, 'high', 'E', {
      split: 36,
      high: 'A coin is a meal for many: {fig}. Ask {who} which sale paid {good} on the last {unit}.',
      low: 'Hunger is less near: {fig}. {Who} in {place} may pay {good} as a price for peace.',
    }),
    use('IT.NET.USER.ZS', 'context', 0, 'none', 'T', {
      split: 37,
      high: 'Pictures of receipts can be shared: {fig}. Let {who} in {place} post theirs to one number for a week.',
      low: 'Receipts stay in aprons: {fig}. Collect them by hand at the end of one {unit} in {place}.',
    }),
  ],
  reach: [
    {
      label: 'workers in services, among whom market traders are found',
      expr: 'labour * share / 100',
      records: { labour: 'FB.LABOUR', share: 'ILO.EMP.SRV' },
      caution: 'Many of them have no stall; count rows in {place}.',
    },
  ],
  sizing: {
    event: ['market day', 'market days'],
    inputs: [
      {
        id: 'takers',
        label: 'takers on one day',
        kind: 'count',
        near: 'collectors, times, three, several, different',
        assume: [2, 3, 5],
        ask: 'How many different people took a coin from one {who1} on the last {unit}?',
        choices: ['One', 'Three', 'Five or more'],
        values: [1, 3, 5],
      },
      {
        id: 'coin',
        label: 'coin that one collector takes',
        kind: 'money',
        near: 'levy, ticket, fee, pay, each, coin',
        ask: 'What does one of them take, in {money}?',
      },
    ],
    loss: [{ id: 'lost', label: 'paid beyond the first on one day', expr: '(takers - 1) * coin', unit: 'money' }],
    times: { per: 'week', assume: [2, 5, 6], ask: 'On how many days a week does one {who1} sell?' },
    periods: [40, 48, 52],
    people: { label: 'traders in the first rows of {place}', assume: [50, 150, 400] },
  },
  notFound:
    'No record we hold counts what {who} pay per {unit} in {country}. A box for receipts and a tally card in one row of {place} do, in {n:6} days.',
  political: [
    'Who sold the right to collect {good} in {place}, until when, and who is his friend',
    'Start where a contract ends.',
  ],
  environmental: [
    'How rain days and harvest gluts change what {who} can pay in {place}',
    'A levy that stays the same hurts most then.',
  ],
  licences: [
    { ask: 'What may a body other than the council take from traders, and on which paper?', sector: 'tax' },
    { ask: 'Who acts when goods are taken without a receipt?', sector: 'consumer protection and competition' },
  ],
  unknowns: [
    'What did {n:30} {who} pay on {n:6} days in {place}, to whom?',
    'Which receipts did the next collector accept?',
    'Would the treasurer or a group pay for a true count?',
  ],
  interview: [
    'Tell me about yesterday from the gate to going home: who asked for money?',
    'What did they show? What did they give you?',
    'When did you last refuse? What happened?',
    'What was last mended here from such money?',
    'When did the row last stand together, and how did it end?',
    'To a treasurer: what does this market bring in, and what did you expect?',
  ],
  where: 'a row in {place} before the first collector, the gate where lorries wait, the treasurer’s window',
  tests: [
    {
      name: 'Apron count',
      hypothesis: '{who} pay three takers on a common {unit}.',
      method: '{n:30} {who} drop receipts in a box and mark coins without one, {n:6} days.',
      metric: 'coins by taker.',
      threshold: 'a third or more beyond the first taker.',
      usd: 30,
      days: 8,
      stop: 'anyone is threatened: stop.',
    },
    {
      name: 'Ticket of the day',
      hypothesis: 'one coloured ticket is accepted by all.',
      method: 'with treasurer and row leader, for {n:4} {units} in one row of {who}.',
      metric: 'second coins.',
      threshold: 'half as many.',
      usd: 80,
      days: 7,
      stop: 'the contractor’s men tear them up.',
    },
    {
      name: 'Who pays to know',
      hypothesis: '{payer} pay for a count of {good}.',
      method: 'show {n:6} {payer} in {place} two rows’ figures; fee for next month.',
      metric: 'fees.',
      threshold: '{n:2} of {n:6}.',
      usd: 30,
      days: 6,
      stop: 'the figures are taken and you are sent away.',
    },
  ],
  kill: 'most traders in {place} pay one taker a day, or neither group nor treasurer pays for a true count',
  dealBreakers: [
    'The council itself sells one row to two collectors.',
    'Market leaders share in the second coin.',
    'Those who count are beaten and no office minds.',
  ],
  explore: {
    stage: 'paying',
    also: ['retail', 'fintech'],
    customers: ['shops', 'women', 'workers'],
    products: ['phone', 'app', 'service'],
    backgrounds: ['trader', 'law', 'community', 'finance'],
    impact: ['social', 'commercial'],
    horizon: 'long',
    complexity: 'high',
  },
};
